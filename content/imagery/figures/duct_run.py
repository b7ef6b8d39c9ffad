"""The way of the air through a house: return grille, filter, blower, supply trunk, branch with its damper, floor register.
A slice of the house, sawn off in front."""
from kit import *
from models.furnace_parts import FRONT, blower, control_board

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(8)
P = palette()
galv, inside = P.galv, mat('inside', (.30, .305, .315), .45, metal=.9, rn=(40, .36, .55))
cab = mat('cab', (.115, .165, .205), .36, bump=(800, .08, .0006), rn=(4, .30, .42))
FLOOR, Y0, Y1, X0, X1 = 1.36, -.34, .55, -1.36, 1.36


def duct(x, y, z, open_side=None, rims=True):
    """A rectangular duct; open_side is left out and its edge painted ('front')."""
    t = .006
    if open_side != 'front':
        span('duct', x, (y[0], y[0] + t), z, galv, .001)
    span('duct', x, (y[1] - t, y[1]), z, inside if open_side else galv, .001)


def crossbreak(a, b, c, d):
    """The flat pyramid pressed into a sheet: two faint lines corner to corner."""
    for p, q in ((a, c), (b, d)):
        tube('break', [p, q], .0028, galv, 0, res=2)


# ---- the floor: joists, subfloor, oak; the wall behind with its baseboard; a window over the register
wood = mat('joist', (.52, .37, .21), .65, cn=(3, (.43, .30, .16)), stretch=(1, 8, 8), rand=True)
for k in range(9):
    x = X0 + .02 + k * (X1 - X0 - .04) / 8
    if abs(x - 1.12) < .12 or abs(x + 1.0) < .22:
        x += .15
    span('joist', (x - .019, x + .019), (Y0, Y1), (FLOOR, FLOOR + .17), wood, .002)
span('rim', (X0, X1), (Y1 - .038, Y1), (FLOOR, FLOOR + .17), wood, .002)
RX, RY, rw, rd = 1.10, -.14, .18, .080
top = FLOOR + .17
sub = mat('sub', (.50, .37, .22), .7, cn=(9, (.42, .30, .17)))
for x in ((X0, RX - rw + .02), (RX + rw - .02, X1)):
    span('sub', x, (Y0, Y1), (top, top + .018), sub, .001)
span('sub', (RX - rw + .02, RX + rw - .02), (RY + rd - .015, Y1), (top, top + .018), sub, .001)
span('sub', (RX - rw + .02, RX + rw - .02), (Y0, RY - rd + .015), (top, top + .018), sub, .001)
FT = top + .018 + .019
oaks = [mat('oak%d' % k, c, .36, bump=(9, .12, .0012), cn=(3.2, tuple(v * .66 for v in c), .38, .66), stretch=(1, 13, 13), rand=True)
        for k, c in enumerate(((.44, .27, .135), (.38, .225, .11), (.47, .30, .155)))]
y = Y0
while y < Y1 - .01:
    x, wd = X0 - rng.random() * .6, .0889
    while x < X1:
        l = rng.uniform(.5, 1.1)
        a, b = max(x, X0), min(x + l, X1)
        hole = y + wd > RY - rd + .02 and y < RY + rd - .02
        pieces = [(a, min(b, RX - rw + .02)), (max(a, RX + rw - .02), b)] if hole else [(a, b)]
        for p, q in pieces:
            if q - p > .01:
                span('plank', (p, q - .001), (y, min(y + wd, Y1) - .001), (top + .018, FT), rng.choice(oaks), .0012, 2)
        x += l
    y += wd
wallm = mat('wall', (.36, .42, .375), .85, bump=(34, .2, .004), bump2=(300, .25, .001), cn=(1.4, (.33, .39, .345)))
WT = 2.42
WX = (.62, 1.20, 1.98, 2.36)   # window
for x, z in (((X0, WX[0]), (FT, WT)), ((WX[1], X1), (FT, WT)), ((WX[0], WX[1]), (FT, WX[2])), ((WX[0], WX[1]), (WX[3], WT))):
    span('wall', x, (Y1, Y1 + .11), z, wallm, 0)
rim('sawn', [(X0, Y1 - .002, FT), (X0, Y1 - .002, WT), (X1, Y1 - .002, WT), (X1, Y1 - .002, FT)], .007, closed=False)
rim('sawn', [(X0, Y0 - .001, FT), (X1, Y0 - .001, FT)], .005)
span('base', (X0, X1), (Y1 - .016, Y1), (FT, FT + .12), P.trim, .003)
for x, z in (((WX[0] - .06, WX[0] + .01), (WX[2] - .01, WX[3])), ((WX[1] - .01, WX[1] + .06), (WX[2] - .01, WX[3])), ((WX[0] - .07, WX[1] + .07), (WX[3] - .01, WX[3] + .06)), ((WX[0] - .08, WX[1] + .08), (WX[2] - .05, WX[2] + .005))):
    span('casing', x, (Y1 - .022 + (.002 if x[1] - x[0] < .1 else 0), Y1 + .01), z, P.trim, .003)
