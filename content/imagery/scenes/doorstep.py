"""A doorstep on a winter night, somebody at work inside: the door ajar, its light on snowy steps, coats in the hall, an open
tool bag, shoe covers on the mat, wet prints."""
from kit import *
from models.garden import Garden
from models.house import CORNER, House
from models.silhouette import parent_and_child, shade
from models.snow import Snow

OUT, W, H, SPP, VAR = args()
VISIT = VAR == 'visit'            # the ring at the door: nobody is inside yet
S = reset()
rng = random.Random(7)
P = palette()
DX, STEP = .78, .36               # middle of the door, height of the landing
dw, dh, y0 = .914, 2.03, -.052


class Entrance(House):
    """The house's wall with an opening for the door."""

    def window(self, x0, x1, z0, z1, panes=2):
        if x0 != DX - dw / 2:
            super().window(x0, x1, z0, z1, panes)


windows = [(-1.66, -.84, 1.30, 2.50)]
house = Entrance(P, rng, windows + [(DX - dw / 2, DX + dw / 2, STEP, STEP + dh + .03)], lit=True, roof=True, day=False)
house.eaves()
house.window_glow(*windows[0], 11)
x0, x1, z0, z1 = windows[0]
shade(x0 - .05, x1 + .05, .13, z0 - .3, z1 + .1, clothmat('drawn', (.62, .53, .40), (.86, .56, .28), .62))
if not VISIT:
    parent_and_child(x0 + .505, .138, STEP + .02, mat('somebody', (.10, .09, .08), .95), .64)
trim = house.trim
# ---- door: six panels below a row of lites, ajar; casing, a deep sill
door = mat('door', (.205, .035, .028), .34, bump=(500, .05, .0005), cn=(9, (.175, .030, .024)), coat=.25)
for s in (-1, 1):
    box('casing', (.115, .052, dh + .10), (DX + s * (dw / 2 + .062), -.050, STEP + dh / 2 + .04), trim, .004)
    span('jamb', (DX + s * (dw / 2 + .004) - .012, DX + s * (dw / 2 + .004) + .012), (-.05, .12), (STEP, STEP + dh + .03), trim, .003)
box('head', (dw + .30, .060, .135), (DX, -.054, STEP + dh + .105), trim, .005)
box('cap', (dw + .36, .085, .026), (DX, -.064, STEP + dh + .185), trim, .006)
span('sill', (DX - dw / 2 - .05, DX + dw / 2 + .05), (-.125, .10), (STEP - .002, STEP + .030), mat('sill', (.40, .33, .22), .35, metal=.9), .006)
brass = mat('doorbrass', (.62, .44, .18), .26, metal=1, rn=(40, .2, .42))


def panel(x0, x1, z0, z1):
    """A raised panel in its moulding."""
    rings = []
    for i, y in ((0, y0 + .0115), (.006, y0 + .0075), (.014, y0 + .0120), (.030, y0 + .0150), (.055, y0 + .0078)):
        rings.append([((x0 + x1) / 2 + x, y, (z0 + z1) / 2 + z) for x, z in rsq((x1 - x0) / 2 - i, (z1 - z0) / 2 - i, .004, 4)])
    loft('panel', rings, door, False, True, 20)


