"""The company's wordmark from content/wordmark.svg as a flat shape."""
import re

from .base import *

FILE = os.path.join(os.path.dirname(HERE), 'wordmark.svg')


def wordmark(width, loc, rot, m, ext=.0001):
    """The wordmark, `width` metres wide, its middle at loc. The file knows only M, L, H, V, Q and Z, all absolute."""
    svg = open(FILE, encoding='utf-8').read()
    _x, _y, w, h = map(float, re.search(r'viewBox="([^"]+)"', svg)[1].split())
    k = 1 / w
    cu = D.curves.new('wordmark', 'CURVE')
    cu.dimensions, cu.fill_mode, cu.extrude, cu.resolution_u = '2D', 'BOTH', ext / width, 5
    for d in re.findall(r'<path[^>]* d="([^"]+)"', svg):
        at, ring_ = Vector((0, 0)), []
        for cmd, rest in re.findall(r'([MLHVQZ])([^MLHVQZ]*)', d):
            n = list(map(float, re.findall(r'-?[\d.]+', rest)))
            if cmd == 'Z':
                spline_from(cu, ring_, k, w, h)
                ring_ = []
            elif cmd in 'ML':
                for a, b in zip(n[::2], n[1::2]):
                    at = Vector((a, b))
                    ring_.append(at)
            elif cmd in 'HV':
                for a in n:
                    at = Vector((a, at.y)) if cmd == 'H' else Vector((at.x, a))
                    ring_.append(at)
            else:
                for q in range(0, len(n), 4):
                    c, e = Vector(n[q:q + 2]), Vector(n[q + 2:q + 4])
                    ring_ += [at * (1 - t) ** 2 + c * 2 * t * (1 - t) + e * t * t for t in (j / 8 for j in range(1, 9))]
                    at = e
        if ring_:
            spline_from(cu, ring_, k, w, h)
    cu.materials.append(m)
    o = link(D.objects.new('wordmark', cu))
    o.location, o.rotation_euler, o.scale = loc, rot, (width,) * 3
    o.visible_shadow = False
    return o


def spline_from(cu, pts, k, w, h):
    clean = [p for i, p in enumerate(pts) if (p - pts[i - 1]).length > 1e-6]
    sp = cu.splines.new('POLY')
    sp.points.add(len(clean) - 1)
    for q, p in zip(sp.points, clean):
        q.co = ((p.x - w / 2) * k, (h / 2 - p.y) * k, 0, 1)
    sp.use_cyclic_u = True
