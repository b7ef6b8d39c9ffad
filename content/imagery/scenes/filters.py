"""A used air filter beside a new one, leaning on a basement wall in window light."""
from kit import *
from models.interior import block_wall

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(31)
P = palette()
FRONT = (math.pi / 2, 0, 0)
paint = mat('paint', (.43, .45, .43), .74, bump=(150, .45, .0022), bump2=(34, .5, .003), cn=(2.2, (.385, .405, .385)), rn=(7, .6, .82), rand=True)
block_wall(rng, .34, -2.2, 2.4, 8, paint, mat('mortar', (.36, .375, .36), .85, bump=(200, .5, .002)))
floor = mat('floor', (.26, .245, .225), .6, bump=(40, .25, .002), bump2=(3, .05, .004), cn=(2.4, (.19, .18, .165)), rn=(3.0, .34, .66))
box('floor', (7, 6, .1), (0, -2.4, -.05), floor, 0)


def filter_panel(tag, dirty):
    """A 20 x 20 x 1 pleated filter standing on its edge, front at -y, its lower edge at z=0."""
    w, h, t, n = .502, .502, .0225, 30
    card = mat('card' + tag, (.55, .41, .25) if not dirty else (.44, .33, .205), .85, bump=(220, .25, .001), cn=(9, (.50, .37, .225) if not dirty else (.33, .245, .155), .35, .75))
    if dirty:
        media = mat('media' + tag, (.155, .140, .118), 1.0, spec=.05, bump=(380, 1, .003), bump2=(70, .8, .005), cn=(13, (.085, .076, .064), .35, .72), sheen=.2)
    else:
        media = mat('media' + tag, (.74, .775, .79), .95, bump=(500, .5, .001), cn=(30, (.70, .74, .76)))
    rows = []
    for k in range(2 * n + 1):
        x = -w / 2 + .012 + (w - .024) * k / (2 * n)
        y = -t / 2 + .003 if k % 2 else t / 2 - .002
        rows.append([(x + .0011 * noise.noise(Vector((k * .8, q * .6, 3))), y + .0014 * noise.noise(Vector((k * 1.7, q * .7, 5))), .012 + (h - .024) * q / 16) for q in range(17)])
    sheetrows('pleats', rows, media, auto=5 if not dirty else 40)
    for z in (.0125, h - .0125):
        box('rail', (w, .0028, .025), (0, -t / 2, z), card, .0006)
        box('edge', (w, t, .0028), (0, 0, .0014 if z < .1 else h - .0014), card, .0006)
    for x in (-w / 2 + .0125, w / 2 - .0125):
        box('stile', (.025, .0026, h - .006), (x, -t / 2 - .0004, h / 2), card, .0006)
        box('edge', (.0028, t, h - .006), (math.copysign(w / 2 - .0014, x), 0, h / 2), card, .0006)
    for k in (1, 2, 3):     # straps of card across the pleats
        for a in (-1, 1):
            box('strap', (.009, .0012, h - .05), (-w / 2 + w * k / 4 + a * .0, -t / 2 + .0006, h / 2), card, .0003)
    mesh('diamond', [(x, -t / 2 + .0002, h / 2 + z) for x, z in ((-.012, 0), (0, -.012), (.012, 0), (0, .012))], [(0, 1, 2, 3)], card, smooth=False)
    text('20 x 20 x 1', .0135, (-.145, -t / 2 - .0016, .0125), FRONT, P.ink, font=BOLD)
    text('MERV 11', .0135, (.01, -t / 2 - .0016, .0125), FRONT, P.ink, font=BOLD)
    # an arrow on the face would point up it: the face says in words which way, the edges bear the arrow
    text('AIR ENTERS THIS SIDE', .0095, (.163, -t / 2 - .0016, .0125), FRONT, P.ink, font=BOLD)
    for side in (-1, 1):
        edge_arrow(side * (w / 2 + .0002), .062, t)
    if dirty:
        fuzz(w, h, t, n)
        text('JAN', .030, (.165, -t / 2 - .0018, h - .0125), (math.pi / 2, 0, .0), mat('marker', (.02, .03, .10), .7), .0001)


