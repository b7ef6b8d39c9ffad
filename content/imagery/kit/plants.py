"""Grass, leaves, shrubs, pebbles: small meshes made once and scattered as copies."""
from .base import *
from .shapes import inst, meshdata


def raw_mesh(name, v, f, m):
    me = D.meshes.new(name)
    me.from_pydata(v, [], f)
    me.materials.append(m)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    return me


def grass_clump(name, m, n=60, rad=.09, h=(.05, .11), w=.0035, bend=.05, rng=random):
    v, f = [], []
    for _ in range(n):
        a, R = rng.random() * 6.283, rad * math.sqrt(rng.random())
        x, y = R * math.cos(a), R * math.sin(a)
        H, d, B, ww = rng.uniform(*h), rng.random() * 6.283, rng.uniform(.2, 1.3) * bend, w * rng.uniform(.7, 1.2)
        px, py, b, K = -math.sin(d), math.cos(d), len(v), 4
        for k in range(K + 1):
            t = k / K
            off, z, hw = B * t * t, H * (t - .25 * t * t * B / bend), ww * (1 - t ** 1.6) * .5 + .0002
            cx, cy = x + math.cos(d) * off, y + math.sin(d) * off
            v += [(cx - px * hw, cy - py * hw, z), (cx + px * hw, cy + py * hw, z)]
        f += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(K)]
    return raw_mesh(name, v, f, m)


def leaf_clump(name, m, n=40, rad=.12, ls=.035, asp=.5, rng=random, shell=.5):
    v, f = [], []
    outline = [(0, 0, 0), (.35, asp * .5, .05), (.7, asp * .42, .04), (1, 0, -.06), (.7, -asp * .42, .04), (.35, -asp * .5, .05), (.5, 0, -.03)]
    for _ in range(n):
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * rad * (shell + (1 - shell) * rng.random())
        q = Euler((rng.uniform(-1.2, 1.2), rng.uniform(-1.2, 1.2), rng.random() * 6.28)).to_matrix()
        s, b = ls * rng.uniform(.6, 1.2), len(v)
        v += [tuple(d + q @ (Vector(P) * s)) for P in outline]
        f += [(b, b + 6, b + 1), (b + 1, b + 6, b + 2), (b + 2, b + 6, b + 3), (b + 3, b + 6, b + 4), (b + 4, b + 6, b + 5), (b + 5, b + 6, b)]
    return raw_mesh(name, v, f, m)


def shrub(clumps, center, radius, n, rng, squash=.85, jit=.12, sc=(.8, 1.3), col=None):
    c = Vector(center)
    for _ in range(n):
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        if d.z < -.55:
            d.z *= -1
        R = radius * (1 + .22 * noise.noise(d * 1.7 + c)) * (1 - jit * rng.random())
        p = c + Vector((d.x * R, d.y * R, d.z * R * squash))
        inst(rng.choice(clumps), p, (rng.random() * 6, rng.random() * 6, rng.random() * 6), rng.uniform(*sc), col)


def pebble(name, m, rng, sub=3):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    off = Vector((rng.random() * 50, rng.random() * 50, 0))
    sx, sy, sz = rng.uniform(.8, 1.3), rng.uniform(.7, 1), rng.uniform(.45, .7)
    for v in bm.verts:
        k = 1 + .25 * noise.noise(v.co * .9 + off) + .05 * noise.noise(v.co * 3 + off)
        v.co = Vector((v.co.x * sx, v.co.y * sy, v.co.z * sz)) * k
    return meshdata(name, bm, m, True)


def bare_tree(foot, height, m, rng):
    """A tree without leaves: each branch forks, thinner and shorter, until it is a twig; one curve for all of it."""
    cu = D.curves.new('baretree', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', 1, 1
    cu.materials.append(m)

    def grow(p, d, long, r, depth):
        pts = [p]
        for _ in range(4):
            d = (d + Vector((rng.gauss(0, .13), rng.gauss(0, .13), .05))).normalized()
            pts.append(pts[-1] + d * long / 4)
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for k, (q, at) in enumerate(zip(sp.points, pts)):
            q.co, q.radius = (*at, 1), r * (1 - .38 * k / 4)
        for _ in range(rng.choice((2, 3, 3)) if depth < 6 else 0):
            turn = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(.25, .5))).normalized()
            grow(pts[rng.choice((2, 3, 4, 4))], (d + turn * .85).normalized(), long * rng.uniform(.58, .82), r * rng.uniform(.45, .62), depth + 1)
    grow(Vector(foot), Vector((0, 0, 1)), height * .34, height * .022, 0)
    link(D.objects.new('baretree', cu))