def leaf():
    span('slab', (DX - dw / 2, DX + dw / 2), (y0 + .012, y0 + .040), (STEP + .03, STEP + 1.48), door, .004)
    for x in (DX - dw / 2 + .058, DX + dw / 2 - .058):
        span('stile', (x - .058, x + .058), (y0 + .012, y0 + .040), (STEP + 1.48, STEP + dh + .03), door, .002)
    span('toprail', (DX - dw / 2, DX + dw / 2), (y0 + .012, y0 + .040), (STEP + 1.88, STEP + dh + .03), door, .002)
    for s in (-1, 1):
        a, b = (DX + .045, DX + dw / 2 - .115) if s > 0 else (DX - dw / 2 + .115, DX - .045)
        panel(a, b, STEP + .26, STEP + .78)
        panel(a, b, STEP + .90, STEP + 1.36)
    lite = [DX - dw / 2 + .115, DX + dw / 2 - .115, STEP + 1.50, STEP + 1.88]
    span('lite', (lite[0], lite[1]), (y0 + .020, y0 + .026), (lite[2], lite[3]), mat('seeded', (.95, .90, .82), .22, trans=.9, ior=1.2, bump=(70, .8, .006)), 0)
    for k in range(4):
        x = lite[0] + (lite[1] - lite[0]) * k / 3
        span('muntin', (x - .010, x + .010), (y0 - .003, y0 + .040), (lite[2], lite[3]), door, .003)
    for z in lite[2:]:
        span('muntin', (lite[0] - .012, lite[1] + .012), (y0 - .004, y0 + .012), (z - .012, z + .012), door, .003)
    hx = DX - dw / 2 + .070
    cyl('rose', .029, .008, (hx, y0 + .008, STEP + .98), brass, (math.pi / 2, 0, 0))
    lathe('knob', smooth_profile([(.010, 0), (.010, .022), (.026, .034), (.029, .048), (.020, .060), (0, .063)], 4), brass, 64, (hx, y0 + .006, STEP + .98), (math.pi / 2, 0, 0), 60)
    cyl('bolt', .024, .014, (hx, y0 + .006, STEP + 1.12), brass, (math.pi / 2, 0, 0), bw=.003)


hinge = Vector((DX + dw / 2, y0 + .040, 0))
placed(Matrix.Translation(hinge) @ Matrix.Rotation(-math.radians(52), 4, 'Z') @ Matrix.Translation(-hinge), leaf)
box('bell', (.045, .016, .085), (DX + dw / 2 + .19, -.045, STEP + 1.12), P.black, .008)
cyl('bellbutton', .011, .006, (DX + dw / 2 + .19, -.055, STEP + 1.10), glow('bell', (1, .62, .26), 1.1), (math.pi / 2, 0, 0), 32, .001)
ring('bezel', .015, .003, (DX + dw / 2 + .19, -.056, STEP + 1.10), brass, 40, (math.pi / 2, 0, 0))
for x in (DX - dw / 2 - .42, DX + dw / 2 + .40):
    house.lantern(x, 2.22, 9)
# ---- the hall: floor, walls, coats on their hooks, a lamp that is out of sight
warm = mat('hallwall', (.62, .46, .32), .9)
hall = (DX - .62, DX + 1.05, 2.3)
span('hfloor', (hall[0], hall[1]), (.02, hall[2]), (STEP - .03, STEP), P.oak, 0)
span('hback', (hall[0], hall[1]), (hall[2], hall[2] + .05), (STEP, 2.9), warm, 0)
span('hright', (hall[1], hall[1] + .05), (.03, hall[2]), (STEP, 2.9), warm, 0)
span('hleft', (hall[0] - .05, hall[0]), (.03, hall[2]), (STEP, 2.9), warm, 0)
span('hceil', (hall[0], hall[1]), (.03, hall[2]), (2.85, 2.9), mat('ceil', (.8, .7, .58), .9), 0)
span('skirting', (hall[0], hall[1]), (hall[2] - .015, hall[2]), (STEP, STEP + .12), trim, .004)
span('rack', (hall[0], hall[0] + .022), (.35, 1.95), (STEP + 1.62, STEP + 1.72), P.oak, .006)
for k, c in enumerate(((.07, .10, .14), (.36, .055, .035), (.20, .15, .08), (.05, .11, .08))):
    y, long = .58 + .34 * k, (.92, .74, .98, .56)[k]
    cloth = mat('coat%d' % k, c, .95, bump=(300, .4, .001), sheen=.3)
    rings = []
    for t, half, depth in ((0, .03, .03), (.06, .10, .06), (.14, .15, .08), (.5, .16, .085), (1, .19, .10)):
        z = STEP + 1.66 - long * t
        rings.append([(hall[0] + .11 + depth * math.cos(q) * (1 + .22 * t * math.sin(7 * q + 2 * k)), y + half * math.sin(q) * (1 + .10 * t * math.sin(5 * q + k)), z) for q in (2 * math.pi * i / 72 for i in range(72))])
    loft('coat', rings, cloth, True, True, 180)
