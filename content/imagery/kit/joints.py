"""Plumbing close up: a tube and its fitting are one smooth cylinder only in CG. Flared lips, an uneven meniscus of
solder with a drip, the torch's dark bloom, levers bent from plate with a vinyl sleeve."""
from .curves import *
from .labels import *
from .materials import *
from .shapes import *


def bloom_mat():
    """The dark bloom beside a joint: a shell that fades along its axis."""
    m = mat('stain', (.30, .115, .065), .46, metal=1)
    n = Nodes(m)
    tc, sx, oi = n.add('TexCoord'), n.add('SeparateXYZ'), n.add('ObjectInfo')
    n.link(tc.outputs['Generated'], sx.inputs[0])
    ns = n.add('TexNoise', Scale=95, Detail=5)
    ns.noise_dimensions = '4D'
    n.link(tc.outputs['Object'], ns.inputs['Vector'])
    n.link(n.math('MULTIPLY', oi.outputs['Random'], 40), ns.inputs['W'])
    fade = n.math('SUBTRACT', ns.outputs['Fac'], sx.outputs['Z'])
    r = n.add('MapRange')
    for k, v in enumerate((-.30, .42, 0, .62), 1):
        r.inputs[k].default_value = v
    n.link(fade, r.inputs[0])
    n.show(n.mix(r.outputs[0], n.add('BsdfTransparent').outputs[0], n.surface.outputs[0]))
    return m


def bar(path, sizes, wd, m, name='bar'):
    """A flat bar along a path; wd is the direction of its width, sizes are (width, thickness) at each point."""
    rings, P, wd = [], [Vector(q) for q in path], Vector(wd).normalized()
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        n, (w, h) = t.cross(wd).normalized(), sizes[i]
        rings.append([tuple(p + wd * x + n * y) for x, y in rsq(w / 2, h / 2, min(w, h) * .46, 6)])
    return loft(name, rings, m, True, True, auto=50)


