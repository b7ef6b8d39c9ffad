"""Shapes of sheet and solid: boxes, cylinders, lathes, lofts. Real sizes in metres, every edge bevelled."""
from .base import *


def meshdata(name, bm, m, smooth=False):
    """Mesh data for inst and objects from a bmesh, which is freed."""
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return me


def mesh(name, v, f, m=None, smooth=True, auto=35, col=None):
    me = D.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(auto)
    if m:
        me.materials.append(m)
    return link(D.objects.new(name, me), col)


def bevel(o, w, seg=3, ang=30):
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = w, seg, 'ANGLE', math.radians(ang)
    return o


def solidify(o, thickness, offset=-1):
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = thickness, offset
    return o


def box(name, size, loc, m=None, bw=.003, seg=3, rot=(0, 0, 0), col=None):
    x, y, z = [s / 2 for s in size]
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh(name, v, f, m, col=col)
    o.location, o.rotation_euler = loc, rot
    if bw:
        bevel(o, bw, seg)
    return o


def span(name, x, y, z, m=None, bw=.003, seg=3):
    """A box by its limits: x, y and z are (from, to)."""
    size = [b - a for a, b in (x, y, z)]
    return box(name, size, [(a + b) / 2 for a, b in (x, y, z)], m, bw, seg)


def cyl(name, r, h, loc, m=None, rot=(0, 0, 0), seg=48, bw=.002, r2=None, col=None):
    r2 = r if r2 is None else r2
    v, f = [], []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        v += [(r * math.cos(a), r * math.sin(a), -h / 2), (r2 * math.cos(a), r2 * math.sin(a), h / 2)]
    for i in range(seg):
        j = (i + 1) % seg
        f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    f.append(tuple(2 * i for i in reversed(range(seg))))
    f.append(tuple(2 * i + 1 for i in range(seg)))
    o = mesh(name, v, f, m, col=col)
    o.location, o.rotation_euler = loc, rot
    if bw:
        bevel(o, bw, 3)
    return o


def toward(d):
    """The rotation that lays an object's z axis along d."""
    return Vector(d).to_track_quat('Z', 'Y').to_euler()


def rod(name, a, b, r, m, seg=32, bw=.001, r2=None):
    """A cylinder from point a to point b."""
    a, b = Vector(a), Vector(b)
    return cyl(name, r, (b - a).length, (a + b) / 2, m, toward(b - a), seg, bw, r2)


def lathe(name, prof, m=None, seg=96, loc=(0, 0, 0), rot=(0, 0, 0), auto=35):
    """A profile of (radius, height) turned once round."""
    v, f, n = [], [], len(prof)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in prof]
    for i in range(seg):
        j = (i + 1) % seg
        f += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    o = mesh(name, v, f, m, auto=auto)
    o.location, o.rotation_euler = loc, rot
    tidy(o)
    return o


def tidy(o):
    """Join doubled points and turn all faces outward."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def rsq(hx, hy, r, n=10):
    """The outline of a rounded rectangle, half sizes hx and hy."""
    pts = []
    for cx, cy, a0 in ((hx - r, hy - r, 0), (-hx + r, hy - r, 90), (-hx + r, -hy + r, 180), (hx - r, -hy + r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def loft(name, rings, m=None, cap0=False, cap1=False, auto=35, loc=(0, 0, 0)):
    """Skin through rings of equally many points."""
    n = len(rings[0])
    v, f = [p for r in rings for p in r], []
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            f.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if cap0:
        f.append(tuple(reversed(range(n))))
    if cap1:
        f.append(tuple((len(rings) - 1) * n + i for i in range(n)))
    o = mesh(name, v, f, m, auto=auto)
    o.location = loc
    return o


def sheetrows(name, rows, m=None, thick=0, auto=60):
    """A skin through open rows of points (cloth, a blade, a bent plate)."""
    n = len(rows[0])
    v = [p for r in rows for p in r]
    f = [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n - 1)]
    o = mesh(name, v, f, m, auto=auto)
    if thick:
        solidify(o, thick, 0)
    return o


def plane(name, x0, x1, y0, y1, z, m):
    return mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)


def inst(me, loc, rot, sc, col=None):
    """One more copy of a mesh; copies cost nearly nothing."""
    o = D.objects.new('i', me)
    o.location, o.rotation_euler = loc, rot
    o.scale = sc if hasattr(sc, '__len__') else (sc,) * 3
    return link(o, col)


def smooth_profile(prof, n=4):
    """A smooth line through the corners of a profile."""
    P = [Vector((*q, 0)) for q in prof]
    out = []
    for i in range(len(P) - 1):
        a, b, c, d = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(P[-1])
    return [(max(q.x, 0), q.y) for q in out]


def screw(p, d, r=.005, m=None, seg=6):
    """A hex head screw lying on a surface whose outside is d."""
    return cyl('screw', r, r, p, m, toward(d), seg, r * .16)


def moved(at, build):
    """Run build(), then move everything it made to `at`."""
    before = set(D.objects)
    result = build()
    for o in set(D.objects) - before:
        o.location = Vector(o.location) + Vector(at)
    return result


def placed(M, build):
    """Run build(), then turn and move everything it made by the matrix M."""
    before = set(D.objects)
    result = build()
    bpy.context.view_layer.update()
    for o in set(D.objects) - before:
        o.matrix_world = M @ o.matrix_basis
    return result
