"""A canvas tool roll on the basement floor before a furnace with its doors off."""
from kit import *
from models.board import furnace_board, terminal
from models.furnace_parts import *
from models.grime import worn
from models.interior import block_wall
from models.tools import Tools

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(81)
P = palette()
floor = worn(mat('floor', (.26, .245, .225), .6, bump=(40, .25, .002), bump2=(3, .05, .004), cn=(2.4, (.19, .18, .165)), rn=(3.0, .34, .66)), (.10, .088, .072), .45, (.36, .34, .31), .15)
box('floor', (7, 6, .1), (0, -1.0, -.05), floor, 0)
paint = mat('paint', (.43, .45, .43), .74, bump=(150, .45, .0022), bump2=(34, .5, .003), cn=(2.2, (.385, .405, .385)), rand=True)
block_wall(rng, 1.12, -2.4, 2.6, 12, paint, mat('mortar', (.36, .375, .36), .85, bump=(200, .5, .002)))

# ---- the furnace, doors off
FX, FY, w, d, h = .10, .62, .265, .36, 1.06
cab = worn(mat('cab', (.115, .165, .205), .36, bump=(800, .08, .0006), rn=(4, .30, .44)), dirty=.5, scratched=.45)
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
    blower((.066, -.25, .255), P, .130, .28)
    soiled = worn(mat('wheel', (.17, .165, .155), .62, metal=.3), (.075, .066, .054), .6, (.2, .2, .2), .1)   # dusty blades: bare metal breaks the sun into crumbs
    for o in D.objects:
        if o.type == 'MESH' and o.name.split('.')[0] in ('blade', 'wring'):
            o.data.materials.clear()
            o.data.materials.append(soiled)
    for x in (-.020, .150):    # rails the blower slides in on
        span('rail', (x - .012, x + .012), (-.262, .06), (.045, .094), inner, .002)
    board_panel()
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


def board_panel():
    """The control board on its own bent plate beside the blower, screwed to the cabinet's side; wires tied, through a grommet.
    Its light is dark: with the door off the door switch is open."""
    y = -.300
    span('plate', (-.2525, -.0985), (y, y + .0015), (.245, .469), inner, .0004)
    span('flange', (-.2530, -.2515), (y - .022, y), (.245, .469), inner, .0004)
    span('turn', (-.1000, -.0985), (y - .012, y), (.245, .469), inner, .0004)
    for z in (.262, .345, .452):
        screw((-.2505, y - .012, z), (1, 0, 0), .0048, P.zinc)
    M = Matrix.Translation((-.1715, y - .014, .400)) @ Euler(FRONT).to_matrix().to_4x4() @ Matrix.Scale(.57, 4)
    furnace_board(M, P, lit=False)
    for sx in (-1, 1):
        for sz in (-1, 1):
            rod('standoff', (-.1715 + sx * .0627, y - .013, .400 + sz * .038), (-.1715 + sx * .0627, y, .400 + sz * .038), .0032, P.white, 16)
    hole = Vector((-.150, y, .272))
    cyl('hole', .0095, .0006, hole - Vector((0, .0004, 0)), P.void, FRONT, bw=0)
    lathe('grommet', smooth_profile([(.0070, .0006), (.0078, .0036), (.0104, .0038), (.0122, .0014), (.0122, 0)], 4), P.rubber, 40, hole, FRONT)
    ends = [M @ (terminal(k) + Vector((0, -.010, -.004))) for k in range(5)]
    plug = [M @ Vector((.060 + .0063 * k, .050, .021)) for k in range(5)]
    colors = (P.red, P.blue, P.white, P.yellow, P.green)
    for k, (p, m) in enumerate(zip(ends, colors)):
        q = Vector((.0016 * math.cos(k * 1.26), 0, 0))
        tube('wire', spline([p, p + Vector((0, -.004, -.012)), Vector((-.168 + .004 * k, y - .016, .324)), Vector((-.153, y - .013 + .0016 * math.sin(k * 1.26), .300)) + q, hole + q + Vector((0, -.006, .006)), hole + q + Vector((0, .02, -.002))], 8), .0015, m, 0, res=4)
    for k, (p, m) in enumerate(zip(plug, (P.black, P.white, P.blue, P.red, P.yellow))):
        q = Vector((.0016 * math.cos(k * 1.26 + .6), 0, 0))
        tube('wire', spline([p, p + Vector((.004, -.012, -.002)), Vector((-.1065 - .002 * (k % 2), y - .020 - .0015 * k, .405)), Vector((-.108 - .002 * (k % 3), y - .012, .345)), Vector((-.146, y - .015 + .0014 * math.sin(k * 1.26), .296)) + q, hole + q + Vector((.003, -.005, .004)), hole + q + Vector((.003, .02, -.002))], 8), .0015, m, 0, res=4)
    ring('tie', .0052, .0009, (-.1515, y - .0135, .298), P.black, 32)
    ring('tie', .0058, .0009, (-.1078, y - .014, .360), P.black, 32)


