"""A canvas tool roll on the basement floor before a furnace with its doors off."""
from kit import *
from models.furnace_parts import *
from models.interior import block_wall

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(81)
P = palette()
floor = mat('floor', (.26, .245, .225), .6, bump=(40, .25, .002), bump2=(3, .05, .004), cn=(2.4, (.19, .18, .165)), rn=(3.0, .34, .66))
box('floor', (7, 6, .1), (0, -1.0, -.05), floor, 0)
paint = mat('paint', (.43, .45, .43), .74, bump=(150, .45, .0022), bump2=(34, .5, .003), cn=(2.2, (.385, .405, .385)), rand=True)
block_wall(rng, 1.32, -2.4, 2.6, 12, paint, mat('mortar', (.36, .375, .36), .85, bump=(200, .5, .002)))

# ---- the furnace, doors off
FX, FY, w, d, h = .16, .62, .265, .36, 1.06
cab = mat('cab', (.115, .165, .205), .36, bump=(800, .08, .0006), rn=(4, .30, .44), cn=(12, (.095, .14, .175), .58, .88))
inner = mat('inner', (.40, .41, .425), .44, metal=1, rn=(40, .28, .46), bump=(2, .15, .006))


def furnace():
    for s in (-1, 1):
        span('side', (s * w - (.012 if s > 0 else 0), s * w + (.012 if s < 0 else 0)), (-d, d), (.03, h), cab, .003)
    span('back', (-w + .012, w - .012), (d - .01, d), (.03, h), inner, 0)
    span('bottom', (-w + .012, w - .012), (-d + .02, d - .01), (.03, .045), inner, 0)
    span('sill', (-w + .012, w - .012), (-d, -d + .014), (.03, .075), cab, .003)
    span('lintel', (-w + .012, w - .012), (-d, -d + .014), (.470, .508), cab, .003)
    span('shelf', (-w + .012, w - .012), (-d + .02, d - .01), (.480, .490), inner, 0)
    span('head', (-w + .012, w - .012), (-d, -d + .014), (h - .045, h - .012), cab, .003)
    span('top', (-w, w), (-d, d), (h - .012, h), cab, .003)
    span('cell', (-w + .012, w - .012), (-.20, -.195), (.49, h - .012), inner, 0)
    blower((.045, -.25, .225), P, .150, .30)
    control_board((-.115, -d + .05, .400), P, .215, .112)
    for k, m in enumerate((P.red, P.blue, P.white, P.yellow, P.green)):
        tube('loom', spline([(-.185 + .03 * k, -d + .045, .352), (-.18 + .03 * k, -d + .03, .32 - .008 * k), (-.20 + .012 * k, -d + .06, .24), (-.24 + .006 * k, -d + .08, .34), (-.242 + .006 * k, -d + .10, .48)]), .0024, m, 0, res=4)
    xs = [.03 + (k - 1.5) * .092 for k in range(4)]
    for x in xs:
        inshot_burner(x, -.245, .90, P.alu, D.materials.get('sc') or mat('sc', (.20, .17, .16), .5, metal=1))
        cyl('mouth', .027, .002, (x, -.202, .90), P.void, FRONT, 40, 0)
        rod('orifice', (x, -.425 + .02, .90), (x, -.385, .90), .0062, P.brass, 6)
    rod('manifold', (xs[0] - .03, -.408, .90), (xs[3] + .03, -.408, .90), .0125, P.zinc)
    gas_valve((-.12, -.36, .76), P, size=(.095, .078, .095))
    tube('riser', [(-.09, -.37, .80), (-.09, -.408, .90)], .011, P.zinc, 0)
    inducer((.075, -.225, .640), P, .092)
    span('collector', (-.13, .20), (-.225, -.196), (.540, .690), P.black, .01)
    tube('vent', [(.03, -.25, .70), (-.17, -.25, .73), (-.21, -.255, .78), (-.21, -.255, 2.2)], .0285, P.pvc, .05)
    tube('intake', [(.21, -.255, h - .02), (.21, -.255, 2.2)], .0285, P.pvc, 0)
    cyl('ps', .028, .022, (.205, -.215, .80), P.black, FRONT, bw=.005)
    span('plenum', (-.22, .22), (-.20, .28), (h, 2.2), P.galv, .002)


moved((FX, FY, 0), furnace)
# its lower door leans on the side
placed(Matrix.Translation((FX + w + .075, FY - .22, .012)) @ Matrix.Rotation(math.radians(78), 4, 'Z') @ Matrix.Rotation(math.radians(9), 4, 'X'), lambda: (
    span('door', (-.25, .25), (-.010, .010), (0, .44), cab, .006), [box('lv', (.34, .005, .009), (0, -.0115, .24 + k * .018), P.black, .002, 2, (.5, 0, 0)) for k in range(7)]))

