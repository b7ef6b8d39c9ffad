"""A condensing gas furnace with its doors off and its right side sawn open: air comes up through the blower, flame and
flue gas go the other way, down through the heat exchanger, and out through the inducer."""
from kit import *
from models import faults
from models.furnace_parts import *

OUT, W, H, SPP, VAR = args()
FAILED = VAR == 'failed'
S = reset()
rng = random.Random(6)
P = palette()

cab = mat('cab', (.115, .165, .205), .36, bump=(800, .08, .0006), rn=(4, .30, .42))
inner = mat('inner', (.40, .41, .425), .44, metal=1, rn=(40, .28, .46), bump=(2, .15, .006))
hx = mat('hx', (.60, .585, .56), .34, metal=1, rn=(24, .26, .46), cn=(7, (.44, .38, .33)), bump=(3, .1, .004))
scorch = mat('scorch', (.20, .17, .16), .5, metal=1, cn=(20, (.34, .27, .22)))
w, d, h, t = .265, .36, 1.00, .012       # half width, half depth, height, sheet (thicker than life, to be seen)
SHELF, CELL, HXTOP = .455, -.195, .955   # blower shelf, cell panel, sawn edge under the top
SAWN_AT = h + .23   # where pipes and the return duct end

# ---- cabinet: left side, back, floor; the right side is sawn away above the shelf
span('left', (-w, -w + t), (-d, d - t), (0, h - t), cab, .003)
span('leftin', (-w + t, -w + t + .003), (-d + .02, d), (.01, h - .01), inner, 0)
span('back', (-w, w), (d - t, d), (0, h - t), cab, .003)
span('backin', (-w + t, w - t), (d - t - .004, d - t), (0, h), inner, 0)
outline = [(-d, 0), (d - t, 0), (d - t, h - t), (-d, h - t), (-d, HXTOP), (.295, HXTOP), (.295, SHELF + .035), (-d, SHELF + .035)]
plate('right', [(w - t, y, z) for y, z in outline], t, cab, cut_edges=(4, 5, 6), normal=(1, 0, 0))
ring_top = [(-w, -d), (w, -d), (w, d), (-w, d)]
opening = [(-w + .045, -.16), (w - .045, -.16), (w - .045, d - .05), (-w + .045, d - .05)]
plate('top', [(x, y, h - t) for x, y in ring_top], t, cab, normal=(0, 0, 1))
span('floor', (-w + t, w - t), (-d + .014, d - t), (0, t), cab, .002)
span('shelf', (-w + t, w - t), (-d + .03, d - t), (SHELF, SHELF + .012), inner, .002)
span('sill', (-w + t, w - t), (-d + .001, -d + .014), (0, .045), cab, .003)
span('lintel', (-w + t, w - t), (-d + .001, -d + .014), (SHELF - .014, SHELF + .026), cab, .003)
span('head', (-w + t, w - t), (-d + .001, -d + .014), (HXTOP, h - t), cab, .003)
# supply plenum on top, sawn off
pl, pb = .225, .26
for x0, x1, y0, y1 in ((-pl, -pl + .006, -.20, pb), (pl - .006, pl, -.20, pb), (-pl, pl, pb - .006, pb)):
    span('plenum', (x0, x1), (y0, y1), (h, h + .30), P.galv, .001)
span('plenumfront', (-pl, pl), (-.20, -.194), (h, h + .30), P.galv, .001)
rim('sawn', [(-pl, -.20, h + .30), (pl, -.20, h + .30), (pl, pb, h + .30), (-pl, pb, h + .30)], .0045)
span('flange', (-pl - .012, pl + .012), (-.212, pb + .012), (h, h + .012), P.galv, .002)
for k in (-1, 1):  # cross-break of the plenum's front
    tube('break', [(-pl * k, -.2005, h + .015), (pl * k, -.2005, h + .295)], .0016, P.galv, 0, res=2)

