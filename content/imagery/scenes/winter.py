"""The house corner of exterior.py on a winter evening: moonlit snow, lamplight in two windows, a porch lantern, steam at the
furnace's vents, a shovel. Variants: wide; tall, composed for phones: one window at the right, the wall beside it free for a
headline. Beside OUT.png it writes OUT-dark.png: without the lamps."""
from kit import *
from models.garden import Garden
from models.house import CORNER, House
from models.silhouette import parent_and_child, shade
from models.snow import Snow

OUT, W, H, SPP, VAR = args('wide')
S = reset()
rng = random.Random(7)
P = palette()

# ---- the house; what is lit so far are the lamps that the page switches
TALL = VAR == 'tall'
windows = [(-1.36, -.30, 1.30, 2.62), (1.50, 3.20, .98, 2.62)][TALL:]
x0, x1, z0, z1 = windows[-1]
house = House(P, rng, windows, lit=True, roof=True, day=False, lamps=1)
for w in windows:
    house.window_glow(*w, 12)
spills = [((-.8, -.52, 1.95), (-1.3, -3.0, -.2), 1.0, 17, (1, .52, .21), 1.2), ((2.3, -.50, 1.75), (1.7, -3.98, -.4), 1.6, 44, (1, .52, .21), 1.4)]
for spill in spills[TALL:]:
    area(*spill).visible_glossy = False
groups = bpy.context.view_layer.lightgroups
groups.add(name='lamps')
for o in S.objects:
    if o.type == 'LIGHT' or o.name.startswith('shade'):
        o.lightgroup = 'lamps'
house.eaves()
house.lantern(*((1.06, 2.36) if TALL else (.62, 1.98)), 13)

# ---- behind the wide window: a curtain, a shade with the shadow of a parent and child, a sill with a mug and a child's mittens
cloth = clothmat('drawn', (.62, .53, .40), (.86, .56, .28), .62)
house.curtain(x0 - .06, x0 + .58, .19, z0 - .35, z1 + .10, cloth, 4.3)
shade(x0 + .54, x0 + 1.12, .15, z0 - .3, z1 + .1, cloth)


def ball(name, m, loc, sc, rot=(0, 0, 0)):
    o = lathe(name, [(math.sin(math.pi * k / 16), -math.cos(math.pi * k / 16)) for k in range(17)], m, 32, loc, rot, 180)
    o.scale = sc
    return o


parent_and_child(x0 + .89, .158, .22, mat('somebody', (.10, .09, .08), .95))
span('stool', (x0 - .02, x1 + .02), (-.005, .11), (z0 + .030, z0 + .052), house.trim, .004)
top = z0 + .052
mug = mat('mug', (.50, .12, .06), .3, coat=.4)
lathe('mug', smooth_profile([(.034, 0), (.041, .004), (.042, .095), (.039, .096), (.037, .02), (0, .016)], 3), mug, 48, (x0 + 1.02, .05, top))
ring('ear', .026, .006, (x0 + 1.075, .05, top + .05), mug, rot=(math.pi / 2, 0, 0))
mitten = mat('mitten', (.05, .17, .26), .95, bump=(420, .8, .004), sheen=.4)
for k, x in enumerate((x0 + 1.24, x0 + 1.37)):
    ball('mitten', mitten, (x, .045, top + .075), (.048, .022, .078), (-.1, .10 - .3 * k, 0))
    ball('thumb', mitten, (x - .045 + .09 * k, .045, top + .065), (.018, .016, .036), (0, .5 - k, 0))
    ball('cuff', mat('cuff%d' % k, (.62, .60, .55), .95, sheen=.4), (x, .045, top + .012), (.042, .026, .018))