# ---- the roll: waxed canvas, pockets with stitched seams, leather edge and straps
canvas = mat('canvas', (.215, .165, .085), .78, bump=(900, .5, .0006), bump2=(22, .4, .004), cn=(6, (.155, .118, .060), .35, .75), sheen=.15)
leather = mat('leather', (.20, .085, .035), .52, bump=(240, .4, .0010), cn=(11, (.14, .058, .024)), rn=(14, .40, .64))
thread = mat('thread', (.60, .54, .40), .8)
RW, RD = .62, .34                 # length and depth of the roll when open
YAW = math.radians(9)


def ground(x, y):
    """How the cloth lies: nearly flat, waves, the right end still curled up."""
    z = .003 + .0035 * (1 + noise.noise(Vector((x * 9, y * 7, 2)))) + .002 * noise.noise(Vector((x * 30, y * 22, 5)))
    return z


def roll():
    rows = []
    for i in range(101):
        x = -RW / 2 + RW * i / 100
        row = []
        for j in range(37):
            y = -RD / 2 + RD * j / 36
            row.append((x, y, ground(x, y)))
        rows.append(row)
    # the curl at the right: a spiral of cloth
    for k in range(1, 70):
        a = k / 69 * 4.6 * math.pi
        r = .050 - .0068 * a / math.pi
        row = []
        for j in range(37):
            y = -RD / 2 + RD * j / 36
            row.append((RW / 2 + r * math.sin(a) + .0015 * math.sin(y * 40), y, .004 + .050 - r * math.cos(a) - .0 + .001 * noise.noise(Vector((a, y * 9, 3)))))
        rows.append(row)
    solidify(sheetrows('canvas', rows, canvas, auto=180), .0018)
    # pockets: a second layer in front, swelling over each tool
    n = 11
    xs = [-RW / 2 + .022 + (RW - .05) * k / n for k in range(n + 1)]
    prow = []
    for i in range(221):
        x = xs[0] + (xs[-1] - xs[0]) * i / 220
        q = (x - xs[0]) / (xs[-1] - xs[0]) * n
        u = q - int(min(q, n - 1e-6))
        swell = math.sin(math.pi * u) ** 1.0
        row = []
        for j in range(15):
            t = j / 14
            y = -RD / 2 + .014 + .150 * t
            row.append((x, y, ground(x, y) + .0022 + .0165 * swell * (.25 + .75 * t) ** .8))
        prow.append(row)
    solidify(sheetrows('pocket', prow, canvas, auto=180), .0014)
    tube('binding', [Vector(r[-1]) + Vector((0, 0, .0006)) for r in prow], .0026, leather, 0, res=3)
    for x in xs[1:-1]:
        for k in range(22):
            y = -RD / 2 + .020 + .0066 * k
            box('stitch', (.0007, .0040, .0006), (x, y, ground(x, y) + .0036), thread, .0002)
    for yy in (-RD / 2 + .004, RD / 2 - .004):
        tube('edge', [(x, yy, ground(x, yy) + .0012) for x in (-RW / 2 + RW * k / 60 for k in range(61))], .0030, leather, 0, res=3)
    tube('edge', [(-RW / 2 + .002, -RD / 2 + RD * k / 30, ground(-RW / 2, -RD / 2 + RD * k / 30) + .0012) for k in range(31)], .0030, leather, 0, res=3)
    # tools in their pockets, handles away from us (y up the cloth)
    mids = [(a + b) / 2 for a, b in zip(xs, xs[1:])]
    red, yel, blk, blu = mat('h1', (.44, .025, .018), .30, coat=.4), mat('h2', (.66, .40, .02), .32, coat=.3), mat('h3', (.020, .021, .023), .5), mat('h4', (.02, .085, .26), .32, coat=.3)
    chrome = mat('chrome', (.66, .66, .65), .18, metal=1, rn=(60, .12, .30))

    def driver(k, m, length, r, fat=.0135):
        x = mids[k] + rng.uniform(-.002, .002)
        z = ground(x, 0) + .0125
        a = rng.uniform(-.04, .04)
        p = Vector((x, -RD / 2 + .060, z - .003))
        dd = Vector((math.sin(a), math.cos(a), .035)).normalized()
        rod('shaft', p + dd * length * .62, p + dd * length, r,   # the cloth lies close below its mouth
            chrome, 24, .0004)
        q = p + dd * length
        prof = smooth_profile([(.0055, 0), (fat * .78, .004), (fat * .70, .018), (fat, .040), (fat * .92, .070), (fat * .96, .088), (fat * .70, .098), (0, .100)], 4)
        lathe('handle', prof, m, 40, q, toward(dd), 60)
        for g in range(6):
            t = g * math.pi / 3
            e1 = dd.cross(Vector((0, 0, 1))).normalized()
            e2 = e1.cross(dd)
            rr = fat * .93
            rod('flute', q + dd * .034 + (e1 * math.cos(t) + e2 * math.sin(t)) * rr, q + dd * .084 + (e1 * math.cos(t) + e2 * math.sin(t)) * rr, .0024, m, 12, .0004)
        lathe('ferrule', [(.0058, -.002), (.0072, .0), (.0072, .006), (.0058, .008)], chrome, 32, q, toward(dd))
    driver(0, yel, .120, .0031)
    driver(1, yel, .105, .0026, .0115)
    driver(2, red, .115, .0042)
    driver(3, red, .115, .0048)
    driver(4, blu, .110, .0054)
    driver(5, blk, .130, .0031)
    # combination pliers, adjustable wrench, brush, mirror, flashlight
    x, z = mids[6], ground(0, 0) + .013
    for s in (-1, 1):
        tube('plier', spline([(x + s * .003, .02, z), (x + s * .007, .055, z), (x + s * .014, .10, z), (x + s * .019, .15, z), (x + s * .015, .185, z)]), .0066, red, 0, res=6)
    cyl('joint', .010, .012, (x, .030, z), chrome)
    box('jaw', (.018, .020, .011), (x, .014, z - .002), chrome, .004)
    x = mids[7] + .003
    rings = [[(x + a, y, z - .002 + b) for a, b in rsq(w_, .0038, .0030, 5)] for y, w_ in ((.01, .0078), (.06, .0085), (.10, .0090), (.118, .014), (.140, .0175), (.150, .0150))]
    loft('wrench', rings, chrome, True, True, auto=40)
    box('jawslot', (.013, .020, .012), (x + .004, .152, z - .002), P.void, .001)
    box('jawmove', (.008, .028, .008), (x - .012, .140, z - .002), chrome, .0015)
    cyl('worm', .0052, .012, (x + .002, .122, z - .001), P.zinc, (0, math.pi / 2, 0))
    x = mids[8]
    box('brushh', (.012, .120, .009), (x, .055, z - .001), P.oak, .004)
    bristle = mat('bristle', (.58, .42, .18), .3, metal=1)
    bm_ = grass_clump('bristle', bristle, 90, .005, (.010, .014), .0006, .004, rng)
    for k in range(14):
        inst(bm_, (x, .078 + k * .0036, z + .003), (0, 0, rng.random() * 6), 1)
    x = mids[9]
    rod('mirrorstem', (x, -.06, z - .002), (x + .004, .118, z + .002), .0026, chrome, 16)
    cyl('mirror', .0185, .0028, (x + .005, .138, z + .004), chrome, (.10, .05, 0), 64, .0008)
    cyl('mirrorface', .0165, .0006, (x + .005, .138, z + .0058), mat('mirror', (.80, .82, .83), .02, metal=1), (.10, .05, 0), 64, 0)
    x = mids[10] - .002
    rod('torch', (x, -.05, z), (x, .085, z), .0105, blk, 40, .001)
    lathe('torchhead', [(.0105, 0), (.0150, .008), (.0160, .030), (.0150, .034), (.0130, .034), (.0120, .028), (0, .027)], blk, 48, (x, .085, z), toward((0, 1, 0)))
    cyl('lens', .0130, .001, (x, .1135, z), mat('lens', (.9, .9, .88), .02, trans=.8), toward((0, 1, 0)), 48, 0)
    for k in range(8):
        ring('knurl', .0107, .0005, (x, -.02 + k * .010, z), blk, 40, toward((0, 1, 0)))
    # strap with a buckle lying over the cloth
    pts = spline([(-RW / 2 + .02, .155, .010), (-.20, .162, .016), (-.10, .150, .012), (.02, .163, .014), (.14, .156, .012)])
    sheetrows('strap', [[tuple(p + Vector((0, -.011, .0))), tuple(p + Vector((0, .011, .001)))] for p in pts], leather, .0022)