# ---- cell panel with the burners before it and the tubes behind it
BX, BZ, GAP = .035, .868, .092
xs = [BX + (k - 1.5) * GAP for k in range(4)]
span('cell', (-w + t, w - t), (CELL, CELL + .004), (SHELF + .012, BZ - .045), inner, 0)
span('cell', (-w + t, w - t), (CELL, CELL + .004), (BZ + .045, h - t), inner, 0)
span('cell', (-w + t, xs[0] - GAP / 2), (CELL, CELL + .004), (BZ - .045, BZ + .045), inner, 0)
span('cell', (xs[3] + GAP / 2, w - t), (CELL, CELL + .004), (BZ - .045, BZ + .045), inner, 0)
L = .24
mats = flame_mats(L)
yb = CELL - .045
r = .0265
for k, x in enumerate(xs):
    n, v, f = 48, [], []
    for i in range(n):  # the panel round one tube's mouth
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        m_ = min(GAP / 2 / max(abs(c), 1e-6), .045 / max(abs(s), 1e-6))
        v += [(x + r * c, CELL + .012, BZ + r * s), (x + (r + .004) * c, CELL, BZ + (r + .004) * s), (x + m_ * c, CELL, BZ + m_ * s)]
    for i in range(n):
        j = (i + 1) % n
        f += [(3 * i + q, 3 * i + q + 1, 3 * j + q + 1, 3 * j + q) for q in range(2)]
    mesh('mouth', v, f, inner, auto=40)
    inshot_burner(x, yb, BZ, P.alu, scorch, 1.0)
    if not FAILED:
        # Where its tube is open, it ends within.
        burner_flame(x, yb, BZ, L if k < 3 else .205, k * 1.7, mats)
        point((x, CELL - .02, BZ + .004), .05, (.25, .48, 1), .012)
    z1, z2, z3 = BZ, BZ - .105, BZ - .205
    y0, y1 = CELL + .004, .225
    back = [(x, y0 + .17, z1), (x, y1, z1), (x, y1 + .048, (z1 + z2) / 2), (x, y1, z2), (x, CELL + .075, z2), (x, CELL + .030, (z2 + z3) / 2), (x, CELL + .075, z3), (x, .275, z3)]
    tube('hx', [back[0], (x, y1 + .02, z1), (x, y1 + .05, z1 - .02), (x, y1 + .05, z2 + .02), (x, y1 + .02, z2), (x, CELL + .07, z2), (x, CELL + .035, z2 - .02), (x, CELL + .035, z3 + .02), (x, CELL + .07, z3), (x, .285, z3)], r, hx, .05, res=10)
    if k < 3:
        rod('hxmouth', (x, y0, z1), (x, y0 + .172, z1), r, hx)
    else:  # the nearest tube is opened so that its flame is seen
        lathe_cut('hxcut', [(r, 0), (r, .172), (r - .003, .172), (r - .003, 0)], hx, 75, 300, 48, (x, y0, z1), BACK)
    for yy in (-.06, .08):  # dimples of the lower passes
        ring('crimp', r + .0004, .0016, (x, yy, z3), hx, 40, FRONT)
span('couple', (-.165, .235), (.280, .318), (.505, BZ - .165), inner, .008)
# secondary: fin pack, tubes' ends, header
fins = finmat('secfins', .16, .62, 130, 'Y', (1, 1, 1))
span('secondary', (-.165, .235), (-.145, .275), (.512, .632), fins, .002)
for zz in (.507, .634):
    span('secsheet', (-.167, .237), (-.150, .278), (zz, zz + .004), inner, .001)
for k in range(10):
    for j in range(2):
        rod('sectube', (.236, -.12 + k * .041 + j * .02, .545 + j * .055), (.246, -.12 + k * .041 + j * .02, .545 + j * .055), .008, P.alu, 24)
span('collector', (-.150, .215), (CELL - .024, CELL + .02), (.500, .655), P.black, .010, 4)

# ---- vestibule: manifold and gas valve, inducer with vent, pressure switch, trap
ym = yb - .178
rod('manifold', (xs[0] - .03, ym, BZ), (xs[3] + .022, ym, BZ), .0125, P.zinc)
for x in xs:
    rod('orifice', (x, ym, BZ), (x, ym + .036, BZ), .0062, P.brass, 6)
