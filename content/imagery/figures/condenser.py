"""An air conditioner's outdoor unit with one corner sawn away: hot gas leaves the compressor, gives its heat to the coil
and goes back to the house as liquid through the small pipe; the fan draws air in through the coil and out at the top."""
from kit import *
from models import condenser as C
from models import faults

OUT, W, H, SPP, VAR = args()
FAILED = VAR == 'failed'
S = reset()
rng = random.Random(5)
P = palette()
M = C.materials(P)
M.paint = mat('powder', (.40, .385, .345), .42, bump=(900, .10, .0006), rn=(3, .36, .5))
Z0, CUT = .10, (-.20, .045)      # the cabinet is open further to the left than the coil
COIL = (-.075, .105)
h = C.HALF

box('pad', (.92, .92, .09), (0, 0, .045), P.concrete, .012, 4)
zt = C.cabinet(Z0, M, CUT)
rust = mat('rust', (.05, .045, .042), .7, cn=(26, (.115, .055, .028), .46, .66), bump=(120, .5, .002))
C.fan(zt, M, rust if FAILED else mat('fanblade', (.50, .51, .52), .36, metal=.9, rn=(20, .3, .44)), .215, bent=FAILED)

# ---- fan motor, hung from the guard
cyl('motor', .078, .135, (0, 0, zt - .085), rust if FAILED else mat('fmotor', (.045, .05, .058), .38, metal=.4), bw=.012)
ring('belly', .0795, .004, (0, 0, zt - .085), P.zinc)
for k in range(4):
    a = k * math.pi / 2 + .6
    rod('hang', (.062 * math.cos(a), .062 * math.sin(a), zt - .03), (.062 * math.cos(a), .062 * math.sin(a), zt + .05), .004, P.zinc)
rod('shaft', (0, 0, zt - .14), (0, 0, zt - .25), .0065, P.steel)

# ---- coil: two rows of tube between fins, round three sides; sawn at the front, return bends in the rear corner
def arc(off):
    ref = C.outline(0)
    gone = [(x > COIL[0] and y < COIL[1]) or (x > .2 and y < .345) for x, y in ref]
    start = next(i for i in range(len(ref)) if gone[i - 1] and not gone[i])
    idx = [(start + k) % len(ref) for k in range(len(ref)) if not gone[(start + k) % len(ref)]]
    pts = C.outline(off)
    return [pts[i] for i in idx]


o_, i_ = arc(.034), arc(.086)
ca, cb = Z0 + .085, zt - .118
fins = finmat('finsin', .20, .80, 95)
sheetrows('coilout', [[(x, y, z) for z in (ca, cb)] for x, y in o_], fins)
sheetrows('coilin', [[(x, y, z) for z in (ca, cb)] for x, y in i_], fins)
for z in (ca, cb):
    sheetrows('coilend', [[(a[0], a[1], z), (b[0], b[1], z)] for a, b in zip(o_, i_)], M.steel)
section = finmat('section', .20, .70, 60, 'Z', (1, 1, 1))
for e, m in ((0, P.zinc), (-1, section)):
    a, b = o_[e], i_[e]
    mesh('end', [(*a, ca), (*b, ca), (*b, cb), (*a, cb)], [(0, 1, 2, 3)], m)
a, b = Vector((*o_[-1], 0)), Vector((*i_[-1], 0))
rim('sawn', [(*o_[-1], ca), (*i_[-1], ca), (*i_[-1], cb), (*o_[-1], cb)], .0035)
n, tubes = 22, []
for k in range(n):
    z = ca + .022 + (cb - ca - .04) * k / (n - 1)
    for q in (.28, .72):
        p = a.lerp(b, q)
        rod('tubecut', (p.x - .004, p.y, z), (p.x + .006, p.y, z), .0062, P.copper, 20, 0)
        rod('bore', (p.x + .0055, p.y, z), (p.x + .0065, p.y, z), .0044, P.void, 16, 0)
a, b = Vector((*o_[0], 0)), Vector((*i_[0], 0))
for k in range(0, n - 1, 2):   # return bends on the tube sheet at the right
    z = ca + .022 + (cb - ca - .04) * k / (n - 1)
    z2 = ca + .022 + (cb - ca - .04) * (k + 1) / (n - 1)
    for q in (.28, .72):
        p = a.lerp(b, q)
        tube('bend', [(p.x, p.y, z), (p.x, p.y - .022, z), (p.x, p.y - .030, (z + z2) / 2), (p.x, p.y - .022, z2), (p.x, p.y, z2)], .0052, P.copper, .010, res=5)

# ---- compressor: scroll in a black shell on rubber feet, terminal cover, crankcase heater
X, Y, R = .045, -.02, .088
shell = mat('shell', (.014, .0145, .0155), .34, rn=(6, .28, .42), bump=(90, .05, .0008), coat=.25)
base = Z0 + .10
prof = smooth_profile([(0, .010), (.055, .012), (R - .012, .028), (R, .06), (R, .10)], 4) + smooth_profile([(R, .105), (R, .27), (R, .31), (R - .014, .345), (.050, .370), (0, .378)], 5)
lathe('comp', prof, shell, 96, (X, Y, base), auto=60)
for z in (.085, .300):
    lathe('weld', [(R - .001, -.004), (R + .0035, -.002), (R + .0035, .002), (R - .001, .004)], shell, 96, (X, Y, base + z))
