"""Lettering in a real face (Inter). Letters are built at one metre and scaled down: at the size of a
label Blender would lose their counters."""
from .base import *

LIGHT = os.path.join(INPUTS, 'Inter_300Light.ttf')
MEDIUM = os.path.join(INPUTS, 'Inter_500Medium.ttf')
BOLD = os.path.join(INPUTS, 'Inter_700Bold.ttf')
FONT = MEDIUM


def text(s, size, loc, rot, m, ext=.0002, align='CENTER', font=None):
    cu = D.curves.new('t', 'FONT')
    cu.body, cu.size, cu.extrude, cu.align_x, cu.align_y = s, 1, ext / size, align, 'CENTER'
    cu.resolution_u = 6
    cu.font = D.fonts.load(font or FONT, check_existing=True)
    cu.materials.append(m)
    o = link(D.objects.new('t', cu))
    o.location, o.rotation_euler, o.scale = loc, rot, (size,) * 3
    # print has no thickness: it casts no shadow on the letter beside it
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    return o


def paragraph(lines, size, loc, rot, m, font=None, lead=1.35, align='LEFT'):
    R = Euler(rot).to_matrix()
    return [text(s, size, Vector(loc) + R @ Vector((0, -k * size * lead, 0)), rot, m, .00005, align, font)
            for k, s in enumerate(lines)]


def width(o):
    """How wide a line of text has become, in metres."""
    bpy.context.view_layer.update()
    return o.dimensions.x


def around(s, angle, z, size, m, center, R, font=None, off=.0006, ext=.00004):
    """A line of print round an upright cylinder, starting at an angle (degrees, 0 looks at -y); each letter lies
    on its own tangent. Returns the angle where the line ends."""
    probe = text('', size, (0, 0, 0), (0, 0, 0), m, ext, 'LEFT', font)

    def span_of(body):
        probe.data.body = '|' + body + '|'
        return width(probe)

    none, pen, a = span_of(''), 0, math.radians(angle)
    for k, ch in enumerate(s):
        after = span_of(s[:k + 1]) - none
        if ch != ' ':
            t = a + (pen + after) / 2 / (R + off)
            p = (center[0] + (R + off) * math.sin(t), center[1] - (R + off) * math.cos(t), z)
            text(ch, size, p, (math.pi / 2, 0, t), m, ext, 'CENTER', font)
        pen = after
    D.objects.remove(probe)
    return math.degrees(a + pen / (R + off))
