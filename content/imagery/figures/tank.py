"""A gas tank water heater sawn open from the front: jacket, foam, lined tank, and what hangs inside."""
from kit import *
from models import faults

OUT, W, H, SPP, VAR = args()
FAILED = VAR == 'failed'
S = reset()
rng = random.Random(3)
P = palette()
e = (math.pi / 2, 0, 0)

R, TOP = .285, 1.20               # outside radius, top of the jacket
CH = .30                          # the chamber's ceiling: the tank's concave bottom
jacket = mat('jacket', (.47, .50, .51), .34, rn=(6, .28, .40), bump=(420, .04, .0006))
cap = mat('cap', (.13, .145, .16), .42, bump=(600, .08, .0006))
foam = mat('foam', (.80, .66, .36), .95, bump=(150, .8, .004), bump2=(36, .5, .006), cn=(22, (.72, .57, .28)))
lining = mat('lining', (.055, .12, .20), .20, rn=(8, .14, .30), coat=.4)
mild = mat('mild', (.36, .36, .37), .38, metal=1, rn=(30, .30, .5))
galv = P.galv


def polar(angle, r, z):
    """A point round the tank; 0 looks at the viewer (-y), positive is to the right."""
    a = math.radians(angle)
    return Vector((r * math.sin(a), -r * math.cos(a), z))


def shell(name, prof, m, left, right, cut=None):
    """Turned all round but for an opening at the front, from `left` to `right` (degrees, 0 looks at the viewer)."""
    return lathe_cut(name, prof, m, 270 + right, 270 + left + 360, 200, cut=cut)


# ---- jacket, foam and tank: each layer is opened a little less than the one before it
shell('base', [(R - .004, .03), (R + .004, .03), (R + .004, .115), (R - .004, .115)], cap, -20, 66)
STEP = .545                       # below it the jacket keeps more of its front, for the gas control
shell('jacket', [(R - .004, .115), (R, .115), (R, STEP), (R - .004, STEP)], jacket, -20, 66)
shell('jacket', [(R - .004, STEP), (R, STEP), (R, TOP - .05), (R - .004, TOP - .05)], jacket, -56, 66)
rim_ = [(R + .004, TOP - .06), (R + .004, TOP - .02), (R - .006, TOP - .004), (R - .03, TOP), (.075, TOP + .004)]
shell('cap', rim_ + [(.075, TOP - .002), (R - .03, TOP - .006), (R - .01, TOP - .012), (R - .002, TOP - .024), (R - .002, TOP - .06)], cap, -56, 66)
shell('foam', [(.243, STEP + .012), (R - .0045, STEP + .012), (R - .0045, TOP - .012), (.062, TOP - .008), (.062, TOP - .040), (.14, TOP - .050), (.215, TOP - .085), (.243, TOP - .13)], foam, -50, 60, foam)
wall = [(.236, .115), (.242, .115), (.242, TOP - .125), (.228, TOP - .094), (.20, TOP - .074), (.14, TOP - .056), (.058, TOP - .046),
        (.058, TOP - .054), (.14, TOP - .064), (.197, TOP - .082), (.222, TOP - .100), (.234, TOP - .13), (.234, .115)]
shell('tank', wall, lining, -44, 54)
dome = [(.052, CH + .050), (.10, CH + .045), (.16, CH + .028), (.21, CH + .004), (.235, CH - .022)]
shell('bottom', dome + [(r, z + .008) for r, z in reversed(dome)], lining, -44, 54)
for a in (30, 150, 270):
    rod('post', polar(a, .08, .05), polar(a, .08, .115), .007, mild)
# what is left of the floor of the chamber and its pan
lathe('floor', [(0, .05), (R - .02, .05), (R - .02, .044), (0, .044)], mild, 120)
lathe('pan', [(0, .004), (.335, .004), (.342, .010), (.347, .052), (.352, .053), (.353, .047), (.348, .002), (0, .002)], galv, 140)
for a in (60, 180, 300):
    cyl('foot', .028, .03, polar(a, .2, .018), cap)

