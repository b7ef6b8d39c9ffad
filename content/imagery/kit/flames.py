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
    # bright where the sheet of burning gas is seen edge on, but the outline itself fades
    rim = n.math('MULTIPLY', n.math('POWER', lw.outputs['Facing'], edge), n.math('SUBTRACT', 1, n.math('POWER', lw.outputs['Facing'], 5)))
    torn = n.noise(mp.outputs[0], ragged, 4, .6)
    # noise eats the tip: the further out, the more of it is gone
    along = n.math('DIVIDE', sp.outputs['Z'], length)
    fr = n.add('MapRange')
    for k, v in enumerate((fade[0], fade[1], 1, 0), 1):
        fr.inputs[k].default_value = v
    n.link(n.math('ADD', along, n.math('MULTIPLY', n.math('SUBTRACT', torn, .5), .7)), fr.inputs[0])
    alpha = n.math('MULTIPLY', n.math('MULTIPLY', rim, fr.outputs[0]), density * 2.2, clamp=True)
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


def jet_mats(L):
    """Materials of a gas jet: pale core, blue flamelets, faint mantle."""
    return (flame_mat('jet_core', (.26, .58, 1), 3.0, L * .16, .60, .8, (.35, 1.0), 110),
            flame_mat('jet_blue', (.045, .20, 1), 2.5, L * .42, .40, 1.1, (.15, 1.0), 80),
            flame_mat('jet_mantle', (.05, .12, .9), 1.3, L, .26, 1.8, (.20, 1.05), 30),
            flame_mat('jet_wisp', (.40, .20, .75), .8, L * .5, .14, 1.6, (.1, 1.0), 60))


def jet(loc, rot, L, R, mats, rng):
    """A premixed gas jet as it is: a bundle of small ragged cones, each on its own port, inside a faint mantle."""
    core, blue, mantle, wisp = mats
    M = Euler(rot).to_matrix()

    def lick(m, r0, a, r, length, lean):
        p = Vector((r0 * math.cos(a), r0 * math.sin(a), 0))
        d = Vector((lean * math.cos(a), lean * math.sin(a), 1)).normalized()
        q = (M @ d.to_track_quat('Z', 'Y').to_matrix()).to_euler()
        prof = [(r * .75, 0), (r, length * .14), (r * .92, length * .34), (r * .62, length * .60), (r * .26, length * .84), (0, length)]
        flame('lick', prof, m, Vector(loc) + M @ p, q, .42, rng.random() * 20, 24)
    for k in range(13):
        lick(blue, R * .66, 2 * math.pi * k / 13 + rng.uniform(-.12, .12), R * .34, L * rng.uniform(.26, .46), rng.uniform(-.05, .07))
    for k in range(7):
        lick(blue, R * .28, 2 * math.pi * k / 7 + rng.uniform(-.2, .2), R * .36, L * rng.uniform(.34, .52), rng.uniform(-.03, .03))
    for k in range(11):
        lick(core, R * .55 * math.sqrt(rng.random()) + R * .1, rng.random() * 6.28, R * .22, L * rng.uniform(.09, .17), rng.uniform(-.05, .05))
    for k in range(3):
        lick(wisp, R * .3, rng.random() * 6.28, R * .55, L * rng.uniform(.40, .66), rng.uniform(-.04, .04))
    prof = [(R * .80, 0), (R * 1.0, L * .06), (R * .98, L * .22), (R * .84, L * .44), (R * .62, L * .68), (R * .34, L * .88), (0, L)]
    flame('mantle', prof, mantle, loc, rot, .30, rng.random() * 9)
