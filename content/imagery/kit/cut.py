"""Things sawn open for the figures. Every sawn face is painted in one colour, as on a training model."""
from .materials import mat
from .shapes import *

SAWN = (.62, .105, .045)


def sawn():
    """The paint of sawn faces, one material for a whole figure."""
    return D.materials.get('sawn') or mat('sawn', SAWN, .55)


def lathe_cut(name, prof, m, a0, a1, seg=96, loc=(0, 0, 0), rot=(0, 0, 0), auto=35, cut=None):
    """A closed profile of (radius, height) turned from a0 to a1 degrees (0 = +x, 270 = towards -y); both ends are sawn."""
    n = len(prof)
    steps = max(2, round(seg * (a1 - a0) / 360))
    v, f, mi = [], [], []
    for i in range(steps + 1):
        a = math.radians(a0 + (a1 - a0) * i / steps)
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in prof]
    for i in range(steps):
        for k in range(n):
            q = (k + 1) % n
            f.append((i * n + k, (i + 1) * n + k, (i + 1) * n + q, i * n + q))
            mi.append(0)
    f += [tuple(range(n)), tuple(reversed(range(steps * n, (steps + 1) * n)))]
    mi += [1, 1]
    o = mesh(name, v, f, m, auto=auto)
    o.data.materials.append(cut or sawn())
    o.data.polygons.foreach_set('material_index', mi)
    for p in list(o.data.polygons)[-2:]:
        p.use_smooth = False
    o.location, o.rotation_euler = loc, rot
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def plate(name, pts, thick, m, cut_edges=(), normal=None, bw=0, holes=()):
    """A flat plate from an outline of 3D points. cut_edges: indices k of the edges (k, k+1) that are sawn.

    The plate grows by `thick` along its normal; holes are outlines too, always sawn.
    """
    P = [Vector(p) for p in pts]
    nv = Vector(normal).normalized() if normal else (P[1] - P[0]).cross(P[2] - P[0]).normalized()
    bm = bmesh.new()
    loops = [P] + [[Vector(q) for q in h] for h in holes]
    edges, marks = [], []
    for li, loop in enumerate(loops):
        vs = [bm.verts.new(p) for p in loop]
        for k in range(len(vs)):
            e = bm.edges.new((vs[k], vs[(k + 1) % len(vs)]))
            edges.append(e)
            marks.append(li > 0 or k in cut_edges)
    if holes:
        bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=bm.edges[:])
    else:
        bm.faces.new([e.verts[0] for e in edges])
    flat = list(bm.faces)
    keys = {}
    bm.verts.index_update()
    for e, k in zip(edges, marks):
        keys[frozenset(v.index for v in e.verts)] = k
    v0 = {v.index: v for v in bm.verts}
    up = {i: bm.verts.new(v.co + nv * thick) for i, v in list(v0.items())}
    for face in flat:
        bm.faces.new([up[v.index] for v in reversed(face.verts)])
    for key, k in keys.items():
        a, b = key
        side = bm.faces.new((v0[a], v0[b], up[b], up[a]))
        side.material_index = 1 if k else 0
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = meshdata(name, bm, m)
    me.materials.append(sawn())
    o = link(D.objects.new(name, me))
    if bw:
        bevel(o, bw, 2)
    return o


def rim(name, pts, r=.002, closed=True):
    """A painted line along a sawn edge that is too thin to be seen by itself."""
    from .curves import tube
    return tube(name, pts, r, sawn(), fr=0, cyclic=closed, res=2)


def pipe_end(at, r, wall=.003):
    """The sawn upper end of an upright pipe that goes on: painted, and hollow."""
    lathe('sawnend', [(r - wall, -.001), (r + .0006, -.004), (r + .0006, .0006), (r - wall, .0006)], sawn(), 64, at)
    lathe('bore', [(0, .0002), (r - wall, .0002)], mat('bore', (.012, .011, .010), .9), 48, at)