shell('foam', [(.243, CH - .03), (R - .0045, CH - .03), (R - .0045, STEP + .012), (.243, STEP + .012)], foam, -28, 60, foam)
# ---- the flue in the middle, itself opened over a stretch to show the baffle
fr = .050
lathe('flue1', [(fr, CH + .046), (fr, .52), (fr - .004, .52), (fr - .004, CH + .046)], mild, 64)
lathe_cut('flue2', [(fr - .004, .52), (fr, .52), (fr, .98), (fr - .004, .98)], mild, 340, 570, 64)
lathe('flue3', [(fr, .98), (fr, TOP + .03), (fr - .004, TOP + .03), (fr - .004, .98)], mild, 64)
baffle = mat('baffle', (.50, .42, .36), .45, metal=1, cn=(18, (.36, .27, .22)))
rows = []
for k in range(41):
    z = .44 + .62 * k / 40
    t = k * .52
    rows.append([(.043 * s * math.cos(t), .043 * s * math.sin(t), z) for s in (-1, 0, 1)])
sheetrows('baffle', rows, baffle, .0022)
lathe('hood', [(.112, .055), (.118, .058), (.068, .125), (.064, .15), (.060, .15), (.062, .124), (.110, .057)], galv, 96, (0, 0, TOP))
for a in (40, 140, 220, 320):
    rod('leg', polar(a, .088, TOP), polar(a, .098, TOP + .062), .0035, galv)
lathe('vent', [(.0635, 0), (.0635, .06), (.0605, .06), (.0605, 0)], galv, 96, (0, 0, TOP + .14))
pipe_end((0, 0, TOP + .20), .0635)

# ---- water: cold on the right with its dip tube, hot on the left
zt = TOP + .004
for x, ringm, tubem in ((.155, P.blue, P.copper), (-.155, P.red, P.copper)):
    lathe('ring', [(.014, 0), (.031, 0), (.031, .004), (.014, .004)], ringm, 48, (x, 0, zt))
    rod('nipple', (x, 0, zt - .06), (x, 0, zt + .045), .0135, P.zinc)
    cyl('union', .022, .036, (x, 0, zt + .058), P.brass, seg=6)
    rod('line', (x, 0, zt + .07), (x, 0, TOP + .19), .0111, tubem)
    pipe_end((x, 0, TOP + .19), .0111)
    cyl('cup', .0130, .03, (x, 0, zt + .09), tubem)
dip = mat('dip', (.80, .82, .83), .28)
DX, DY = .155, -.012
if FAILED:   # broken off: the lower piece leans in the tank
    ends = Vector((DX, DY, .94)), Vector((DX + .040, DY - .02, CH + .33))
    tube('stub', [(DX, DY, zt - .05), ends[0]], .0135, dip, 0)
    tube('fallen', [ends[1], (DX - .055, DY - .02, CH + .05)], .0135, dip, 0)
    for end, up in zip(ends, (-1, 1)):
        for k in range(7):
            a = [6.283 * (k + q) / 7 for q in (0, .5, 1)]
            rim = [end + Vector((.0134 * math.cos(q), .0134 * math.sin(q), 0)) for q in a]
            rim[1].z += up * rng.uniform(.006, .024)
            mesh('jag', rim, [(0, 1, 2)], dip, smooth=False)
else:
    tube('dip', [(DX, DY, zt - .05), (DX, DY, CH + .17), (DX - .02, DY, CH + .12)], .0135, dip, .05)

# ---- anode rod, front left
anode = mat('anode', (.40, .40, .395), .62, metal=.7, bump=(120, .8, .003), cn=(30, (.28, .275, .265)), rn=(40, .45, .7))
AX, AY = -.115, -.10
cyl('hex', .020, .018, (AX, AY, zt + .012), P.zinc, seg=6, bw=.0015)
rod('thread', (AX, AY, zt - .05), (AX, AY, zt + .004), .0125, P.zinc)
pts = [(AX + .0018 * noise.noise(Vector((0, k, 3))), AY, zt - .05 - k * .044) for k in range(18)]
if FAILED:
    for k in range(60):
        q = Vector(pts[0]).lerp(Vector(pts[-1]), rng.random() ** 1.6)
        box('eaten', [rng.uniform(.004, .014) for _ in range(3)], q + Vector((rng.uniform(-.004, .004), rng.uniform(-.004, .004), 0)), anode, .002, 2, (rng.random(), rng.random(), rng.random()))
    tube('wire', pts, .0032, mat('rusty', (.16, .07, .03), .8), 0)
