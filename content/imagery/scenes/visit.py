"""What a visit leaves to be seen: a failed part beside the new one. Variants: igniter, capacitor (its top has bulged), anode (eaten to
its wire)."""
from kit import *
from models.furnace_parts import igniter
from models.grime import worn

OUT, W, H, SPP, VAR = args('igniter')
S = reset()
P = palette()

card = worn(mat('card', (.40, .285, .165), .85, bump=(240, .3, .0008), bump2=(12, .1, .002), cn=(5, (.35, .245, .14)), stretch=(1, .12, 1)), (.16, .11, .07), .35, (.5, .38, .24), .2)
steel = worn(galvanised('deck', .40, .50, 80, (.34, .46)), (.085, .072, .055), .6, (.70, .70, .69), .5)
plane('deck', -1, 1, -.6, 1.2, 0, steel)
box('carton', (.150, .100, .022), (.050, .012, .011), card, .0012, rot=(0, 0, .18))
box('label', (.052, .034, .0003), (.092, .038, .0224), P.face, .0001, rot=(0, 0, .18))
title, about = dict(igniter=('HOT SURFACE IGNITOR', ['SILICON NITRIDE', '120 V']), capacitor=('DUAL RUN CAPACITOR', ['45 + 5 MFD', '440 VAC']), anode=('ANODE ROD', ['MAGNESIUM', '3/4 IN. NPT']))[VAR]
text(title, .0040, (.094, .045, .0228), (0, 0, .18), P.ink, .00003, font=BOLD)
paragraph(about, .0036, (.070, .033, .0228), (0, 0, .18), P.ink, lead=1.6)


def igniters():
    """The blade of the new one whole and grey; the old one's cracked through, with a white burn where it broke."""
    lead = mat('lead', (.74, .72, .68), .5)
    for x, y, z, turn, failed in ((.046, -.008, .0310, 2.55, False), (-.062, -.008, .0088, 2.95, True)):
        M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')
        ceramic = mat('ceramic', (.80, .78, .74), .5, bump=(300, .15, .0006), cn=(60, (.66, .62, .55)))
        if failed:
            ceramic = worn(ceramic, (.30, .25, .19), .75, (.86, .85, .82), .2)
        placed(M, lambda: igniter(P, ceramic, failed=failed))
        for s in (-1, 1):
            path = [M @ Vector(q) for q in ((s * .0036, -.034, 0), (s * .005, -.060, .002), (s * .012 + .004, -.090, -z + .006), (s * .010 + .03, -.125, -z + .003), (s * .016 + .07, -.150, -z + .003))]
            tube('lead', spline(path, 12), .0019, lead, 0, res=5)


def capacitors():
    """The new one flat and bright; the old one's lid domed, its terminals burned, its foot rusty."""
    can = lambda name: mat(name, (.66, .67, .68), .26, metal=1, rn=(40, .22, .36), bump=(300, .06, .0004))
    colors = P.yellow, P.red, mat('brown', (.16, .06, .02), .45)
    for x, y, z, turn, failed in ((.052, .012, .0224, -.5, False), (-.052, -.004, .0002, .35, True)):
        metal = worn(can('failed'), (.20, .09, .035), .9, (.70, .66, .60), .5, run=2) if failed else can('new')
        lid = worn(can('lid'), (.13, .06, .03), .9) if failed else can('top')
        dome = .0085 if failed else .0004

        def build():
            lathe('can', [(.0245, 0), (.0255, .002), (.0255, .071), (.0272, .073), (.0272, .0765), (.0250, .0775), (.0235, .0765)], metal, 96)
            lathe('lid', smooth_profile([(.0240, .0768), (.019, .0768 + .55 * dome), (.010, .0768 + .92 * dome), (0, .0768 + dome)], 4), lid, 96)
            for k, (name, wire) in enumerate(zip(('HERM', 'C', 'FAN'), colors)):
                a = 2 * math.pi * k / 3 + .5
                px, py, top = .0125 * math.cos(a), .0125 * math.sin(a), .0768 + .8 * dome
                cyl('seat', .0058, .003, (px, py, top + .0010), mat('seat', (.05, .045, .04), .5) if failed and not k else P.face, seg=32, bw=.0006)
                for s in (-1, 1):
                    box('tab', (.0007, .0064, .0095), (px + s * .0026, py, top + .0070), mat('burnt', (.06, .045, .035), .7) if failed and not k else P.brass, .0002)
                if failed and k:
                    tube('cut', spline([(px, py, top + .010), (px + .004, py + .006, top + .026), (px + .02 * (k - 1.6), py + .026, top + .030)], 10), .0019, wire, 0, res=5)
            for name, size, h in (('45 + 5', .0062, .046), ('MFD  440 VAC', .0036, .037), ('C  FAN  HERM', .0032, .030)):
                around(name, -28, h, size, P.ink, (0, 0, 0), .0256, BOLD)
        placed(Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z'), build)


def anodes():
    """The new one smooth and as thick as a thumb; of the old one a wire, a few crumbs and its rusty plug."""
    for x, y, z, turn, failed in ((.040, .010, .0330, .62, False), (-.002, -.056, .0110, .12, True)):
        along = Vector((math.cos(turn), math.sin(turn), 0))
        head, rust = Vector((x, y, z)) - along * .060, mat('plug', (.20, .085, .035), .85, bump=(160, .8, .002), cn=(60, (.10, .05, .03)))
        rod('hex', head, head + along * .016, .0135, rust if failed else P.zinc, 6, .001)
        rod('thread', head + along * .016, head + along * .032, .0105, rust if failed else P.brass)
        if not failed:
            rod('magnesium', head + along * .032, head + along * .240, .0102, mat('magnesium', (.60, .61, .62), .38, metal=1, rn=(60, .30, .46), bump=(200, .1, .0006)), 64, .002)
            continue
        rod('core', head + along * .032, head + along * .240, .0016, rust)
        side = Vector((-along.y, along.x, 0))
        for k in range(150):
            t = rng.random() ** 1.7
            a, grown = rng.uniform(0, 2 * math.pi), .0055 * max(0, noise.noise(Vector((t * 9, 3, 1))) + .35 - .5 * t)
            inst(lumps[k % 3], head + along * (.032 + .20 * t) + side * grown * math.cos(a) + Vector((0, 0, grown * math.sin(a))), (rng.random() * 6, rng.random() * 6, 0), .0015 + grown * .7) if grown > .0004 else None


rng = random.Random(4)
lumps = [pebble('eaten%d' % k, mat('eaten', (.56, .52, .46), .95, bump=(220, .9, .003), cn=(40, (.36, .30, .23))), rng, 2) for k in range(3)]
dict(igniter=igniters, capacitor=capacitors, anode=anodes)[VAR]()

rod('shaft', (-.150, .080, .0042), (-.055, .094, .0042), .0028, P.steel)
rod('grip', (-.250, .065, .0125), (-.150, .080, .0115), .0125, mat('grip', (.36, .026, .020), .4, coat=.2), 6, .003)
for x, y in ((.006, .058), (-.020, .046)):
    screw((x, y, .004), (.3, -.2, .8), .0050, P.zinc)
world_hdri(hdri('workshop'), .10, rotz=200, sat=.4)
area((-.35, -.30, .38), (0, 0, 0), .10, 2.6, (1, .84, .64), .1)              # a headlamp
area((.5, -.5, .5), (0, 0, 0), .4, 1.3, (.72, .85, 1))
camera((-.012, -.235, .185), (-.006, .008, .010), lens=50, f=5.6, focus=(0, -.012, .02))
render(OUT, W, H, SPP, exposure=.25, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .97), vig=.32)
