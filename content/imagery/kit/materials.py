"""Materials: one general maker, and the few that need nodes of their own."""
from .base import *


class Nodes:
    """A short way to write shader nodes: n = Nodes(material); n.add('TexNoise', Scale=8)."""

    def __init__(self, m):
        self.tree = m.node_tree
        self.all = m.node_tree.nodes
        self.surface = self.all['Principled BSDF'] if 'Principled BSDF' in self.all else None
        self.out = self.all['Material Output'] if 'Material Output' in self.all else None

    def add(self, kind, **inputs):
        n = self.all.new('ShaderNode' + kind)
        for key, value in inputs.items():
            n.inputs[key.replace('_', ' ')].default_value = value
        return n

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, op, a, b, clamp=False):
        n = self.all.new('ShaderNodeMath')
        n.operation, n.use_clamp = op, clamp
        for k, v in enumerate((a, b)):
            if hasattr(v, 'links'):
                self.link(v, n.inputs[k])
            else:
                n.inputs[k].default_value = v
        return n.outputs[0]

    def ramp(self, fac, stops):
        """stops: (position, colour), colour as (r, g, b) or one grey number."""
        r = self.all.new('ShaderNodeValToRGB')
        e = r.color_ramp.elements
        for k, (p, c) in enumerate(stops):
            q = e[k] if k < 2 else e.new(p)
            q.position, q.color = p, ((c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1))
        self.link(fac, r.inputs['Fac'])
        return r.outputs['Color']

    def noise(self, vector, scale, detail=6, rough=.55, distort=0):
        n = self.add('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        if vector is not None:
            self.link(vector, n.inputs['Vector'])
        return n.outputs['Fac']

    def coords(self, coord='Object', stretch=(1, 1, 1), rand=False):
        tc, mp = self.add('TexCoord'), self.add('Mapping', Scale=stretch)
        self.link(tc.outputs[coord], mp.inputs['Vector'])
        if rand:  # every object gets its own piece of the noise
            oi, vm = self.add('ObjectInfo'), self.add('VectorMath')
            vm.operation, vm.inputs[1].default_value = 'MULTIPLY', (37, 53, 71)
            self.link(oi.outputs['Random'], vm.inputs[0])
            self.link(vm.outputs[0], mp.inputs['Location'])
        return mp.outputs['Vector']

    def mix(self, fac, a, b):
        """Two shaders by a factor."""
        m = self.all.new('ShaderNodeMixShader')
        if hasattr(fac, 'links'):
            self.link(fac, m.inputs[0])
        else:
            m.inputs[0].default_value = fac
        self.link(a, m.inputs[1])
        self.link(b, m.inputs[2])
        return m.outputs[0]

    def show(self, shader):
        self.link(shader, self.out.inputs['Surface'])


def mat(name, base=(.8, .8, .8), rough=.5, metal=0., spec=.5, bump=None, bump2=None, rn=None, cn=None, coat=0,
        emit=None, es=0, trans=0, ior=1.45, sss=0, sheen=0, aniso=0, coord='Object', stretch=(1, 1, 1), rand=False):
    """A painted, metal or plastic surface.

    bump, bump2: (scale, strength[, distance]); rn: noise on roughness (scale, low, high);
    cn: noise on colour (scale, second colour[, from, to]).
    """
    m = D.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    I = n.surface.inputs
    for key, value in {'Base Color': (*base, 1), 'Roughness': rough, 'Metallic': metal, 'Specular': spec,
                       'Clearcoat': coat, 'Transmission': trans, 'IOR': ior, 'Sheen': sheen, 'Anisotropic': aniso}.items():
        I[key].default_value = value
    if sss:
        I['Subsurface'].default_value = sss
        I['Subsurface Color'].default_value = (*base, 1)
        I['Subsurface Radius'].default_value = (.02, .01, .006)
    if emit:
        I['Emission'].default_value = (*emit, 1)
        I['Emission Strength'].default_value = es
    vector = n.coords(coord, stretch, rand) if (cn or rn or bump or bump2) else None
    if cn:
        lo, hi = cn[2:4] if len(cn) > 3 else (.35, .7)
        n.link(n.ramp(n.noise(vector, cn[0]), ((lo, base), (hi, cn[1]))), I['Base Color'])
    if rn:
        n.link(n.ramp(n.noise(vector, rn[0]), ((.3, rn[1]), (.7, rn[2]))), I['Roughness'])
    last = None
    for b in (bump, bump2):
        if not b:
            continue
        node = n.add('Bump', Strength=b[1], Distance=b[2] if len(b) > 2 else .01)
        n.link(n.noise(vector, b[0]), node.inputs['Height'])
        if last:
            n.link(last, node.inputs['Normal'])
        last = node.outputs['Normal']
    if last:
        n.link(last, I['Normal'])
    return m


def glow(name, color, strength):
    """Something that only shines: a display's figures, an LED, a lamp's bulb."""
    return mat(name, (0, 0, 0), emit=color, es=strength)


def leafmat(name, c1, c2, rough=.55, transl=.35):
    """Leaves and blades: each takes its own colour between two, and lets light through."""
    m = D.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    oi, geo = n.add('ObjectInfo'), n.add('NewGeometry')
    fac = n.math('MULTIPLY', n.math('ADD', oi.outputs['Random'], geo.outputs['Random Per Island']), .5)
    col = n.ramp(fac, ((0, c1), (1, c2)))
    p = n.surface
    n.link(col, p.inputs['Base Color'])
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = rough, .3
    t = n.add('BsdfTranslucent')
    n.link(col, t.inputs['Color'])
    n.show(n.mix(transl, p.outputs[0], t.outputs[0]))
    return m


def clothmat(name, color, through, fac=.45):
    """Curtain cloth: light from behind glows in it."""
    m = mat(name, color, .9)
    n = Nodes(m)
    t = n.add('BsdfTranslucent', Color=(*through, 1))
    n.show(n.mix(fac, n.surface.outputs[0], t.outputs[0]))
    return m


def panemat(name='pane'):
    """Thin window glass: a mirror by the angle, otherwise nothing."""
    m = D.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    n.all.remove(n.surface)
    # Schlick's rule: the Fresnel node takes the far side of a thin pane for the inside of solid glass, a black mirror
    lw = n.add('LayerWeight', Blend=.5)
    f = n.math('ADD', n.math('MULTIPLY', n.math('POWER', lw.outputs['Facing'], 5), .95), .045)
    n.show(n.mix(f, n.add('BsdfTransparent').outputs[0], n.add('BsdfGlossy', Roughness=.02).outputs[0]))
    return m


def galvanised(name='galv', lo=.52, hi=.70, scale=62, rough=(.30, .41), bump=(1.6, .25, .012)):
    """Hot-dip galvanising: crystals ("spangle") that differ in grey and in gloss, feathered inside, with fine grain."""
    m = mat(name, (.6, .61, .62), .34, metal=1, bump=bump)
    n = Nodes(m)
    v = n.coords()
    # the borders of the crystals wander a little
    w = n.add('VectorMath')
    w.operation = 'ADD'
    wob = n.add('TexNoise', Scale=scale * 1.7, Detail=2)
    n.link(v, wob.inputs['Vector'])
    sc = n.add('VectorMath')
    sc.operation = 'SCALE'
    sc.inputs['Scale'].default_value = .45 / scale
    n.link(wob.outputs['Color'], sc.inputs[0])
    n.link(v, w.inputs[0])
    n.link(sc.outputs[0], w.inputs[1])
    vo = n.add('TexVoronoi', Scale=scale)
    n.link(w.outputs[0], vo.inputs['Vector'])
    sep = n.add('SeparateColor')
    n.link(vo.outputs['Color'], sep.inputs[0])
    grain = n.noise(v, scale * 5, 3)
    shade = n.math('ADD', n.math('MULTIPLY', sep.outputs[0], .92), n.math('MULTIPLY', grain, .12))
    n.link(n.ramp(shade, ((.15, (lo, lo * 1.015, lo * 1.05)), (.95, (hi, hi * 1.005, hi * 1.02)))), n.surface.inputs['Base Color'])
    gloss = n.math('ADD', n.math('MULTIPLY', sep.outputs[1], .9), n.math('MULTIPLY', grain, .10))
    n.link(n.ramp(gloss, ((.1, rough[0]), (.95, rough[1]))), n.surface.inputs['Roughness'])
    return m


def finmat(name='fins', lo=.015, hi=.13, scale=60, direction='DIAGONAL', flat=(1, 1, 0)):
    """Coil fins: too many to model, so fine stripes; flat says which axes count."""
    m = mat(name, (.16, .16, .165), .4, metal=.8)
    n = Nodes(m)
    w = n.add('TexWave', Scale=scale, Distortion=0)
    w.bands_direction = direction
    n.link(n.coords(stretch=flat), w.inputs[0])
    n.link(n.ramp(w.outputs['Fac'], ((0, (lo, lo, lo * 1.06)), (1, (hi, hi, hi * 1.04)))), n.surface.inputs['Base Color'])
    return m