point((DX + .1, 1.1, 2.6), 60, (1, .60, .30), .12)
wedge = spot((DX - .10, .95, 2.35), (DX - .55, -1.9, .1), 650, (1, .58, .27), 64, .35, .10)
# ---- landing of bluestone on brick, two steps, iron rail, mat, planters
brick = [mat('brick%d' % k, c, .85, bump=(60, .5, .004), cn=(8, tuple(v * .78 for v in c))) for k, c in enumerate(((.235, .090, .058), (.20, .078, .052), (.26, .11, .075)))]
stone = mat('bluestone', (.165, .185, .20), .55, bump=(26, .35, .004), bump2=(4, .2, .01), cn=(5, (.135, .15, .165)), rn=(4, .34, .62))
for z, yf, half in ((STEP, -1.12, .88), (STEP - .165, -1.45, .88)):
    zb = max(z - .19, 0)
    row = 0
    zz = zb
    while zz < z - .052:
        x = DX - half + (.105 if row % 2 else 0) - .1
        while x < DX + half:
            a, b = max(x, DX - half), min(x + .203, DX + half)
            if b - a > .03:
                span('brick', (a, b - .009), (yf, yf + .09), (zz, zz + .058), rng.choice(brick), .004)
            x += .212
        zz += .0675
        row += 1
    span('core', (DX - half + .01, DX + half - .01), (yf + .02, -.03), (0, z - .045), mat('core', (.30, .28, .26), .9) if not D.materials.get('core') else D.materials['core'], 0)
    span('tread', (DX - half - .03, DX + half + .03), (yf - .03, -.035 if z == STEP else -1.08), (z - .048, z), stone, .010, 4)
iron = mat('rail', (.016, .016, .017), .45, metal=.4)
for s in (-1,):
    x = DX + s * .84
    for y, zb in ((-1.05, STEP), (-1.40, STEP - .165)):
        rod('post', (x, y, zb), (x, y, zb + .88 if zb == STEP else zb + .84), .013, iron)
    tube('handrail', spline([(x, -.10, STEP + .88), (x, -1.05, STEP + .88), (x, -1.40, STEP + .66), (x, -1.52, STEP + .56), (x, -1.56, STEP + .48), (x, -1.52, STEP + .43)]), .016, iron, 0)
    for k in range(7):
        rod('bal', (x, -.18 - k * .13, STEP + .06), (x, -.18 - k * .13, STEP + .87), .0075, iron, 16)
    rod('low', (x, -.10, STEP + .07), (x, -1.05, STEP + .07), .009, iron, 16)
coir = leafmat('coir', (.16, .095, .045), (.30, .19, .095), .95, .15)
span('matbase', (DX - .36, DX + .36), (-.62, -.17), (STEP, STEP + .009), P.rubber, .003)
tuft = [grass_clump('c%d' % k, coir, 46, .018, (.010, .016), .0016, .004, rng) for k in range(4)]
for i in range(46):
    for j in range(29):
        inst(rng.choice(tuft), (DX - .345 + i * .0153, -.605 + j * .0150, STEP + .006), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.random() * 6.3), rng.uniform(.8, 1.15))
# ---- an open tool bag, shoe covers that were taken off, wet prints from the walk
bag = mat('bag', (.045, .05, .055), .8, bump=(700, .4, .0008))
loft('bag', [[(DX + .62 + x, -.30 + y, STEP + z) for x, y in rsq(hx, hy, .05, 6)] for z, hx, hy in ((.002, .19, .10), (.20, .20, .11), (.26, .19, .10), (.255, .175, .085), (.12, .17, .08))], bag, True, True, 40)
tube('strap', spline([(DX + .46, -.30, STEP + .26), (DX + .52, -.37, STEP + .40), (DX + .72, -.37, STEP + .40), (DX + .78, -.30, STEP + .26)]), .012, mat('strap', (.20, .085, .035), .6), 0)
for k, c in enumerate((P.red, P.yellow, P.blue, P.red)):
    rod('handle', (DX + .50 + .07 * k, -.29, STEP + .15), (DX + .49 + .075 * k, -.30 + .015 * (k % 2), STEP + .35 - .02 * k), .014, c, 12, .004)
felt = mat('felt', (.035, .150, .36), .85, bump=(700, .5, .0008), sheen=.25)
for x, y, turn in () if VISIT else ((DX - .20, -.34, .5), (DX - .02, -.46, .1)):
    o = lathe('cover', [(0, .004), (.058, .004), (.072, .030), (.058, .062), (.040, .070), (.036, .058), (0, .030)], felt, 48, (x, y, STEP + .010), (0, 0, turn), 180)
    o.scale = (.9, 2.0, 1)
