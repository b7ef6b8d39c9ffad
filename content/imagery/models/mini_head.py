"""The indoor head of a mini-split, opened in steps from left to right: wheel, coil, filter, shell.
Built on the wall plane y=0 round its own middle; the wall is behind it."""
from kit import *

W2, HH, DEEP = .435, .295, .215


def smooth(p, n=3):
    """Corner cutting: round a line of points."""
    for _ in range(n):
        q = [p[0]]
        for a, b in zip(p, p[1:]):
            q += [(a[0] * .75 + b[0] * .25, a[1] * .75 + b[1] * .25), (a[0] * .25 + b[0] * .75, a[1] * .25 + b[1] * .75)]
        p = q + [p[-1]]
    return p


def shell_profile(h=HH, d=DEEP):
    """The outside of the head in section (y, z): from the wall over the front to the outlet's lip, and over the top back."""
    return smooth([(0, h / 2), (-d + .08, h / 2), (-d + .045, h / 2 - .002), (-d + .015, h / 2 - .018), (-d + .003, h / 2 - .05), (-d, 0),
                   (-d + .006, -h / 2 + .105), (-d + .020, -h / 2 + .065), (-d + .050, -h / 2 + .030)])


def slab(name, x0, x1, a, b, thick, m, P, tubes=4, ends=True):
    """A slab of fins from a to b in section, with its tubes' ends on the left."""
    a, b = Vector((0, *a)), Vector((0, *b))
    n = (b - a).cross(Vector((1, 0, 0))).normalized() * thick
    ring_ = [a, b, b + n, a + n]
    o = loft(name, [[(x, p.y, p.z) for p in ring_] for x in (x0, x1)], m, True, True, auto=20)
    if ends:
        plate('finend', [(x0 - .002, p.y, p.z) for p in ring_], .003, P.zinc, (), (-1, 0, 0))
        for k in range(tubes):
            for q in (.28, .74):
                c = a.lerp(b, (k + .5) / tubes) + n * q
                rod('tube', (x0 - .004, c.y, c.z), (x0 - .016, c.y, c.z), .0042, P.copper, 20)
        for k in range(tubes):
            c0, c1 = a.lerp(b, (k + .5) / tubes) + n * .28, a.lerp(b, (k + .5) / tubes) + n * .74
            tube('bend', [(x0 - .012, c0.y, c0.z), (x0 - .022, c0.y, c0.z), (x0 - .022, c1.y, c1.z), (x0 - .012, c1.y, c1.z)], .0042, P.copper, .006, res=5)
    return o


def wheel(x0, x1, y, z, r, m, hub):
    """A cross-flow wheel: long curved vanes between discs."""
    n = 34
    row = [[(r * .78, 0, 0), (r * .90, r * .10, 0), (r, r * .30, 0)], [(r * .78, 0, x1 - x0), (r * .90, r * .10, x1 - x0), (r, r * .30, x1 - x0)]]
    v = sheetrows('vane', row, m, 0, 60)
    me = v.data
    D.objects.remove(v)
    base = Euler((0, math.pi / 2, 0)).to_matrix()
    for k in range(n):
        o = inst(me, (x0, y, z), (0, 0, 0), 1)
        o.rotation_euler = (base @ Euler((0, 0, 2 * math.pi * k / n)).to_matrix()).to_euler()
        solidify(o, .0012, 0)
    step = (x1 - x0) / 7
    for k in range(8):
        x = x0 + k * step
        rod('disc', (x - .0012, y, z), (x + .0012, y, z), r * 1.01, m, 64, .0005)
    rod('hub', (x0 - .012, y, z), (x0, y, z), r * .3, hub, 32)
    rod('axle', (x0 - .030, y, z), (x1, y, z), .005, hub, 24)


