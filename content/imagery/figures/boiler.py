"""A hot water boiler and its loop: out of the boiler past the relief valve and gauge, through the air separator with the
expansion tank, pushed on by the circulator, shared out by the zone valves, through the radiator and back."""
from kit import *
from models import faults, hydronics as Y
from models.furnace_parts import FRONT, gas_valve

OUT, W, H, SPP, VAR = args()
FAILED = VAR == 'failed'
S = reset()
rng = random.Random(17)
P = palette()
wall = mat('wall', (.155, .205, .245), .82, bump=(34, .3, .004), bump2=(300, .3, .0012), cn=(1.4, (.138, .185, .222)))
case = mat('case', (.66, .665, .66), .28, rn=(5, .24, .34), bump=(700, .03, .0005))
inner = mat('inner', (.50, .51, .52), .42, metal=.85, rn=(30, .34, .5))
stain = mat('stainless', (.62, .615, .60), .24, metal=1, rn=(40, .18, .34))
WX0, WX1, WZ0, WZ1 = -.78, .86, -.24, 1.42
span('wall', (WX0, WX1), (0, .07), (WZ0, WZ1), wall, .002)
rim('sawn', [(WX0, -.001, WZ0), (WX1, -.001, WZ0), (WX1, -.001, WZ1), (WX0, -.001, WZ1)], .005)

# ---- the case, cover off
x0, x1, z0, z1, d = -.665, -.235, .655, 1.30, .315
span('back', (x0, x1), (-.014, -.002), (z0, z1), inner, 0)
for x in (x0, x1 - .009):
    span('side', (x, x + .009), (-d, -.002), (z0, z1), case, .003)
span('top', (x0 + .009, x1 - .009), (-d, -.002), (z1 - .009, z1), case, .002)
span('foot', (x0 + .009, x1 - .009), (-d, -.002), (z0, z0 + .009), case, .002)
rim('edge', [(x0 + .004, -d, z0 + .004), (x1 - .004, -d, z0 + .004), (x1 - .004, -d, z1 - .004), (x0 + .004, -d, z1 - .004)], .0048)

# ---- heat exchanger: a drum of stainless coil round the burner; half of its door sawn off
cx, cz, R = -.452, 1.075, .138
ya, yb = -.245, -.040
lathe_cut('drum', [(R, 0), (R, yb - ya), (R - .006, yb - ya), (R - .006, 0)], stain, 0, 359.9, 120, (cx, ya, cz), (-math.pi / 2, 0, 0))
lathe('flange', [(R - .006, .002), (R + .014, .002), (R + .014, -.006), (R - .006, -.006)], stain, 120, (cx, ya, cz), FRONT)
for k in range(9):
    ring('coil', .112, .0098, (cx, ya + .022 + k * .0205, cz), stain, 96, FRONT)
lathe('backwall', [(0, 0), (.128, 0), (.128, .012), (0, .012)], mat('refractory', (.62, .57, .50), .95, bump=(160, .6, .002)), 96, (cx, yb - .004, cz), FRONT)
door = mat('door', (.36, .365, .37), .44, metal=.9, bump=(200, .2, .001))
# FRONT turns local y into z: the half above the diagonal stays
lathe_cut('doorplate', [(.020, .006), (R + .012, .006), (R + .012, .018), (.070, .030), (.020, .030)], door, 35, 215, 120, (cx, ya, cz), FRONT)
lathe_cut('doorins', [(.046, -.012), (R - .008, -.012), (R - .008, .006), (.046, .006)], mat('ceram', (.74, .70, .62), .95, bump=(120, .6, .002)), 35, 215, 120, (cx, ya, cz), FRONT, cut=mat('ceram2', (.74, .70, .62), .95))
mesh_m = mat('burnermesh', (.42, .37, .33), .5, metal=1, bump=(900, .6, .0006), emit=(1, .30, .06), es=0 if FAILED else .35)
lathe('burner', [(.040, -.004), (.040, .155), (.034, .162), (0, .162)], mesh_m, 72, (cx, ya, cz), (-math.pi / 2, 0, 0))
lathe('burnercap', [(0, .006), (.036, .006), (.040, .002), (.040, -.006)], door, 72, (cx, ya, cz), FRONT)
fm = flame_mat('fl', (.07, .26, 1), 3.4, .030, 1.0, .8, (.3, 1.05), 80)
for k in range(0 if FAILED else 30):   # short flames that stand on the mesh all round
    a = 2 * math.pi * k / 30
    for j in range(4):
        p = Vector((cx + .040 * math.cos(a), ya + .012 + j * .036 + (.018 if k % 2 else 0), cz + .040 * math.sin(a)))
        dd = Vector((math.cos(a), 0, math.sin(a)))
        hh = .030 * rng.uniform(.8, 1.15)
        flame('flame', [(.006, 0), (.0085, hh * .2), (.007, hh * .45), (.003, hh * .78), (0, hh)], fm, p, toward(dd), .25, rng.random() * 9, 16)