GX, GZ = -.105, .735
gas_valve((GX, ym + .012, GZ), P, size=(.098, .080, .098))
tube('riser', [(GX + .03, ym, GZ + .04), (GX + .03, ym, BZ)], .0115, P.zinc, 0)
SX = -w - .075  # gas comes down from the ceiling; below the tee hangs the drip leg
tube('supply', [(GX - .045, ym + .01, GZ), (SX, ym + .01, GZ)], .0125, P.iron, 0)
rod('drop', (SX, ym + .01, GZ - .12), (SX, ym + .01, SAWN_AT), .0125, P.iron)
pipe_end((SX, ym + .01, SAWN_AT), .0125)
cyl('tee', .019, .055, (SX, ym + .01, GZ), P.iron, bw=.003)
cyl('dripcap', .019, .028, (SX, ym + .01, GZ - .12), P.iron, seg=8)
Pipes(P.copper, P.solder, P.brass, P.steel).ballvalve((SX, ym + .01, .97), (0, 0, 1), .0125, P.yellow, (.3, -.95, 0))
cyl('nut', .020, .03, (-.185, ym + .01, GZ), P.iron, (0, math.pi / 2, 0), 8)
box('bracket', (.004, .19, .075), (BX - GAP * 2 - .004, yb - .07, BZ), P.alu, .001)
box('bracket', (.004, .17, .022), (BX + GAP * 2 + .004, yb - .08, BZ - .036), P.alu, .001)
box('rail', (GAP * 4, .003, .020), (BX, yb - .055, BZ - .036), P.alu, .001)
IX, IZ = .065, .600
inducer((IX, CELL - .028, IZ), P, .092)
VX, VY = -.212, -.255
tube('vent', [(IX - .05, CELL - .055, IZ + .055), (VX + .04, CELL - .058, IZ + .075), (VX, VY, IZ + .115), (VX, VY, SAWN_AT)], .0285, P.pvc, .05, res=10)
for zz in (IZ + .13, h + .02):
    cyl('collar', .0335, .05, (VX, VY, zz), P.pvc, bw=.004)
tube('intake', [(.212, VY, HXTOP + .01), (.212, VY, SAWN_AT)], .0285, P.pvc, 0, res=10)
for x in (VX, .212):
    pipe_end((x, VY, SAWN_AT), .0285, .005)
cyl('collar', .0335, .05, (.212, VY, h + .02), P.pvc, bw=.004)
sil = mat('sil', (.45, .03, .02), .4)
cyl('ps', .030, .022, (.205, CELL - .016, .735), P.black, FRONT, bw=.005)
cyl('ps2', .024, .010, (.205, CELL - .032, .735), P.zinc, FRONT)
tube('pst', [(.205, CELL - .037, .725), (.205, CELL - .07, .70), (.185, CELL - .075, .655), (.150, CELL - .05, .635)], .0042, sil, .02)
box('trap', (.055, .05, .10), (-.150, CELL - .050, .535), mat('trap', (.86, .85, .80), .35), .008)
tube('drain', [(-.150, CELL - .05, .49), (-.150, CELL - .05, SHELF + .03), (-.17, CELL - .05, SHELF + .03), (-w - .05, CELL - .05, SHELF + .03), (-w - .05, CELL - .05, .02)], .0085, P.pvc, .02)

# ---- ignitor on the first burner, flame sensor on the last
ceramic, singed = mat('ceramic', (.82, .80, .75), .45), mat('singed', (.34, .27, .21), .7, cn=(90, (.62, .55, .46), .45, .6))


def probe(x, y, z, big, rodm, wires, down, holder):
    """A porcelain holder on a bracket; its rod dips into the flame behind the burner's mouth."""
    foot, tip = Vector((x, y - .072, z + .058)), Vector((x, y - .004, z + .036))
    for name, a, b, r, m in (('porcelain', 0, 1, 1, holder), ('collar', .44, .56, 1.32, holder), ('ferrule', -.10, .06, .72, P.zinc), ('singed', .80, 1.01, 1.01, singed)):
        rod(name, foot.lerp(tip, a), foot.lerp(tip, b), big * r, m, 32, .0015)
    screw((x + .0075, y - .0335, z + .046), (0, -1, .3), .0042, P.zinc)
    rod('probe', (x, y - .008, z + .037), (x, y + .030, z + .006), .0032, rodm, 16, 0)
    box('pbr', (.024, .003, .034), (x, y - .030, z + .036), P.zinc, .001, rot=(-.3, 0, 0))
    for k, m in enumerate(wires):
        o = (k - (len(wires) - 1) / 2) * .006
        tube('wire', spline([(x + o, y - .068, z + .056), (x + o, y - .105, z + .050), (down + o, y - .100, z - .03), (down + o, CELL - .060, z - .15), (down + o, CELL - .050, .60), (down + o, CELL - .05, SHELF + .01)]), .0028, m, 0, res=4)