def opened_head(P, steps=(-.255, -.085, .075), vane_open=38):
    """steps: where coil, filter and shell begin. Returns the places of its parts."""
    white = mat('headwhite', (.80, .80, .785), .28, rn=(5, .24, .34))
    fins = finmat('headfins', .24, .82, 120, 'X', (1, 1, 1))
    wheelm = mat('wheelm', (.055, .065, .075), .42)
    inner = mat('headinner', (.66, .665, .66), .42)
    xc, xf, xs = steps
    wy, wz, wr = -.098, -.030, .050
    # chassis: back plate, air guide behind the wheel, base
    span('chassis', (-W2 + .006, W2 - .006), (-.012, 0), (-HH / 2 + .01, HH / 2 - .012), inner, .003)
    guide = smooth([(-.030, .060), (-.024, 0), (-.030, -.060), (-.060, -.100), (-.088, -.140)], 3)
    sheetrows('guide', [[(x, y, z) for y, z in guide] for x in (-W2 + .02, W2 - .02)], inner, .003)
    # drain pan under the front coil, with its spout on the left
    panm = mat('panm', (.30, .32, .335), .42)
    pan = [(-.186, -.070), (-.188, -.096), (-.150, -.104), (-.136, -.082)]
    sheetrows('pan', [[(x, y, z) for y, z in pan] for x in (-W2 + .015, W2 - .02)], panm, .003, 30)
    span('panend', (-W2 + .013, -W2 + .017), (-.186, -.138), (-.102, -.072), panm, .001)
    water = mat('water', (.35, .50, .58), .04, spec=.8, coat=.5)
    plane('water', -W2 + .018, W2 - .03, -.184, -.142, -.088, water)
    # wheel, coil, filter
    wheel(-W2 + .040, W2 - .10, wy, wz, wr, wheelm, P.zinc)
    slab('rear', xc, W2 - .06, (-.036, .026), (-.076, .110), .026, fins, P, 3)
    slab('upper', xc, W2 - .06, (-.084, .112), (-.164, .034), .026, fins, P, 4)
    slab('lower', xc, W2 - .06, (-.165, .028), (-.162, -.066), .026, fins, P, 4)
    net = mat('net', (.045, .05, .055), .7)
    frame = [(-.062, .1420), (-.098, .1420), (-.192, .054), (-.201, .036), (-.199, -.060)]
    line = smooth(frame, 2)
    x1 = W2 - .03
    for k in range(27):  # the mesh: threads across and along
        x = xf + .006 + (x1 - xf) * k / 26
        tube('thread', [(x, y, z) for y, z in line], .0011, net, 0, res=1)
    P3 = [Vector((0, y, z)) for y, z in line]
    for k in range(22):
        t = k / 21 * (len(P3) - 1)
        q = P3[min(int(t), len(P3) - 2)].lerp(P3[min(int(t) + 1, len(P3) - 1)], t - int(t))
        rod('thread', (xf, q.y, q.z), (x1, q.y, q.z), .0011, net, 8, 0)
    film = mat('film', (.05, .055, .06), .9)
    n = Nodes(film)
    n.show(n.mix(.45, n.add('BsdfTransparent').outputs[0], n.surface.outputs[0]))
    sheetrows('film', [[(x, y + .001, z - .001) for y, z in line] for x in (xf, x1)], film)
    fm = mat('filterframe', (.10, .30, .42), .42)
    tube('fframe', [(xf, y, z) for y, z in line], .0042, fm, 0)
    for q in (line[0], line[-1]):
        rod('fframe', (xf, *q), (x1, *q), .0042, fm, 16)
    for x in (xf + .17,):
        tube('frib', [(x, y, z) for y, z in line], .0032, fm, 0)
    # shell on the right, sawn; end caps
    prof = shell_profile()
    inset = [(y + .003 if y < -.1 else y, z - .003) for y, z in prof]
    sheetrows('shell', [[(x, y, z) for y, z in prof] for x in (xs, W2)], white, .0035, 60)
    rim('sawn', [(xs, y, z) for y, z in prof], .0038, closed=False)
    endp = prof + [(-.115, -HH / 2 + .002), (-.06, -HH / 2 + .004), (0, -HH / 2 + .02)]
    plate('cap', [(W2, y, z) for y, z in endp], .006, white, (), (1, 0, 0), .002)
    box('seam', (W2 - xs - .004, .002, .0022), ((xs + W2) / 2, -DEEP + .0035, -HH / 2 + .098), P.void, 0)
    text('72', .034, (W2 - .10, -DEEP - .0012, .012), (math.pi / 2, 0, 0), glow('headled', (.70, .88, 1), 2.0), .0004)
    # left end: bearing bracket only
    box('bearing', (.010, .040, .060), (-W2 + .022, wy + .004, wz), inner, .004)
    # vane, open
    va = math.radians(-vane_open)
    pr = smooth([(.012, .004), (-.02, .006), (-.055, .002), (-.082, -.008)], 2)
    c, s = math.cos(va), math.sin(va)
    sheetrows('vane', [[(x, -.102 + y * c + z * s, -.1445 - y * s * -1 + z * c) for y, z in pr] for x in (-W2 + .055, W2 - .055)], white, .004, 60)
    box('motor', (.05, .09, .09), (W2 - .045, wy, wz), P.black, .01)
    return {'wheel': Vector((-W2 + .105, wy - wr * .92, wz + wr * .35)), 'coil': Vector(((xc + xf) / 2, -.1915, -.005)),
            'filter': Vector(((xf + xs) / 2 + .002, -.2005, .010)), 'pan': Vector((-W2 + .05, -.188, -.088)), 'vane': Vector((0, -.15, -.17))}


