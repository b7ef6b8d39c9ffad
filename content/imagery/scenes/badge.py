"""A work jacket on a hook by the door, its name badge clipped to the chest pocket."""
from kit import *

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(91)
P = palette()
FRONT = (math.pi / 2, 0, 0)
# ---- a painted board wall with a rail of hooks
paint = mat('paint', (.50, .485, .43), .55, bump=(14, .12, .003), bump2=(240, .12, .0008), stretch=(1, 1, .15), cn=(3, (.455, .44, .385)), rand=True)
for k in range(-9, 10):
    x = k * .118 + .02
    span('board', (x, x + .1155), (0, .02), (.2, 2.4), paint, .0035)
    span('gap', (x + .1150, x + .1185), (.008, .02), (.2, 2.4), P.void, 0)
span('rail', (-1.1, 1.1), (-.020, 0), (1.700, 1.795), P.oak, .005)
iron = mat('iron', (.022, .021, .020), .42, metal=.6, bump=(60, .3, .0015))


def hook(x):
    box('plate', (.026, .006, .080), (x, -.023, 1.747), iron, .003)
    for z in (1.772, 1.722):
        screw((x, -.0265, z), (0, -1, 0), .0045, iron, 24)
    tube('hook', spline([(x, -.024, 1.735), (x, -.050, 1.722), (x, -.082, 1.728), (x, -.092, 1.752), (x, -.088, 1.768)]), .0052, iron, 0, res=6)
    lathe('ball', smooth_profile([(0, -.009), (.008, -.006), (.010, 0), (.008, .006), (0, .009)], 4), iron, 32, (x, -.088, 1.772), auto=80)
    tube('upper', spline([(x, -.024, 1.765), (x, -.044, 1.790), (x, -.060, 1.815), (x, -.064, 1.835)]), .0048, iron, 0, res=6)
    lathe('ball', smooth_profile([(0, -.008), (.007, -.005), (.009, 0), (.007, .005), (0, .008)], 4), iron, 32, (x, -.064, 1.840), auto=80)


for x in (-.46, .0, .46):
    hook(x)

# ---- the jacket: canvas that hangs from the loop of its collar; folds run down from there
canvas = mat('canvas', (.028, .048, .070), .86, bump=(1400, .55, .0005), bump2=(60, .25, .002), sheen=.35)
# twill: slanting ribs a millimetre apart, lighter on their backs, worn unevenly
n = Nodes(canvas)
where = n.coords()
rib = n.add('TexWave', Scale=520, Distortion=1.2, Detail=2)
rib.wave_type, rib.bands_direction = 'BANDS', 'DIAGONAL'
n.link(where, rib.inputs['Vector'])
worn = n.math('ADD', n.math('MULTIPLY', rib.outputs['Fac'], .55), n.math('MULTIPLY', n.noise(where, 46, 7, .62), .60))
n.link(n.ramp(worn, ((.22, (.015, .027, .042)), (.80, (.056, .081, .112)))), n.surface.inputs['Base Color'])
lining = mat('lining', (.17, .085, .045), .9, bump=(600, .4, .0008), sheen=.3)
cord = mat('collar', (.075, .050, .030), .9, bump=(500, .8, .0010), stretch=(6, 1, 1), sheen=.4)
thread = mat('thread', (.36, .24, .10), .8)
TOP, X = 1.700, .0


def depth(u, t, seed):
    """How far the cloth stands off the wall: folds that widen on their way down (t 0..1), u across -1..1."""
    spread = .25 + .75 * t
    f = .020 * math.sin(u * 5.2 / (1.15 - .25 * t) + seed) * spread
    f += .014 * math.sin(u * 9.5 + 2.0 * seed + 2.2 * t) * spread * (1 - .4 * t)
    f += .020 * noise.noise(Vector((u * 2.2 + seed, t * 2.0, 3))) + .010 * noise.noise(Vector((u * 5.0, t * 4.2 + seed, 7))) + .0035 * noise.noise(Vector((u * 13, t * 11, seed)))
    belly = .050 + .060 * math.sqrt(min(1, t * 1.6 + .05)) * (1 - .55 * u * u)
    return belly + f