if not FAILED:
    point((cx + .02, ya + .05, cz - .075), .12, (.25, .46, 1), .02)
    point((cx, ya - .03, cz - .02), .03, (.3, .5, 1), .02)
for k in range(8):
    a = 2 * math.pi * k / 8 + .2
    screw((cx + (R + .006) * math.cos(a), ya - .010, cz + (R + .006) * math.sin(a)), (0, -1, 0), .0052, P.zinc)
# premix fan and gas valve; their duct goes up into the door's half that is left
fx, fz = -.325, .800
lathe('fan', [(0, .030), (.046, .030), (.062, .022), (.066, .010), (.066, -.05), (0, -.05)], P.black, 96, (fx, -.20, fz), FRONT)
cyl('fmotor', .030, .045, (fx, -.245, fz), P.zinc, FRONT, bw=.005)
cyl('fcap', .014, .012, (fx, -.272, fz), P.black, FRONT, bw=.003)
tube('premix', [(fx + .055, -.20, fz), (fx + .068, -.20, fz + .06), (fx + .068, -.21, cz + .04), (cx + .075, -.268, cz + .075), (cx + .045, -.262, cz + .055)], .020, P.black, .05, res=8)
gas_valve((-.520, -.20, .800), P, mat('gv', (.40, .41, .42), .38, metal=.85, bump=(300, .1, .0006)), (.078, .070, .090))
tube('gasmix', [(-.480, -.20, .800), (fx - .05, -.20, .800)], .012, P.alu, 0)
tube('gasin', [(-.520, -.20, .756), (-.520, -.18, z0 - .02)], .0115, P.alu, 0)
pcb = mat('pcb', (.012, .105, .045), .38, bump=(700, .05, .0004))
box('board', (.20, .003, .055), (-.44, -.285, .705), pcb, .001, rot=(-.2, 0, 0))
for dx, m, a in ((-.075, P.white, .024), (-.044, P.black, .020), (-.012, P.blue, .014), (.018, P.white, .030), (.060, P.black, .026)):
    box('chip', (a, .014, .020), (-.44 + dx, -.294, .707), m, .002, rot=(-.2, 0, 0))
# vents
rod('flue', (cx - .075, -.13, cz + .10), (cx - .075, -.13, z1), .032, stain, 64)
for x in (cx - .075, cx + .085):
    rod('vent', (x, -.13, z1 - .002), (x, -.13, z1 + .6), .036, P.pvc, 72)
    cyl('collar', .042, .05, (x, -.13, z1 + .026), P.pvc, bw=.004, seg=72)
    cyl('gasket', .047, .010, (x, -.13, z1 + .003), P.black, seg=72)

# ---- the loop
PP = Pipes(P.copper, P.solder, P.brass, P.steel)
yp, yr, r = -.150, -.060, .0165
za, zb, zv = .440, .655, .535
xs, xr, zS, zR = -.585, -.315, .385, -.085
for x, y in ((xs, yp), (xr, yp)):
    cyl('union', .025, .030, (x, y, z0 - .014), P.brass, seg=6)
