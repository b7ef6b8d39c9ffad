"""A tankless water heater with its cover off: air and gas come in below, burn upward through the heat exchanger, leave at
the top; water comes in cold on the right, is measured, heated, and leaves hot on the left."""
from kit import *
from models.furnace_parts import FRONT

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(13)
P = palette()
shellm = mat('shell', (.62, .625, .615), .30, rn=(5, .25, .36), bump=(700, .03, .0005))
inner = mat('inner', (.50, .51, .52), .42, metal=.85, rn=(30, .34, .5))
cu = mat('cuhx', (.80, .40, .25), .28, metal=1, cn=(6, (.60, .28, .16)), rn=(18, .2, .42))
w, h, d, Z = .205, .66, .235, .42          # half width, height, depth, underside
T = Z + h
wall = mat('wall', (.27, .345, .325), .82, bump=(34, .3, .004), bump2=(300, .3, .0012), cn=(1.4, (.245, .315, .298)))

# ---- a piece of wall, the open case
span('wall', (-.50, .52), (0, .06), (-.05, T + .19), wall, .002)
rim('sawn', [(-.50, -.001, -.05), (.52, -.001, -.05), (.52, -.001, T + .19), (-.50, -.001, T + .19)], .0045)
span('back', (-w, w), (-.012, -.002), (Z, T), inner, 0)
for s in (-1, 1):
    span('side', (s * w - (.008 if s > 0 else 0), s * w + (.008 if s < 0 else 0)), (-d, -.002), (Z, T), shellm, .003)
span('top', (-w + .008, w - .008), (-d, -.002), (T - .008, T), shellm, .002)
span('foot', (-w + .008, w - .008), (-d, -.002), (Z, Z + .008), shellm, .002)
rim('edge', [(-w + .004, -d, Z + .003), (w - .004, -d, Z + .003), (w - .004, -d, T - .003), (-w + .004, -d, T - .003)], .0042)
for z in (T + .022, Z - .022):
    span('bracket', (-.11, .11), (-.010, 0), (z - .022, z + .022), inner, .003)
    for x in (-.08, .08):
        screw((x, -.012, z), (0, -1, 0), .007, P.zinc)

# ---- heat exchanger: a copper box with fins at its top and the water tube wound round it
hx0, hx1, hy0, hy1, hz0, hz1 = -.130, .130, -.205, -.045, .755, .960
span('hxbox', (hx0, hx1), (hy0, hy1), (hz0, hz1), cu, .006)
finbox = finmat('hxfins', .10, .42, 160, 'X', (1, 1, 1))
for z in (hz1 - .014,):
    span('flange', (hx0 - .010, hx1 + .010), (hy0 - .010, hy1), (z, z + .014), inner, .002)
span('flange', (hx0 - .010, hx1 + .010), (hy0 - .010, hy1), (hz0, hz0 + .012), inner, .002)
# window sawn into the box: the fins and their tubes
win = [(-.098, .098), (.868, .936)]
span('fins', (win[0][0], win[0][1]), (hy0 - .0012, hy0 + .02), (win[1][0], win[1][1]), finmat('hxf', .14, .80, 150, 'X', (1, 1, 1)), 0)
rim('sawn', [(win[0][0], hy0 - .0015, win[1][0]), (win[0][1], hy0 - .0015, win[1][0]), (win[0][1], hy0 - .0015, win[1][1]), (win[0][0], hy0 - .0015, win[1][1])], .0032)
for k in range(4):
    z = win[1][0] + .010 + k * .0160
    rod('fintube', (win[0][0] - .002, hy0 - .001, z), (win[0][1] + .002, hy0 - .001, z), .0052, P.copper, 24)
for s in (-1, 1):     # return bends at the ends of the fin tubes
    for k in range(3):
        z = .868 + .012 + k * .022
        tube('ubend', [(s * .132, -.150, z), (s * .150, -.150, z), (s * .156, -.150, z + .011), (s * .150, -.150, z + .022), (s * .132, -.150, z + .022)], .0068, P.copper, .009)
wr = []
for k, z in enumerate((.845, .815, .785)):   # three turns of the jacket tube round the box
    q = .010
    wr += [(hx0 - q, hy0 - q, z), (hx1 + q, hy0 - q, z - .008), (hx1 + q, hy1 - .01, z - .012), (hx0 - q, hy1 - .01, z - .022)]