def front(side, seed):
    """One front: from the zip (u=0) to the side seam (u=1)."""
    rows = []
    nU, nT = 70, 120
    for j in range(nT + 1):
        t = j / nT
        shoulder = .075 + .150 * min(1, (t / .16)) ** .72 + .030 * t
        row = []
        for i in range(nU + 1):
            u = i / nU
            drop = .045 * u * u * (1 - min(1, t * 4)) + .028 * u * min(1, t * 5)
            x = X + side * (.006 + u * shoulder) + .012 * noise.noise(Vector((u * 2, t * 2, seed + 5)))
            y = -depth(side * u, t, seed) - .010 * (1 - u) * (1 - t)
            edge = max(0, (u - .88) / .12)
            y += edge ** 2 * .06
            row.append((x, y, TOP - .035 - drop - .66 * t))
        rows.append(row)
    o = sheetrows('front', rows, canvas, auto=180)
    solidify(o, .0030, 0)
    return rows


def sleeve(side):
    rings = []
    for k in range(70):
        t = k / 69
        cx = X + side * (.222 + .050 * t + .012 * math.sin(t * 5 + side))
        cy = -.036 - .026 * math.sin(math.pi * t) - .012 * t
        z = TOP - .062 - .62 * t
        r = .078 * min(1, .45 + 4 * t) - .022 * t
        rings.append([(cx + (r * .95 + .006 * noise.noise(Vector((math.cos(a) * 2, t * 9, side * 3))) + .004 * math.sin(t * 34 + 2 * math.cos(a)) * (.3 + abs(.5 - t))) * math.cos(a), cy + (r * .62 + .005 * noise.noise(Vector((math.sin(a) * 2, t * 8, 9)))) * math.sin(a), z + .006 * math.sin(a * 2 + t * 9)) for a in (2 * math.pi * i / 72 for i in range(72))])
    loft('sleeve', rings, canvas, True, False, auto=180)


sleeve(-1)
sleeve(1)
left, right = front(-1, 1.3), front(1, 4.1)


def at(rows, u, t, off=0.0):
    """A point of a front and the direction that leaves the cloth there."""
    j, i = t * (len(rows) - 1), u * (len(rows[0]) - 1)
    j0, i0 = min(int(j), len(rows) - 2), min(int(i), len(rows[0]) - 2)
    a, b, c = Vector(rows[j0][i0]), Vector(rows[j0][i0 + 1]), Vector(rows[j0 + 1][i0])
    p = a + (b - a) * (i - i0) + (c - a) * (j - j0)
    n = (b - a).cross(c - a).normalized()
    if n.y > 0:
        n = -n
    return p + n * off, n


# back of the neck with the loop, the corduroy collar, the lining that shows between the fronts
span('neck', (X - .060, X + .060), (-.040, -.036), (TOP - .14, TOP - .005), lining, .002)
tube('loop', spline([(X - .022, -.042, TOP - .008), (X - .016, -.058, TOP + .018), (X, -.080, TOP + .030), (X + .016, -.058, TOP + .018), (X + .022, -.042, TOP - .008)]), .0034, canvas, 0, res=5)
for s in (-1, 1):
    rows = []
    for j in range(15):
        v = j / 14
        rows.append([(X + s * (.012 + .098 * u + .006 * v), -.050 - .030 * math.sin(math.pi * (.15 + .7 * v)) - .052 * (1 - u) ** 1.2 * (.4 + .6 * v) - .005 * noise.noise(Vector((u * 4, v * 3, s))), TOP + .012 - .078 * v - .060 * (1 - u) - .012 * u * v) for u in (i / 24 for i in range(25))])
    solidify(sheetrows('collar', rows, cord, auto=180), .0045, 0)