class Plumber:
    """Sweated copper of one size: r is the tube's outer radius (3/4 inch by default)."""

    def __init__(self, rng, r=.0111, fine=True, handled=False):
        """handled: tubes that were carried, knocked and cut by hand, bowed a little and with a dent here and there."""
        self.rng, self.r, self.fine, self.handled = rng, r, fine, handled

        def copper(name, base, dark, lo, hi):
            return mat(name, base, .25, metal=1, cn=(11, dark, .38, .80), rn=(34, lo, hi), bump=(420, .05, .0004), bump2=(26, .05, .001), rand=True)
        self.copper = copper('copper', (.83, .42, .27), (.69, .325, .195), .15, .38)
        self.fitting = copper('fitting', (.84, .45, .30), (.58, .27, .16), .22, .46)
        self.solder = mat('sol', (.60, .585, .56), .34, metal=1, rn=(160, .24, .5), bump=(300, .5, .0012))
        self.brass = mat('brass', (.74, .53, .25), .27, metal=1, cn=(14, (.60, .40, .17)), rn=(40, .2, .40), bump=(500, .12, .0006))
        self.zinc = mat('zinc', (.66, .66, .65), .30, metal=1, rn=(50, .24, .42))
        self.stain = bloom_mat()

    def worked(self, a, b, m):
        """One straight tube that is not quite straight nor quite round; its ends stay where their fittings hold them."""
        a, b, own = Vector(a), Vector(b), random.Random(int(1e5 * abs(Vector(a).x + 3 * Vector(a).y + 7 * Vector(b).z)))
        d, long = (b - a).normalized(), (b - a).length
        u = d.orthogonal().normalized()
        w, seed, seg, n = d.cross(u), own.random() * 90, 56, max(24, min(240, int(long / .004)))
        dents = [(own.uniform(.12, .88) * long, own.random() * 6.283, own.uniform(.025, .075), own.uniform(.005, .012), own.uniform(.5, 1)) for _ in range(min(7, 1 + int(long / .12)))]
        rows = []
        for i in range(n + 1):
            s = long * i / n
            hold = math.sin(math.pi * i / n) * min(.0016 + .004 * max(0, long - .3), .006)
            c = a + d * s + (u * noise.noise(Vector((s * 2.3, seed, 1))) + w * noise.noise(Vector((s * 2.3, seed, 7)))) * hold * 2
            row = []
            for k in range(seg):
                t, R = 6.2832 * k / seg, self.r * (1 + .0022 * noise.noise(Vector((s * 22, math.cos(6.2832 * k / seg), seed + math.sin(6.2832 * k / seg)))))
                for at, turn, deep, size, broad in dents:
                    off = (t - turn + math.pi) % (2 * math.pi) - math.pi
                    R -= self.r * deep * math.exp(-((s - at) / size) ** 2 - (off / broad) ** 2) * min(1, (long - s) / .03, s / .03)
                row.append(tuple(c + (u * math.cos(t) + w * math.sin(t)) * R))
            rows.append(row)
        return loft('p', rows, m or self.copper, auto=180)

    def tubing(self, pts, m=None, fr=0):
        if self.handled and not fr:
            return [self.worked(a, b, m) for a, b in zip(pts, pts[1:])]
        return tube('p', pts, self.r, m or self.copper, fr=fr, res=8)

    def joint(self, p, d, r=None, stain=True):
        """The end of a fitting's cup at p, the tube leaving it along d."""
        r, d, p, rng = r or self.r, Vector(d).normalized(), Vector(p), self.rng
        lathe('lip', [(r, -.0022), (r * 1.19, -.0022), (r * 1.235, -.0012), (r * 1.235, -.0003), (r * 1.17, .0002), (r, .0002)], self.fitting, 48, p, toward(d))
        n, v, f, off = 48, [], [], rng.random() * 40
        for i in range(n):
            a = 2 * math.pi * i / n
            q = noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, off)))
            hh, rr = .0016 * (1 + .5 * q), r * (1.155 + .035 * q)
            v += [(R * math.cos(a), R * math.sin(a), z) for R, z in ((rr, -.0004), (rr * .985, hh * .25), (r * 1.05, hh * .62), (r * 1.004, hh * 1.25))]
        for i in range(n):
            j = (i + 1) % n
            f += [(i * 4 + k, j * 4 + k, j * 4 + k + 1, i * 4 + k + 1) for k in range(3)]
        o = mesh('sold', v, f, self.solder, auto=80)
        o.location, o.rotation_euler = p, toward(d)
        if self.fine and rng.random() < .7:
            self.drip(p, d, r)
        if stain:
            lathe('st', [(r * 1.004, 0), (r * 1.004, rng.uniform(.014, .030))], self.stain, 40, p, toward(d))

    def drip(self, p, d, r):
        a = self.rng.uniform(-2.2, -.6)
        b, bm = D.meshes.new('drip'), bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
        bm.to_mesh(b)
        bm.free()
        b.materials.append(self.solder)
        b.polygons.foreach_set('use_smooth', [True] * len(b.polygons))
        at = Vector((math.cos(a) * r * 1.06, math.sin(a) * r * 1.06, -.0012)) if abs(d.z) > .9 else Vector((0, 0, -r * 1.1))
        inst(b, p + at, (0, 0, 0), (.0016, .0016, self.rng.uniform(.0018, .0034)))

    def coupling(self, p, d, l=.046):
        d, r = Vector(d).normalized(), self.r
        cyl('cp', r * 1.16, l, p, self.fitting, toward(d), 48, .0005)
        cyl('stop', r * 1.185, .0022, p, self.fitting, toward(d), 48, .0010)
        for s in (1, -1):
            self.joint(Vector(p) + d * s * l / 2, d * s)

    def elbow(self, p, a, b, c=.030):
        p, a, b, r = Vector(p), Vector(a).normalized(), Vector(b).normalized(), self.r
        tube('el', [p + a * c, p, p + b * c], r * 1.16, self.fitting, fr=r * 1.75, res=8)
        for q in (a, b):
            self.joint(p + q * c, q)

    def tee(self, p, d, side):
        p, d, s, r = Vector(p), Vector(d).normalized(), Vector(side).normalized(), self.r
        cyl('te', r * 1.16, .062, p, self.fitting, toward(d), 48, .0005)
        lathe('tb', [(r * 1.62, r * .55), (r * 1.36, r * 1.02), (r * 1.22, r * 1.30), (r * 1.16, r * 1.6), (r * 1.16, .031)], self.fitting, 64, p, toward(s), auto=60)
        for q in (d, -d, s):
            self.joint(p + q * .031, q)

    def run(self, pts):
        """A run with an elbow at each corner."""
        self.tubing(pts)
        for a, p, b in zip(pts, pts[1:], pts[2:]):
            self.elbow(p, Vector(a) - Vector(p), Vector(b) - Vector(p))

    def ballvalve(self, p, d, side, hm):
        """A sweated ball valve open along d; its lever stands on the side `side`."""
        p, d, s, r = Vector(p), Vector(d).normalized(), Vector(side).normalized(), self.r
        w, e, se = d.cross(s), toward(d), toward(s)
        for q in (1, -1):
            cyl('cup', r * 1.34, .018, p + d * q * .034, self.brass, e, 56, .0012)
            self.joint(p + d * q * .043, d * q)
            cyl('hex', r * 1.86, .0135, p + d * q * .0205, self.brass, e, 8, .0011)
        body = [(r * 1.50, -.0145), (r * 1.62, -.0125), (r * 1.93, -.007), (r * 2.02, 0), (r * 1.93, .007), (r * 1.62, .0125), (r * 1.50, .0145)]
        lathe('body', smooth_profile(body), self.brass, 64, p, e, auto=80)
        cyl('boss', .0098, .014, p + s * (r * 1.9), self.brass, se, 40, .001)
        cyl('gland', .0088, .0075, p + s * (r * 2.68), self.brass, se, 6, .0008)
        cyl('stem', .0042, .020, p + s * (r * 3.1), self.brass, se, 24)
        o = r * 3.18

        def along(pairs):
            return [p + d * a + s * (o + b) for a, b in pairs]
        bar(along(((-.011, 0), (.012, 0), (.018, .0012), (.027, .0082), (.033, .0098), (.110, .0098))),
            [(.0165, .0024), (.0165, .0024), (.0160, .0024), (.0140, .0024), (.0140, .0024), (.0140, .0024)], w, self.zinc, 'lever')
        bar(along(((.0285, .0089), (.031, .0095), (.036, .0099), (.100, .0099), (.109, .0099), (.1125, .0099), (.1138, .0099))),
            [(.0150, .0036), (.0168, .0050), (.0172, .0054), (.0172, .0054), (.0168, .0047), (.0140, .0042), (.0080, .0022)], w, hm, 'sleeve')
        cyl('wash', .0070, .0010, p + s * (o + .0017), self.zinc, se, 40, .0003)
        cyl('nut', .0058, .0046, p + s * (o + .0044), self.zinc, se, 6, .0005)
        cyl('thr', .0031, .0075, p + s * (o + .0060), self.zinc, se, 24, .0006)

    def strap(self, p, d, wall=0):
        """A two-hole strap over a horizontal tube before the wall at y=wall."""
        p, r = Vector(p), self.r
        cyl('sb', r * 1.10, .016, p, self.zinc, toward(d), 40, .0006)
        box('sa', (.016, abs(p.y - wall), .0018), (p.x, (p.y + wall) / 2, p.z + r * 1.05), self.zinc, .0005)
        box('sf', (.016, .0018, .040), (p.x, wall - .001, p.z + .028), self.zinc, .0005)
        cyl('ss', .004, .003, (p.x, wall - .003, p.z + .034), self.zinc, (math.pi / 2, 0, 0), 24, .001)

    def printed(self, s, p, size, m, eye):
        """Print along an upright tube, turned to the eye."""
        v = Vector(eye) - Vector(p)
        a = math.atan2(v.x, -v.y)
        q = Vector((math.sin(a), -math.cos(a), 0))
        o = text(s, size, Vector(p) + q * (self.r + .00025), (0, 0, 0), m, .00002)
        o.rotation_euler = (Euler((math.pi / 2, 0, a)).to_matrix() @ Euler((0, 0, math.pi / 2)).to_matrix()).to_euler()