def lower_door():
    """The lift-off panel of the blower compartment: flanged sheet with louvers and two finger holes."""
    span('door', (-.253, .253), (-.010, .012), (0, .452), cab, .005)
    for k in range(8):
        box('louver', (.300, .006, .009), (0, -.0120, .110 + k * .019), cab, .002, 2, (.6, 0, 0))
        box('slit', (.290, .0010, .0045), (0, -.0106, .1035 + k * .019), P.void, 0)
    for s in (-1, 1):
        box('fingerhole', (.070, .0012, .016), (s * .135, -.0104, .412), P.void, .0005)
        box('rolled', (.074, .006, .004), (s * .135, -.0115, .421), cab, .0015)
    box('label', (.11, .0006, .05), (0, -.0104, .335), P.face, .0002)
    paragraph(['TURN OFF POWER', 'BEFORE OPENING', 'Replace this panel', 'before operating.'], .0085, (-.050, -.0110, .351), FRONT, P.ink)


def connections():
    """What makes it a furnace in a house: gas out of the wall with shut-off, union and drip leg, the return drop, drain and power."""
    iron = worn(mat('blackiron', (.040, .040, .042), .46, metal=.5, bump=(300, .2, .0005)), (.11, .095, .08), .4, (.22, .22, .22), .3)
    g = Pipes(P.copper, iron, P.brass, P.steel)
    r, y, z, x = .0134, -.10, .335, -w - .085

    def fitting(p, *ways):
        for q in ways:
            q = Vector(q)
            cyl('fit', r * 1.30, .034, Vector(p) + q * .015, iron, toward(q), 40, .001)
            cyl('bead', r * 1.55, .008, Vector(p) + q * .031, iron, toward(q), 40, .002)
    tube('supply', [(x - .36, .50, z), (x - .36, y, z), (x, y, z)], r, iron, 0)
    fitting((x - .36, y, z), (1, 0, 0), (0, 1, 0))
    cyl('plate', .034, .006, (x - .36, 1.12 - FY - .003, z), P.zinc, FRONT, bw=.002)
    g.ballvalve((x - .235, y, z), (1, 0, 0), r, P.yellow, (0, 0, 1))
    span('lever', (x - .245, x - .125), (y - .011, y + .011), (z + .037, z + .049), P.yellow, .004)
    cyl('union', r * 1.75, .026, (x - .105, y, z), iron, toward((1, 0, 0)), 8, .002)
    for dx in (-.022, .022):
        cyl('union', r * 1.40, .024, (x - .105 + dx, y, z), iron, toward((1, 0, 0)), 40, .002)
    fitting((x, y, z), (-1, 0, 0), (0, 0, 1), (0, 0, -1))
    tube('dripleg', [(x, y, z), (x, y, z - .175)], r, iron, 0)
    cyl('cap', r * 1.36, .030, (x, y, z - .180), iron, bw=.004)
    tube('riser', [(x, y, z), (x, y, .76), (-w + .03, y, .76)], r, iron, 0)
    fitting((x, y, .76), (1, 0, 0), (0, 0, -1))
    # the return drop on the other side, its collar and drive cleats
    span('return', (w + .02, w + .30), (-.24, .30), (.035, 2.2), P.galv, .002)
    span('collar', (w, w + .022), (-.225, .285), (.06, .44), P.galv, .002)
    for zz in (.30, 1.10):
        span('cleat', (w + .014, w + .306), (-.246, .306), (zz - .014, zz + .014), P.galv, .003)
    for k in range(3):
        screw((w + .07 + .09 * k, -.247, .30), (0, -1, 0), .0050, P.zinc)
    # condensate to the floor, power down the side in flexible conduit
    tube('drain', [(-w + .01, .10, .40), (-w - .045, .10, .40), (-w - .045, .10, .022), (-w - .045, .46, .018)], .0107, P.pvc, .004)
    for p in ((-w - .045, .10, .40), (-w - .045, .10, .022)):
        cyl('elbow', .0142, .030, (p[0], p[1], p[2] + (-.014 if p[2] > .2 else .014)), P.pvc, bw=.002)
    span('handybox', (-w - .048, -w), (-.27, -.215), (.40, .505), P.zinc, .004)
    path = [(-w - .025, -.242, .50), (-w - .025, -.242, 1.3)]
    tube('conduit', path, .0085, P.zinc, 0)
    for k in range(60):
        ring('rib', .0086, .0016, (-w - .025, -.242, .506 + .0058 * k), P.zinc, 32)


moved((FX, FY, 0), furnace)
moved((FX, FY, 0), connections)
# the lower panel lifted off and leaned on the wall behind
placed(Matrix.Translation((-.98, 1.000, .003)) @ Matrix.Rotation(.06, 4, 'Z') @ Matrix.Rotation(-math.radians(13), 4, 'X'), lower_door)

