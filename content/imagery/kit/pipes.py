"""Pipework as it looks from a few steps away: tubes with elbows, couplings, ball valves. Close up take joints.py."""
from .curves import *
from .dials import dial
from .palette import palette
from .shapes import *


class Pipes:
    def __init__(self, copper, solder, brass, steel):
        self.cu, self.so, self.br, self.st = copper, solder, brass, steel

    def pipe(self, pts, r, m=None, fit=True, fm=None):
        """A run with elbows at its corners; fit=False leaves the bends plain."""
        m = m or self.cu
        tube('p', pts, r, m, fr=r * 2.2)
        if not fit:
            return
        for i in range(1, len(pts) - 1):
            p = Vector(pts[i])
            a, b = (Vector(pts[i - 1]) - p).normalized(), (Vector(pts[i + 1]) - p).normalized()
            d = r * 3.6
            tube('el', [p + a * d, p, p + b * d], r * 1.17, fm or m, fr=r * 2.2)
            for q in (a, b):
                cyl('ri', r * 1.25, r * .35, p + q * d, self.so if m is self.cu else (fm or m), toward(q), 32, r * .1)

    def coupling(self, p, d, r, m=None, l=4):
        e = toward(d)
        cyl('cp', r * 1.17, r * l, p, m or self.cu, e, 40, r * .1)
        for s in (-1, 1):
            cyl('cr', r * 1.25, r * .3, Vector(p) + Vector(d) * s * r * l / 2, self.so, e, 32, .0006)

    def ballvalve(self, p, d, r, hm, side=(0, -1, 0)):
        p, d, sd = Vector(p), Vector(d), Vector(side)
        e, se = toward(d), toward(sd)
        cyl('bv', r * 1.45, r * 4.6, p, self.br, e, 8, r * .12)
        cyl('bv2', r * 1.75, r * 2.2, p, self.br, e, 32, r * .3)
        cyl('stem', r * .5, r * 1.6, p + sd * r * 2.2, self.br, se, 24)
        box('lev', (r * 1.1, r * .45, r * 8), p + sd * r * 2.9 + d * r * 3.2, hm, r * .2, 3, e)
        cyl('nut', r * .45, r * .4, p + sd * r * 3.2, self.st, se, 6)

    def gauge(self, p, face_dir, R, face, ink, red, a=.6):
        P = palette()
        dial(p, face_dir, R, P, abs(a), ('0', '20', '40', '60'), 'PSI', 5, self.br if a >= 0 else self.st, red)