cyl('gunion', .021, .026, (-.520, -.18, z0 - .014), P.iron, seg=8)
PP.pipe([(-.520, -.18, z0 - .02), (-.520, -.18, .585), (-.730, -.18, .585), (-.730, -.18, 1.7)], .0125, P.iron, True, P.iron)
tube('hotin', [(xs, -.15, z0), (xs, -.15, .90), (cx - .10, -.13, .95)], .012, P.copper, .03)
tube('coldin', [(xr, -.15, z0), (xr, -.13, .72), (cx + .11, -.10, .96)], .012, P.copper, .03)
PP.pipe([(xs, yp, z0 - .02), (xs, yp, zS), (zb + .03, yp, zS)], r)
# relief valve on a tee, its pipe to the floor
zt = .500
PP.coupling((xs, yp, zt), (0, 0, 1), r, l=4.4)
rx = xs - .085
rod('rvn', (xs, yp, zt), (rx, yp, zt), .0125, P.brass, 32)
lathe('rv', smooth_profile([(.016, -.048), (.020, -.040), (.022, -.010), (.030, .004), (.030, .040), (.022, .060), (.012, .066)], 3), P.brass, 64, (rx, yp, zt), auto=60)
lathe('rvcap', [(.031, .006), (.0315, .012), (.0315, .036), (.026, .052), (.012, .058)], P.red, 64, (rx, yp, zt + .010))
box('rvlever', (.066, .014, .004), (rx - .018, yp, zt + .080), P.zinc, .001, rot=(0, .18, 0))
rod('rvline', (rx, yp, zt - .04), (rx, yp, WZ0 + .05), .0125, P.copper)
# gauge: pressure and temperature in one face
gx = -.440
PP.coupling((gx, yp, zS), (1, 0, 0), r, l=3.6)
rod('gstem', (gx, yp, zS), (gx, yp, zS + .060), .008, P.brass, 24)
cyl('gnut', .012, .018, (gx, yp, zS + .040), P.brass, seg=6)
dial((gx, yp - .012, zS + .108), (0, -1, 0), .058, P, .05 if FAILED else .36, ('0', '15', '30', '45', '60'), 'PSI', 3, band=(.20, .42, P.green), needle=P.red)
# air separator with the expansion tank below
sx = -.175
placed(Matrix.Translation((sx, yp, zS)) @ Matrix.Scale(1.15, 4), lambda: Y.air_separator(P, (0, 0, 0), .019))
rod('xarm', (sx, yp, zS - .06), (sx, yp, zS - .105), .0125, P.brass)
Y.expansion_tank(P, (sx, yp, zS - .110), .122, .285, mat('xtank', (.30, .32, .34), .36, rn=(6, .30, .42)))
# circulator: the flow goes to the right; its box stands above
px = .150
placed(Matrix.Translation((px, yp, zS)) @ Matrix.Scale(1.3, 4) @ Matrix.Rotation(math.pi / 2, 4, 'Y'), lambda: Y.circulator(P))
Y.terminal_box(P, (px, yp - .100, zS + .098), (.080, .070, .062))
tube('cord', spline([(px + .02, yp - .095, zS + .13), (px + .03, yp - .06, zS + .18), (px + .09, -.04, zS + .20), (px + .09, -.012, zS + .30), (px + .09, -.012, 1.6)]), .0045, P.black, 0)
for x in (px - .190, px + .190):
    PP.ballvalve((x, yp, zS), (1, 0, 0), r, P.red if x > px else P.red, (0, -.55, .84))
# zones

for x in (za, zb):
    PP.coupling((x, yp, zS), (1, 0, 0), r, l=4.2)
    placed(Matrix.Translation((x, yp, zv)) @ Matrix.Scale(1.25, 4), lambda: Y.zone_valve(P, (0, 0, 0), r / 1.25))