ring('heater', R + .004, .005, (X, Y, base + .055), P.zinc)
for k in range(4):
    q = math.radians(45 + 90 * k)
    f = Vector((X + .098 * math.cos(q), Y + .098 * math.sin(q), base))
    rod('leg', (X + .07 * math.cos(q), Y + .07 * math.sin(q), base + .012), f + Vector((0, 0, .010)), .012, shell)
    cyl('grommet', .017, .026, f + Vector((0, 0, -.008)), P.rubber)
    cyl('bolt', .006, .02, f + Vector((0, 0, .016)), P.zinc, seg=6)
box('plate', (.09, .002, .055), (X + .035, Y - R - .0016, base + .215), P.face, .0005, rot=(0, 0, .40))
lab = Euler((math.pi / 2, 0, .40))
for k, (s, big) in enumerate((('SCROLL COMPRESSOR', .0078), ('R-410A   208/230 V   1 PH', .0062), ('LRA 104   RLA 16.7', .0062))):
    text(s, big, Vector((X + .035, Y - R - .003, base + .230 - k * .014)), lab, P.ink, font=BOLD if k == 0 else MEDIUM)
box('terminal', (.07, .035, .06), (X - .058, Y - R + .004, base + .195), P.black, .006, 3, (0, 0, -.6))

# ---- pipes: suction valve to the shell (thick, insulated), discharge to the coil, coil to the liquid valve through a drier
yS = .22
C.service_valves(Z0, yS, M, P)
tube('suction', [(h + .02, yS, Z0 + .20), (.27, yS, Z0 + .20), (.27, .11, Z0 + .20), (.27, .11, base + .30), (.20, .06, base + .30), (X + R - .004, Y + .02, base + .26)], .0125, P.copper, .04)
tube('suctioninsul', [(.27, .155, Z0 + .20), (.27, .11, Z0 + .20), (.27, .11, base + .285)], .021, P.rubber, .04)
tube('discharge', [(X + .02, Y + .03, base + .36), (X + .02, Y + .03, base + .43), (.16, .10, base + .47), (.25, .20, base + .47), (.27, .25, base + .44), (.325, .345, base + .44)], .0072, P.copper, .035)
tube('liquid', [(.325, .345, base + .06), (.24, .25, base + .03), (.24, .2, Z0 + .30), (h + .02, yS, Z0 + .30)], .0062, P.copper, .03)
drier = mat('drier', (.10, .22, .14), .38)
# ---- outside: lines to the house
for z, rr, x, end in ((Z0 + .20, .0125, .535, 1.10), (Z0 + .30, .0064, .475, 1.07)):
    tube('line', [(h + .05, yS, z), (x, yS, z), (x, yS + .22, z), (x, yS + .22, end)], rr, P.copper, .05)
    pipe_end((x, yS + .22, end), rr, rr * .3)
tube('insul', [(.535, yS + .13, Z0 + .20), (.535, yS + .22, Z0 + .20), (.535, yS + .22, 1.05)], .026, P.rubber, .05)
lathe('drier', smooth_profile([(.007, -.075), (.012, -.066), (.024, -.05), (.026, -.03), (.026, .03), (.024, .05), (.012, .066), (.007, .075)], 3), drier, 64, (.475, yS + .22, .62))

# ---- control box in the right rear: open, with contactor and dual run capacitor
bx, by0, by1, bz0, bz1 = h - .075, .055, .300, .475, .862
tin = mat('tin', (.46, .47, .48), .42, metal=.9, rn=(30, .36, .52))
span('cbback', (bx, bx + .004), (by0, by1), (bz0, bz1), tin, .001)
for y in (by0, by1):
    span('cbside', (bx, h), (y - .002, y + .002), (bz0, bz1), tin, .001)
for z in (bz0, bz1):
    span('cbend', (bx, h), (by0, by1), (z - .002, z + .002), tin, .001)
span('below', (h - .010, h), (by0, .300), (Z0 + .075, bz0), M.paint, .002)
side = (math.pi / 2, 0, math.pi / 2)
cx, cy, cz = h - .020, .118, .735
swell = [(.0325, .076), (.031, .092), (.022, .110), (.010, .118), (0, .120)] if FAILED else [(.030, .076), (0, .076)]
lathe('cap', [(0, -.075), (.030, -.075), (.031, -.072), (.031, .066), (.0335, .068), (.0335, .073), *swell], mat('can', (.66, .67, .68), .22, metal=1), 72, (cx, cy, cz))
ring('strap', .032, .003, (cx, cy, cz - .03), P.zinc)
box('caplabel', (.001, .040, .060), (cx + .0312, cy, cz - .002), P.face, 0)
for k, (s, big) in enumerate((('45 + 5 uF', .0088), ('440 VAC', .0074), ('C  FAN  HERM', .0054))):
    text(s, big, (cx + .0324, cy, cz + .014 - k * .013), side, P.ink, font=BOLD)