def frost(x0, x1, z0, z1, seed):
    """Ice in a pane's corners, more of it in the lower ones."""
    m = D.materials.new('frost')
    m.use_nodes = True
    n = Nodes(m)
    tc, sp = n.add('TexCoord'), n.add('SeparateXYZ')
    n.link(tc.outputs['Generated'], sp.inputs[0])
    side = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', sp.outputs['X'], 2), 1), 0)
    low = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', sp.outputs['Z'], 1.85), .85), 0)
    corner = n.math('ADD', n.math('POWER', side, 2.4), n.math('POWER', low, 3))
    mp = n.add('Mapping', Location=(seed, seed * 2, 0), Scale=(1, 1, 1.5))
    n.link(tc.outputs['Generated'], mp.inputs[0])
    torn = n.math('ADD', corner, n.math('MULTIPLY', n.noise(mp.outputs[0], 9, 8, .68), 1.2))
    alpha = n.math('MULTIPLY', n.math('SUBTRACT', torn, 1.34, clamp=True), .75, clamp=True)
    ice = n.mix(.5, n.add('BsdfDiffuse', Color=(.75, .82, .92, 1)).outputs[0], n.add('BsdfTranslucent', Color=(.95, .90, .84, 1)).outputs[0])
    n.show(n.mix(alpha, n.add('BsdfTransparent').outputs[0], ice))
    mesh('frost', [(x0, -.030, z0), (x1, -.030, z0), (x1, -.030, z1), (x0, -.030, z1)], [(0, 1, 2, 3)], m)


for (a, b, c, d), panes in zip(windows, (2, 3)[TALL:]):
    for k in range(panes):
        frost(a + (b - a) * k / panes, a + (b - a) * (k + 1) / panes, c + .05, d - .04, k * 3.1 + c)

# ---- the furnace's two vents, and its breath
pvc = mat('pvc', (.78, .78, .76), .35)
for x, long in ((.44, .14), (.72, .22)):
    tube('vent', [(x, .02, .62), (x, -long, .62)], .034, pvc, 0)
    cyl('mouth', .026, .004, (x, -long - .001, .62), P.void, (math.pi / 2, 0, 0))
    cyl('flange', .056, .012, (x, -.036, .62), pvc, (math.pi / 2, 0, 0))
mist = D.materials.new('mist')
mist.use_nodes = True
n = Nodes(mist)
tc, lw, height = n.add('TexCoord'), n.add('LayerWeight', Blend=.5), n.add('SeparateXYZ')
n.link(n.add('NewGeometry').outputs['Position'], height.inputs[0])
soft = n.math('POWER', n.math('SUBTRACT', 1, lw.outputs['Facing']), 2.2)
torn = n.math('SUBTRACT', n.noise(tc.outputs['Object'], 2.2, 5, .6), .30, clamp=True)
n.show(n.mix(n.math('MULTIPLY', n.math('MULTIPLY', soft, torn), n.math('MULTIPLY', n.math('SUBTRACT', 1.75, height.outputs['Z'], clamp=True), .62)), n.add('BsdfTransparent').outputs[0],
             n.mix(.5, n.add('BsdfDiffuse', Color=(.9, .92, .95, 1)).outputs[0], n.add('BsdfTranslucent', Color=(.9, .92, .95, 1)).outputs[0])))
puffs = [pebble('puff%d' % k, mist, rng, 4) for k in range(3)]
for k in range(24):      # it leaves the tube flat, then rises, sways, widens and thins
    t = k / 24
    o = inst(rng.choice(puffs), (.72 - .08 * t - .20 * t * t + .17 * t * math.sin(6.5 * t) + rng.gauss(0, .01 + .03 * t), -.26 - .34 * t ** .5 + rng.gauss(0, .01 + .03 * t), .62 + 1.15 * t ** 1.4 + rng.gauss(0, .02)),
             (rng.random() * 6, rng.random() * 6, rng.random() * 6), .05 + .15 * t)
    o.visible_shadow = False