# zip: woven tape between the edges of the fronts, on its middle the closed chain of teeth
brass = mat('zip', (.50, .38, .18), .32, metal=1)
tape = mat('tape', (.020, .032, .046), .9, bump=(1500, .6, .0004), bump2=(90, .2, .001), sheen=.3)
weave = Nodes(tape)
ribs = weave.add('TexWave', Scale=420, Distortion=.6, Detail=1)
ribs.bands_direction = 'Z'
weave.link(weave.coords(), ribs.inputs['Vector'])
weave.link(weave.ramp(ribs.outputs['Fac'], ((.2, (.012, .021, .032)), (.9, (.034, .050, .070)))), weave.surface.inputs['Base Color'])


def chain(t):
    """The middle of the zip at t, and the two lines where its tape goes under the fronts."""
    l, r = at(left, .06, t, -.0035)[0], at(right, .06, t, -.0035)[0]
    a, b = at(left, 0, t, 0)[0], at(right, 0, t, 0)[0]
    m = (a + b) / 2
    return Vector((m.x, max(a.y, b.y) - .0004, m.z)), l, r


rows = []
for k in range(241):
    m, l, r = chain(.02 + .96 * k / 240)
    lip = Vector((.0105, 0, 0))
    rows.append([tuple(q) for q in (l, l.lerp(m - lip, .5), m - lip, m - lip * .45 + Vector((0, -.0006, 0)), m + Vector((0, -.0008, 0)), m + lip * .45 + Vector((0, -.0006, 0)), m + lip, r.lerp(m + lip, .5), r)])
sheetrows('tape', rows, tape, auto=180)
pitch = .00125 / (.66 * .96)
k, t = 0, .03
while t < .96:
    m, l, r = chain(t)
    s = -1 if k % 2 else 1
    box('tooth', (.0034, .0019, .0010), m + Vector((s * .0009, -.0019, 0)), brass, .0003, 2)
    k, t = k + 1, t + pitch
for s, rows in ((-1, left), (1, right)):
    for du in (.05, .075):
        pts = [at(rows, du, .02 + .94 * k / 60, .0030)[0] for k in range(61)]
        for a, b in zip(pts, pts[1:]):
            rod('stitch', a.lerp(b, .12), a.lerp(b, .80), .00045, thread, 6, 0)
p, n = at(left, .01, .175, .008)
box('slider', (.012, .006, .016), (X, p.y, p.z), brass, .002)
box('pull', (.0075, .0020, .030), (X + .001, p.y - .004, p.z - .020), brass, .001, 2, (.12, 0, .06))
# chest pocket on the right as one looks, its flap buttoned down


def pocket(rows, u0, u1, t0, t1, off, m):
    grid = [[tuple(at(rows, u0 + (u1 - u0) * i / 26, t0 + (t1 - t0) * j / 26, off + .0022 * math.sin(math.pi * i / 26) * math.sin(math.pi * j / 26))[0]) for i in range(27)] for j in range(27)]
    solidify(sheetrows('pocket', grid, m, auto=180), .0022, 0)


pocket(right, .28, .80, .26, .48, .0045, canvas)
pocket(right, .265, .815, .245, .310, .0085, canvas)
for u0, u1, t in ((.27, .81, .306), (.29, .79, .474)):
    pts = [at(right, u0 + (u1 - u0) * k / 40, t, .0098 if t < .4 else .0062)[0] for k in range(41)]
    for a, b in zip(pts, pts[1:]):
        rod('stitch', a.lerp(b, .1), a.lerp(b, .75), .00045, thread, 6, 0)
for u in (.29, .79):
    pts = [at(right, u, .312 + .16 * k / 36, .0062)[0] for k in range(37)]
    for a, b in zip(pts, pts[1:]):
        rod('stitch', a.lerp(b, .1), a.lerp(b, .75), .00045, thread, 6, 0)
p, n = at(right, .54, .292, .0105)
cyl('snap', .0062, .003, p, mat('snapm', (.34, .25, .12), .5, metal=1, rn=(160, .42, .60)), toward(n), 40, .0008)
# ---- the badge: a card in a clear sleeve on a strap clip, hung from the flap
b0, bn = at(right, .40, .300, .0125)
card = mat('card', (.82, .815, .79), .45)


