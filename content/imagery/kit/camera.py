"""The camera, and the override of it from outside."""
from .base import *


def camera(loc, target, lens=50, f=2.8, focus=None, shift=(0, 0)):
    """f=None: everything sharp."""
    c = D.cameras.new('c')
    c.lens, c.sensor_width, c.clip_start = lens, 36, .01
    c.shift_x, c.shift_y = shift
    o = link(D.objects.new('c', c))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if f:
        c.dof.use_dof, c.dof.aperture_fstop, c.dof.aperture_blades = True, f, 0
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def camera_override():
    """CAMOV="eye x,y,z;target x,y,z;lens mm;f-stop;focus x,y,z" takes the place of the scene's own camera."""
    ov = os.environ.get('CAMOV')
    if not ov:
        return
    q = ov.split(';')
    eye, target = [tuple(map(float, z.split(','))) for z in q[:2]]
    camera(eye, target, float(q[2]), float(q[3]), tuple(map(float, q[4].split(','))) if len(q) > 4 else target)
