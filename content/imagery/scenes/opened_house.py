"""The house of hero-dusk sawn open across its ridge in the evening: two floors and a basement, and seven machines in their places.
Variants: wide (landscape), tall (a narrower house composed for a phone), wide-snow and tall-snow (both in winter)."""
from types import SimpleNamespace

from kit import *
from models import condenser as C
from models import furnishings as F
from models import mini_head
from models import plant as M
from models import section as X
from models.house import CORNER, House
from models.interior import block_wall
from models.section import DEEP, FOUNDATION, GROUND, WALL, Section
from models.snow import Snow

OUT, W_, H_, SPP, VAR = args('wide')
TALL, WINTER = VAR.startswith('tall'), VAR.endswith('snow')
S = reset()
rng = random.Random(7)
P = palette()
NIGHT = (.00445, .01184, .0194)      # the site's night, #0c1a26, as this exposure and film show it

# ---- where things are: x of each wall and of each thing
CHASE, LIVING, VENT = (.19, .53), .60, .415       # the vents' shaft along the left wall, the living room's wall, the vent in the shaft
if TALL:
    WIDE, SLOPE, FAR, BASEMENT, UPPER, EAVE = 4.9, 41, 2.5, -2.40, 2.56, 3.00
    living, SHAFT, bath = (LIVING, 2.66), (2.74, 3.02), (3.10, WIDE - WALL)
    upstairs = [(.66, WIDE - .66)]
    K, TK, MK, CK = 1.36, 1.12, 1.46, 1.16
    at = SimpleNamespace(tank=1.10, furnace=2.44, drop=(3.10, 3.40), trunk=(1.92, 4.5), step=3.2, branches=(4.1,), boot=2.18, washers=[3.62], jars=(1.72, 3.42), thermostat=2.16,
                         lamp=1.0, sofa=(1.66, 1.24), table=None, plant=None, rug=(.82, 2.3), pictures=(), grille=None, tub=(3.28, 4.62), vanity=None, towel=4.36,
                         bed=(.95, 2.52), nightstand=2.84, dresser=(3.20, 3.92), mini=2.45, desk=None, unit=(-.80, .62), ducts=3.46, radiant=4.25)
else:
    WIDE, SLOPE, FAR, BASEMENT, UPPER, EAVE = 9.8, 25.5, 3.6, -2.32, 2.46, 2.90
    living, SHAFT, bath = (LIVING, 5.56), (5.65, 5.95), (6.04, WIDE - WALL)
    upstairs = [(1.30, 6.10), (6.22, WIDE - 1.30)]
    K, TK, MK, CK = 1.32, 1.12, 1.42, 1.22
    at = SimpleNamespace(tank=1.50, furnace=3.72, drop=(4.52, 4.92), trunk=(3.20, 8.9), step=6.1, branches=(7.75,), boot=4.80, washers=[7.05, 7.72], jars=(2.45, 5.85), thermostat=4.62,
                         lamp=1.12, sofa=(2.62, 2.0), table=2.7, plant=5.12, rug=(1.3, 4.0), pictures=(2.30, 3.05), grille=4.62, tub=(6.60, 8.20),
                         vanity=(8.50, 9.27), towel=8.02, bed=(1.76, 3.78), nightstand=4.18, dresser=(4.72, 5.84), mini=4.90, desk=(6.98, 7.88),
                         unit=(-1.04, .95), ducts=6.75, radiant=8.45)
bedroom = upstairs[0]
cellar = (FOUNDATION, WIDE - FOUNDATION)
PIPE = .115
boot = (at.boot, at.boot + .30)
SUNK = GROUND - .125                              # the bathroom's floor, sawn down to the board that carries the warm tubes

z_low = GROUND - X.FLOOR
chase = (*CHASE, z_low + .03, UPPER - .021)
house = Section(WIDE, SLOPE, (BASEMENT, UPPER, EAVE), [(*living, GROUND), (*bath, SUNK)], upstairs, [cellar],
                [chase, (*SHAFT, z_low + .03, UPPER - .021), (*boot, z_low + .03, GROUND - .02)])
house.face()
trim = mat('trim', (.80, .79, .76), .45)

# ---- left wall: the one of hero-dusk, turned a quarter round, its right end sawn off
END = FAR + CORNER
windows = [(END - 2.45, END - 1.45, 1.10, 2.20)]


