"""Tubes, wires and rings."""
from .base import *


def fillet(pts, r, n=8):
    """A line through pts with rounded corners."""
    out = [Vector(pts[0])]
    for i in range(1, len(pts) - 1):
        p = Vector(pts[i])
        a, b = Vector(pts[i - 1]) - p, Vector(pts[i + 1]) - p
        la, lb = a.length, b.length
        a /= la
        b /= lb
        ang = a.angle(b)
        if abs(ang - math.pi) < .01:
            out.append(p)
            continue
        d = min(r / math.tan(ang / 2), la * .49, lb * .49)
        rr = d * math.tan(ang / 2)
        c = p + (a + b).normalized() * (rr / math.sin(ang / 2))
        s, e = p + a * d - c, p + b * d - c
        th = s.angle(e)
        out += [c + (s * math.sin((1 - k / n) * th) + e * math.sin(k / n * th)) / math.sin(th) for k in range(n + 1)]
    out.append(Vector(pts[-1]))
    return out


def bezier(ctl, n=40):
    """Points of one Bezier curve through its control polygon: a hose, a cord, a loose wire."""
    out = []
    for q in range(n + 1):
        t, pp = q / n, [Vector(c) for c in ctl]
        while len(pp) > 1:
            pp = [pp[i] * (1 - t) + pp[i + 1] * t for i in range(len(pp) - 1)]
        out.append(pp[0])
    return out


def spline(pts, n=10):
    """A smooth line that passes through every point."""
    P = [Vector(p) for p in pts]
    out = []
    for i in range(len(P) - 1):
        a, b, c, d = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(P[-1])
    return out


def tube(name, pts, r, m=None, fr=.06, cyclic=False, res=6, caps=True):
    """A round tube along a line; fr rounds its corners."""
    cu = D.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, caps
    P = fillet(pts, fr) if (fr and len(pts) > 2 and not cyclic) else [Vector(p) for p in pts]
    sp = cu.splines.new('POLY')
    sp.points.add(len(P) - 1)
    for q, p in zip(sp.points, P):
        q.co = (*p, 1)
    sp.use_cyclic_u, sp.use_smooth = cyclic, True
    if m:
        cu.materials.append(m)
    return link(D.objects.new(name, cu))


def ring(name, R, r, loc, m, seg=96, rot=(0, 0, 0)):
    pts = [(R * math.cos(2 * math.pi * i / seg), R * math.sin(2 * math.pi * i / seg), 0) for i in range(seg)]
    o = tube(name, pts, r, m, fr=0, cyclic=True, res=3)
    o.location, o.rotation_euler = loc, rot
    return o


def coil(name, R, r, loc, m, turns, pitch, rot=(0, 0, 0), seg=40, res=5):
    """A helix round its own z axis, standing on loc."""
    n = int(turns * seg)
    pts = [(R * math.cos(2 * math.pi * i / seg), R * math.sin(2 * math.pi * i / seg), pitch * i / seg) for i in range(n + 1)]
    o = tube(name, pts, r, m, fr=0, res=res)
    o.location, o.rotation_euler = loc, rot
    return o