radm = mat('radiator', (.62, .585, .52), .40, bump=(180, .3, .0015), rn=(12, .34, .48))
radx, radz = .325, .760
last = Y.column_radiator(radx, -.115, radz, 8, .50, radm)
tz = radz + .052
PP.pipe([(za, yp, zS), (za, yp, .66), (radx - .085, yp, .66), (radx - .085, -.115, tz), (radx - .01, -.115, tz)][:3] + [(radx - .085, yp, tz), (radx - .01, -.118, tz)], r)
cyl('radvalve', .022, .036, (radx - .040, -.118, tz), P.brass, (0, math.pi / 2, 0), 8)
lathe('radknob', [(.010, 0), (.022, .004), (.022, .024), (.014, .030), (0, .030)], P.black, 24, (radx - .040, -.118, tz + .022))
PP.pipe([(last + .01, -.118, tz), (last + .060, -.118, tz), (last + .060, yr, .66), (last + .060, yr, zR)], r)
PP.pipe([(zb, yp, zS), (zb, yp, .66), (1.2, yp, .66)], r)
PP.pipe([(1.2, yr - .02, .10), (.700, yr - .02, .10), (.700, yr, zR)], r)
PP.pipe([(last + .060, yr, zR), (xr, yr, zR), (xr, yr, .30), (xr, yr, z0 - .12), (xr, yp, z0 - .06), (xr, yp, z0)], r)
PP.coupling((.700, yr, zR), (1, 0, 0), r, l=4.2)
PP.ballvalve((-.02, yr, zR), (1, 0, 0), r, P.blue, (0, -1, 0))
for x in (.36, -.20):
    span('clip', (x - .009, x + .009), (yr - .018, 0), (zR - .022, zR - .016), P.zinc, .001)
for x in (-.30, .28):
    span('clip', (x - .009, x + .009), (yp - .018, 0), (zS - .022, zS - .016), P.zinc, .001)

if FAILED:
    faults.soot(lambda u, v: (cx + .05 + u, ya - .032, cz + .02 + v), rng, 9000, (.055, .035))
    for at, rad in (((px - .118, yp, zS), .040), ((px + .118, yp, zS), .036), ((za, yp, zv - .075), .030), ((zb, yp, zv - .075), .026), ((rx + .02, yp, zt), .030), ((sx, yp, zS - .095), .028)):
        faults.crusted(at, rad, rng)
    for at in ((rx, yp, WZ0 + .040), (rx, yp, WZ0 - .02), (xs, yp, z0 - .03), (xs + .017, yp, zS + .05)):
        faults.drop(at)
    fails('heat-exchanger', (cx, ya, cz), .11, .12)
    fails('relief-valve', (rx, yp, .16), .08, .34)
    fails('gauge', (gx, yp, zS + .10), .06, .06)
    fails('expansion-tank', (sx, yp, zS - .10), .08, .07)
    fails('circulator', (px, yp, zS), .13, .10)
    fails('zone-valves', ((za + zb) / 2, yp, zv - .06), .14, .09)

part('heat-exchanger', (cx + .085, ya + .022, cz - .068))
part('relief-valve', (rx - .002, yp - .031, zt + .030))
part('gauge', (gx + .054, yp - .014, zS + .098))
part('air-separator', (sx + .002, yp - .053, zS + .010))
part('expansion-tank', (sx + .020, yp - .120, zS - .290))
part('circulator', (px, yp - .176, zS - .004))
part('zone-valves', (za + .002, yp - .150, zv - .008))

studio(WZ0 - .06, 1.5, target=(0, 0, .6), key=(-2.6, -3.2, 3.0), power=1.15)
area((.3, -1.7, .3), (0, -.1, .3), .8, 9, (1, .94, .86), .8)
camera((.55, -5.6, 1.15), (.035, -.04, .580), lens=116, f=None)
if not FAILED:
    write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
even(OUT, W, H)
if FAILED:
    only_faults(OUT, W, H)