def left_wall():
    w = House(P, rng, windows, lit=True, roof=True, end=END, deep=WIDE - .05, rooms=False)
    w.lantern(END - .34, 1.98, 16)
    w.window_glow(*windows[0], 7)
    return w


turn = Matrix.Translation((0, END, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')
placed(turn, left_wall)
# the lamplit curtain behind the window's glass
span('lit', (.10, .11), (1.40, 2.50), (1.05, 2.25), glow('litcurtain', (1, .58, .25), 1.1), 0)
house.roof(rng, FAR, trim)

# ---- rooms
oak = mat('oakfloor', (.37, .22, .11), .38, bump=(9, .12, .0012), cn=(3.2, (.26, .145, .07), .38, .66), stretch=(1, 9, 9))
ceiling = mat('ceiling', (.78, .74, .67), .9)
cream = mat('cream', (.66, .54, .38), .88, cn=(1.4, (.62, .50, .35)))
sage = mat('sage', (.30, .365, .315), .86, cn=(1.4, (.275, .335, .29)))
clay = mat('claywall', (.55, .31, .20), .88, cn=(1.4, (.51, .285, .18)))
tile = mat('bathwall', (.50, .565, .57), .5, cn=(2, (.47, .535, .54)))
block = mat('block', (.44, .43, .40), .85, bump=(90, .35, .003), cn=(1.3, (.38, .37, .345)))
slab = mat('slabfloor', (.30, .29, .275), .55, cn=(1.4, (.24, .23, .22)))
joists = mat('joists', (.34, .245, .15), .8, cn=(3, (.26, .18, .11)), stretch=(8, 1, 8))
insul = mat('insul', (.62, .47, .30), .98, bump=(30, .8, .02), cn=(9, (.52, .38, .22)))
house.shell('living', house.rect(*living, GROUND, UPPER - X.FLOOR), cream, oak, ceiling)
house.shell('bath', house.rect(*bath, SUNK, UPPER - X.FLOOR), tile, None, ceiling)
house.shell('cellar', house.rect(*cellar, BASEMENT, z_low), block, slab, joists)
house.shell('bedroom', house.upper_hole(*bedroom), sage, oak, ceiling)
for room in upstairs[1:]:
    house.shell('study', house.upper_hole(*room), clay, oak, ceiling)
paleback = mat('shaftin', (.55, .48, .40), .9)
for left in (True, False):
    house.shell('eaves', house.eave_hole(left), insul, insul, insul, deep=.30)
for x0, x1, z0, z1 in house.shafts:
    house.shell('shaft', house.rect(x0, x1, z0, z1), paleback, paleback, paleback, deep=.34)
for (a, b), z in [(living, GROUND), (bath, GROUND)] + [(r, UPPER) for r in upstairs]:
    span('base', (a + .002, b - .002), (DEEP - .018, DEEP - .001), (z + .001, z + .12), P.trim, .003)

moved((0, 0, BASEMENT), lambda: block_wall(rng, DEEP - .07, .1, WIDE - .3, 11, mat('blockpaint', (.47, .45, .41), .7, bump=(90, .4, .003), cn=(1.3, (.41, .39, .355))), block))
for o in [o for o in D.objects if o.name.startswith('block') and not FOUNDATION < o.location.x < WIDE - .1]:
    D.objects.remove(o)             # the wall's bond runs on past the foundation

# ---- basement: water heater and its vent
TX, TY, FX, FY = at.tank, .40, at.furnace, .84
hood = BASEMENT + (M.TANK_TOP + M.HOOD) * TK
extent('water-heater', lambda: placed(Matrix.Translation((TX, TY, BASEMENT)) @ Matrix.Scale(TK, 4), lambda: M.water_heater(P, (z_low - BASEMENT - .01) / TK)))
R_TANK, R_VENT = .054 * TK, .072
M.vent([(TX, TY, hood - .03), (TX, TY, -.27), (VENT, .20, -.20)], R_TANK)

# ---- furnace, the coil on it, its vent beside the water heater's; both rise in one pipe through the roof
f_top = BASEMENT + M.FURNACE_TOP * K
c_top = BASEMENT + (M.FURNACE_TOP + M.COIL_CASE) * K
tz0, ty0, ty1 = c_top + .09, .44, .80
tz1 = tz0 + .31
side = .34 * K
on_floor = Matrix.Translation((FX, FY, BASEMENT)) @ Matrix.Scale(K, 4)
extent('furnace', lambda: placed(on_floor, lambda: M.furnace(P)))
placed(on_floor, lambda: M.coil_case(P))
M.plenum(FX, .30 * K, FY - .17 * K, FY + .28 * K, c_top, tz0 + .002, .10)
fx, fy, low = FX - .275 * K, FY - .265 * K, f_top + .17
M.vent([(fx, fy, f_top - .01), (fx, fy, low), (TX - .35, .62, low + .16), (VENT, .20, low + .20)], R_VENT)
out = house.under(VENT) + .05 + X.ROOF / math.cos(house.slope)
M.vent([(VENT, .20, low + .06), (VENT, .20, out + .62)], R_VENT)
M.flashing(VENT, .20, out - .02, R_VENT, house.slope)
M.vent_cap(VENT, .20, out + .62, R_VENT)

# ---- its ducts: supply over the coil, return beside it
extent('ducts', lambda: M.trunk(*at.trunk, ty0, ty1, tz0, tz1, at.step))
for x, top in [(sum(boot) / 2, GROUND - .01), (sum(SHAFT) / 2, UPPER - .01)]:
    M.branch(x, ty0, .16, tz1 - .15, top, PIPE)
for x in at.branches:
    M.branch(x, ty0, .22, tz1 - .115, z_low, .095)
M.register(sum(boot) / 2, .20, GROUND + .001, P)
M.register(sum(SHAFT) / 2, .20, UPPER + .001, P)
M.return_drop(*at.drop, .82, 1.20, BASEMENT, z_low - .01, FX + side, BASEMENT + .46 * K)

# ---- refrigerant from the coil to the unit outside: two lines under the ceiling
foam = mat('foam', (.011, .011, .012), .80)
cx = FX - .33 * K
for m, r, dx, z, under in ((foam, .026, .10, c_top - .06, -.05), (P.copper, .0125, .17, c_top - .12, -.105)):
    tube('line', [(cx, .62, z), (cx - dx, .62, z), (cx - dx, .06, z), (cx - dx, .06, z_low + under), (FOUNDATION - .05, .06, z_low + under)], r, m, .06)
gas_z = BASEMENT + .62 * K
if TALL:        # a branch of the water heater's gas pipe; in the wide basement one of its own
    riser = TX + .44 * TK
    tube('gas', [(FX - side, FY, gas_z), (riser, FY, gas_z), (riser, TY - .14 * TK, gas_z)], .018, P.iron, .02)
else:
    riser = FX - side - .30
    tube('gas', [(FX - side, FY, gas_z), (riser, FY, gas_z), (riser, FY, z_low)], .018, P.iron, .02)
    rod('drip', (riser, FY, gas_z), (riser, FY, gas_z - .16), .018, P.iron)
box('gascock', (.10, .022, .022), (FX - side - .14, FY - .035, gas_z), P.yellow, .005)

bz = BASEMENT
for x in at.washers:
    F.washer(x, x + .62, DEEP - .04, bz, .80, mat('washer', (.42, .43, .43), .45))
F.folded(at.washers[0] + .31, DEEP - .34, bz + .80, ((.60, .55, .47), (.45, .20, .12), (.58, .55, .50)))
if len(at.washers) > 1:
    box('basket', (.56, .40, .30), (8.75, 1.0, bz + .15), mat('wicker', (.42, .28, .14), .9, bump=(60, 1, .01)), .03, 4)

# ---- ground floor left: living room
gz = GROUND
F.rug(*at.rug, .35, 1.25, gz, mat('rug', (.42, .13, .07), .95, bump=(200, .5, .003), cn=(7, (.36, .10, .055))), mat('rugb', (.56, .46, .33), .95))
F.sofa(at.sofa[0], DEEP - .06, gz, at.sofa[1], F.cloth('sofa', (.095, .16, .215)), F.cloth('throw', (.62, .27, .10)))
if at.table:
    F.coffee_table(at.table, .62, gz, rng)
    F.plant(at.plant, DEEP - .30, gz, .30, rng)
F.floor_lamp(at.lamp, DEEP - .30, gz, 1.50)
for x, w, h, a, b in zip(at.pictures, (.62, .36), (.44, .46), ((.58, .50, .38), (.45, .24, .14)), ((.12, .24, .28), (.70, .62, .50))):
    F.picture(x, DEEP, gz + 1.22, w, h, a, b)
TZ = gz + 1.20
if at.grille:
    M.return_grille(at.grille, DEEP, gz + .36, .62, .34)
extent('thermostat', lambda: M.thermostat(at.thermostat, DEEP, TZ, .30, P))

# ---- ground floor right: bathroom, the front of its floor sawn down to the warm tubes
bx0, bx1 = bath
EDGE, TUBE = .96, .034
panel = mat('panel', (.045, .05, .055), .6)
span('panel', (bx0 + .001, bx1 - .001), (.002, DEEP), (SUNK + .001, SUNK + .016), panel, 0)
tilef = mat('tilefloor', (.60, .585, .55), .35, cn=(6, (.54, .525, .49)))
n = round((bx1 - bx0) / .32)
tw = (bx1 - bx0) / n
for k in range(n):
    y = EDGE
    while y < DEEP:
        span('tile', (bx0 + k * tw + .004, bx0 + (k + 1) * tw - .004), (y, min(y + tw, DEEP) - .008), (gz - .030, gz), tilef, .004)
        y += tw
span('tilecut', (bx0 + .003, bx1 - .003), (EDGE - .012, EDGE - .001), (SUNK + .016, gz - .002), sawn(), 0)
warm = mat('warmpex', (.70, .06, .015), .36, emit=(1, .16, .03), es=.6)
runs = 2 * round((bx1 - bx0 - .2) / .55)
pitch = (bx1 - bx0 - .2) / (runs - 1)
line, y0, y1, tz = [], .06, EDGE + .2, SUNK + .016 + TUBE
for k in range(runs):
    x = bx0 + .10 + pitch * k
    line += [(x, y1, tz), (x, y0, tz)] if k % 2 == 0 else [(x, y0, tz), (x, y1, tz)]
extent('radiant-floor', lambda: tube('warm', line, TUBE, warm, pitch * .49, res=6))
F.tub(*at.tub, 1.02, DEEP - .08, gz, P.white)
F.towel(at.towel, DEEP, gz + 1.34, .42, .50, F.cloth('towel', (.66, .30, .14)))
if at.vanity:
    F.vanity(*at.vanity, DEEP, gz, P.white, mat('vfront', (.115, .175, .225), .5))

# ---- upstairs left: bedroom with the mini-split
uz = UPPER
MZ = uz + 1.58
F.bed(*at.bed, .42, DEEP - .12, uz, F.cloth('blanket', (.40, .13, .065)), F.cloth('linen', (.68, .64, .57)))
F.nightstand(at.nightstand, DEEP, uz)
F.table_lamp(at.nightstand, DEEP - .20, uz + .52)
F.dresser(*at.dresser, DEEP, uz, .70)
F.books(at.dresser[0] + .12, DEEP - .22, uz + .70, 5, rng)
F.plant(at.dresser[1] - .25, DEEP - .24, uz + .70, .17, rng, (.62, .56, .47))
extent('mini-split', lambda: placed(Matrix.Translation((at.mini, DEEP, MZ)) @ Matrix.Scale(MK, 4), lambda: mini_head.closed_head(P, 44)))

if at.pictures:
    F.picture(3.22, DEEP, uz + 1.02, .46, .34, (.58, .50, .38), (.20, .26, .27))

# ---- upstairs right: a desk under the roof
if at.desk:
    dx = at.desk[0]
    F.desk(*at.desk, DEEP, uz)
    F.table_lamp(dx + .20, DEEP - .24, uz + .715, .46, (.50, .22, .12))
    F.books(dx + .44, DEEP - .2, uz + .716, 6, rng)
    F.bookcase(dx + 1.0, dx + 1.44, DEEP, uz, .78, rng, 2)
    F.night_window(dx + .56, DEEP, uz + 1.16, .56, .56, P.trim)

# ---- the camera: level, its picture shifted, so that walls stand upright; the less it is turned, the more level the floors
centre, broad = (Vector((1.82, 0, 1.75)), 9.9) if TALL else (Vector((4.35, 0, 1.63)), 16.5)   # the picture's middle; its longer side in metres
eye, yaw = Vector((-4.0 if TALL else -7.5, -28.5, 7.9)), math.radians(6)
ahead, aside = Vector((math.sin(yaw), math.cos(yaw), 0)), Vector((math.cos(yaw), -math.sin(yaw), 0))
off = centre - eye
lens = 36 * off.dot(ahead) / broad
camera(eye, eye + ahead, lens=lens, f=None, shift=(off.dot(aside) / broad, off.z / broad))
S.render.resolution_x, S.render.resolution_y = W_, H_
bpy.context.view_layer.update()


def in_picture(x, y):
    """How sure a thing on the lawn is to be there: thinner towards the sides, where it goes over into the night."""
    u = world_to_camera_view(S, S.camera, Vector((x, y, 0))).x
    return min(max((min(u, 1 - u) - .02) / .08, 0), 1)


# ---- outside: the unit on its pad, stones, lawn, a clipped shrub; all of it goes over into the night
CX, CY = at.unit
MM = C.materials(P)


def unit():
    zt = .10 + C.TALL
    C.cabinet(.10, MM)
    C.fan(zt, MM)
    C.badge(zt, MM)
    C.cap_screws(zt, MM)
    cyl('void', C.ORIFICE + .02, .02, (0, 0, zt - .42), MM.black)
    box('pad', (1.02, 1.02, .11), (0, 0, .045), P.concrete, .012, 4)


extent('condenser', lambda: placed(Matrix.Translation((CX, CY, 0)) @ Matrix.Scale(CK, 4), unit))
ly = CY - .30
tube('suction', [(CX + .44, ly, .36), (-.34, ly, .36), (-.34, ly, .17), (.03, ly, .17)], .030, foam, .08)
tube('liquid', [(CX + .44, ly - .09, .46), (-.42, ly - .09, .46), (-.42, ly - .09, .23), (.03, ly - .09, .23)], .013, P.copper, .06)
span('linecover', (-.09, -.032), (ly - .16, ly + .08), (.10, .31), trim, .014, 4)

edges = [('u', .11, .01), ('u', .89, .99)]
soil, top = X.earth(WIDE, BASEMENT - X.SLAB)
for m in (soil, top):
    X.melt(m, edges + [('Z', -.4, -3.9), ('v', .13, .01)])
ground = mat('soil', (.05, .036, .022), .95, bump=(40, .9, .02))
grass = leafmat('grass', (.045, .085, .014), (.14, .17, .035), .6, .4)
for x0, x1 in ((-7, 0), (WIDE, WIDE + 7)):
    plane('ground', x0, x1, .006, 7, -.014, ground)
stones_to = -1.60 if TALL else -1.95


def lawn():
    clumps = [grass_clump('g%d' % k, grass, 110, .13, (.035, .085), .0055, .035, rng) for k in range(6)]
    for _ in range(6400):
        x = rng.uniform(-6, -.05) if rng.random() < .62 else rng.uniform(WIDE + .05, WIDE + 4.4)
        y = .03 + 6 * rng.random() ** 1.7
        if stones_to < x < 0 and y < 2.6:
            continue
        if rng.random() > in_picture(x, y):
            continue
        inst(rng.choice(clumps), (x, y, -.012), (rng.uniform(-.15, .15), rng.uniform(-.15, .15), rng.random() * 6.28), rng.uniform(.8, 1.3))


class Yard(Snow):
    """Sawn off with the house."""

    def height(self, x, y):
        return super().height(x, y) * min(1, max(0, y - .006) / .05) ** .5 - .015


def snowed_in():
    yard, above = (Yard(rng, (CX, CY, .52 * CK, .52 * CK)) for _ in range(2))
    for x0, x1 in ((-7, 0), (WIDE, WIDE + 7)):
        yard.field(x0, x1, .006, 7, .04)
    X.melt(yard.m, edges + [('Y', 2.2, 6.5)])
    above.blanket(CX, CY, (.10 + C.TALL) * CK + .01, C.HALF * CK, C.HALF * CK, .10, 2)
    eave = -X.OVERHANG, EAVE - X.OVERHANG * math.tan(house.slope) + X.ROOF / math.cos(house.slope)
    slopes = [turn, Matrix.Translation((WIDE, 0, 0)) @ Matrix.Scale(-1, 4, (1, 0, 0)) @ turn]
    for slope in slopes:
        placed(slope, lambda: above.on_roof(END - FAR, END - .004, eave, house.slope, (WIDE / 2 + X.OVERHANG) / math.cos(house.slope) + .16))
    rod('ridgesnow', *((WIDE / 2, y, EAVE + WIDE / 2 * math.tan(house.slope) + (X.ROOF + .10) / math.cos(house.slope)) for y in (.03, FAR - .02)), .10, yard.m, 48, .04)
    return above


snow = snowed_in() if WINTER else lawn()
rocks = [] if WINTER else [pebble('peb%d' % k, mat('rock%d' % k, a, .75, cn=(2.5, b)), rng, 2) for k, (a, b) in enumerate((((.30, .28, .25), (.20, .19, .17)), ((.40, .36, .30), (.3, .26, .21)), ((.46, .44, .40), (.36, .34, .31))))]
for _ in range(3600 if rocks else 0):
    x, y = rng.uniform(stones_to, -.04), rng.uniform(.03, 2.6)
    if abs(x - CX) < .62 and abs(y - CY) < .62:
        continue
    s = rng.uniform(.022, .042)
    inst(rng.choice(rocks), (x, y, .006 + s * .3 * rng.random()), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.random() * 6.28), s)
boxleaf = leafmat('box', (.022, .055, .012), (.085, .125, .03), .4, .25)
balls = [leaf_clump('lc%d' % k, boxleaf, 60, .10, .034, .55, rng) for k in range(4)]
for x, y, R in ([] if TALL else [(WIDE + .75, .75, .44), (WIDE + 1.62, 1.0, .36)]):
    shrub(balls, (x, y, R * .78), R, 380, rng)
    if snow:
        snow.on_shrub((x, y, R * .78), R * 1.2)
for m in (ground, grass):
    X.melt(m, edges + [('Y', 2.2, 6.5)])

# ---- light: lamps in the rooms, a blue evening round them, a soft key on the sawn face
world_gradient([(-1, (.02, .03, .05)), (0, (.10, .16, .28)), (.3, (.12, .22, .44)), (1, (.05, .11, .26))], .55)
WARM = (1, .66, .36)


def room_light(x0, x1, z, power, color=WARM, y=.55):
    a = area(((x0 + x1) / 2, y, z - .03), ((x0 + x1) / 2, y + .25, z - 2), (x1 - x0) * .6, power, color, .5)
    a.visible_glossy = False


z_up = UPPER - X.FLOOR
room_light(*living, z_up, 6.5 * (living[1] - living[0]))
room_light(*bath, z_up, 9 * (bath[1] - bath[0]), (1, .76, .52))
bays = 1 if TALL else 3
for k in range(bays):
    w = (cellar[1] - cellar[0]) / bays
    room_light(cellar[0] + w * k, cellar[0] + w * (k + 1), z_low, 6.5 * w, (1, .70, .42), .26)
for a, b in upstairs:
    room_light(a + .9, b - .5, house.under(a + 1.5 if b < WIDE - 2 else b - 1.2), 7 * (b - a))
lift = area((at.mini - .2, .35, MZ + .30), (at.mini, DEEP, MZ - .05), .5, 5, (1, .86, .70), .3)
lift.visible_glossy = False
spot((FX - .9, -3.2, -.1), (FX, .4, BASEMENT + .75), 34, (1, .86, .70), 26, .7, .2).visible_glossy = False
point((CHASE[1] - .05, .06, 1.5), 1.6, (1, .86, .70), .03)
for x in at.jars:
    M.jar_light(x, DEEP, BASEMENT + 1.02, 12)
area((-1, -14, 8), (4, 0, 1), 7, 900, (.92, .92, 1.0), 4).visible_glossy = False
area((-7, 2.5, 7), (-1, 1.5, 1), 5, 560, (.46, .62, 1.0), 4).visible_glossy = False
area((WIDE + 5, .5, 6), (WIDE + 1, 1, 0), 4, 120, (.46, .62, 1.0), 4).visible_glossy = False

# ---- the machines' places
part('condenser', (CX - .05, CY - C.HALF * CK - .01, .62))
part('mini-split', (at.mini, DEEP - mini_head.DEEP * MK, MZ + .02))
part('thermostat', (at.thermostat - .11, DEEP - .055, TZ))
run = round((at.radiant - bx0 - .10) / pitch)
part('radiant-floor', (bx0 + .10 + run * pitch, (y0 + EDGE) / 2, tz + TUBE))
part('water-heater', (TX + .02, TY - .29 * TK, BASEMENT + .66))
part('furnace', (FX, FY - side, BASEMENT + .50 * K))
part('ducts', (at.ducts, ty0, (tz0 + tz1) / 2))

X.night(NIGHT, (.013, .040, .074), eye, centre + Vector((0, 0, .4)), 26, lens, W_, H_)
write_parts(OUT, W_, H_)
render(OUT, W_, H_, SPP, exposure=.35, bounces=5, clamp=4, bloom=.10, vig=0, grain=.004, thr=.02)