def edge_arrow(x, z, t):
    """The airflow arrow on a frame's edge: from the face that takes the dust (-y) through to the other."""
    shape = [(-.40, -.0022), (.05, -.0022), (.05, -.0055), (.40, 0), (.05, .0055), (.05, .0022), (-.40, .0022)]
    mesh('arrow', [(x, y * t, z + b) for y, b in shape], [tuple(range(7))], P.ink, smooth=False)


def fuzz(w, h, t, n):
    """Lint and hair caught on the pleats, thicker in the middle, hanging over some ridges."""
    m1, m2 = leafmat('lint', (.15, .135, .115), (.30, .275, .24), .98, .3), leafmat('lint2', (.36, .34, .31), (.52, .50, .46), .98, .3)
    tufts = []
    for q in range(8):
        v, f = [], []
        for _ in range(40):
            p = Vector((rng.gauss(0, 1), abs(rng.gauss(0, .35)) * -1, rng.gauss(0, 1.5))) * .006
            d = Vector((rng.gauss(0, .5), -abs(rng.gauss(0, .35)), rng.gauss(0, 1.2))).normalized()
            c_ = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            b = len(v)
            for k in range(6):
                a = p + d * (.0022 * k) + c_ * (.00035 * k * k)
                s = d.cross(c_).normalized() * .00022
                v += [tuple(a - s), tuple(a + s)]
            f += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(5)]
        me = D.meshes.new('tuft')
        me.from_pydata(v, [], f)
        me.materials.append(m1 if q < 6 else m2)
        me.update()
        tufts.append(me)
    for _ in range(2600):
        x, z = rng.uniform(-w / 2 + .03, w / 2 - .03), rng.uniform(.03, h - .03)
        if noise.noise(Vector((x * 5, z * 5, 2))) < -.18 + .3 * rng.random() - .25:
            continue
        k = (x + w / 2 - .012) / (w - .024) * n
        ridge = abs(k - round(k - .5) - .5) * 2
        y = t / 2 - .002 - (t - .005) * (1 - ridge) - .001
        inst(rng.choice(tufts[:6] if rng.random() < .9 else tufts[6:]), (x, y, z), (rng.uniform(-.5, .5), rng.uniform(-.4, .4), rng.uniform(-.6, .6)), rng.uniform(.35, 1.2))


lean = math.radians(13)
for x, yaw, tag, dirty in ((-.272, .05, 'old', True), (.275, -.06, 'new', False)):
    M = Matrix.Translation((x, .205, .0015)) @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(-lean, 4, 'X')
    placed(M, lambda: filter_panel(tag, dirty))
# a little dust fallen below the old one
crumb = [pebble('c%d' % k, mat('crumb%d' % k, c, .95), rng, 1) for k, c in enumerate(((.12, .105, .09), (.24, .21, .18)))]
for _ in range(260):
    inst(rng.choice(crumb), (rng.gauss(-.27, .13), .16 - abs(rng.gauss(0, .05)), .001), (rng.random() * 6, rng.random() * 6, 0), (rng.uniform(.0006, .0024), rng.uniform(.0006, .0018), .0006))

world_hdri(hdri('workshop'), .16, rotz=200, sat=.4)
d = Vector((.78, .62, -.40))
sun(d, 5.2, (1, .77, .50), .7)
window_light(d, (.02, .20, .26), 1.9, 1.05, .74, P.void, 2, 2, .042)
area((-1.4, -1.9, 1.7), (0, .2, .2), .8, 22, (1, .92, .82), 1.0)
area((1.9, -1.5, 1.2), (0, .2, .25), .9, 15, (.78, .88, 1), 1.2)
area((.1, -1.4, 2.2), (0, .2, .2), .8, 8, (1, .93, .84))
camera((.14, -1.66, .60), (.008, .20, .238), lens=46, f=4, focus=(0, .19, .26))
render(OUT, W, H, SPP, exposure=.16, bounces=6, clamp=4, bloom=.07, temp=(1.03, 1, .96), vig=.32)