tube('jacket', wr, .0085, P.copper, .022, res=8)
# ---- flue hood and its stainless vent, sealed and banded (no plastic: a copper exchanger does not condense, its flue gas
# is too hot); the intake opens into the sealed case, the fan draws from there
stainless = mat('stainless', (.56, .555, .545), .24, metal=1, rn=(26, .20, .34), bump=(420, .05, .0004), aniso=.5)
gasket = mat('gasket', (.36, .035, .022), .55)
vy, vx, ix, vr = -.125, .050, -.112, .038


def slab_at(x0, x1, z):
    return [(x0, -.190, z), (x1, -.190, z), (x1, -.055, z), (x0, -.055, z)]


bevel(loft('flue', [slab_at(-.124, .124, hz1 + .001), slab_at(-.124, .124, hz1 + .016), slab_at(-.016, .116, T - .034), slab_at(-.016, .116, T - .010)], inner, True, True), .005)
for x in (-.108, .108):
    screw((x, -.1915, hz1 + .010), (0, -1, 0), .0045, P.zinc)
for x, r_, m in ((vx, vr, stainless), (ix, .032, P.galv)):
    rod('vent', (x, vy, T - .002), (x, vy, T + .60), r_, m, 96)
    cyl('collar', r_ * 1.06, .034, (x, vy, T + .018), m, bw=.002, seg=96)
    cyl('flange', r_ * 1.42, .003, (x, vy, T + .0016), m, bw=.001, seg=96)
    for k in range(6):
        a = 2 * math.pi * k / 6 + .26
        screw((x + r_ * 1.26 * math.cos(a), vy + r_ * 1.26 * math.sin(a), T + .004), (0, 0, 1), .0040, P.zinc)
cyl('gasket', vr * 1.045, .004, (vx, vy, T + .037), gasket, bw=.0005, seg=96)
lathe('band', smooth_profile([(vr * 1.01, -.013), (vr * 1.085, -.011), (vr * 1.055, -.004), (vr * 1.055, .004), (vr * 1.085, .011), (vr * 1.01, .013)], 4), stainless, 96, (vx, vy, T + .052), auto=60)
box('bandlug', (.018, .014, .014), (vx + .020, vy - vr * 1.02, T + .052), stainless, .002, 2, (0, 0, .48))
rod('bandscrew', (vx + .006, vy - vr * 1.22, T + .052), (vx + .040, vy - vr * .98, T + .052), .0026, P.zinc, 16)
for k in range(3):      # the intake pipe's joint: self-drilling screws and foil tape
    a = -math.pi / 2 + (k - 1) * .9
    screw((ix + .0345 * math.cos(a), vy + .0345 * math.sin(a), T + .024), (math.cos(a), math.sin(a), 0), .0036, P.zinc)
rod('intake', (ix, vy, T - .040), (ix, vy, T - .004), .032, P.galv, 72)
cyl('intakemouth', .0295, .002, (ix, vy, T - .0412), P.void, bw=0, seg=64)

# ---- burner: a box with a glowing row of small flames seen through its sight window
bz0, bz1 = .655, .755
steel = mat('burnersteel', (.46, .45, .44), .40, metal=1, rn=(30, .32, .5), cn=(9, (.36, .30, .27)))
span('burner', (-.128, .128), (-.185, -.05), (bz0, bz1 - .002), steel, .006)
wy = -.1865
span('bvoid', (-.100, .100), (wy, wy + .01), (bz0 + .022, bz1 - .020), P.void, 0)
rim('sawn', [(-.100, wy - .0005, bz0 + .022), (.100, wy - .0005, bz0 + .022), (.100, wy - .0005, bz1 - .020), (-.100, wy - .0005, bz1 - .020)], .0032)
fl, fl2 = flame_mat('fl', (.07, .26, 1), 3.6, .036, 1.0, .8, (.35, 1.05), 90), flame_mat('fl2', (.30, .60, 1), 5, .018, 1.0, .7, (.4, 1), 90)
for k in range(17):
    x = -.088 + k * .011
    for m, hh, r_ in ((fl, .034, .0066), (fl2, .016, .0042)):
        hh *= rng.uniform(.85, 1.12)
        flame('flame', [(r_ * .6, 0), (r_, hh * .2), (r_ * .85, hh * .45), (r_ * .4, hh * .78), (0, hh)], m, (x, wy - .006, bz0 + .028), (0, 0, 0), .25, rng.random() * 9, 20)
    span('bar', (x - .0035, x + .0035), (wy - .012, wy), (bz0 + .020, bz0 + .028), P.zinc, .001)
point((0, wy - .02, bz0 + .05), .18, (.25, .48, 1), .03)
# ignition rod and flame rod
for x, m in ((-.132, P.white), (.132, P.yellow)):
    rod('porc', (x * 1.06, wy - .002, bz1 - .03), (x * .92, wy - .004, bz1 - .040), .0062, mat('cer', (.82, .80, .75), .45), 32)

