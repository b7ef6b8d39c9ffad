"""What is found where a part has failed: ice, lint, soot, water on the floor."""
from kit import *


def lumps(name, m, rng, sub=2):
    return [pebble(name, m, rng, sub) for _ in range(4)]


def fused(spots, m, voxel, smooth=4):
    """One skin round balls that overlap: (centre, radius) of each."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=1, radius=1)
    corners, sides = [v.co.copy() for v in ball.verts], [[v.index for v in f.verts] for f in ball.faces]
    ball.free()
    o = mesh('fused', [tuple(p + c * r) for p, r in spots for c in corners],
             [tuple(i + k * len(corners) for i in side) for k in range(len(spots)) for side in sides], m, auto=180)
    skin = o.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', voxel, True
    even = o.modifiers.new('even', 'SMOOTH')
    even.iterations, even.factor = smooth, .5


def ice_mat():
    return mat('rime', (.50, .68, .86), .22, bump=(420, .6, .003), bump2=(90, .5, .006), trans=.30, ior=1.31, coat=.6)


def icicle(at, length, r, m):
    """It hangs from a point."""
    lathe('icicle', smooth_profile([(r, 0), (r * .88, -length * .3), (r * .56, -length * .7), (r * .24, -length * .95), (0, -length)], 3), m, 16, at)


def iced(path, r, rng, thick=.010, per_metre=6000):
    """Rime that has grown round a tube along its path, thicker below."""
    P, spots = [Vector(p) for p in path], []
    for a, b in zip(P, P[1:]):
        along = (b - a).normalized()
        side = along.orthogonal().normalized()
        up = along.cross(side)
        for _ in range(int(per_metre * (b - a).length)):
            # beyond its ends, so that a bend is covered on its outer side too
            t, q = rng.uniform(-.2, 1.2), rng.uniform(0, 2 * math.pi)
            out = side * math.cos(q) + up * math.sin(q)
            grown = thick * (.72 + .28 * noise.noise((a.lerp(b, t) + out * r) * 26)) * (1 - .35 * out.z)
            spots.append((a.lerp(b, t) + out * (r + grown * .55), rng.uniform(.25, .55) * max(grown, .003)))
    fused(spots, ice_mat(), .0015, 2)


def crust(at, m, rng, n, size=(.004, .012), torn=-.18):
    """What has settled on a face in lumps of a material: `at(u, w)` gives its points for 0..1; bare where noise says."""
    points = [Vector(at(rng.random(), rng.random())) for _ in range(n)]
    fused([(p, rng.uniform(*size)) for p in points if noise.fractal(p * 9, .9, 2.1, 3) > torn], m, size[0] * .55)


def lint_mat():
    return mat('lint', (.24, .22, .19), 1, bump=(900, .9, .002), bump2=(260, .8, .003), cn=(70, (.15, .13, .105)), sheen=.3, spec=.05)


def crusted(at, r, rng, n=900):
    """Verdigris and lime where a joint has wept: a shell of crumbs round a point."""
    m = mat('verdigris', (.26, .46, .38), .95, bump=(500, .8, .002), cn=(120, (.72, .76, .70), .42, .62))

    def on(u, w):
        a, c = 2 * math.pi * u, 2 * w - 1
        s = r * (1 - c * c) ** .5
        return at[0] + s * math.cos(a), at[1] + s * math.sin(a), at[2] + r * c
    crust(on, m, rng, n, (.0012, .0042), -.1)


def matted(line, z0, z1, rng, n):
    """Lint and cottonwood on an upright coil whose face is a line seen from above: most of it low, where air draws leaves."""
    m = lint_mat()

    def at(u, w):
        k = u * (len(line) - 1.001)
        x, y = Vector(line[int(k)]).lerp(Vector(line[int(k) + 1]), k % 1)
        return x, y, z0 + (z1 - z0) * w ** 1.6
    crust(at, m, rng, n, (.0018, .0045), -.22)


def soot(at, rng, n, spread, color=(.012, .011, .010)):
    """Specks on a surface: `at(u, w)` gives its point for two numbers that crowd round 0."""
    mesh_ = lumps('soot', mat('soot', color, .95), rng, 1)
    for _ in range(n):
        inst(rng.choice(mesh_), at(rng.gauss(0, spread[0]), rng.gauss(0, spread[1])), (0, 0, rng.random() * 6), rng.uniform(.0003, .0011))


def puddle(at, R, squash=.55):
    """Water on the floor, its border drawn by chance, in rings around what falls into it."""
    water = mat('water', (.10, .125, .145), .02, spec=.8, coat=.8)
    x, y, z = at
    n = 96
    line = [R * (1 + .28 * noise.fractal(Vector((math.cos(a) * 1.1 + 3, math.sin(a) * 1.1, 3)), .9, 2.1, 3)) for a in (2 * math.pi * k / n for k in range(n))]
    ripples = [(s, .0026 + R * .03 * (i % 2)) for i, s in enumerate((.50, .46, .42, .33, .29, .25, .16, .12, .08, .01))]
    rings = [[(x + r * s * math.cos(2 * math.pi * k / n), y + r * s * squash * math.sin(2 * math.pi * k / n), z + h) for k in range(n) for r in [line[k] if s > .5 else R]]
             for s, h in ((1, .0002), (.985, .0016), (.95, .0024), (.7, .0026), *ripples)]
    loft('pool', rings, water, cap1=True, auto=180)


def drop(at, r=.009):
    """A drop that hangs from a spout."""
    water = mat('drop', (.55, .68, .80), .02, trans=.75, ior=1.33, coat=.5)
    lathe('drop', smooth_profile([(0, -r), (r * .8, -r * .7), (r, 0), (r * .6, r * .9), (r * .2, r * 1.6), (0, r * 1.9)], 4), water, 32, at)