else:
    tube('anode', pts, .0150, anode, 0, res=8)
rod('core', (AX, AY, pts[-1][2]), (AX, AY, pts[-1][2] - .012), .003, P.steel)

# ---- burner: a pan with a ring of flames, fed from the gas control through the door
cyl('burner', .105, .030, (0, 0, .115), mild, seg=96, bw=.008)
lathe('burnercap', [(0, .024), (.05, .022), (.10, .012), (.118, 0), (.112, -.004), (0, -.004)], mat('bcap', (.30, .28, .27), .5, metal=1, cn=(24, (.40, .30, .24))), 96, (0, 0, .134))
if not FAILED:
    crown('fl', (0, 0, .137), .116, 40, .072, flame_mat('flame', (.06, .24, 1), 3.0, .075, 1.0, .8, (.35, 1.05), 60), rng, .0115)
    crown('fl2', (0, 0, .137), .116, 40, .034, flame_mat('flame2', (.22, .52, 1), 4.2, .04, 1.0, .7, (.4, 1), 60), rng, .0075)
    point((0, -.06, .20), .7, (.25, .50, 1), .06)

# ---- gas control on the left of the opening, its manifold tube to the burner
A = -33
gp = polar(A, R + .052, .395)
ra = (0, 0, math.radians(A))
gray = mat('gv', (.075, .08, .085), .42, bump=(500, .06, .0006))
box('control', (.125, .105, .135), gp, gray, .014, 5, ra)
n = polar(A, 1, 0)
n.z = 0
side = Vector((n.y, -n.x, 0)) * -1
ke = toward(n)
knob = gp + n * .060 + Vector((0, 0, .018))
lathe('knob', [(.036, 0), (.038, .004), (.034, .022), (.030, .026), (0, .027)], P.red, 64, knob, ke)
box('grip', (.010, .012, .058), knob + n * .032, P.red, .003, 3, (0, 2.2 if FAILED else 0, math.radians(A)))
q = Euler((math.pi / 2, 0, math.radians(A)))
for s, dx, dz in (('HOT', 0, .047), ('LOW', -.034, -.041), ('VERY HOT', .032, -.041)):
    text(s, .010, knob + side * dx - n * .0065 + Vector((0, 0, dz)), q, P.paper, font=BOLD)
glowm = glow('led', (.1, 1, .3), 8)
box('led', (.007, .003, .007), gp + n * .053 + side * -.045 + Vector((0, 0, -.050)), glowm, 0, rot=ra)
inn = polar(A + 32, .15, .118)
tube('manifold', [gp + Vector((0, 0, -.06)) + side * -.03, polar(A + 8, R + .05, .20), polar(A + 14, R + .02, .13), inn, (0, 0, .112)], .0075, P.alu, .04)
tube('pilot', [gp + Vector((0, 0, -.06)) + side * -.045, polar(A + 14, R + .045, .22), polar(A + 18, R + .01, .155), polar(A + 30, .17, .15), (-.098, -.085, .15)], .0032, P.alu, .05)
box('pilothood', (.022, .022, .03), (-.098, -.085, .155), P.alu, .002)
# gas line from above with its valve and drip leg
G = polar(A - 30, R + .115, .395)
tee = Vector((G.x, G.y, .395))
tube('gas', [tee, gp + n * .0 + (tee - gp).normalized() * .06], .0135, P.iron, 0)
rod('gasv', (tee.x, tee.y, .25), (tee.x, tee.y, TOP + .15), .0135, P.iron)
pipe_end((tee.x, tee.y, TOP + .15), .0135)
cyl('teeb', .0205, .055, tee, P.iron, bw=.003)
cyl('dripcap', .020, .03, (tee.x, tee.y, .25), P.iron, seg=8)
Pipes(P.copper, P.solder, P.brass, P.steel).ballvalve((tee.x, tee.y, .60), (0, 0, 1), .0135, P.yellow, (-.4, -.9, 0))