# ---- fan below on the left, its duct up into the burner
fx, fz, fr = -.095, .560, .068
lathe('fan', [(0, .022), (fr * .55, .022), (fr * .80, .018), (fr, .010), (fr, -.055), (0, -.055)], P.black, 96, (fx, -.150, fz), FRONT)
lathe('fanring', [(fr * .30, .024), (fr * .55, .024), (fr * .52, .030), (fr * .34, .030)], mat('fanin', (.10, .105, .11), .4), 72, (fx, -.150, fz), FRONT)
for k in range(9):
    a = 2 * math.pi * k / 9
    box('vane', (fr * .36, .003, .004), (fx + fr * .40 * math.cos(a), -.176, fz + fr * .40 * math.sin(a)), P.black, .001, 2, (0, -a + .5, 0))
cyl('fmotor', fr * .30, .045, (fx, -.195, fz), P.zinc, FRONT, bw=.005)
cyl('fcap', fr * .16, .012, (fx, -.222, fz), P.black, FRONT, bw=.003)
span('fanduct', (fx - .045, fx + .030), (-.160, -.080), (fz + .055, bz0 + .004), P.black, .008)
for k in range(6):
    a = 2 * math.pi * k / 6 + .3
    screw((fx + fr * .88 * math.cos(a), -.168, fz + fr * .88 * math.sin(a)), (0, -1, 0), .0042, P.zinc)

# ---- gas valve and manifold in the middle
gx, gz = .070, .560
body = mat('gv', (.40, .41, .42), .38, metal=.85, bump=(300, .1, .0006))
box('gv', (.070, .075, .085), (gx - .012, -.150, gz), body, .007, 4)
for z in (gz + .024, gz - .022):
    cyl('solenoid', .020, .030, (gx - .012, -.200, z), mat('sol', (.03, .06, .17), .4), FRONT, bw=.004)
    cyl('solnut', .009, .008, (gx - .012, -.218, z), P.zinc, FRONT, 6)
tube('gasup', [(gx - .012, -.150, gz + .04), (gx - .012, -.150, bz0 - .012), (-.04, -.150, bz0 - .012), (-.04, -.140, bz0 + .006)], .011, P.alu, .02)
tube('gasin', [(.112, -.150, Z - .02), (.112, -.150, gz - .052), (gx + .02, -.150, gz - .03)], .013, P.alu, .02)

# ---- water: inlet with flow sensor on the right, outlet on the left
yp = -.155
xi, xo = .168, -.170
tube('cold1', [(xi, yp, Z - .02), (xi, yp, .505)], .0115, P.copper, 0)
rod('sensor', (xi, yp, .500), (xi, yp, .575), .0195, mat('sensor', (.035, .037, .04), .36), 48, .004)
for z in (.506, .569):
    rod('nut', (xi, yp, z - .007), (xi, yp, z + .007), .0215, P.brass, 8, .001)
box('sensorhead', (.030, .020, .036), (xi, yp - .024, .538), P.white, .003)
for k, m in enumerate((P.red, P.yellow, P.black)):
    tube('sw', spline([(xi - .006 + .006 * k, yp - .034, .546), (xi - .006 + .006 * k, yp - .050, .57), (xi - .02, yp - .055, .62), (xi + .002 + .003 * k, yp - .02, .68), (xi + .006 + .003 * k, yp + .05, .74)]), .0020, m, 0, res=4)
tube('cold2', [(xi, yp, .575), (xi, yp, .735), (hx1 + .010, -.06, .772), (hx1 + .006, -.06, .764)], .0105, P.copper, .03)
tube('hot', [(-.150, -.150, .890), (xo, -.150, .890), (xo, -.150, .72), (xo, yp, .64), (xo, yp, Z - .02)], .0105, P.copper, .03)
box('thermistor', (.016, .022, .026), (xo, yp - .014, .66), P.black, .003)
# control board under its cover at the lower front is left out; its loom on the right side stays
pcb = mat('pcb', (.012, .105, .045), .38, bump=(700, .05, .0004))
box('board', (.130, .003, .052), (-.012, -.205, Z + .050), pcb, .001, rot=(-.25, 0, 0))
for dx, m, a in ((-.045, P.white, .022), (-.018, P.black, .018), (.010, P.blue, .014), (.036, P.white, .026)):
    box('chip', (a, .014, .020), (-.012 + dx, -.214, Z + .052), m, .002, rot=(-.25, 0, 0))

