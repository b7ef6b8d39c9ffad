"""Lamps, the sun, and gobos: what stands between the sun and the wall, out of sight."""
from .base import *
from .shapes import box


def lamp(kind, loc, power, color):
    l = D.lights.new(kind.lower(), kind)
    l.energy, l.color = power, color
    o = link(D.objects.new(kind.lower(), l))
    o.location = loc
    return o


def point(loc, power, color, r=.04):
    o = lamp('POINT', loc, power, color)
    o.data.shadow_soft_size = r
    return o


def sun(direction, strength, color, ang=.7):
    o = lamp('SUN', (0, 0, 0), strength, color)
    o.data.angle = math.radians(ang)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def area(loc, target, size, power, color=(1, 1, 1), sy=None, spread=180, cam=False):
    o = lamp('AREA', loc, power, color)
    o.data.size, o.data.spread = size, math.radians(spread)
    if sy:
        o.data.shape, o.data.size_y = 'RECTANGLE', sy
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    return o


def spot(loc, target, power, color, degrees=30, blend=.3, r=.035):
    o = lamp('SPOT', loc, power, color)
    o.data.spot_size, o.data.spot_blend, o.data.shadow_soft_size = math.radians(degrees), blend, r
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def unseen(o):
    """Casts a shadow; neither the camera nor a mirror sees it."""
    o.visible_camera = o.visible_glossy = False
    return o


def gobos(direction, target, dist, bars, m):
    """bars (w, h, dx, dy) in a plane across the sun's rays: the shadow of a window with its muntins."""
    d = Vector(direction).normalized()
    c, q = Vector(target) - d * dist, d.to_track_quat('-Z', 'Y')
    for w, h, dx, dy in bars:
        unseen(box('gobo', (w, h, .01), c + q @ Vector((dx, dy, 0)), m, 0)).rotation_euler = q.to_euler()


def window_light(direction, target, dist, width, height, m, cols=2, rows=2, bar=.045):
    """The sun through one window: an opening of width x height round the ray to target, with muntins between its panes."""
    far = 4
    bars = [(far, far * 2, -(width + far) / 2, 0), (far, far * 2, (width + far) / 2, 0),
            (width, far, 0, (height + far) / 2), (width, far, 0, -(height + far) / 2)]
    bars += [(bar, height, -width / 2 + width * k / cols, 0) for k in range(1, cols)]
    bars += [(width, bar, 0, -height / 2 + height * k / rows) for k in range(1, rows)]
    gobos(direction, target, dist, bars, m)
