"""Blue boot covers on a doormat inside a front door, by the hall's lamp."""
from kit import *
from models.interior import planks

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(61)
P = palette()
planks(rng, -1.8, 2.2, -1.9, .52)
wall = mat('wall', (.60, .545, .46), .84, bump=(150, .16, .0010), bump2=(9, .05, .004), cn=(1.4, (.555, .50, .42)))
# ---- doorway: threshold, flagstones beyond it, the open door on the left, casings, wall, bench leg
JL, JR = -.49, .49
span('threshold', (JL, JR), (.47, .64), (-.02, .020), mat('sill', (.13, .115, .095), .48, metal=.7, rn=(30, .42, .6)), .008)
span('bed', (-2.5, 2.5), (.64, 4), (-.16, -.085), mat('bed', (.10, .098, .09), .95, bump=(120, .5, .003)), 0)
flag = mat('flag', (.060, .067, .072), .85, spec=.25, bump=(40, .5, .004), bump2=(7, .3, .008), cn=(3, (.105, .10, .088)), rn=(5, .7, .95), rand=True)
y = .655
while y < 3.2:
    depth, x = rng.uniform(.28, .46), -1.9 + rng.uniform(0, .3)
    while x < 1.9:
        length = rng.uniform(.38, .80)
        span('flag', (x, x + length - .010), (y, y + depth - .010), (-.14, -.060 + rng.uniform(-.002, .002)), flag, .006)
        x += length
    y += depth
for x0, x1, s in ((JL - .020, JL, -1), (JR, JR + .020, 1)):
    span('jamb', (x0, x1), (.45, .64), (0, 2.2), P.trim, .004)
    span('stop', tuple(sorted((x0 + .010 - s * .008, x0 + .010 - s * .022))), (.52, .555), (0, 2.2), P.trim, .002)
    cx = x0 + .010 + s * .052
    span('casing', (cx - .042, cx + .042), (.428, .447), (0, 2.2), P.trim, .005)
    span('backband', (cx + s * .040 - .007, cx + s * .040 + .007), (.420, .447), (0, 2.2), P.trim, .003)
    span('wall', tuple(sorted((x0 + .010 + s * .01, s * 3))), (.447, .640), (0, 2.4), wall, 0)
    span('base', tuple(sorted((cx + s * .048, s * 3))), (.431, .447), (0, .125), P.trim, .004)
    span('shoe', tuple(sorted((cx + s * .048, s * 3))), (.420, .433), (0, .018), P.trim, .006)
doorm = mat('door', (.205, .035, .028), .36, bump=(500, .05, .0005), coat=.2)


def door():
    span('door', (0, .92), (-.022, .022), (.012, 2.1), doorm, .004)
    for x0 in (.115, .505):
        for y in (-1, 1):
            span('panel', (x0, x0 + .30), tuple(sorted((y * .020, y * .031))), (.22, .76), doorm, .010)
    span('sweep', (.01, .91), (-.028, -.020), (.004, .030), P.rubber, .002)


placed(Matrix.Translation((JL - .004, .470, 0)) @ Matrix.Rotation(math.radians(-104), 4, 'Z'), door)
# ---- coir mat with a black border and a worn middle
MX, MY, mw, md = -.02, -.13, .38, .245
span('matbase', (MX - mw, MX + mw), (MY - md, MY + md), (0, .009), P.rubber, .003)
for x0, x1, y0, y1 in ((-mw, mw, -md, -md + .022), (-mw, mw, md - .022, md), (-mw, -mw + .022, -md + .022, md - .022), (mw - .022, mw, -md + .022, md - .022)):
    span('border', (MX + x0, MX + x1), (MY + y0, MY + y1), (.002, .013), P.rubber, .004)
coir = leafmat('coir', (.19, .115, .055), (.36, .235, .12), .95, .15)
tufts = [grass_clump('c%d' % k, coir, 60, .010, (.011, .019), .0011, .004, rng) for k in range(6)]
nx, ny = 84, 54
for i in range(nx):
    for j in range(ny):
        x, y = MX - mw + .026 + i * (2 * mw - .052) / (nx - 1), MY - md + .026 + j * (2 * md - .052) / (ny - 1)
        worn = .80 + .20 * min(1, ((x - MX) / .2) ** 2 + ((y - MY) / .13) ** 2)
        inst(rng.choice(tufts), (x + rng.uniform(-.002, .002), y + rng.uniform(-.002, .002), .006), (rng.uniform(-.35, .35), rng.uniform(-.35, .35), rng.random() * 6.3), (1, 1, worn * rng.uniform(.85, 1.15)))
# ---- the covers: thin blue felt, a gathered edge, a grey sole with dots
felt = mat('felt', (.035, .150, .36), .85, bump=(700, .5, .0008), bump2=(120, .35, .0016), cn=(30, (.028, .125, .31)), sheen=.25)
n_ = Nodes(felt)
t = n_.add('BsdfTranslucent', Color=(.06, .24, .52, 1))
n_.show(n_.mix(.42, n_.surface.outputs[0], t.outputs[0]))


