"""A doorstep at night: lanterns on both sides of the door, a mat on the step, a warm window, a walk with dew."""
from kit import *
from models.garden import Garden
from models.house import CORNER, House

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(7)
P = palette()
DX, STEP = .78, .36               # middle of the door, height of the landing

windows = [(-1.36, -.42, 1.30, 2.50)]
house = House(P, rng, windows, lit=True, roof=True, day=False)
house.eaves()
house.window_glow(*windows[0], 11)
trim = house.trim
# ---- door: six panels below a row of lites, on a deep sill
door = mat('door', (.205, .035, .028), .34, bump=(500, .05, .0005), cn=(9, (.175, .030, .024)), coat=.25)
dw, dh, y0 = .914, 2.03, -.052
for s in (-1, 1):
    box('casing', (.115, .052, dh + .10), (DX + s * (dw / 2 + .062), -.050, STEP + dh / 2 + .04), trim, .004)
box('head', (dw + .30, .060, .135), (DX, -.054, STEP + dh + .105), trim, .005)
box('cap', (dw + .36, .085, .026), (DX, -.064, STEP + dh + .185), trim, .006)
span('slab', (DX - dw / 2, DX + dw / 2), (y0 + .012, y0 + .040), (STEP + .03, STEP + dh + .03), door, .004)
span('sill', (DX - dw / 2 - .05, DX + dw / 2 + .05), (-.125, -.02), (STEP - .002, STEP + .030), mat('sill', (.40, .33, .22), .35, metal=.9), .006)


def panel(x0, x1, z0, z1):
    """A raised panel in its moulding."""
    rings = []
    for i, y in ((0, y0 + .0115), (.006, y0 + .0075), (.014, y0 + .0120), (.030, y0 + .0150), (.055, y0 + .0078)):
        rings.append([((x0 + x1) / 2 + x, y, (z0 + z1) / 2 + z) for x, z in rsq((x1 - x0) / 2 - i, (z1 - z0) / 2 - i, .004, 4)])
    loft('panel', rings, door, False, True, 20)


for s in (-1, 1):
    a, b = (DX + .045, DX + dw / 2 - .115) if s > 0 else (DX - dw / 2 + .115, DX - .045)
    panel(a, b, STEP + .26, STEP + .78)
    panel(a, b, STEP + .90, STEP + 1.36)
lite = [DX - dw / 2 + .115, DX + dw / 2 - .115, STEP + 1.50, STEP + 1.88]
span('liteback', (lite[0], lite[1]), (y0 + .0080, y0 + .0110), (lite[2], lite[3]), glow('hall', (1, .62, .30), 1.5), 0)
seeded = mat('seeded', (.95, .90, .82), .22, trans=.9, ior=1.2, bump=(70, .8, .006))
span('lite', (lite[0], lite[1]), (y0 + .002, y0 + .006), (lite[2], lite[3]), seeded, 0)
for k in range(4):
    x = lite[0] + (lite[1] - lite[0]) * k / 3
    span('muntin', (x - .010, x + .010), (y0 - .003, y0 + .012), (lite[2], lite[3]), door, .003)
for z in lite[2:]:
    span('muntin', (lite[0] - .012, lite[1] + .012), (y0 - .004, y0 + .012), (z - .012, z + .012), door, .003)
brass = mat('doorbrass', (.62, .44, .18), .26, metal=1, rn=(40, .2, .42))
hx = DX - dw / 2 + .070
cyl('rose', .029, .008, (hx, y0 + .008, STEP + .98), brass, (math.pi / 2, 0, 0))
lathe('knob', smooth_profile([(.010, 0), (.010, .022), (.026, .034), (.029, .048), (.020, .060), (0, .063)], 4), brass, 64, (hx, y0 + .006, STEP + .98), (math.pi / 2, 0, 0), 60)
cyl('bolt', .024, .014, (hx, y0 + .006, STEP + 1.12), brass, (math.pi / 2, 0, 0), bw=.003)
box('keyway', (.003, .002, .012), (hx, y0 - .002, STEP + 1.12), P.void, .0005)
box('slot', (.26, .006, .060), (DX, y0 + .010, STEP + .84), brass, .004)
box('flap', (.21, .004, .038), (DX, y0 + .006, STEP + .84), brass, .003)
box('bell', (.045, .016, .085), (DX + dw / 2 + .19, -.045, STEP + 1.12), P.black, .008)
cyl('bellbutton', .011, .006, (DX + dw / 2 + .19, -.055, STEP + 1.10), glow('bell', (1, .80, .50), 2.2), (math.pi / 2, 0, 0), 32, .001)
for k, s in enumerate('412'):
    text(s, .115, (DX - dw / 2 - .40, -.050, STEP + 1.52 - k * .135), (math.pi / 2, 0, 0), brass, .006, font=MEDIUM)
