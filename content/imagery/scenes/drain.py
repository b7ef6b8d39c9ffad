"""Yearly care of a tank water heater: a garden hose on the drain valve, a bucket with what came out, window light on the
jacket and the block wall. Variants: lit (the burner runs behind its sight glass)."""
from kit import *
from models.grime import onto, turned

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(23)
P = palette()
FRONT = (math.pi / 2, 0, 0)
R, Z0 = .275, .085
block = mat('block', (.40, .41, .395), .74, bump=(150, .45, .0022), bump2=(34, .5, .003), cn=(2.2, (.355, .365, .35)), rn=(7, .6, .82), rand=True)
mortar = mat('mortar', (.34, .345, .33), .85, bump=(200, .5, .002))
floor = mat('floor', (.235, .225, .21), .55, bump=(40, .25, .002), bump2=(3, .05, .004), cn=(2.4, (.17, .165, .155)), rn=(3.0, .28, .62))
jacket = mat('jacket', (.66, .665, .65), .34, rn=(6, .28, .42), bump=(420, .04, .0006), cn=(5, (.62, .62, .60)))
band = mat('band', (.13, .14, .15), .42, bump=(600, .08, .0006))

def lived(m):
    """Runs that dried on the jacket, dust and rust near its foot, smudges of hands."""
    n = Nodes(m)
    v, geo, at_ = n.coords(), n.add('NewGeometry'), n.add('SeparateXYZ')
    n.link(geo.outputs['Position'], at_.inputs[0])
    runs = n.ramp(n.noise(turned(n, (0, 0, 0), (.010, .010, .55)), 1, 4, .6), ((.62, 0), (.70, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', runs, .26), (.36, .29, .20))
    smudge = n.ramp(n.noise(v, 9, 7, .7, .6), ((.54, 0), (.78, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', smudge, .30), (.34, .32, .28))
    onto(n, 'Roughness', n.math('MULTIPLY', smudge, .8), (.62,) * 3)
    foot = n.math('MULTIPLY', n.math('DIVIDE', n.math('SUBTRACT', .30, at_.outputs['Z']), .15, True), n.ramp(n.noise(v, 48, 7, .72), ((.48, 0), (.66, 1))))
    onto(n, 'Base Color', n.math('MULTIPLY', foot, .60), (.22, .13, .07))
    # one old leak, from the seam down past the drain valve: a lime edge with rust in it
    line = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', at_.outputs['X'], -.196), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(turned(n, (0, 0, 0), (.05, .05, .12)), 1, 3), .5), .022)), 0)
    front, below = n.math('LESS_THAN', at_.outputs['Y'], 0), n.math('DIVIDE', n.math('SUBTRACT', .545, at_.outputs['Z']), .04, True)
    drip = n.math('MULTIPLY', n.math('MULTIPLY', n.math('SUBTRACT', 1, n.math('DIVIDE', line, .0062), True), front), below)
    onto(n, 'Base Color', n.math('MULTIPLY', drip, n.ramp(n.noise(v, 60, 6, .7), ((.30, .25), (.65, .9)))), (.30, .145, .055))
    lime = n.math('MULTIPLY', n.math('SUBTRACT', 1, n.math('DIVIDE', n.math('ABSOLUTE', n.math('SUBTRACT', line, .0075), 0), .0016), True), n.math('MULTIPLY', front, below))
    onto(n, 'Base Color', n.math('MULTIPLY', lime, .55), (.72, .70, .64))


lived(jacket)

# ---- room
box('mortar', (6, .1, 3), (0, .475, 1.4), mortar, 0)
for row in range(10):
    for k in range(-6, 7):
        x, z = k * .4065 + .203 * (row % 2) + .05, .10 + row * .2035
        o = box('block', (.397, .05, .194), (x + rng.uniform(-.001, .001), .445 + rng.uniform(-.0012, .0012), z), block, .006, 3)
        o.rotation_euler = (rng.uniform(-.003, .003), rng.uniform(-.002, .002), rng.uniform(-.004, .004))
box('floor', (7, 6, .1), (0, -2.4, -.05), floor, 0)
# a hairline crack, a stain where water once stood
tube('crack', [(x, -.62 + .05 * noise.noise(Vector((x * 3, 1, 4))) + .012 * noise.noise(Vector((x * 17, 2, 4))), .0001) for x in (-1.6 + .03 * k for k in range(110))], .0011, P.void, 0, res=1)

# ---- the tank
def ringof(r, za, zb, b=.004):
    return [(r - b, za), (r, za + b), (r, zb - b), (r - b, zb)]


lathe('pan', [(0, .012), (.335, .012), (.347, .02), (.352, .062), (.358, .064), (.360, .058), (.356, 0), (0, 0)], P.galv, 160, (0, 0, .001))
# the pan's drain: an adapter through its side, plastic pipe along the floor
drain = Vector((math.cos(math.radians(-13)), math.sin(math.radians(-13)), -.006))
pvc = mat('pvc', (.74, .735, .71), .38, cn=(20, (.66, .65, .62)))
for a, b, r in ((.350, .372, .0235), (.366, .420, .0205), (.400, 1.6, .0167)):
    rod('pandrain', drain * a + Vector((0, 0, .036)), drain * b + Vector((0, 0, .036)), r, pvc, 8 if r > .022 else 48)
for a in (30, 150, 270):
    cyl('foot', .03, .07, (.2 * math.cos(math.radians(a)), .2 * math.sin(math.radians(a)), .05), band)
lathe('skirt', ringof(R + .004, Z0, Z0 + .075), band, 200)


def jacketed():
    """The jacket's sheet, knocked in twice on its way down the stairs."""
    n, rows, dents = 420, [], ((-31, .415, .0075, 4.6, .030), (-44, .30, .0045, 3.2, .018), (34, .58, .006, 5.0, .034), (-8, .66, .003, 2.4, .014))
    for j in range(131):
        z = Z0 + .07 + (1.6 - Z0 - .07) * (j / 130) ** 1.35
        row = []
        for i in range(n):
            a = -180 + 360 * i / n
            r = R + .0005 * noise.noise(Vector((a * .03, z * 3, 2)))
            for at_, dz, deep, wide, tall in dents:
                r -= deep * math.exp(-((a - at_) / wide) ** 2 - ((z - dz) / tall) ** 2)
            t = math.radians(a)
            row.append((r * math.sin(t), -r * math.cos(t), z))
        rows.append(row)
    loft('jacket', rows, jacket, auto=180)


jacketed()
lathe('seam', ringof(R + .0016, .545, .556, .002), jacket, 220)


def at(angle, z, off=0.0):
    a = math.radians(angle)
    return Vector(((R + off) * math.sin(a), -(R + off) * math.cos(a), z))


def wrap(a0, a1, z0, z1, off, m, thick=.0006, corner=0):
    rows = [[at(a0 + (a1 - a0) * k / 28, z, off) for z in (z0, z1)] for k in range(29)]
    o = solidify(sheetrows('wrap', rows, m, auto=60), thick)
    return bevel(o, corner, 2, 50) if corner else o


# burner door with its screws and its sight glass, dark: nobody drains a heater while it burns; label with the lighting steps, printed round the jacket
wrap(-17, 25, .185, .355, .006, mat('door', (.46, .47, .475), .40, bump=(700, .06, .0005), cn=(30, (.40, .40, .40), .66, .9)), .007, .003)
for a, z in ((-14.5, .270), (22.5, .270)):
    screw(at(a, z, .0140), at(a, 0, 1) - at(a, 0, 0), .006, P.zinc)
cyl('sightrim', .021, .006, at(13, .275, .0145), P.zinc, (math.pi / 2, 0, math.radians(13)))
cyl('sight', .016, .008, at(13, .275, .0150), mat('sight', (.010, .011, .013), .05), (math.pi / 2, 0, math.radians(13)))
if VAR == 'lit':    # a ring of flames from its side: near ones before the far ones
    core, blue = flame_mat('core', (.30, .62, 1), 4, .006, .9, .8, (.3, 1), 300), flame_mat('blue', (.05, .22, 1), 4, .014, .8, 1.1, (.2, 1), 160)
    for k in range(17):
        a, tall, off = 13 + 2.5 * math.sin(1.5 * (k - 8) / 8), rng.uniform(.8, 1.15), .0195 + .001 * (k % 2)
        for m, r, long in ((core, .0011, .006), (blue, .0021, .014)):
            flame('lick', [(r * .6, 0), (r, long * .2), (r * .85, long * .5), (r * .4, long * .8), (0, long)], m, at(a, .2655, off), (0, 0, 0), .3, k * 1.7, 24).scale.z = tall
    wrap(10.9, 15.1, .2632, .2658, .0195, P.void).visible_shadow = False
wrap(-62, -24, .60, .80, .0004, P.paper)
wrap(-62, -24, .765, .80, .0009, mat('blueh', (.05, .12, .26), .5))
C0 = (0, 0)
around('LIGHTING STEPS', -60, .782, .0185, P.paper, C0, R, BOLD, .0014)
for k, s in enumerate(('1  Turn the knob to OFF. Wait 5 minutes.', '2  Smell near the floor. No gas? Go on.', '3  Turn the knob to PILOT and push it in.', '4  Press the igniter until the pilot lights.', '5  Hold for one minute, then let go.', '6  Turn the knob to ON. Set 120 F.', 'Drain some water once a year.')):
    around(s, -60, .750 - k * .0195, .0098, P.ink, C0, R, MEDIUM, .0010)

# ---- gas control: body, knob with its scale, igniter, its light out, thermopile and gas tubes
A = 2
n = (at(A, 0, 1) - at(A, 0, 0)).normalized()
side = Vector((n.y, -n.x, 0)) * -1
g = at(A, .475, .052)
q = (math.pi / 2, 0, math.radians(A))
body = mat('gv', (.060, .064, .070), .44, bump=(500, .08, .0006), cn=(60, (.10, .10, .10), .72, .9))
box('control', (.138, .104, .118), g, body, .012, 4, (0, 0, math.radians(A)))
knob = g + n * .058 + side * .018
lathe('knob', [(.037, 0), (.039, .004), (.0345, .024), (.030, .028), (0, .029)], P.red, 72, knob, toward(n))
for k in range(28):
    t = 2 * math.pi * k / 28
    o = box('rib', (.0022, .016, .0030), knob + side * (.0372 * math.cos(t)) + Vector((0, 0, .0372 * math.sin(t))) + n * .012, P.red, .0006)
    o.rotation_euler = (0, -t, math.radians(A))
box('grip', (.010, .014, .060), knob + n * .034, P.red, .003, 3, (0, math.radians(28), math.radians(A)))
for k in range(13):
    t = math.radians(210 - 240 * k / 12)
    o = box('tick', (.0072 if k % 3 == 0 else .0045, .0008, .0016), knob + side * (.0465 * math.cos(t)) + Vector((0, 0, .0465 * math.sin(t))) - n * .0062, P.face, 0)
    o.rotation_euler = (0, -t, math.radians(A))
for s, dx, dz in (('VERY HOT', .044, -.030), ('HOT', 0, .0530), ('WARM', -.043, -.030)):
    text(s, .0068, knob + side * dx - n * .0062 + Vector((0, 0, dz - .004)), q, P.face, font=BOLD)
cyl('igniter', .011, .012, g + n * .054 + side * -.049 + Vector((0, 0, .030)), mat('igred', (.42, .03, .02), .4), toward(n), bw=.002)
text('IGNITER', .0056, g + n * .0524 + side * -.049 + Vector((0, 0, .013)), q, P.face)
cyl('lamp', .0040, .004, g + n * .052 + side * -.049 + Vector((0, 0, -.024)), mat('lamp', (.020, .050, .030), .25), toward(n), bw=.0006)
text('STATUS', .0056, g + n * .0524 + side * -.049 + Vector((0, 0, -.035)), q, P.face)
alu = P.alu
tube('mainfeed', [g + Vector((0, 0, -.055)), g + Vector((0, 0, -.088)), at(6, .372, .022), at(6, .350, .010)], .0072, alu, .02)
tube('pilotfeed', [g + side * -.032 + Vector((0, 0, -.055)), g + side * -.034 + Vector((0, 0, -.092)), at(-2, .368, .018), at(-2, .350, .010)], .0031, alu, .02)
tube('thermo', [g + side * -.046 + Vector((0, 0, -.055)), g + side * -.050 + Vector((0, 0, -.090)), at(-7, .366, .018), at(-7, .350, .010)], .0024, P.copper, .02)
for k in (0, -.032):
    cyl('nut', .0105 if k == 0 else .0062, .016, g + side * k + Vector((0, 0, -.064)), P.brass, seg=6)
tube('gas', [g + side * .06, g + side * .30, g + side * .30 + Vector((0, 0, .9))], .0125, P.iron, .022)
rod('drip', g + side * .30, g + side * .30 + Vector((0, 0, -.13)), .0125, P.iron)
cyl('dripcap', .0190, .028, g + side * .30 + Vector((0, 0, -.13)), P.iron, seg=8)
cyl('tee', .0195, .052, g + side * .30, P.iron, bw=.003)
Pipes(P.copper, P.solder, P.brass, P.steel).ballvalve(g + side * .30 + Vector((0, 0, .17)), (0, 0, 1), .0125, P.yellow, (-.3, -.95, 0))
rod('tpline', (.335, .05, .14), (.335, .05, 2), .0111, P.copper)

# ---- drain valve, hose, bucket
DA = -36
d = (at(DA, 0, 1) - at(DA, 0, 0)).normalized()
b = at(DA, .150, .034)
brass = mat('drainbrass', (.72, .51, .24), .30, metal=1, cn=(24, (.50, .34, .15)), rn=(40, .22, .46), bump=(260, .2, .0008))
rod('nipple', at(DA, .150, -.005), b, .0135, brass)
cyl('escutcheon', .026, .003, at(DA, .150, .002), P.zinc, toward(d), bw=.001)
lathe('body', smooth_profile([(.014, -.022), (.019, -.014), (.0205, 0), (.019, .014), (.014, .022)], 4), brass, 48, b, toward(d), 60)
spout = (d + Vector((0, 0, -.38))).normalized()
rod('spout', b, b + spout * .050, .0125, brass)
for k in range(5):
    cyl('thread', .0150, .0022, b + spout * (.028 + k * .005), brass, toward(spout), 40, .0006)
lathe('bonnet', [(.013, .010), (.013, .022), (.0095, .026), (.0095, .040), (.006, .042)], brass, 6, b, auto=20)
rod('stem', b, b + Vector((0, 0, .056)), .0048, P.steel)
wheel = b + Vector((0, 0, .054))
ring('rim', .0245, .0052, wheel, P.red, 64)
for k in range(5):
    t = 2 * math.pi * k / 5 + .3
    rod('spoke', wheel, wheel + Vector((.0245 * math.cos(t), .0245 * math.sin(t), 0)), .0034, P.red, 16)
cyl('wheelnut', .0065, .007, wheel, P.zinc, seg=6)
hose_m = mat('hose', (.022, .125, .060), .46, bump=(300, .2, .0008), cn=(18, (.03, .10, .055)))
c = b + spout * .052
lathe('coupling', [(.0135, 0), (.0185, .001), (.0200, .004), (.0200, .020), (.0175, .026), (.0155, .030), (.0155, .046), (.0130, .050)], brass, 12, c - spout * .004, toward(spout), 24)
e = c + spout * .045
bx, by, br, bh = -.64, -.26, .150, .345
path = spline([e, e + spout * .07, (-.285, -.50, .045), (-.36, -.60, .013), (-.50, -.62, .06), (-.615, -.555, .26), (-.645, -.44, .405), (-.640, -.32, .40), (-.625, -.25, .26)], 14)
path = [Vector((p.x, p.y, max(p.z, .0125))) for p in path]
tube('hose', path, .0120, hose_m, 0, res=8)
stripe = mat('stripe', (.50, .42, .06), .5)
tube('stripe', [p + Vector((0, -.0085, .0086)) for p in path[2:60]], .0011, stripe, 0, res=3)
# an old bucket, half full: scuffed plastic, a wire bail, water with sediment on its bottom
pail = mat('pail', (.70, .695, .67), .42, bump=(90, .15, .001), cn=(14, (.58, .56, .52), .50, .85))
lathe('pail', smooth_profile([(0, .004), (br * .84, .004), (br * .87, .012), (br * .93, bh * .5), (br, bh - .02)], 3) + [(br + .006, bh - .018), (br + .007, bh - .004), (br + .003, bh), (br - .004, bh - .002), (br - .006, bh - .02), (br * .90, bh * .5), (br * .84, .014), (0, .010)], pail, 128, (bx, by, 0), auto=60)
ring('pailrib', br + .003, .0035, (bx, by, bh - .055), pail, 96)
tube('bail', [(bx + (br + .008) * math.cos(t), by - .10 * math.sin(t), bh - .045 - .10 * math.sin(t)) for t in [math.pi * k / 28 for k in range(29)]], .0024, P.zinc, 0)
for s in (-1, 1):
    cyl('ear', .010, .008, (bx + s * (br + .006), by, bh - .045), pail, (0, math.pi / 2, 0))
cyl('water', br * .893, .003, (bx, by, .165), mat('murk', (.20, .17, .115), .03, spec=.6, trans=.35, ior=1.33), bw=0, seg=96)
# a few drops fell when the hose was screwed on
wet = mat('wet', (.07, .066, .06), .03, spec=.6)
own = random.Random(7)
for _ in range(16):
    o = lathe('drop', smooth_profile([(0, .0014), (.0030, .0012), (.0052, .0005), (.0060, 0)], 3), wet, 32, (own.gauss(-.24, .07), own.gauss(-.47, .035), .0001), auto=180)
    s = own.uniform(.35, 1.3)
    o.scale, o.rotation_euler = (s * own.uniform(1, 1.3), s, s), (0, 0, own.random() * 3)
grit = [pebble('grit%d' % k, mat('grit%d' % k, cc, .9), rng, 2) for k, cc in enumerate(((.60, .57, .50), (.30, .22, .14)))]
for _ in range(40):
    inst(rng.choice(grit), (rng.gauss(-.27, .14), rng.gauss(-.50, .07), .001), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0008, .0028))
# ---- light: low sun through a basement window on the left
world_hdri(hdri('workshop'), .14, rotz=200, sat=.4)
sunward = Vector((.80, .60, -.33))
sun(sunward, 5.6, (1, .75, .47), .6)
window_light(sunward, (.03, -.18, .46), 1.7, .80, .78, P.void, 2, 2, .040)
area((-1.4, -1.9, 1.9), (0, -.1, .4), .8, 22, (1, .92, .82), 1.0)
area((2.0, -1.6, 1.3), (.1, -.1, .4), .9, 15, (.74, .87, 1), 1.2)
area((-.3, -1.8, 2.3), (0, -.2, .3), .8, 7, (1, .92, .82))
camera((-.50, -1.72, .76), (-.085, -.20, .345), lens=41, f=3.2, focus=(-.05, -.33, .42))
render(OUT, W, H, SPP, exposure=.12, bounces=6, clamp=4, bloom=.08, temp=(1.03, 1, .955), vig=.34)
