"""Gas flames: a bright ragged inner cone and a faint mantle, both only light."""
from .materials import *
from .shapes import *


def flame_mat(name, color, strength, length, density=.8, edge=1.2, fade=(.3, 1), ragged=30, seed=0):
    """Emission that is strongest where one looks along the surface, torn by noise and fading towards the tip (z)."""
    m = D.materials.new(name)
    m.use_nodes = True
    n = Nodes(m)
    n.all.remove(n.surface)
    tc, lw, sp = n.add('TexCoord'), n.add('LayerWeight', Blend=.5), n.add('SeparateXYZ')
    mp = n.add('Mapping', Scale=(1, 1, .22), Location=(seed * 3.7, seed * 1.9, seed * 5.1))
    n.link(tc.outputs['Object'], mp.inputs['Vector'])
    n.link(tc.outputs['Object'], sp.inputs[0])
    rim = n.math('POWER', lw.outputs['Facing'], edge)
    torn = n.noise(mp.outputs[0], ragged, 4, .6)
    # noise eats the tip: the further out, the more of it is gone
    along = n.math('DIVIDE', sp.outputs['Z'], length)
    fr = n.add('MapRange')
    for k, v in enumerate((fade[0], fade[1], 1, 0), 1):
        fr.inputs[k].default_value = v
    n.link(n.math('ADD', along, n.math('MULTIPLY', n.math('SUBTRACT', torn, .5), .7)), fr.inputs[0])
    alpha = n.math('MULTIPLY', n.math('MULTIPLY', rim, fr.outputs[0]), density * 1.6, clamp=True)
    light = n.add('Emission', Color=(*color, 1), Strength=strength)
    n.show(n.mix(alpha, n.add('BsdfTransparent').outputs[0], light.outputs[0]))
    return m


def flame(name, prof, m, loc, rot=(0, 0, 0), wobble=.1, seed=0, seg=48):
    """A lathe whose outline wanders: wobble is a share of its radius."""
    o = lathe(name, prof, m, seg, loc, rot, auto=180)
    top = max(z for _, z in prof)
    R = max(r for r, _ in prof)
    for v in o.data.vertices:
        t = v.co.z / top
        s = Vector((v.co.x, v.co.y, v.co.z * .5)) / R * .9 + Vector((seed * 7.3, seed * 2.1, 0))
        k = wobble * R * (.35 + 1.4 * t)
        v.co.x += k * noise.noise(s)
        v.co.y += k * noise.noise(s + Vector((11, 0, 0)))
        v.co.z *= 1 + .5 * wobble * noise.noise(Vector((v.co.x, v.co.y, 0)) / R * 2 + Vector((seed, 5, 1)))
    o.visible_shadow = False
    o['see_through'] = True
    return o


def crown(name, center, R, n, height, m, rng, r=.009):
    """A ring of small upright flames."""
    for k in range(n):
        a = 2 * math.pi * k / n + rng.uniform(-.05, .05)
        h = height * rng.uniform(.75, 1.15)
        p = Vector(center) + Vector((R * math.cos(a), R * math.sin(a), 0))
        flame(name, [(r * .6, 0), (r, h * .18), (r * .9, h * .4), (r * .45, h * .75), (0, h)], m, p, (rng.uniform(-.12, .12), rng.uniform(-.12, .12), 0), .25, rng.random() * 9, 20)