wet = mat('wet', (.045, .052, .058), .10, coat=.6)
for k, (x, y, z, turn) in enumerate(((-.06, -.80, STEP, .2), (.14, -1.00, STEP, .1), (-.05, -1.28, STEP - .165, .15), (.16, -1.90, .020, .05), (-.08, -2.35, .020, .1), (.13, -2.80, .020, 0))):
    for q, (dy, rx, ry) in enumerate(((.06, .046, .085), (-.085, .036, .045))):
        o = cyl('print', 1, .0012, (DX + x - dy * math.sin(turn), y + dy * math.cos(turn), z + .0012), wet, (0, 0, turn), 32, 0)
        o.scale = (rx, ry, 1)
# ---- the yard under snow, and a walk of the same stone that somebody shovelled
y = -1.62
while y > -6.6:
    n = rng.choice((2, 2, 3))
    cuts = [DX - .58] + sorted(DX - .58 + 1.16 * (k + 1) / n + rng.uniform(-.08, .08) for k in range(n - 1)) + [DX + .58]
    d = rng.uniform(.38, .56)
    for a, b in zip(cuts, cuts[1:]):
        span('flag', (a + .008, b - .008), (y - d + .008, y - .008), (-.03, .018 + rng.uniform(-.004, .004)), stone, .010, 3)
    y -= d


class Yard(Snow):
    def height(self, x, y):
        beside = max(abs(x - DX) - (.66 if y < -1.5 else .92), 0)
        if beside == 0 and y < 0:
            return -.04
        return min(super().height(x, y) + .10 * math.exp(-((beside - .22) / .16) ** 2) * (y < -1.5), -.02 + beside * 2.2)


snow = Yard(rng, (-20, -20, .1, .1))
snow.field(-3.6, 5.2, -6.2, -.035, .025)
snow.field(-16, -3.48, -6.6, 12, .12)
snow.field(-3.65, -1.93, -.06, 12, .1)
for y, half, z in ((-.58, .50, STEP), (-1.27, .16, STEP - .165)):      # what the shovel left on both ends of the steps
    for s in (-1, 1):
        snow.blanket(DX + s * .80, y, z, .13, half, .045, y + s, .004)
snow.blanket(DX, -.064, STEP + dh + .198, dw / 2 + .16, .036, .035, 4, .003)
for w in windows:
    snow.blanket((w[0] + w[1]) / 2, -.075, w[2] - .002, (w[1] - w[0]) / 2 + .13, .034, .035, 1, .004)
    snow.blanket((w[0] + w[1]) / 2, -.055, w[3] + .108, (w[1] - w[0]) / 2 + .10, .028, .03, 3, .003)
snow.on_roof(CORNER - .34, 6.4, (-.46, 3.115), math.radians(30), 3.2)
balls = [(-1.30, -.52, .27, .33, 420), (-.46, -.50, .22, .27, 340), (2.35, -.50, .26, .32, 400), (3.20, -.52, .30, .36, 420)]
for x, y, z, R, _ in balls:
    snow.on_shrub((x, y, z), R * 1.2)
garden = Garden(rng, lambda *_: False, True, (2.6, -6.4), True)
garden.clipped(balls)
garden.background(bare=True)
garden.neighbors(snow.m, glow('nbw', (1, .58, .25), 1.4), ((-42, 33, 12, 3.2), (-62, 38, 10, 3.2)), (.15, .16, .19), True)
world_gradient([(-1, (.03, .04, .06)), (-.02, (.10, .15, .27)), (.05, (.16, .22, .38)), (.2, (.07, .12, .26)), (1, (.02, .04, .12))], .28, cam_strength=.55, clouds=.35, cloudcol=(.20, .26, .42))
sun((.80, .34, -.46), .6, (.46, .62, 1.0), .9)
a = area((-6, -9, 6), (0, -.5, 1), 8, 70, (.34, .52, 1.0), 5)
a.visible_glossy = False
camera((2.15, -5.9, 1.55), (.16, 0, 1.24), lens=34, f=2.8, focus=(DX, -.3, 1.2))
render(OUT, W, H, SPP, exposure=.75, bounces=5, temp=(1.01, 1, 1), bloom=.18, vig=.22, grain=.007)