def cover(seed, squash):
    """A boot cover as it lies when a foot has just left it: sole, wrinkled sides, ruffled opening towards the heel."""
    N, rows = 420, []
    levels = 44
    for k in range(levels):
        t = k / (levels - 1)
        row = []
        for i in range(N):
            a = 2 * math.pi * i / N
            c, s = math.cos(a), math.sin(a)
            # sole outline: long in y, broad at the toe (y>0)
            L, B = .158, .056 + .010 * s - .004 * math.sin(2 * a)
            sx, sy = B * c, L * s
            # opening: smaller, over the heel
            ox, oy, oz = .034 * c * (1 + .25 * s), -.034 + .098 * s, (.066 + .016 * s + .022 * noise.noise(Vector((c * 1.3, s * 1.3, seed)))) * squash
            m = t * t * (3 - 2 * t)
            bulge = math.sin(math.pi * min(t * 1.05, 1)) * .022
            x = sx * (1 - m) + ox * m + bulge * c
            y = sy * (1 - m) + oy * m + bulge * .7 * s
            z = .004 + oz * (1 - (1 - t) ** 1.7) + .030 * math.sin(math.pi * t) * max(s, 0) * squash
            p = Vector((x, y, z))
            # pleats run from the gathered edge down to the sole: crests are sharp, valleys round
            pleats = sum(h * (.5 - abs(noise.noise(Vector((c * f, s * f + seed, t * lean))))) for h, f, lean in ((.016, 2.6, .9), (.0100, 6.5, 1.3), (.0055, 15, 2.2), (.0022, 34, 6)))
            w = (.007 * noise.noise(Vector((c * 2.2, s * 2.2 + seed, t * 3.2))) + pleats * (.35 + .65 * t)) * min(1, 4 * t)
            gather = (.0046 + .0030 * noise.noise(Vector((c * 5, s * 5, seed)))) * math.sin(a * 44 + 5 * noise.noise(Vector((c * 3, s * 3, seed)))) * max(0, (t - .55) / .45) ** 1.2
            out = Vector((c, s * .8, .15)).normalized()
            p += out * (w + gather)
            p.z = max(p.z, .003)
            row.append(tuple(p))
        rows.append(row)
    # the edge turns over and in
    for dz, shrink in ((.006, .96), (.004, .90), (-.006, .88)):
        row = []
        for i in range(N):
            a = 2 * math.pi * i / N
            q = Vector(rows[levels - 1][i])
            cc = Vector((0, -.034, 0))
            flat = Vector((q.x, q.y, 0)) - cc
            r = flat * shrink * (1 + .03 * math.sin(a * 44 + seed)) + cc
            row.append((r.x, r.y, q.z + dz + .0015 * math.sin(a * 19)))
        rows.append(row)
    o = loft('cover', rows, felt, auto=180)
    solidify(o, .0006, 0)
    sole = [(x * .985, y * .99, .0022) for x, y, _ in rows[0]]
    mesh('sole', sole, [tuple(range(N))], mat('sole%d' % seed, (.020, .052, .105), .9), smooth=False)


placed(Matrix.Translation((-.165, -.115, .0245)) @ Matrix.Rotation(math.radians(58), 4, 'Z'), lambda: cover(3, 1.0))
placed(Matrix.Translation((.125, -.120, .0250)) @ Matrix.Rotation(math.radians(27), 4, 'Z') @ Matrix.Rotation(.05, 4, 'Y'), lambda: cover(11, .82))
# a little of the outside on the mat and the boards: crumbs of soil, two leaves
drym = leafmat('dry', (.20, .10, .03), (.42, .24, .07), .6, .3)
for k, (x, y, z) in enumerate(((.20, .36, .008), (.30, .80, -.050), (-.22, 1.02, -.050))):
    inst(leaf_clump('dl%d' % k, drym, 1, 0, .062, .6, rng), (x, y, z), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.random() * 6), 1)
crumb = [pebble('c%d' % k, mat('crumb%d' % k, c, .95), rng, 1) for k, c in enumerate(((.10, .07, .045), (.20, .15, .10)))]
for _ in range(160):
    inst(rng.choice(crumb), (rng.gauss(0, .30), rng.gauss(.15, .22), .0012), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0005, .0022))
# a bench's leg and a basket's rim behind, out of focus
wal = mat('wal', (.15, .075, .04), .42, bump=(9, .1, .001), stretch=(8, 8, 1))
for x in (1.02, 1.50):
    box('leg', (.05, .05, .42), (x, .26, .21), wal, .006)
box('seat', (.70, .34, .04), (1.26, .22, .44), wal, .008)

world_gradient([(-1, (.05, .08, .16)), (1, (.05, .08, .16))], .5)
area((.55, -.25, 1.7), (0, -.1, 0), .22, 34, (1, .70, .42))   # the hall's lamp
area((-1.3, -1.6, 1.5), (0, -.1, 0), 1.1, 9, (1, .80, .6))
area((-.1, 2.2, 1.3), (0, .3, 0), 1.2, 16, (.45, .60, 1))   # snow light through the door
camera((.20, -1.14, .60), (-.030, .03, .060), lens=40, f=3.6, focus=(-.02, -.16, .06))
render(OUT, W, H, SPP, exposure=.12, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .965), vig=.3)