# ---- the roll: waxed canvas, pockets with stitched seams, leather edge and straps
canvas = mat('canvas', (.215, .165, .085), .78, bump=(900, .5, .0006), bump2=(22, .4, .004), cn=(6, (.155, .118, .060), .35, .75), sheen=.15)
leather = mat('leather', (.20, .085, .035), .52, bump=(240, .4, .0010), cn=(11, (.14, .058, .024)), rn=(14, .40, .64))
thread = mat('thread', (.60, .54, .40), .8)
RW, RD = .500, .34                 # length and depth of the roll when open
YAW = math.radians(9)


def ground(x, y):
    """How the cloth lies: nearly flat, waves, the right end still curled up."""
    z = .003 + .0035 * (1 + noise.noise(Vector((x * 9, y * 7, 2)))) + .002 * noise.noise(Vector((x * 30, y * 22, 5)))
    return z


# each pocket cut to its tool: width, how far the cloth stands off, how narrow the ridge is
POCKETS = [(.037, .0140, 1.0)] * 6 + [(.060, .0150, .7), (.044, .0145, .8), (.034, .0130, .9), (.034, .0120, 1.1), (.040, .0195, .9)]


def fill_pockets(mids):
    """A heating technician's choice: nut drivers for cabinet screws first, then what turns, grips, cleans and lights."""
    T = Tools(P, rng)
    red, yel, blu = (T.plastic(n, c) for n, c in (('red', (.36, .026, .020)), ('yellow', (.56, .37, .03)), ('blue', (.02, .075, .22))))
    dip = T.plastic('dip', (.34, .030, .022))
    kinds = (lambda: T.driver(red, .056, .0046, nut=True), lambda: T.driver(yel, .050, .0054, nut=True), lambda: T.driver(blu, .058, .0050, nut=True), lambda: T.driver(red, .042, .0034, .0138),
             lambda: T.driver(blu, .050, .0034, .0142), lambda: T.driver(red, .054, .0040), lambda: T.pliers(dip), T.wrench, T.wire_brush, T.mirror, T.flashlight)
    for x, build in zip(mids, kinds):
        y = -.006 + rng.uniform(-.006, .010)
        M = Matrix.Translation((x + rng.uniform(-.003, .003), y, ground(x, y) + .0088)) @ Matrix.Rotation(rng.uniform(-.04, .04), 4, 'Z') @ Matrix.Rotation(.030, 4, 'X') @ Matrix.Rotation(rng.uniform(-.10, .10), 4, 'Y')
        placed(M, build)


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
    xs = [-RW / 2 + .018]
    for width, _, _ in POCKETS:
        xs.append(xs[-1] + width)
    prow = []
    for i in range(24 * len(POCKETS) + 1):
        k = min(i // 24, len(POCKETS) - 1)
        width, high, narrow = POCKETS[k]
        u = i / 24 - k
        x = xs[k] + width * u
        swell = high * max(0, math.sin(math.pi * u)) ** narrow
        row = []
        for j in range(15):
            t = j / 14
            y = -RD / 2 + .014 + .150 * t
            row.append((x, y, ground(x, y) + .0022 + swell * (.25 + .75 * t) ** .8))
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
    mids = [(a + b) / 2 for a, b in zip(xs, xs[1:])]
    fill_pockets(mids)
    # the two ties run out on the floor
    for y, k in ((.085, 1), (-.060, -1)):
        pts = spline([(-RW / 2 + .030, y, .0095), (-RW / 2 - .004, y, .0085), (-RW / 2 - .030, y + .004 * k, .0022), (-RW / 2 - .085, y + .016 * k, .0030), (-RW / 2 - .170, y + .010 * k, .0022)], 8)
        sheetrows('strap', [[tuple(p + Vector((0, -.009, 0))), tuple(p + Vector((0, .009, .0006)))] for p in pts], leather, .0022)


placed(Matrix.Translation((-.130, -.130, 0)) @ Matrix.Rotation(YAW, 4, 'Z'), roll)
world_hdri(hdri('workshop'), .15, rotz=200, sat=.4)
sunward = Vector((.74, .62, -.40))
sun(sunward, 5.0, (1, .77, .50), .7)
window_light(sunward, (-.10, .0, .12), 2.1, 1.25, .80, P.void, 2, 2, .045)
area((-1.3, -1.9, 1.7), (0, .1, .2), .8, 24, (1, .92, .82), 1.0)
area((1.9, -1.3, 1.3), (0, .2, .3), .9, 16, (.78, .88, 1), 1.2)
area((.1, -1.2, 2.2), (0, 0, .1), .8, 10, (1, .93, .84))
area((-.05, -.55, .95), (FX, .40, .22), .30, 7, (1, .95, .88), spread=75)     # the work light that stands behind us
camera((-.30, -.98, .57), (-.045, .05, .135), lens=36, f=5.6, focus=(-.12, -.05, .04))
render(OUT, W, H, SPP, exposure=.15, bounces=6, clamp=4, bloom=.07, temp=(1.03, 1, .96), vig=.32)
