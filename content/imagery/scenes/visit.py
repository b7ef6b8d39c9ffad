"""What a visit leaves to be seen. Variants: headlights on a driveway's snow at night; parts, a failed igniter beside the new one."""
from kit import *
from models.furnace_parts import igniter
from models.grime import worn
from models.snow import Snow

OUT, W, H, SPP, VAR = args('headlights')
S = reset()
rng = random.Random(12)
P = palette()


class Drive(Snow):
    """A driveway: two ruts of somebody who came before, and the boots that went to the door."""

    def height(self, x, y):
        rut = sum(math.exp(-((x - side - .04 * math.sin(y * .9)) / .15) ** 4) for side in (-.05, 1.45))
        tread = .008 * math.sin(y * 38 + 3 * math.sin(x * 30)) * rut
        return .06 + .35 * super().height(x, y) - .06 * rut + tread


def headlights():
    prints, right = [], 1
    for k in range(9):
        right = -right
        prints.append((-.55 - .16 * k + right * .10, 5.9 - .62 * k, math.pi / 2 + .24))
    snow = Drive(rng, (-20, -20, .1, .1), prints)
    snow.field(-4.2, 4.6, .4, 9.0, .03)
    snow.field(-26, 26, 9.0, 40, .4)
    body, dark = mat('van', (.10, .105, .115), .35, coat=.5), mat('glass', (.01, .012, .016), .08)
    vx, vy = .72, 8.6
    rings = []
    for y, top, half in ((0, .95, .88), (.10, 1.08, .94), (.75, 1.20, .97), (1.25, 1.98, .93), (1.7, 2.20, .93), (4.6, 2.22, .93)):
        rings.append([(vx + u, vy + y, .38 + (top - .38) * (w + 1) / 2) for u, w in rsq(half, 1, .22, 6)])
    loft('van', rings, body, True, True, 40)
    mesh('windshield', [(vx + sx * .80, vy + y - .03, z) for sx, y, z in ((-1, .78, 1.26), (1, .78, 1.26), (1, 1.24, 1.92), (-1, 1.24, 1.92))], [(0, 1, 2, 3)], dark)
    span('bumper', (vx - .95, vx + .95), (vy - .10, vy + .10), (.36, .58), P.black, .05)
    for s in (-1, 1):
        x = vx + s * .70
        cyl('wheel', .34, .22, (vx + s * .86, vy + .80, .36), P.rubber, (0, math.pi / 2, 0))
        lathe('lamp', [(0, .02), (.07, .015), (.095, 0), (.10, -.02)], glow('lamp', (1, .86, .64), 34), 40, (x, vy - .01, .80), (math.pi / 2, 0, 0))
        spot((x, vy - .12, .80), (x - .5, 1.2, .0), 1100, (1, .84, .60), 58, .8, .06)
    bark, own = mat('bark', (.05, .04, .035), .9), random.Random(4)
    for x, y, high in ((-4.6, 12.5, 6), (5.4, 11.5, 5.5), (-9, 19, 7), (2.5, 22, 7), (9, 24, 8)):
        bare_tree((x, y, 0), high, bark, own)
    bushes = [pebble('bush%d' % k, mat('bush', (.012, .020, .014), .95) if not k else D.materials['bush'], rng) for k in range(2)]
    for x, y, R in ((-2.7, 3.6, .42), (-3.1, 5.4, .5), (3.6, 4.4, .45)):
        inst(rng.choice(bushes), (x, y, .25), (0, 0, rng.random() * 6), R)
        snow.blanket(x, y, R * .62 + .24, R * .8, R * .75, .10, x, .02)
    flake = pebble('flake', mat('flake', (.9, .93, 1), .6, emit=(1, .86, .62), es=.5), rng, 2)
    for _ in range(170):
        t = rng.uniform(1.6, 8.5)
        s = rng.uniform(.002, .0045)
        inst(flake, (.35 + rng.uniform(-.42, .42) * t, .2 + t, 1.25 + rng.uniform(-.24, .24) * t), (0, .3, 0), (s, s, s * 2.2))
    world_gradient([(-1, (.03, .04, .06)), (-.02, (.08, .12, .22)), (.06, (.10, .15, .28)), (.25, (.05, .08, .18)), (1, (.02, .03, .09))], .28, cam_strength=.6, clouds=.3, cloudcol=(.16, .20, .34))
    sun((.8, .34, -.46), .35, (.46, .62, 1.0), .9)
    area((-2.6, .2, 2.3), (-1.6, 3.0, 0), .5, 26, (1, .58, .26), spread=120)      # the porch lamp behind us
    camera((-.55, .1, 1.30), (.42, 9.6, .62), lens=34, f=5.6, focus=(.3, 6, .3))
    render(OUT, W, H, SPP, exposure=.45, bounces=4, bloom=.35, vig=.3, temp=(1.0, 1.0, 1.02))


def parts():
    """On the carton of the new one: its blade whole and grey; the old one's cracked through, with a white burn where it broke."""
    card = worn(mat('card', (.40, .285, .165), .85, bump=(240, .3, .0008), bump2=(12, .1, .002), cn=(5, (.35, .245, .14)), stretch=(1, .12, 1)), (.16, .11, .07), .35, (.5, .38, .24), .2)
    steel = worn(galvanised('deck', .40, .50, 80, (.34, .46)), (.085, .072, .055), .6, (.70, .70, .69), .5)
    plane('deck', -1, 1, -.6, 1.2, 0, steel)
    box('carton', (.150, .100, .022), (.050, .012, .011), card, .0012, rot=(0, 0, .18))
    box('label', (.052, .034, .0003), (.092, .038, .0224), P.face, .0001, rot=(0, 0, .18))
    text('HOT SURFACE IGNITOR', .0040, (.094, .045, .0228), (0, 0, .18), P.ink, .00003, font=BOLD)
    paragraph(['SILICON NITRIDE', '120 V'], .0036, (.070, .033, .0228), (0, 0, .18), P.ink, lead=1.6)
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
    rod('shaft', (-.150, .080, .0042), (-.055, .094, .0042), .0028, P.steel)
    rod('grip', (-.250, .065, .0125), (-.150, .080, .0115), .0125, mat('grip', (.36, .026, .020), .4, coat=.2), 6, .003)
    for x, y in ((.006, .058), (-.020, .046)):
        screw((x, y, .004), (.3, -.2, .8), .0050, P.zinc)
    world_hdri(hdri('workshop'), .10, rotz=200, sat=.4)
    area((-.35, -.30, .38), (0, 0, 0), .10, 2.6, (1, .84, .64), .1)              # a headlamp
    area((.5, -.5, .5), (0, 0, 0), .4, 1.3, (.72, .85, 1))
    camera((-.012, -.235, .185), (-.006, .008, .010), lens=50, f=5.6, focus=(0, -.012, .02))
    render(OUT, W, H, SPP, exposure=.25, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .97), vig=.32)


{'headlights': headlights, 'parts': parts}[VAR]()
