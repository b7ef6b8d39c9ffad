"""What years do to a surface: specks and runs of dirt, fine scratches. Added on top of any material of mat()."""
from kit import *


def onto(n, name, fac, color):
    """Mix a colour over whatever feeds the input `name`."""
    target = n.surface.inputs[name]
    mx = n.all.new('ShaderNodeMixRGB')
    mx.inputs[2].default_value = (*color, 1)
    if target.links:
        n.link(target.links[0].from_socket, mx.inputs[1])
    else:
        v = target.default_value
        mx.inputs[1].default_value = tuple(v) if hasattr(v, '__len__') else (v, v, v, 1)
    n.link(fac, mx.inputs[0])
    n.link(mx.outputs[0], target)


def turned(n, euler, size):
    """Object coordinates, first turned, then stretched: noise drawn long in any direction."""
    tc, mp = n.add('TexCoord'), n.add('Mapping')
    mp.vector_type = 'TEXTURE'
    mp.inputs['Rotation'].default_value, mp.inputs['Scale'].default_value = euler, size
    n.link(tc.outputs['Object'], mp.inputs['Vector'])
    return mp.outputs['Vector']


def scratches(n, euler, size, seed, dense):
    """Thin lines where long-drawn noise passes through one value, broken up by a second noise."""
    line = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(turned(n, euler, size), 1, 1), .5), 0)
    thin = n.math('SUBTRACT', 1, n.math('DIVIDE', line, .010), True)
    some = n.ramp(n.noise(turned(n, (seed, seed * 2, 0), (.03,) * 3), 1, 2), ((.66 - dense * .22, 0), (.74 - dense * .22, 1)))
    return n.math('MULTIPLY', thin, some)


def worn(m, dirt=(.055, .048, .038), dirty=.5, bare=(.52, .52, .51), scratched=.5, run=None):
    """Dirt in fine specks and fingermarks, with runs along the axis `run` (0, 1 or 2), and scratches in two directions."""
    n = Nodes(m)
    v = n.coords()
    specks = n.ramp(n.noise(v, 420, 4, .7), ((.60, 0), (.72, 1)))
    patch = n.ramp(n.noise(v, 26, 8, .72, .4), ((.52, 0), (.80, 1)))
    soil = n.math('ADD', n.math('MULTIPLY', specks, .45), n.math('MULTIPLY', patch, .60))
    if run is not None:
        size = [.006, .006, .006]
        size[run] = .22
        soil = n.math('ADD', soil, n.math('MULTIPLY', n.ramp(n.noise(turned(n, (0, 0, 0), size), 1, 5, .6), ((.56, 0), (.76, 1))), .55))
    onto(n, 'Base Color', n.math('MULTIPLY', soil, dirty, True), dirt)
    onto(n, 'Roughness', n.math('MULTIPLY', soil, min(dirty * 1.3, 1), True), (.85,) * 3)
    for k, (euler, size) in enumerate((((.5, .3, .7), (.0045, .0045, .10)), ((-.4, .9, -.3), (.05, .0040, .0040)))):
        onto(n, 'Base Color', n.math('MULTIPLY', scratches(n, euler, size, k + 1.3, scratched), .65 * min(1, scratched * 1.4), True), bare)
    return m