span('mullion', ((WX[0] + WX[1]) / 2 - .016, (WX[0] + WX[1]) / 2 + .016), (Y1 + .032, Y1 + .058), (WX[2], WX[3]), P.trim, .002)
span('sash', (WX[0], WX[1]), (Y1 + .03, Y1 + .06), ((WX[2] + WX[3]) / 2 - .014, (WX[2] + WX[3]) / 2 + .014), P.trim, .002)
span('sky', (WX[0], WX[1]), (Y1 + .07, Y1 + .075), (WX[2], WX[3]), glow('sky', (.62, .76, .90), 1.0), 0)

# ---- a little of the room, and the slab below
cyl('lampfoot', .12, .02, (.06, .30, FT + .01), P.black, bw=.006)
rod('lamppole', (.06, .30, FT), (.06, .30, FT + .58), .009, P.brass)
lathe('shade', [(.115, 0), (.085, .15), (.083, .15), (.113, 0)], mat('shade', (.80, .70, .54), .9, emit=(1, .72, .42), es=.9), 96, (.06, .30, FT + .50))
box('frame', (.40, .018, .30), (-.34, Y1 - .010, FT + .50), P.oak, .003)
box('art', (.34, .019, .24), (-.34, Y1 - .0108, FT + .50), mat('art', (.62, .56, .46), .8, cn=(7, (.20, .30, .34), .48, .52)), 0)
span('slab', (X0, X1), (-.46, Y1), (-.07, 0), P.concrete, .004)
rim('sawn', [(X0, -.461, .001), (X1, -.461, .001)], .005)

# ---- return: grille in the wall, stack and drop below, sawn open in front; filter; boot
GX, GZ, gw, gh = -.96, FT + .36, .25, .18
gp = mat('grille', (.80, .785, .75), .36)
for x, z in (((GX - gw, GX + gw), (GZ + gh - .03, GZ + gh)), ((GX - gw, GX + gw), (GZ - gh, GZ - gh + .03)), ((GX - gw, GX - gw + .03), (GZ - gh, GZ + gh)), ((GX + gw - .03, GX + gw), (GZ - gh, GZ + gh))):
    back = .0012 if x[1] - x[0] < .1 else 0
    span('gframe', x, (Y1 - .012 + back, Y1 - .001), z, gp, .003)
span('gvoid', (GX - gw + .02, GX + gw - .02), (Y1 - .004, Y1 - .0005), (GZ - gh + .02, GZ + gh - .02), P.void, 0)
for k in range(15):
    box('vane', (2 * gw - .05, .016, .0014), (GX, Y1 - .008, GZ - gh + .04 + k * (2 * gh - .08) / 14), gp, .0004, 2, (math.radians(-38), 0, 0))
FX, fw, fd, fh = -.33, .275, .34, .98          # furnace: middle, half width, half depth, height
dx0, dx1, dy0, dy1 = GX - .22, GX + .16, -.20, .34
fz0, fz1 = .05, .50
fx1 = FX - fw - .004
fx0 = fx1 - .115
# the drop: back and sides stay, the front is sawn away above; a boot leads to the rack
span('dback', (dx0, dx1), (dy1 - .006, dy1), (.04, FLOOR + .02), inside, .001)
span('dleft', (dx0, dx0 + .006), (dy0, dy1), (.04, FLOOR + .02), galv, .001)
span('dright', (dx1 - .006, dx1), (dy0, dy1), (fz1 + .05, FLOOR + .02), galv, .001)
span('dbottom', (dx0, fx0), (dy0, dy1), (.034, .040), galv, .001)
span('bootfront', (dx0, fx0), (dy0, dy0 + .006), (.04, .30), galv, .001)
span('boottop', (dx1 - .006, fx0), (dy0, dy1), (fz1 + .05, fz1 + .056), galv, .001)
rim('sawn', [(dx0, dy0, FLOOR + .01), (dx0, dy0, .30), (fx0, dy0, .30), (fx0, dy0, fz1 + .053), (dx1, dy0, fz1 + .053), (dx1, dy0, FLOOR + .01)], .0065, closed=False)
crossbreak((dx0 + .02, dy1 - .007, .42), (dx1 - .02, dy1 - .007, .42), (dx1 - .02, dy1 - .007, 1.36), (dx0 + .02, dy1 - .007, 1.36))
for zz in (fz0 - .012, fz1):
    span('rack', (fx0, fx1), (dy0 - .01, dy1), (zz, zz + .012), galv, .002)