# ---- isolation valves with service ports, gas cock, drip leg, lines
PP = Pipes(P.copper, P.solder, P.brass, P.steel)
r = .0125
for x, hm in ((xo, P.red), (xi, P.blue)):
    cyl('union', .022, .028, (x, yp, Z - .014), P.brass, seg=6)
    rod('tail', (x, yp, Z - .02), (x, yp, Z - .335), .0128, P.brass)
    PP.ballvalve((x, yp, Z - .135), (0, 0, 1), r * 1.2, hm)
    cyl('tee', .0195, .046, (x, yp, Z - .225), P.brass, bw=.003)
    rod('port', (x, yp, Z - .225), (x, yp - .062, Z - .240), .0120, P.brass)
    rod('portcap', (x, yp - .055, Z - .238), (x, yp - .080, Z - .244), .0165, P.brass, 18, .0015)
    rod('portstem', (x, yp - .026, Z - .228), (x + .020, yp - .026, Z - .215), .006, P.brass, 24)
    box('porthandle', (.008, .040, .012), (x + .024, yp - .030, Z - .212), hm, .002)
    cyl('union2', .021, .024, (x, yp, Z - .285), P.brass, seg=6)
    rod('line', (x, yp, Z - .29), (x, yp, -.30), .0111, P.copper)
# the relief valve on the hot side, its discharge led down
rx, rz = xo - .070, Z - .225
rod('rvnipple', (xo, yp, rz), (rx, yp, rz), .0105, P.brass)
rod('rvhex', (rx + .018, yp, rz), (rx + .030, yp, rz), .0155, P.brass, 6)
lathe('rvbody', smooth_profile([(.0125, -.030), (.0130, -.020), (.0175, -.012), (.0175, .010), (.0150, .016), (.0150, .032), (.0125, .036)], 3), P.brass, 56, (rx, yp, rz), auto=60)
cyl('rvcap', .0135, .009, (rx, yp, rz + .038), P.zinc)
bar([(rx + .010, yp, rz + .046), (rx - .004, yp, rz + .048), (rx - .016, yp, rz + .053), (rx - .042, yp, rz + .050)], [(.012, .0020)] * 4, (0, 1, 0), P.zinc, 'rvlever')
cyl('rvnut', .0165, .016, (rx, yp, rz - .036), P.brass, seg=6)
rod('rvline', (rx, yp, rz - .04), (rx, yp, -.30), .0111, P.copper)
gxx = .112
cyl('gunion', .021, .026, (gxx, -.150, Z - .014), P.iron, seg=8)
rod('gline', (gxx, -.150, Z - .02), (gxx, -.150, Z - .26), .0125, P.iron)
PP.ballvalve((gxx, -.150, Z - .120), (0, 0, 1), .0125, P.yellow)
cyl('gtee', .0195, .050, (gxx, -.150, Z - .255), P.iron, bw=.003)
# the supply runs behind the cold line, not through it
PP.pipe([(gxx, -.150, Z - .255), (gxx, -.078, Z - .255), (.40, -.078, Z - .255), (.40, -.078, 1.9)], .0125, P.iron, True, P.iron)
cyl('gcap', .0195, .028, (gxx, -.150, .065), P.iron, seg=8)
rod('gdrip', (gxx, -.150, .07), (gxx, -.150, Z - .25), .0125, P.iron)
box('outlet', (.075, .010, .115), (-.375, -.005, .36), P.face, .004)
box('plug', (.03, .03, .028), (-.375, -.022, .378), P.black, .006)
tube('cord', spline([(-.375, -.03, .368), (-.375, -.06, .31), (-.30, -.09, .265), (-.215, -.10, .32), (-.135, -.11, Z + .004)]), .0042, P.black, 0)

part('vent', (vx - .012, vy - vr * 1.02, T + .052))
part('heat-exchanger', (.045, hy0 - .020, .832))
part('burner', (-.020, wy - .012, bz0 + .045))
part('fan', (fx - .012, -.218, fz + .010))
part('gas-valve', (gx - .012, -.222, gz + .002))
part('flow-sensor', (xi + .002, yp - .0345, .534))
part('isolation-valves', (xo + .0, yp - .052, Z - .140))

# the paper of the studio lies behind and below the piece of wall
studio(-.42, 1.6, target=(0, 0, .6), key=(-2.3, -2.9, 2.8))
area((.5, -1.4, .55), (0, -.1, .6), .5, 6, (1, .94, .86), .8)
camera((.62, -4.3, 1.13), (.004, -.04, .612), lens=134, f=None)
write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
even(OUT, W, H, PAINTED_WALL)