# ---- the yard under snow, a shovel
snow = Snow(rng, (-20, -20, .1, .1))
snow.field(-3.6, 5.2, -6.2, -.035, .02)
snow.field(-16, -3.48, -6.6, 12, .12)
snow.field(-3.65, -1.93, -.06, 12, .1)
for a, b, c, d in windows:
    snow.blanket((a + b) / 2, -.075, c - .002, (b - a) / 2 + .13, .034, .035, a, .004)
    snow.blanket((a + b) / 2, -.055, d + .108, (b - a) / 2 + .10, .028, .03, a + 2, .003)
snow.on_roof(CORNER - .34, 6.4, (-.46, 3.115), math.radians(30), 3.2)
balls = [(-1.38, -.50, .27, .33, 520), (1.62, -.50, .27, .30, 480), (2.35, -.46, .24, .30, 480), (3.15, -.52, .30, .36, 520)]
for x, y, z, R, _ in balls:
    snow.on_shrub((x, y, z), R * 1.2)
garden = Garden(rng, lambda *_: False, True, (2.6, -6.4), True)
garden.clipped(balls)
garden.background(bare=True)
ice = mat('ice', (.78, .86, .95), .16, trans=.25, ior=1.3, bump=(30, .4, .004))
for _ in range(64):
    x, long = rng.uniform(CORNER - .2, 5), rng.uniform(.04, .12) * (2.2 if rng.random() < .2 else 1)
    lathe('icicle', [(0, -long), (.003, -long * .8), (.009, -.03), (.011, 0)], ice, 8, (x, -.515 + rng.uniform(-.01, .01), 3.02), auto=180)
shaft = mat('shaft', (.42, .27, .13), .6, cn=(12, (.34, .21, .10)))
rod('shaft', (1.00, -.42, .16), (.90, -.07, 1.36), .015, shaft)
ring('grip', .045, .011, (.897, -.055, 1.40), P.black, rot=(math.pi / 2, .1, 0))
blade = [[(1.00 + u * .17, -.42 - .10 * (1 - v) ** 2 + .05 * u * u, .10 + .34 * v) for u in (-1, -.6, -.2, .2, .6, 1)] for v in (0, .2, .4, .6, .8, 1)]
sheetrows('blade', blade, mat('blade', (.30, .035, .025), .4, coat=.3, cn=(14, (.42, .40, .38), .66, .7)), .004)

# ---- neighbors, moon, camera
garden.neighbors(snow.m, glow('nbw', (1, .55, .22), 1.5), ((-42, 33, 12, 3.2), (-62, 38, 10, 3.2)), (.15, .16, .19))
bark = mat('streetbark', (.05, .04, .035), .9)
moon = Vector((.80, .34, -.46))
for k, (x, y) in enumerate(((-9.5, -6.6), (-6.2, -7.9))):    # out of the picture: their branches lie on the snow as shadows
    bare_tree((x, y, 0), 6.5, bark, random.Random(40 + k))
world_gradient([(-1, (.03, .04, .06)), (-.02, (.10, .15, .27)), (.05, (.16, .22, .38)), (.2, (.07, .12, .26)), (1, (.02, .04, .12))], .30, cam_strength=.55, clouds=.35, cloudcol=(.20, .26, .42))
sun(moon, .8, (.46, .62, 1.0), .9)
sky = area((-6, -9, 6), (0, -.5, 1), 8, 75, (.34, .52, 1.0), 5)
sky.visible_glossy = False
if TALL:
    camera((2.55, -6.4, 1.35), (1.18, 0, 1.35), lens=41, f=2.4, focus=(1.9, 0, 1.5), shift=(0, -.125))
else:
    camera((2.95, -6.05, 1.20), (.16, 0, 1.60), lens=30, f=2.4, focus=(1.9, 0, 1.5))
render(OUT, W, H, SPP, exposure=.75, bounces=5, temp=(1.0, 1.0, 1.01), bloom=.2, vig=.2, without='lamps', soft=0 if TALL else .42)