card = mat('card', (.52, .38, .22), .85, bump=(220, .25, .001), cn=(12, (.47, .34, .20)))
media = mat('media', (.66, .70, .71), .95, bump=(500, .5, .001))
f0, f1, T, fx = dy0 - .10, dy1 - .06, .095, (fx0 + fx1) / 2
for zz in (fz0 + .006, fz1 - .006):
    box('ff', (T, f1 - f0, .010), (fx, (f0 + f1) / 2, zz), card, .0015)
box('ffront', (T, .006, fz1 - fz0 - .004), (fx, f0, (fz0 + fz1) / 2), card, .0015)
sheetrows('pleats', [[(fx + (T / 2 - .006) * (1 if k % 2 else -1), f0 + .006 + (f1 - f0) * k / 40, zz) for zz in (fz0 + .012, fz1 - .012)] for k in range(41)], media, auto=5)
for s in (-1, 1):
    box('edge', (.003, .034, fz1 - fz0 - .004), (fx + s * T / 2, f0 + .016, (fz0 + fz1) / 2), card, .001)
    for zz in (fz0 + .020, fz1 - .020):
        box('edge', (.003, f1 - f0, .030), (fx + s * T / 2, (f0 + f1) / 2, zz), card, .001)
text('FILTER', .026, (fx, f0 - .0034, fz1 - .07), FRONT, P.ink, font=BOLD)
text('16 x 25 x 4', .015, (fx, f0 - .0034, fz1 - .105), FRONT, P.ink)
mesh('arrow', [(fx + a, f0 - .0036, fz0 + .07 + b) for a, b in ((-.034, -.005), (.008, -.005), (.008, -.016), (.036, 0), (.008, .016), (.008, .005), (-.034, .005))], [tuple(range(7))], P.ink, smooth=False)

# ---- furnace: blower compartment open, upper door on; plenum sawn open in front
span('fleft', (FX - fw, FX - fw + .010), (-fd, fd), (.02, fh), cab, .003)
span('fright', (FX + fw - .010, FX + fw), (-fd, fd), (.02, fh), cab, .003)
span('fback', (FX - fw + .010, FX + fw - .010), (fd - .010, fd), (.02, fh), inside, 0)
span('fbottom', (FX - fw + .010, FX + fw - .010), (-fd, fd), (.02, .035), cab, .002)
span('sill', (FX - fw + .010, FX + fw - .010), (-fd + .001, -fd + .014), (.035, .06), cab, .002)
span('shelf', (FX - fw + .010, FX + fw - .010), (-fd + .02, fd - .01), (.465, .475), inside, .001)
span('door', (FX - fw, FX + fw), (-fd - .024, -fd), (.48, fh), cab, .008)
for k in range(8):
    box('lv', (.36, .006, .009), (FX, -fd - .026, .56 + k * .018), P.black, .002, 2, (.5, 0, 0))
box('badge', (.15, .004, .030), (FX, -fd - .026, .90), P.zinc, .003)
span('ftop', (FX - fw, FX + fw), (-fd, fd), (fh - .01, fh), cab, .003)
blower((FX + .045, -.25, .215), P, .155, .30)
control_board((FX - .150, -fd + .03, .395), P, .19, .10)
pw, py0, py1, pz = .235, -.22, .28, 1.31
TZ = (1.07, 1.31)          # the trunk's height
TX1 = .92
span('pleft', (FX - pw, FX - pw + .006), (py0, py1), (fh, pz), galv, .001)
span('pback', (FX - pw, FX + pw), (py1 - .006, py1), (fh, pz), inside, .001)
span('ptop', (FX - pw, FX + pw), (py0, py1), (pz - .006, pz), galv, .001)
span('pright', (FX + pw - .006, FX + pw), (py0, py1), (fh, TZ[0]), galv, .001)
span('pfront', (FX - pw, FX + pw), (py0, py0 + .006), (fh, fh + .05), galv, .001)
cutx = .10
span('tback', (FX + pw, TX1), (py1 - .006, py1), TZ, inside, .001)
span('ttop', (FX + pw, TX1), (py0, py1), (TZ[1] - .006, TZ[1]), galv, .001)
span('tbot', (FX + pw, TX1), (py0, py1), (TZ[0], TZ[0] + .006), galv, .001)
span('tfront', (cutx, TX1), (py0, py0 + .006), TZ, galv, .001)
span('tend', (TX1 - .006, TX1), (py0, py1), TZ, galv, .001)
rim('sawn', [(FX - pw, py0, fh + .05), (FX - pw, py0, pz), (cutx, py0, pz), (cutx, py0, TZ[0]), (FX + pw, py0, TZ[0]), (FX + pw, py0, fh + .05)], .0065)
for x in (cutx + .30, TX1 - .02):
    span('slip', (x - .013, x + .013), (py0 - .006, py0 + .001), (TZ[0] - .004, TZ[1] + .004), galv, .003)