probe(xs[0] - .004, yb, BZ, .0115, mat('sic', (.10, .10, .105), .6), (P.white, P.white), -.045, singed if FAILED else ceramic)
box('element', (.010, .022, .003), (xs[0] - .004, yb + .022, BZ + .010), glow('hot', (1, .33, .07), 9) if not FAILED else singed, .001, rot=(.5, 0, 0))
probe(xs[3] + .004, yb, BZ, .0105, P.steel, (P.yellow,), .166, ceramic)

# ---- blower compartment: blower, board, transformer, door switch, wires
blower((.045, -.255, .195), P, .150, .30, dusty=FAILED)
control_board((-.120, -d + .030, .385), P, .225, .115)
span('boardplate', (-.245, .005), (-d + .034, -d + .038), (.325, .447), inner, .001)
box('transformer', (.058, .052, .058), (.205, -d + .045, .415), P.black, .004)
box('core', (.062, .030, .044), (.205, -d + .045, .415), P.zinc, .002)
box('door', (.03, .025, .02), (.10, -d + .03, .438), P.white, .002)
for k, m in enumerate((P.red, P.blue, P.white, P.yellow, P.green)):
    x = -.19 + .03 * k
    tube('loom', spline([(x, -d + .028, .335), (x + .004, -d + .02, .30 - .008 * k), (-.20 + .012 * k, -d + .05, .22), (-.236 + .006 * k, -d + .07, .30), (-.238 + .006 * k, -d + .09, .45)]), .0024, m, 0, res=4)
for k, m in enumerate((P.black, P.white, P.red)):
    tube('mw', spline([(.02 + .008 * k, -d + .024, .42 - .01 * k), (.03 + .01 * k, -d + .02, .36), (.05 + .004 * k, -.33, .29), (.047, -.30, .25)]), .0024, m, 0, res=4)

# ---- return drop on the left, sawn off in front, with the filter half out of its rack
fx0, fx1, ry0, ry1 = -w - .125, -w - .002, -.285, .30
FZ0, FZ1 = .03, .475
for zz in (FZ0 - .012, FZ1):
    span('rack', (fx0, fx1), (ry0, ry1), (zz, zz + .012), P.galv, .002)
span('rackback', (fx0, fx1), (ry1 - .01, ry1), (FZ0, FZ1), P.galv, 0)
span('rackdark', (fx0 + .01, fx1 - .01), (ry0 + .03, ry1 - .02), (FZ0, FZ1), P.void, 0)
rx0 = fx0 - .225
span('dropfront', (rx0, fx0), (ry0, ry0 + .006), (0, SAWN_AT), P.galv, .001)
span('dropleft', (rx0, rx0 + .006), (ry0, ry1), (0, SAWN_AT), P.galv, .001)
span('dropright', (fx0 - .006, fx0), (ry0, ry1), (FZ1 + .012, SAWN_AT), P.galv, .001)
for k, (a, b) in enumerate(((.02, .62), (.64, 1.24))):
    for q in (-1, 1):
        tube('break', [(rx0 + (.01 if q > 0 else .215), ry0 - .0005, a), (rx0 + (.215 if q > 0 else .01), ry0 - .0005, b)], .0015, P.galv, 0, res=2)
rim('sawn', [(rx0, ry1, SAWN_AT), (rx0, ry0, SAWN_AT), (fx0, ry0, SAWN_AT), (fx0, ry1, SAWN_AT)], .003, False)
span('slip', (rx0 - .004, fx0 + .004), (ry0 - .006, ry0), (.622, .640), P.galv, .002)
card = mat('card', (.52, .38, .22), .85, bump=(220, .25, .001), cn=(12, (.47, .34, .20)))
media = mat('media', (.66, .70, .71), .95, bump=(500, .5, .001))
f0, f1, T = ry0 - .115, ry0 + .40, .092
fx = (fx0 + fx1) / 2
for zz in (FZ0 + .006, FZ1 - .006):
    box('ff', (T, f1 - f0, .010), (fx, (f0 + f1) / 2, zz), card, .0015)
box('ffront', (T, .006, FZ1 - FZ0 - .004), (fx, f0, (FZ0 + FZ1) / 2), card, .0015)
rows, n = [], 20
for k in range(2 * n + 1):
    rows.append([(fx + (T / 2 - .006) * (1 if k % 2 else -1), f0 + .006 + (f1 - f0) * k / 2 / n, zz) for zz in (FZ0 + .012, FZ1 - .012)])