placed(Matrix.Translation((-.245, -.315, 0)) @ Matrix.Rotation(YAW, 4, 'Z'), roll)
# door screws in a magnetic dish, a nut driver that has been used, the old flame sensor on a rag
lathe('dish', [(.030, 0), (.044, .006), (.050, .016), (.0515, .016), (.046, .005), (.031, .0015), (0, .0015)], P.steel, 72, (.215, -.250, .001))
for k in range(4):
    p = (.205 + .012 * math.cos(k * 1.7), -.252 + .014 * math.sin(k * 1.7), .006)
    screw(p, (rng.uniform(-.4, .4), rng.uniform(-.4, .4), 1), .0058, P.zinc)
    rod('thr', Vector(p), Vector(p) + Vector((.010, .006, -.002)), .0021, P.zinc, 12, 0)

world_hdri(hdri('workshop'), .15, rotz=200, sat=.4)
sunward = Vector((.74, .62, -.40))
sun(sunward, 5.0, (1, .77, .50), .7)
window_light(sunward, (-.10, .0, .12), 2.1, 1.25, .80, P.void, 2, 2, .045)
area((-1.3, -1.9, 1.7), (0, .1, .2), .8, 24, (1, .92, .82), 1.0)
area((1.9, -1.3, 1.3), (0, .2, .3), .9, 16, (.78, .88, 1), 1.2)
area((.1, -1.2, 2.2), (0, 0, .1), .8, 10, (1, .93, .84))
camera((-.52, -1.36, .66), (-.045, .0, .155), lens=36, f=3.2, focus=(-.22, -.28, .03))
render(OUT, W, H, SPP, exposure=.15, bounces=6, clamp=4, bloom=.07, temp=(1.03, 1, .96), vig=.32)
