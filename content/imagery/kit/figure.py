"""Figures: a studio of warm paper, named parts, and where they lie in the picture."""
import json

from bpy_extras.object_utils import world_to_camera_view

from .camera import camera_override
from .lights import *
from .materials import mat
from .paper import only
from .shapes import *

_parts, _extents, _faults = [], {}, []


def studio(floor=0.0, back=2.2, width=9, key=(-2.6, -2.6, 3.2), power=1.0, target=(0, 0, .6), color=(.86, .83, .77)):
    """A sweep of paper from floor to wall, a large window on the left, a weak cool fill on the right."""
    m = mat('sweep', color, .95, spec=.15)
    r, rows = 1.1, []
    line = [(-6, floor), (back - r, floor)] + [(back - r + r * math.sin(a), floor + r - r * math.cos(a)) for a in [k * math.pi / 32 for k in range(1, 17)]] + [(back, floor + 7)]
    for x in (-width, width):
        rows.append([(x, y, z) for y, z in line])
    sheetrows('sweep', rows, m, auto=180)
    area(key, target, 1.5, 190 * power, (1, .90, .77), 1.9)
    area((2.9, -2.2, 1.7), target, 1.6, 38 * power, (.84, .91, 1), 2.0)
    area((.2, -1.2, 3.6), target, 1.4, 36 * power, (1, .95, .88))
    area((1.2, back - .3, 2.6), target, .9, 26 * power, (1, .92, .80))


def part(name, point):
    """Name a part by a point on the piece of its surface that the camera sees."""
    _parts.append((name, Vector(point)))


def fails(name, point, across, down):
    """The failed machine shows how a part fails, in an ellipse round a point; half its axes as shares of width and height."""
    _faults.append((name, Vector(point), across, down))


def extent(name, build):
    """Run build(); all it makes is the piece `name`, whose frame in the picture is written beside its place."""
    before = set(D.objects)
    result = build()
    _extents.setdefault(name, set()).update(o for o in set(D.objects) - before if o.type in ('MESH', 'CURVE', 'FONT'))
    return result


def frames(S):
    """The rectangle each piece fills in the picture, from the upper left."""
    found = {}
    for name, made in _extents.items():
        seen = [world_to_camera_view(S, S.camera, o.matrix_world @ Vector(c)) for o in made for c in o.bound_box]
        clip = lambda v: round(min(max(v, 0), 1), 4)
        found[name] = {'x0': clip(min(c.x for c in seen)), 'y0': clip(1 - max(c.y for c in seen)),
                       'x1': clip(max(c.x for c in seen)), 'y1': clip(1 - min(c.y for c in seen))}
    return found


def seen_from(eye, p, tolerance):
    """Cast a ray; returns None when p is in sight, otherwise the name of what stands before it."""
    dg = bpy.context.evaluated_depsgraph_get()
    d = (p - eye).normalized()
    start, far = eye.copy(), (p - eye).length
    for _ in range(12):
        hit, at, _n, _i, o, _m = bpy.context.scene.ray_cast(dg, start, d, distance=far + 1)
        if not hit or (at - eye).length > far - tolerance:
            return None
        if o.visible_camera and not o.get('see_through'):
            return '%s (%.3f m before it)' % (o.name, far - (at - eye).length)
        start = at + d * 1e-4
    return None


def seen_at(w, h):
    """The scene, ready to say where a point lies in a picture of this size."""
    S = bpy.context.scene
    camera_override()
    S.render.resolution_x, S.render.resolution_y = w, h
    bpy.context.view_layer.update()
    return S


def write(out, data):
    folder, file = os.path.split(out)
    os.makedirs(os.path.join(folder, 'figures'), exist_ok=True)
    with open(os.path.join(folder, 'figures', os.path.splitext(file)[0] + '.json'), 'w') as f:
        json.dump(data, f, indent=2)
        f.write('\n')


def only_faults(out, w, h):
    """Write NAME.json of the ellipses' rectangles, and make the finished picture paper but for them."""
    S, data = seen_at(w, h), {}
    for name, p, across, down in _faults:
        c, clip = world_to_camera_view(S, S.camera, p), lambda v: round(min(max(v, 0), 1), 4)
        x, y = c.x, 1 - c.y
        data[name] = {'x': round(x, 4), 'y': round(y, 4),
                      'box': {'x0': clip(x - across), 'y0': clip(y - down), 'x1': clip(x + across), 'y1': clip(y + down)}}
    write(out, data)
    only(out, w, h, [tuple(d['box'].values()) for d in data.values()])


def write_parts(out, w, h, tolerance=.02, apart=.09, margin=.035):
    """Project every part, complain about those out of frame, hidden or crowded, and write NAME.json beside the picture."""
    S = seen_at(w, h)
    eye, found, bad = S.camera.matrix_world.translation, [], []
    for name, p in _parts:
        c = world_to_camera_view(S, S.camera, p)
        x, y = c.x, 1 - c.y
        found.append((name, x, y))
        if not (margin < x < 1 - margin and margin < y < 1 - margin):
            bad.append('%s lies outside: %.3f %.3f' % (name, x, y))
        blocked = seen_from(eye, p, tolerance)
        if blocked:
            bad.append('%s is hidden by %s' % (name, blocked))
    for i, (a, ax, ay) in enumerate(found):
        for b, bx, by in found[i + 1:]:
            gap = math.hypot(ax - bx, (ay - by) * h / w)
            if gap < apart:
                bad.append('%s and %s are %.3f of the width apart' % (a, b, gap))
    data = {n: {'x': round(x, 4), 'y': round(y, 4)} for n, x, y in found}
    for n, box in frames(S).items():
        data[n]['box'] = box
    write(out, data)
    for line in bad:
        print('PART ' + line, flush=True)
    print('PARTS %d named, %d wrong' % (len(found), len(bad)), flush=True)
    return not bad