sheetrows('pleats', rows, media, auto=5)
for zz in (FZ0 + .020, FZ1 - .020):
    box('edge', (.003, f1 - f0, .030), (fx + T / 2, (f0 + f1) / 2, zz), card, .001)
box('edge', (.0032, .034, FZ1 - FZ0 - .004), (fx + T / 2, f0 + .015, (FZ0 + FZ1) / 2), card, .001)
text('16 x 25 x 4', .017, (fx, f0 - .0034, FZ1 - .055), FRONT, P.ink, font=BOLD)
text('MERV 11', .015, (fx, f0 - .0034, FZ1 - .080), FRONT, P.ink)
text('AIR FLOW', .012, (fx, f0 - .0034, FZ0 + .085), FRONT, P.ink, font=BOLD)
mesh('arrow', [(fx + a, f0 - .0036, FZ0 + .055 + b) for a, b in ((-.030, -.004), (.010, -.004), (.010, -.014), (.034, 0), (.010, .014), (.010, .004), (-.030, .004))], [tuple(range(7))], P.ink, smooth=False)

if FAILED:
    # soot round a crack in the second pass of the tube that is opened, and lint in the blower's wheel
    tz, tx = BZ - .105, xs[3]
    on_tube = lambda u, v, lift=.0004: (tx + (r + lift) * math.cos(v), .10 + u, tz + (r + lift) * math.sin(v))
    faults.soot(on_tube, rng, 42000, (.075, 1.1), (.006, .0055, .005))
    tube('crack', [on_tube(.012 * math.sin(k * 2.1) + .006 * k - .02, -.9 + .26 * k, .001) for k in range(8)], .0024, P.void, 0, res=2)
    faults.crust(lambda u, w: (.045 + .150 * (.80 + .16 * w) * math.cos(6.283 * u), -.258 + .030 * w, .195 + .150 * (.80 + .16 * w) * math.sin(6.283 * u)), faults.lint_mat(), rng, 9000, (.003, .0105), -.9)
    # a white coat on the sensor's rod, rust and water at the inducer
    def round_rod(u, w):
        a = 6.283 * u
        return xs[3] + .004 + .011 * math.cos(a), yb - .020 + .055 * w, BZ + .046 - .040 * w + .011 * math.sin(a)
    faults.crust(round_rod, mat('silica', (.86, .85, .80), .95, bump=(600, .8, .002)), rng, 900, (.0018, .0045), -.5)

    def on_inducer(u, w):
        a, q = 6.283 * w + u, .047 + abs(u) * .03
        return IX + q * math.cos(a), CELL - .0285 - .0625, IZ + q * math.sin(a) - .004
    faults.soot(lambda u, w: on_inducer(u, rng.random()), rng, 16000, (.6, .5), (.30, .115, .035))
    for k in (-1, 0, 1):
        faults.drop((IX + .03 * k - .01, CELL - .075, IZ - .096 - .012 * abs(k)), .0075)
    faults.puddle((IX - .01, CELL - .085, SHELF + .0125), .075)
    fails('ignitor', (BX + .02, yb, BZ + .022), .30, .085)
    fails('flame-sensor', (xs[3] - .005, yb, BZ + .028), .15, .08)
    fails('inducer', (IX - .01, CELL - .05, .755), .25, .25)   # and with it no flame
    fails('heat-exchanger', (tx, .11, tz), .11, .085)
    fails('blower', (.045, -.30, .195), .20, .16)

# ---- parts
part('ignitor', (xs[0] - .004, yb - .055, BZ + .056))
part('flame-sensor', (xs[3] + .004, yb - .036, BZ + .050))
part('heat-exchanger', (xs[3] + r, -.05, BZ - .105))
part('inducer', (IX, CELL - .18, IZ))
part('control-board', (-.098, -d + .024, .372))
part('blower', (.045 + .02, -.310, .195 - .015))
part('filter', (fx, f0 - .004, .29))

area((.30, -1.0, .25), (.05, -.2, .2), .35, 5, (1, .94, .86))
studio(0, 1.7, target=(0, 0, .6), key=(-2.2, -2.9, 2.7))
area((1.3, -1.6, .9), (.1, 0, .7), .7, 16, (1, .92, .82), .9)
camera((2.55, -3.72, 1.42), (-.045, -.02, .575), lens=99, f=None)
if not FAILED:
    write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006)
even(OUT, W, H)
if FAILED:
    only_faults(OUT, W, H)
