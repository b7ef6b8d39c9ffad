"""The company's wordmark from content/wordmark.svg as a flat shape."""
import re

from .base import *

FILE = os.path.join(os.path.dirname(HERE), 'wordmark.svg')


def read_rings(svg):
    """The closed outlines of the file's path; it knows only M, L, H, V, C and Z, all absolute."""
    for d in re.findall(r'<path[^>]* d="([^"]+)"', svg):
        at, ring_ = Vector((0, 0)), []
        for cmd, rest in re.findall(r'([MLHVCZ])([^MLHVCZ]*)', d):
            n = list(map(float, re.findall(r'-?[\d.]+', rest)))
            n = {'H': n + [at.y], 'V': [at.x] + n}.get(cmd, n)
            if cmd == 'Z':
                yield [p for i, p in enumerate(ring_) if (p - ring_[i - 1]).length > 1e-6]
                ring_ = []
            elif cmd == 'C':
                a, b, e = Vector(n[:2]), Vector(n[2:4]), Vector(n[4:])
                ring_ += geometry.interpolate_bezier(at, a, b, e, 17)[1:]
                at = e
            else:
                at = Vector(n)
                ring_.append(at)


def crossing(a, b, c, d):
    """Where the line from a to b crosses the one from c to d between their ends, or None."""
    u, v, w = b - a, d - c, c - a
    turn = u.x * v.y - u.y * v.x
    if abs(turn) < 1e-9:
        return None
    s, t = (w.x * v.y - w.y * v.x) / turn, (w.x * u.y - w.y * u.x) / turn
    return a + u * s if 0 < s < 1 and 0 < t < 1 else None


def untangled(ring_):
    """An outline that crosses itself, cut at its crossings into outlines that do not: Blender fills by the even-odd rule
    and would leave out the places such an outline goes round twice."""
    n = len(ring_)
    for i in range(n):
        for j in range(i + 2, n if i else n - 1):
            p = crossing(ring_[i], ring_[i + 1], ring_[j], ring_[(j + 1) % n])
            if p:
                return untangled([p] + ring_[i + 1:j + 1]) + untangled(ring_[:i + 1] + [p] + ring_[j + 1:])
    return [ring_]


def signed_area(ring_):
    return sum(p.x * q.y - q.x * p.y for p, q in zip(ring_, ring_[1:] + ring_[:1])) / 2


def inside(a, b):
    """Whether outline a lies in the box of outline b."""
    return all(min(p[k] for p in b) <= min(p[k] for p in a) and max(p[k] for p in a) <= max(p[k] for p in b) for k in (0, 1))


def wordmark(width, loc, rot, m):
    """The wordmark, `width` metres wide, its middle at loc. Bars that overlap are filled one by one, or they would
    cancel each other; an outline that runs the other way is a hole."""
    svg = open(FILE, encoding='utf-8').read()
    _x, _y, w, h = map(float, re.search(r'viewBox="([^"]+)"', svg)[1].split())
    rings = [simple for r in read_rings(svg) for simple in untangled(r)]
    way = math.copysign(1, signed_area(max(rings, key=lambda r: abs(signed_area(r)))))
    solid = [r for r in rings if signed_area(r) * way > 0]
    holes = [r for r in rings if signed_area(r) * way < 0]
    whole = bmesh.new()
    for r in solid:
        cu = D.curves.new('letter', 'CURVE')
        cu.dimensions, cu.fill_mode = '2D', 'FRONT'
        for outline in [r] + [q for q in holes if inside(q, r)]:
            sp = cu.splines.new('POLY')
            sp.points.add(len(outline) - 1)
            for q, p in zip(sp.points, outline):
                q.co = ((p.x - w / 2) / w, (h / 2 - p.y) / w, 0, 1)
            sp.use_cyclic_u = True
        o = link(D.objects.new('letter', cu))
        bpy.context.view_layer.update()
        me = D.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        whole.from_mesh(me)
        D.objects.remove(o)
    me = D.meshes.new('wordmark')
    whole.to_mesh(me)
    whole.free()
    me.materials.append(m)
    for p in me.polygons:
        p.material_index = 0
    o = link(D.objects.new('wordmark', me))
    o.location, o.rotation_euler, o.scale = loc, rot, (width,) * 3
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    return o