for x in (DX - dw / 2 - .40, DX + dw / 2 + .40):
    house.lantern(x, 2.22, 17)
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
leaf = leafmat('mum', (.03, .07, .02), (.08, .13, .035), .5, .3)
bloom_ = leafmat('bloom', (.50, .20, .03), (.62, .34, .05), .7, .35)
pot = mat('pot', (.36, .17, .095), .8, bump=(60, .3, .003), cn=(5, (.30, .145, .085)))
for x, R in ((DX + .70, .19),):
    lathe('pot', smooth_profile([(.10, 0), (.125, .02), (.158, .22)], 3) + [(.172, .222), (.174, .262), (.158, .262), (.150, .20), (0, .20)], pot, 72, (x, -.34, STEP))
    shrub([leaf_clump('ml%d' % k, leaf, 40, .07, .035, .5, rng) for k in range(2)], (x, -.34, STEP + .36), R, 120, rng, .8, .3)
    shrub([leaf_clump('mb%d' % k, bloom_, 26, .022, .022, .5, rng) for k in range(2)], (x, -.34, STEP + .40), R * 1.06, 90, rng, .8, .12)
# ---- the yard and a walk of the same stone
free = lambda x, y, m: abs(x - DX) < .95 + m and y > -1.55 - m
garden = Garden(rng, free, False, (2.6, -6.4), True)

y = -1.62
while y > -6.6:
    n = rng.choice((2, 2, 3))
    cuts = [DX - .58] + sorted(DX - .58 + 1.16 * (k + 1) / n + rng.uniform(-.08, .08) for k in range(n - 1)) + [DX + .58]
    d = rng.uniform(.38, .56)
    for a, b in zip(cuts, cuts[1:]):
        span('flag', (a + .008, b - .008), (y - d + .008, y - .008), (-.03, .018 + rng.uniform(-.004, .004)), stone, .010, 3)
    y -= d
before = set(D.objects)
garden.stones()
garden.lawn(60000)
for o in set(D.objects) - before:      # nothing grows on the walk or through the steps
    x, yy = o.location.x, o.location.y
    if o.type == 'MESH' and o.name.startswith('i') and abs(x - DX) < .66 and yy < -1.40:
        D.objects.remove(o)
    elif o.type == 'MESH' and o.name.startswith('i') and abs(x - DX) < .98 and -1.60 < yy < 0:
        D.objects.remove(o)
garden.clipped([(-1.30, -.52, .27, .33, 420), (-.46, -.50, .22, .27, 340), (2.35, -.50, .26, .32, 400), (3.20, -.52, .30, .36, 420)])
garden.background()
garden.leaf_litter(40, ((DX - .8, DX + .8, -1.08, -.15, STEP + .012, 9), (DX - .6, DX + .6, -4.5, -1.7, .03, 22)))

street = leafmat('street', (.012, .016, .010), (.03, .03, .02), .9, .1)
row = [leaf_clump('st%d' % k, street, 60, .8, .30, .6, rng) for k in range(2)]
for x, R, z in ((-16, 4.2, 4.4), (-9.5, 3.4, 3.6), (-3, 4.0, 4.2), (3.5, 3.0, 3.0), (10, 4.0, 4.4)):
    shrub(row, (x, -24, z), R, 110, rng, .95, .6)
nb, lit = mat('nb', (.10, .105, .115), .8), glow('nbw', (1, .58, .25), 1.4)
for X, Y, w, z in ((-31, 23, 9, 2.9), (-46, 26, 8, 3.0)):
    box('nb', (w, 7, z), (X, Y, z / 2), nb, 0)
    for dx in (-2.4, 1.6):
        box('nbw', (1.3, .1, 1.2), (X + dx, Y - 3.52, 1.75), lit, 0)
world_gradient([(-1, (.015, .02, .03)), (-.02, (.10, .10, .14)), (.03, (.34, .27, .30)), (.12, (.20, .22, .36)), (.30, (.09, .14, .29)), (1, (.03, .06, .16))], .50, cam_strength=.50, clouds=.4, cloudcol=(.30, .24, .34))
a = area((-6, -9, 5), (0, -.5, 1), 7, 190, (.36, .52, 1.0), 4)
a.visible_glossy = False
camera((2.30, -5.7, 1.42), (-.30, 0, 1.30), lens=30, f=2.4, focus=(DX, -.3, 1.2))
render(OUT, W, H, SPP, exposure=.80, bounces=5, temp=(1.02, 1, 1), bloom=.16, vig=.22, grain=.007)