for k, (s, m) in enumerate((('HERM', P.yellow), ('C', P.red), ('FAN', mat('brown', (.16, .06, .02), .45)))):
    y = cy - .016 + .016 * k
    box('tab', (.004, .007, .016), (cx, y, cz + .084), P.brass, .0008)
    tube('capw', spline([(cx, y, cz + .085), (cx + .004, y, cz + .115), (cx + .012, y + .04, cz + .125), (cx + .004, y + .075, cz + .085 - .012 * k), (cx - .01, .235, cz - .06)]), .0030, m, 0, res=4)
kx, ky, kz = h - .040, .215, .570
burnt = mat('burnt', (.012, .011, .010), .9, cn=(60, (.10, .06, .035), .5, .7), bump=(240, .8, .002))
box('contactor', (.050, .095, .085), (kx, ky, kz), burnt if FAILED else P.black, .004)
box('armature', (.012, .050, .034), (kx + .028, ky, kz), burnt if FAILED else mat('arm', (.52, .50, .44), .4), .003)
for y in (-.032, -.010, .012, .034):
    for z in (-.036, .036):
        box('lug', (.012, .014, .016), (kx + .026, ky + y, kz + z), burnt if FAILED and y > -.03 else P.brass, .001)
        screw((kx + .034, ky + y, kz + z), (1, 0, 0), .0045, P.zinc, 24)
for k, (m, y) in enumerate(((P.black, -.032), (P.red, .012))):
    tube('line230', spline([(kx + .03, ky + y, kz - .042), (kx + .034, ky + y, kz - .075), (kx + .02, ky + .02, kz - .10), (kx - .03, .20 + .02 * k, .44), (bx - .02, .18 + .02 * k, .36)]), .0038, m, 0, res=4)
for k, (m, y) in enumerate(((P.yellow, -.010), (P.blue, .034))):
    tube('load', spline([(kx + .03, ky + y, kz + .042), (kx + .036, ky + y, kz + .075), (kx + .01, ky + y * .5, kz + .13), (kx - .02, .2, kz + .18)]), .0032, m, 0, res=4)

if FAILED:
    # matted coil, ice on the suction line and its valve, oil that ran from the capacitor
    skin_ = [p for p in C.outline(.024) if p[0] < COIL[0] and p[1] < .1]
    faults.matted(skin_, ca, cb, rng, 52000)
    faults.iced([(h + .02, yS, Z0 + .20), (.505, yS, Z0 + .20), (.535, yS + .05, Z0 + .20), (.535, yS + .13, Z0 + .20)], .0125, rng, .020, 22000)
    faults.iced([(h + .012, yS - .03, Z0 + .20), (h + .045, yS, Z0 + .225)], .018, rng, .010)
    ice = faults.ice_mat()
    for k in range(13):
        faults.icicle((h + .03 + .115 * (k + rng.random()) / 13, yS + rng.uniform(-.010, .010), Z0 + .185), rng.uniform(.015, .062), rng.uniform(.005, .008), ice)
    # where a winding burned through its terminal: thinner all around, nowhere as far as the outline
    faults.soot(lambda u, v: (X + (R + .0006) * math.sin(max(u, -.45) - .22), Y - (R + .0006) * math.cos(max(u, -.45) - .22), base + .20 + v), rng, 30000, (.20, .055), (.24, .16, .09))
    for k, y in enumerate((.098, .108, .118, .130)):
        tube('oil', [(cx + .0350, y, cz + .072), (cx + .0330, y + .001, cz + .064), (cx + .0325, y + .002, cz + .03 - .028 * (k % 3))], .0036, mat('oil', (.10, .055, .02), .12, coat=.6), 0, res=3)
    fails('fan', (.01, 0, zt - .245), .22, .085)
    fails('fan-motor', (0, 0, zt - .085), .10, .11)
    fails('coil', (-.20, -h, .53), .13, .30)
    fails('compressor', (X, Y - R, base + .22), .10, .12)
    fails('capacitor', (cx, cy, cz + .02), .055, .09)
    fails('contactor', (kx + .02, ky, kz - .005), .06, .06)
    fails('refrigerant-lines', (.49, yS, Z0 + .21), .14, .10)

# ---- parts
part('fan', (.198, -.132, zt - .222))
part('fan-motor', (.032, -.072, zt - .075))
part('coil', (-.135, -h + .034, .56))
part('compressor', (X + .03, Y - R - .002, base + .135))
part('capacitor', (cx + .02, cy, cz + .112))
part('contactor', (kx + .03, ky + .02, kz + .040))
part('refrigerant-lines', (.52, yS + .0, Z0 + .2125))

studio(0, 1.9, target=(0, 0, .5), key=(-2.0, -3.0, 2.6))
area((.9, -1.5, .75), (.05, 0, .5), .6, 14, (1, .93, .84), .8)
camera((3.10, -3.32, 1.66), (.10, .005, .500), lens=111, f=None)
if not FAILED:
    write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006)
even(OUT, W, H)
if FAILED:
    only_faults(OUT, W, H)