def vinyl(name, haze, rough, wave):
    """Clear soft plastic: seen through, a little milky, its mirror blurred and uneven."""
    m = D.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    n.all.remove(n.surface)
    bump = n.add('Bump', Strength=wave, Distance=.004)
    n.link(n.noise(n.coords(), 26, 3, .5), bump.inputs['Height'])
    lw, gl = n.add('LayerWeight', Blend=.5), n.add('BsdfGlossy', Roughness=rough)
    for q in (lw, gl):
        n.link(bump.outputs[0], q.inputs['Normal'])
    f = n.math('ADD', n.math('MULTIPLY', n.math('POWER', lw.outputs['Facing'], 5), .9), .015)
    milk = n.mix(haze, n.add('BsdfTransparent', Color=(.985, .99, .99, 1)).outputs[0], n.add('BsdfDiffuse', Color=(.80, .84, .86, 1)).outputs[0])
    n.show(n.mix(f, milk, gl.outputs[0]))
    return m


def mark(x, z, size, y, m):
    """The company's symbol on the card, as in content/icon.svg: a house's outline, a thermometer in it. Its middle at
    x, z; `size` metres for the 32 units of the drawing."""
    unit = size / 32
    at_ = lambda u, v: (x + (u - 16) * unit, y, z + (16 - v) * unit)

    def disk(u, v, r):
        turn = [k / 24 * 2 * math.pi for k in range(24)]
        mesh('mark', [at_(u + r * math.sin(t), v + r * math.cos(t)) for t in turn], [tuple(range(24))], m, smooth=False)

    def bar(a, b, r):
        a, b = Vector(a), Vector(b)
        side = (b - a).orthogonal().normalized() * r
        mesh('mark', [at_(*q) for q in (a + side, b + side, b - side, a - side)], [(0, 1, 2, 3)], m, smooth=False)
    line = [(6, 24.5), (6, 15.2), (6.22, 14.1), (6.9, 13.2), (14.3, 6.8), (15.1, 6.32), (16, 6.16), (16.9, 6.32), (17.7, 6.8), (25.1, 13.2), (25.78, 14.1), (26, 15.2), (26, 24.5)]
    for a, b in zip(line, line[1:]):
        bar(a, b, 1.7)
    for p in line:
        disk(*p, 1.7)
    bar((16, 14), (16, 20), 1.7)
    disk(16, 14, 1.7)
    disk(16, 22.96, 4.4)


