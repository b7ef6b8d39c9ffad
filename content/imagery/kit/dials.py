"""Pressure and temperature dials with a scale, figures and a needle."""
from .curves import *
from .labels import *
from .palette import *
from .shapes import *

ARC = (225, -45)  # where a scale begins and ends, degrees, counter-clockwise from the right


def dial(p, looks, R, P, value=.4, figures=('0', '50', '100'), unit='PSI', minor=5, case=None, needle=None, band=None, up=(0, 0, 1)):
    """A round dial at p that looks along `looks`; value 0..1 along the scale; band = (from, to, material) a coloured arc.

    R is the outer radius. Everything is built flat in x-y and then turned, so nothing can drift apart.
    """
    case, needle = case or P.brass, needle or P.red
    z = Vector(looks).normalized()
    x = Vector(up).cross(z).normalized()
    M = Matrix.Translation(Vector(p)) @ Matrix((x, z.cross(x), z)).transposed().to_4x4()
    parts = []

    def put(o):
        parts.append(o)
        return o

    def at(v):
        return math.radians(ARC[0] + (ARC[1] - ARC[0]) * v)

    put(lathe('case', [(0, -R * .5), (R * .9, -R * .5), (R, -R * .42), (R, R * .12), (R * .95, R * .16), (R * .90, R * .14), (R * .885, R * .05)], case))
    put(cyl('face', R * .90, R * .02, (0, 0, R * .05), P.face, bw=0, seg=64))
    top = R * .064
    if band:
        a, b, m = band
        rows = [[(R * q * math.cos(at(a + (b - a) * k / 24)), R * q * math.sin(at(a + (b - a) * k / 24)), top) for q in (.60, .665)] for k in range(25)]
        put(sheetrows('band', rows, m))
    n = (len(figures) - 1) * minor
    for k in range(n + 1):
        t, major = at(k / n), k % minor == 0
        length = R * (.15 if major else .085)
        rr = R * .83 - length / 2
        o = put(box('tick', (length, R * (.030 if major else .014), R * .006), (rr * math.cos(t), rr * math.sin(t), top), P.ink, 0))
        o.rotation_euler = (0, 0, t)
    for k, s in enumerate(figures):
        t = at(k / (len(figures) - 1))
        put(text(s, R * .19, (R * .50 * math.cos(t), R * .50 * math.sin(t), top), (0, 0, 0), P.ink, R * .002, font=BOLD))
    put(text(unit, R * .15, (0, -R * .40, top), (0, 0, 0), P.ink, R * .002))
    t = at(value)
    v = [(-R * .18, R * .022), (R * .30, R * .030), (R * .74, 0), (R * .30, -R * .030), (-R * .18, -R * .022)]
    o = put(mesh('needle', [(a, b, 0) for a, b in v], [(0, 1, 2, 3, 4)], needle, smooth=False))
    solidify(o, R * .012)
    o.location, o.rotation_euler = (0, 0, top + R * .04), (0, 0, t)
    put(cyl('hub', R * .08, R * .05, (0, 0, top + R * .04), P.ink, bw=R * .01, seg=32))
    bpy.context.view_layer.update()
    for o in parts:
        o.matrix_world = M @ o.matrix_basis
    return parts