# ---- relief valve on the right side, its pipe to the floor; drain valve low on the right
TA = 88
t0, td = polar(TA, R - .02, 1.07), polar(TA, 1, 0)
rod('tpn', t0, t0 + td * .135, .0145, P.brass, 6)
tp = t0 + td * .150
lathe('tpbody', [(0, -.045), (.017, -.045), (.019, -.03), (.024, -.02), (.025, .02), (.020, .034), (.014, .040), (.010, .060), (0, .062)], P.brass, 48, tp)
box('lever', (.050, .013, .0035), tp + td * .018 + Vector((0, 0, .066)), P.zinc, .001, 2, (0, -.25, math.radians(TA - 90)))
rod('tpline', (tp.x, tp.y, .16), (tp.x, tp.y, 1.03), .0111, P.copper)
cyl('tpcup', .0135, .035, (tp.x, tp.y, 1.015), P.copper)
DA = 72
d0, dd = polar(DA, R - .01, .375), polar(DA, 1, 0)
rod('drainn', d0, d0 + dd * .045, .0135, P.brass)
db = d0 + dd * .060
cyl('drainb', .019, .036, db, P.brass, toward(dd), 32)
rod('drainspout', db, db + dd * .045 + Vector((0, 0, -.022)), .0125, P.brass, 32, .001)
sp_ = db + dd * .045 + Vector((0, 0, -.022))
for k in range(4):
    q_ = db.lerp(sp_, .70 + k * .10)
    cyl('thr', .0145, .0022, q_, P.brass, toward(sp_ - db), 32, .0005)
rod('stem', db, db + Vector((0, 0, .04)), .006, P.brass)
lathe('wheel', [(.006, 0), (.024, .001), (.027, .005), (.024, .009), (.006, .010)], P.red, 14, db + Vector((0, 0, .036)), auto=20)

if FAILED:
    faults.puddle((tp.x - .01, tp.y - .02, 0), .17)
    for at in ((tp.x, tp.y, .152), sp_ + Vector((.003, -.002, -.012)), sp_ + Vector((.004, -.002, -.09)), (tp.x, tp.y, .07)):
        faults.drop(at, .014)
    fails('gas-valve', knob, .08, .065)
    fails('burner', (.02, -.1, .15), .20, .13)
    # exhaust that spilled has blackened the hood above its rim

    def on_hood(u, v):
        z = .060 + abs(v)
        r_ = max(.118 - (z - .058) * .75, .068) + .0008
        return r_ * math.sin(u), -r_ * math.cos(u), TOP + z
    faults.soot(on_hood, rng, 9000, (.8, .022))
    fails('flue-baffle', (0, 0, TOP + .09), .12, .07)
    fails('anode-rod', (AX, AY, .86), .06, .21)
    fails('dip-tube', (DX - .005, DY, .67), .13, .285)
    fails('relief-valve', (tp.x + .02, tp.y, .07), .16, .10)
    fails('drain-valve', sp_ + Vector((0, 0, -.04)), .07, .065)

# ---- parts
part('gas-valve', gp + n * .053 + Vector((0, 0, .062)))
part('burner', (.015, -.118, .150))
part('flue-baffle', (0, -.072, TOP + .150))
part('anode-rod', (AX, AY - .015, 1.02))
part('dip-tube', (DX - .003, DY - .0135, 1.03))
part('relief-valve', (tp.x, tp.y - .0115, .19))
part('drain-valve', db + dd * .02 + Vector((0, -.012, .0)))

studio(0, 1.6, target=(0, 0, .6))
area((.0, -1.1, .55), (0, 0, .45), .5, 5, (1, .93, .84), .9)
camera((-.12, -4.6, 1.42), (.005, 0, .700), lens=113, f=None)
if not FAILED:
    write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006)
even(OUT, W, H)
if FAILED:
    only_faults(OUT, W, H)