def badge():
    w, h, rim = .086, .056, .0042
    printed = mat('printed', (.005, .007, .010), .95, spec=.05)
    ember = mat('ember', (.50, .098, .016), .5)
    box('card', (w, .0009, h), (0, 0, -h / 2 - .012), card, .0008)
    box('head', (w, .00095, .0185), (0, -.0001, -.012 - .0092), ember, .0004)
    wordmark(.050, (.0060, -.0008, -.012 - .0094), FRONT, P.face)
    mark(-w / 2 + .0120, -.012 - .0092, .0172, -.00075, P.face)
    text('Service technician', .0070, (-w / 2 + .006, -.0008, -.0385), FRONT, printed, .00003, 'LEFT', BOLD)
    text('Heating, cooling, hot water', .0044, (-w / 2 + .006, -.0008, -.0470), FRONT, printed, .00003, 'LEFT')
    mesh('rule', [(-w / 2 + .006, -.00062, -.0523), (w / 2 - .006, -.00062, -.0523), (w / 2 - .006, -.00062, -.0519), (-w / 2 + .006, -.00062, -.0519)], [(0, 1, 2, 3)], ember, smooth=False)
    text('Naperville, Illinois', .0044, (-w / 2 + .006, -.0008, -.0597), FRONT, printed, .00003, 'LEFT')
    # the sleeve: front and back of soft vinyl, welded round the whole card, punched for the strap
    z0, z1 = -h - .012 - rim, .0035
    hx, hz, mid = w / 2 + rim, (z1 - z0) / 2, (z0 + z1) / 2
    outline = [(a, mid + b) for a, b in rsq(hx, hz, .0042, 8)]
    hole = [(a, -.0048 + b) for a, b in rsq(.0082, .0019, .0018, 6)]
    clear, weld = vinyl('sleevec', .002, .05, .06), vinyl('weld', .13, .22, .5)

    def film(name, y, outer, inner, m):
        o = D.objects.new(name, fill2d(outer, inner, y, m))
        link(o).visible_diffuse = False
    film('film', -.0019, outline, hole, clear)
    film('filmback', .0016, outline, hole, clear)
    # a clear pane throws specks of sun on the cloth: only the camera and mirrors see it
    inside_ = [(a, mid + b) for a, b in rsq(hx - .0019, hz - .0019, .0028, 8)]
    film('weld', -.00215, outline, inside_, weld)
    top = [(a, -.0088 + b) for a, b in rsq(hx - .003, .00055, .0005, 4)]
    film('weldtop', -.00217, top, None, weld)
    for pts, r in ((outline, .00042), (hole, .00036)):
        tube('edge', [(a, -.0010, b) for a, b in pts], r, weld, 0, cyclic=True, res=3).visible_diffuse = False
    strapm = vinyl('strapc', .72, .3, .3)
    strap = [(0, -.0030, .0085), (0, -.0034, .0030), (0, -.0032, -.0020), (0, -.0016, -.0052), (0, .0016, -.0050), (0, .0030, -.0015), (0, .0026, .0060)]
    rows = [[(a, q.y, q.z) for a in (-.0046, -.0023, 0, .0023, .0046)] for q in spline(strap, 8)]
    solidify(sheetrows('strap', rows, strapm, auto=60), .0006, 0)
    cyl('snapb', .0036, .0016, (0, -.0043, .0022), P.zinc, FRONT, 32, .0005)
    box('clip', (.0125, .0060, .021), (0, -.0005, .019), P.zinc, .002)
    box('clipl', (.0115, .0012, .017), (0, -.0052, .021), P.zinc, .0006, 2, (.22, 0, 0))
    box('jaw', (.0135, .0075, .0035), (0, .0005, .0080), P.zinc, .0012)


def fill2d(outer, inner, y, m):
    """A flat sheet facing the camera, with or without a hole."""
    bm = bmesh.new()
    for loop in (outer, inner) if inner else (outer,):
        vs = [bm.verts.new((a, y, b)) for a, b in loop]
        for k in range(len(vs)):
            bm.edges.new((vs[k - 1], vs[k]))
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=bm.edges[:])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bm.faces[:] and bm.faces[:][0].normal.y > 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    return meshdata('film', bm, m)


yaw = math.atan2(bn.x, -bn.y)
placed(Matrix.Translation(b0 + bn * .009 + Vector((.016, 0, -.004))) @ Matrix.Rotation(yaw * .8, 4, 'Z') @ Matrix.Rotation(-.10, 4, 'X') @ Matrix.Rotation(-.045, 4, 'Y'), badge)
# a cap on the next hook, out of focus, and a scuffed corner of the door's casing
lathe('cap', smooth_profile([(.085, 0), (.092, .03), (.080, .075), (.045, .105), (0, .112)], 4), mat('capc', (.20, .185, .16), .9, bump=(700, .4, .0006)), 72, (.50, -.10, 1.585), (math.radians(68), 0, .2), 60)
span('casing', (-1.02, -.86), (-.030, 0), (.2, 2.4), P.trim, .006)

world_hdri(hdri('lobby'), .22, rotz=20, sat=.5)
sunward = Vector((.76, .56, -.34))
sun(sunward, 5.6, (1, .80, .56), .8)
window_light(sunward, (.04, -.08, 1.50), 1.6, .66, .60, P.void, 2, 2, .035)
area((-1.2, -1.5, 2.1), (0, 0, 1.5), .9, 20, (1, .92, .82))
area((1.4, -1.3, 1.6), (0, 0, 1.45), .9, 14, (.84, .92, 1))
camera((.030, -.575, 1.450), (.082, -.10, 1.424), lens=62, f=5, focus=b0 + bn * .016 + Vector((.016, 0, -.035)))
render(OUT, W, H, SPP, exposure=.52, bounces=6, clamp=4, bloom=.07, temp=(1.02, 1, .965), vig=.3)
