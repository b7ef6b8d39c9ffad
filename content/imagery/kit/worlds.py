"""What surrounds a scene: a panorama, or a painted gradient of sky."""
from .materials import *


def new_world():
    w = D.worlds.new('W')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = Nodes.__new__(Nodes)
    n.tree, n.all = w.node_tree, w.node_tree.nodes
    return w, n, n.all['Background']


def seen_strength(n, bg, strength, cam_strength):
    """One strength for light, another for what the camera sees."""
    bg.inputs['Strength'].default_value = strength
    if cam_strength is None:
        return
    lp, mx = n.all.new('ShaderNodeLightPath'), n.all.new('ShaderNodeMix')
    n.link(lp.outputs['Is Camera Ray'], mx.inputs[0])
    mx.inputs[2].default_value, mx.inputs[3].default_value = strength, cam_strength
    n.link(mx.outputs[0], bg.inputs['Strength'])


def world_hdri(path, strength=1, rotz=0, cam_strength=None, sat=1):
    w, n, bg = new_world()
    e = n.all.new('ShaderNodeTexEnvironment')
    e.image = D.images.load(path)
    tc, mp, hs = n.add('TexCoord'), n.add('Mapping'), n.add('HueSaturation', Saturation=sat)
    mp.inputs['Rotation'].default_value = (0, 0, math.radians(rotz))
    n.link(tc.outputs['Generated'], mp.inputs['Vector'])
    n.link(mp.outputs[0], e.inputs['Vector'])
    n.link(e.outputs['Color'], hs.inputs['Color'])
    n.link(hs.outputs[0], bg.inputs['Color'])
    seen_strength(n, bg, strength, cam_strength)
    return w


def world_gradient(stops, strength=1, cam_strength=None, clouds=0, cloudcol=(1, .7, .5)):
    """stops: (height -1..1, colour), bottom to top; clouds 0..1."""
    w, n, bg = new_world()
    tc, sx = n.add('TexCoord'), n.add('SeparateXYZ')
    n.link(tc.outputs['Generated'], sx.inputs[0])
    height = n.math('MULTIPLY', n.math('ADD', sx.outputs['Z'], 1), .5)
    col = n.ramp(height, [((h + 1) / 2, c) for h, c in stops])
    if clouds:
        mp = n.add('Mapping', Scale=(1.2, 1.2, 9))
        n.link(tc.outputs['Generated'], mp.inputs[0])
        fac = n.ramp(n.noise(mp.outputs[0], 2.2, 7, .5), ((.48, 0), (.75, clouds)))
        mx = n.all.new('ShaderNodeMixRGB')
        mx.inputs[2].default_value = (*cloudcol, 1)
        n.link(fac, mx.inputs[0])
        n.link(col, mx.inputs[1])
        col = mx.outputs[0]
    n.link(col, bg.inputs['Color'])
    seen_strength(n, bg, strength, cam_strength)
