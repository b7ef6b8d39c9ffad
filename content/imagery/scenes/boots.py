"""Blue boot covers on a doormat inside a front door, the morning coming in over the threshold."""
from kit import *
from models.interior import planks

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(61)
P = palette()
planks(rng, -1.8, 2.2, -1.9, .52)
wall = mat('wall', (.60, .545, .46), .84, bump=(150, .16, .0010), bump2=(9, .05, .004), cn=(1.4, (.555, .50, .42)))
# ---- doorway: threshold, open door on the left, jamb on the right, wall, bench leg
span('threshold', (-1.15, .62), (.52, .66), (-.02, .022), mat('sill', (.42, .33, .20), .34, metal=.85, rn=(30, .26, .5)), .008)
span('porch', (-2.5, 2.5), (.66, 3), (-.10, -.04), mat('porch', (.34, .33, .31), .9, bump=(120, .5, .003)), 0)
span('jamb', (.62, .74), (.44, .70), (0, 2.2), P.trim, .006)
span('casing', (.70, .82), (.415, .445), (0, 2.2), P.trim, .005)
span('wall', (.80, 3), (.44, .60), (0, 2.4), wall, 0)
span('base', (.82, 3), (.424, .442), (0, .14), P.trim, .004)
doorm = mat('door', (.205, .035, .028), .36, bump=(500, .05, .0005), coat=.2)
placed(Matrix.Translation((-1.13, .53, 0)) @ Matrix.Rotation(math.radians(-62), 4, 'Z'), lambda: (
    span('door', (0, .90), (-.022, .022), (.02, 2.1), doorm, .004), span('kick', (.03, .87), (-.026, -.020), (.03, .22), mat('kick', (.50, .38, .18), .3, metal=1, rn=(40, .2, .4)), .002)))
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
n_.show(n_.mix(.30, n_.surface.outputs[0], t.outputs[0]))


def cover(seed, squash):
    """A boot cover as it lies when a foot has just left it: sole, wrinkled sides, ruffled opening towards the heel."""
    N, rows = 220, []
    levels = 26
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
            ox, oy, oz = .044 * c, -.045 + .078 * s, (.098 + .012 * s) * squash
            m = t * t * (3 - 2 * t)
            bulge = math.sin(math.pi * min(t * 1.05, 1)) * .022
            x = sx * (1 - m) + ox * m + bulge * c
            y = sy * (1 - m) + oy * m + bulge * .7 * s
            z = .004 + oz * (1 - (1 - t) ** 1.7) + .030 * math.sin(math.pi * t) * max(s, 0) * squash
            p = Vector((x, y, z))
            w = noise.noise(Vector((c * 2.2, s * 2.2 + seed, t * 3.2))) * .011 + noise.noise(Vector((c * 6, s * 6 + seed, t * 7))) * .0050 + abs(noise.noise(Vector((c * 12 + seed, s * 12, t * 5)))) * .0034
            w *= min(1, 4 * t) 
            gather = .0042 * math.sin(a * 38 + 3 * noise.noise(Vector((c * 3, s * 3, seed)))) * max(0, (t - .70) / .30) ** 1.3
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
            cc = Vector((0, -.045, 0))
            flat = Vector((q.x, q.y, 0)) - cc
            r = flat * shrink * (1 + .03 * math.sin(a * 38 + seed)) + cc
            row.append((r.x, r.y, q.z + dz + .0015 * math.sin(a * 19)))
        rows.append(row)
    o = loft('cover', rows, felt, auto=180)
    solidify(o, .0006, 0)
    sole = [(x * .985, y * .99, .0022) for x, y, _ in rows[0]]
    mesh('sole', sole, [tuple(range(N))], mat('sole%d' % seed, (.30, .32, .34), .7), smooth=False)


placed(Matrix.Translation((-.100, -.135, .014)) @ Matrix.Rotation(math.radians(14), 4, 'Z'), lambda: cover(3, 1.0))
placed(Matrix.Translation((.115, -.105, .016)) @ Matrix.Rotation(math.radians(-17), 4, 'Z') @ Matrix.Rotation(.05, 4, 'Y'), lambda: cover(11, .80))
# a little of the outside on the mat and the boards: crumbs of soil, two leaves
drym = leafmat('dry', (.20, .10, .03), (.42, .24, .07), .6, .3)
for k, (x, y, z) in enumerate(((.33, .34, .010), (-.52, .20, .008), (.26, -.27, .024))):
    inst(leaf_clump('dl%d' % k, drym, 1, 0, .062, .6, rng), (x, y, z), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.random() * 6), 1)
crumb = [pebble('c%d' % k, mat('crumb%d' % k, c, .95), rng, 1) for k, c in enumerate(((.10, .07, .045), (.20, .15, .10)))]
for _ in range(160):
    inst(rng.choice(crumb), (rng.gauss(0, .30), rng.gauss(.15, .22), .0012), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0005, .0022))
# a bench's leg and a basket's rim behind, out of focus
wal = mat('wal', (.15, .075, .04), .42, bump=(9, .1, .001), stretch=(8, 8, 1))
for x in (1.02, 1.50):
    box('leg', (.05, .05, .42), (x, .26, .21), wal, .006)
box('seat', (.70, .34, .04), (1.26, .22, .44), wal, .008)

world_hdri(hdri('lobby'), .30, rotz=0, sat=.5)
sunward = Vector((.46, -.80, -.42))       # over the threshold, into the house
sun(sunward, 3.8, (1, .77, .50), .7)
gobos(sunward, (0, .05, 0), 1.6, [(.03, 3, .22, 0), (3, .6, 0, .62)], P.void)
area((-1.3, -1.6, 1.5), (0, -.1, 0), 1.1, 13, (1, .93, .84))
area((1.5, -1.2, 1.4), (0, -.1, 0), 1.0, 9, (.88, .94, 1))
area((-.1, 1.6, 1.1), (0, 0, 0), 1.2, 9, (.86, .93, 1))
camera((.22, -1.10, .58), (-.005, -.02, .062), lens=47, f=3.6, focus=(.0, -.18, .06))
render(OUT, W, H, SPP, exposure=.12, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .965), vig=.3)