def closed_head(P, vane_open=34, lit='72'):
    """The head as one sees it in a room: running, its vane open and the louvers behind it."""
    white = mat('headwhite', (.80, .80, .785), .26, rn=(5, .22, .32), bump=(600, .03, .0004))
    second = mat('headsecond', (.76, .76, .745), .32)
    dark = mat('headdark', (.018, .019, .020), .55)
    prof = shell_profile()
    under = smooth([(-DEEP + .050, -HH / 2 + .030), (-DEEP + .070, -HH / 2 + .016), (-.120, -HH / 2 + .010)], 2)
    rings = []
    for x, k in ((-W2, .955), (-W2 + .004, .985), (-W2 + .014, 1), (W2 - .014, 1), (W2 - .004, .985), (W2, .955)):
        rings.append([(x, -DEEP / 2 + (y + DEEP / 2) * k, z * k) for y, z in prof])
    sheetrows('shell', rings, white, 0, 50)
    for s in (-1, 1):
        endp = prof + [(-.118, -HH / 2 + .004), (-.06, -HH / 2 + .004), (0, -HH / 2 + .016)]
        pts = [(s * W2 * .9995, -DEEP / 2 + (y + DEEP / 2) * .955, z * .955) for y, z in endp]
        plate('cap', pts, .004, second, (), (-s, 0, 0), .001)
    # underside, the outlet's dark mouth, its louvers
    sheetrows('under', [[(x, y, z) for y, z in under] for x in (-W2 + .012, W2 - .012)], white, .003, 60)
    span('belly', (-W2 + .004, W2 - .004), (-.058, -.002), (-HH / 2 + .002, -HH / 2 + .012), white, .004)
    mouth = [(-.066, -HH / 2 + .006), (-.090, -HH / 2 + .046), (-.150, -HH / 2 + .046), (-.160, -HH / 2 + .016)]
    sheetrows('mouth', [[(x, y, z) for y, z in mouth] for x in (-W2 + .05, W2 - .05)], dark, .002, 30)
    for s in (-1, 1):
        span('mouthend', tuple(sorted((s * (W2 - .050), s * (W2 - .012)))), (-.165, -.058), (-HH / 2 + .004, -HH / 2 + .050), second, .003)
    for k in range(13):
        x = -W2 + .085 + k * (2 * W2 - .17) / 12
        box('louver', (.0028, .050, .046), (x, -.116, -HH / 2 + .028), second, .001, 2, (.35, 0, .18))
    rod('louverbar', (-W2 + .07, -.132, -HH / 2 + .020), (W2 - .07, -.132, -HH / 2 + .020), .0022, second, 12)
    va = math.radians(vane_open)
    pr = smooth([(.014, .003), (-.02, .007), (-.055, .004), (-.088, -.008)], 2)
    c, s_ = math.cos(va), math.sin(va)
    sheetrows('vane', [[(x, -.098 + y * c - z * s_, -.1440 + y * s_ + z * c) for y, z in pr] for x in (-W2 + .054, W2 - .054)], white, .0045, 60)
    for x in (-W2 + .16, 0, W2 - .16):
        box('vanearm', (.004, .030, .012), (x, -.105, -HH / 2 - .004), second, .001, 2, (.5, 0, 0))
    # seam of the front panel, the thumb recesses, intake slots on top, figures behind the panel, a small label
    tube('seam', [(x, -DEEP + .0015 + .0006, -HH / 2 + .098) for x in (-W2 + .006, W2 - .006)], .0012, dark, 0, res=2)
    for s in (-1, 1):
        tube('sideseam', [(s * (W2 - .0004), y * .955 - DEEP * .0225, z * .955) for y, z in ((-.09, HH / 2 - .01), (-.10, .02), (-.105, -HH / 2 + .03))], .0010, dark, 0, res=2)
        box('recess', (.052, .004, .007), (s * (W2 - .12), -DEEP + .010, -HH / 2 + .088), second, .002)
    for k in range(7):
        span('intake', (-W2 + .05, W2 - .05), (-.036 - .017 * k - .005, -.036 - .017 * k + .005), (HH / 2 - .001, HH / 2 + .0012), dark, 0)
    text(lit, .030, (W2 - .125, -DEEP - .0010, -.010), (math.pi / 2, 0, 0), glow('figures', (.72, .88, 1), 1.8), .0003)
    box('lamp', (.005, .001, .005), (W2 - .078, -DEEP - .0004, -.013), glow('lamp', (.2, 1, .4), 4), 0)
    rows = [[(-W2 + .035 + .062 * i, -DEEP + .004 + .0010, -HH / 2 + .072 - .026 * j) for i in (0, 1)] for j in (0, 1)]
    return va