crossbreak((cutx + .32, py0 - .001, TZ[0] + .01), (TX1 - .04, py0 - .001, TZ[0] + .01), (TX1 - .04, py0 - .001, TZ[1] - .01), (cutx + .32, py0 - .001, TZ[1] - .01))
crossbreak((cutx + .01, py0 - .001, TZ[0] + .01), (cutx + .285, py0 - .001, TZ[0] + .01), (cutx + .285, py0 - .001, TZ[1] - .01), (cutx + .01, py0 - .001, TZ[1] - .01))
span('hang', (TX1 - .13, TX1 - .105), (py0 - .003, py0), (TZ[1] - .02, FLOOR + .04), P.zinc, .001)

# ---- branch: take-off, damper in a stretch sawn open, elbow, boot, register
r, bz, by = .088, .90, -.16
tx = .30
tube('takeoff', [(tx, by, TZ[0] + .01), (tx, by, bz), (tx + .18, by, bz)], r, galv, .085, res=16)
lathe('collar', [(r + .022, .004), (r + .018, -.004), (r + .004, -.018), (r + .002, -.03)], galv, 64, (tx, by, TZ[0] - .002))
ax, bx = tx + .18, tx + .46
lathe_cut('cutpipe', [(r, 0), (r, bx - ax), (r - .004, bx - ax), (r - .004, 0)], galv, 325, 535, 80, (ax, by, bz), (0, math.pi / 2, 0))
dxm = (ax + bx) / 2 + .01
blade = mat('blade', (.46, .34, .12), .36, metal=.9, rn=(20, .3, .44))
cyl('blade', r - .007, .004, (dxm, by, bz), blade, (0, math.radians(52), 0), 72, .001)
rod('axle', (dxm, by - .0, bz - r - .03), (dxm, by, bz + r + .012), .006, P.zinc) if False else rod('axle', (dxm, by - r - .05, bz), (dxm, by + r + .01, bz), .0055, P.zinc)
box('handle', (.016, .008, .105), (dxm + .022, by - r - .045, bz + .026), P.yellow, .003, 3, (0, math.radians(52), 0))
cyl('wing', .011, .012, (dxm, by - r - .054, bz), P.zinc, FRONT, 6)
ex = RX
tube('branch', [(bx, by, bz), (ex, RY, bz), (ex, RY, FLOOR + .03)], r, galv, .12, res=16)
for x in (bx + .01, ax - .01):
    ring('crimp', r + .001, .004, (x, by + (RY - by) * (x - bx) / (ex - bx), bz), galv, 64, (0, math.pi / 2, 0))
ring('crimp', r + .001, .004, (ex, RY, 1.24), galv, 64)
rings = []
for k in range(9):  # boot: round to rectangular
    t = k / 8
    t = t * t * (3 - 2 * t)
    pts = []
    for i in range(64):
        a = 2 * math.pi * i / 64
        c, s = math.cos(a), math.sin(a)
        m = min((rw - .025) / max(abs(c), 1e-6), (rd - .02) / max(abs(s), 1e-6))
        pts.append((ex + (r * (1 - t) + m * t) * c, RY + (r * (1 - t) + m * t) * s, FLOOR + .02 + (FT - FLOOR - .03) * k / 8))
    rings.append(pts)
loft('boot', rings, galv, auto=60)
nickel = mat('regpaint', (.78, .765, .73), .36)
frame = [[(ex + x, RY + y, z) for x, y in rsq(hx, hy, .006, 5)] for hx, hy, z in ((rw, rd, FT), (rw, rd, FT + .003), (rw - .010, rd - .010, FT + .007), (rw - .026, rd - .024, FT + .007), (rw - .028, rd - .026, FT - .02))]
loft('register', frame, nickel)
plane('rvoid', ex - rw + .02, ex + rw - .02, RY - rd + .02, RY + rd - .02, FT - .006, P.void)
for k in range(17):
    box('fin', (.003, 2 * rd - .05, .014), (ex - rw + .04 + k * (2 * rw - .08) / 16, RY, FT - .001), nickel, .0006, 2, (0, .45, 0))

part('return-grille', (GX + .02, Y1 - .010, GZ + .01))
part('filter', (fx, f0 - .004, .24))
part('blower', (FX + .06, -.30, .20))
part('supply-trunk', (.235, py0, 1.20))
part('damper', (dxm - .012, by - .02, bz + .012))
part('branch', (ex, RY - r, 1.16))
part('register', (ex + .02, RY - .01, FT + .006))

studio(-.07, 2.2, target=(0, 0, 1.2), key=(-3.6, -4.6, 4.6), power=2.1)
area((.6, -2.8, .9), (0, 0, .9), 1.2, 26, (1, .94, .86), .8)
camera((1.35, -8.6, 3.2), (.005, .05, 1.150), lens=104, f=None)
write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
even(OUT, W, H)
