"""Pieces of a gas furnace that more than one picture shows: inshot burners, blower, inducer, gas valve, control board."""
from kit import *

FRONT = (math.pi / 2, 0, 0)  # a lathe or a text that looks at the viewer (-y)
BACK = (-math.pi / 2, 0, 0)  # a lathe that runs away from the viewer (+y)


def inshot_burner(x, y, z, m, port, scale=1.0, seg=72):
    """A venturi that fires along +y; its outlet is at y. Flared inlet, throat, a ported insert."""
    s = scale
    prof = [(.026, -.168), (.0245, -.164), (.017, -.146), (.0135, -.126), (.0135, -.111), (.019, -.084), (.0215, -.066), (.0215, -.001), (.0205, 0), (.0195, -.001), (.0195, -.064)]
    lathe('burner', [(r * s, t * s) for r, t in prof], m, seg, (x, y, z), BACK)
    cyl('insert', .0195 * s, .004 * s, (x, y - .004 * s, z), port, FRONT, 48, 0)
    for q in range(10):
        a = 2 * math.pi * q / 10
        cyl('port', .0031 * s, .003 * s, (x + .0125 * s * math.cos(a), y - .002 * s, z + .0125 * s * math.sin(a)), D.materials.get('void') or mat('void', (.008, .008, .008), .8), FRONT, 16, 0)


def burner_flame(x, y, z, length, seed, mats):
    """The flame of one inshot burner: bright core, blue body, faint mantle."""
    outer, body, core = mats
    L = length
    flame('fl_out', [(.0175, 0), (.0215, L * .07), (.0205, L * .22), (.0175, L * .42), (.0135, L * .66), (.008, L * .88), (0, L)], outer, (x, y, z), BACK, .30, seed)
    flame('fl_body', [(.0150, 0), (.0170, L * .05), (.0150, L * .16), (.0110, L * .30), (.0055, L * .44), (0, L * .52)], body, (x, y, z), BACK, .34, seed + 3)
    flame('fl_core', [(.0085, 0), (.0095, L * .02), (.0075, L * .08), (.0035, L * .15), (0, L * .19)], core, (x, y, z), BACK, .3, seed + 5)


def flame_mats(L):
    return (flame_mat('fl_out', (.06, .18, 1.0), 2.2, L, .55, 1.6, (.25, 1.05), 34),
            flame_mat('fl_body', (.08, .30, 1.0), 4.2, L * .52, .75, 1.1, (.30, 1.0), 46),
            flame_mat('fl_core', (.30, .66, 1.0), 7.0, L * .19, .8, .8, (.4, 1.0), 70))


def igniter(P, ceramic, glow=0, failed=False):
    """A hot surface igniter along +y, its flange at y=0: a blade of silicon nitride in a ceramic holder, two leads behind.
    glow: how bright its blade is, orange at the foot and nearly white at the tip. failed: broken through and burnt where it broke."""
    nitride = mat('nitride', (.060, .060, .064), .55, bump=(600, .2, .0004), cn=(70, (.115, .11, .105), .45, .75))
    lathe('holder', [(0, -.030), (.0066, -.030), (.0078, -.0285), (.0078, -.006), (.0105, -.0052), (.0105, .0002), (.0078, .001), (.0078, .017), (.0070, .0185), (0, .0185)], ceramic, 56, rot=BACK)
    box('slot', (.0095, .0012, .0036), (0, .0186, 0), P.void, .0004)
    box('flange', (.034, .0016, .026), (.006, -.0065, .002), P.zinc, .0006)
    screw((.0185, -.0080, .004), (0, -1, 0), .0040, P.zinc)
    for s in (-1, 1):
        rod('boot', (s * .0036, -.036, 0), (s * .0036, -.029, 0), .0026, P.white, 24, .0004)
    if failed:
        ash = mat('ash', (.70, .67, .62), .9, bump=(300, .6, .001), cn=(120, (.30, .27, .25)))
        box('stump', (.0076, .022, .0024), (0, .0290, 0), nitride, .0007)
        box('burn', (.0078, .0050, .0026), (0, .0415, 0), ash, .0010, rot=(0, 0, .25))
        box('burn', (.0077, .0040, .0026), (.0030, .0505, -.0012), ash, .0010, rot=(.06, .10, -.45))
        box('fallen', (.0076, .018, .0024), (.0075, .0610, -.0022), nitride, .0007, rot=(.06, .10, -.45))
        return
    for k in range(5):      # cooler towards the holder
        y, heat = .0215 + .0094 * k, (k + 1) / 5
        m = mat('nitride%d' % k, (.10, .075, .065), .6, emit=(1, .16 + .40 * heat, .02 + .20 * heat), es=glow * heat ** 2) if glow else nitride
        box('blade', (.0076, .0096, .0024), (0, y, 0), m, .0002 if k < 4 else .0007)


def gas_valve(loc, P, body=None, size=(.085, .075, .095)):
    """A combination gas valve: switch on its face, terminal block on top, pressure tap plugs."""
    x, y, z = loc
    w, d, h = size
    body = body or mat('gv', (.36, .37, .38), .4, metal=.85, bump=(300, .1, .0006))
    box('gv', size, loc, body, .008, 4)
    box('gvt', (w * .73, d * .73, .030), (x, y, z + h / 2 + .013), P.black, .005, 4)
    box('gvplate', (w * .72, .0015, h * .40), (x, y - d / 2 - .0006, z - h * .18), P.face, .001)
    paragraph(['GAS CONTROL', '24 V  60 HZ', '1/2 PSI MAX'], h * .075, (x - w * .31, y - d / 2 - .0018, z - h * .09), FRONT, P.ink)
    box('switch', (w * .34, .012, h * .15), (x - w * .06, y - d / 2 - .006, z + h * .24), P.red, .003)
    for s, dx in (('OFF', -.37), ('ON', .24)):
        text(s, h * .09, (x + w * dx, y - d / 2 - .0008, z + h * .24), FRONT, P.ink, font=BOLD)
    for dz in (.30, -.36):
        cyl('tap', .006, .006, (x + w * .36, y - d / 2 - .002, z + h * dz), P.brass, FRONT, 6, .0008)


def inducer(loc, P, R=.098, shell=None):
    """The draft inducer, its motor towards the viewer. Returns the point where its outlet begins."""
    x, y, z = loc
    shell = shell or mat('inducer', (.022, .022, .024), .42, bump=(260, .12, .0008))
    lathe('ind', [(0, .06), (R * .87, .06), (R * .97, .052), (R, 0), (R, -.01), (0, -.01)], shell, 96, (x, y, z), FRONT)
    for q in range(6):
        a = q * math.pi / 3 + .3
        screw((x + R * .9 * math.cos(a), y - .062, z + R * .9 * math.sin(a)), (0, -1, 0), .0048, P.steel)
    cyl('indplate', R * .52, .010, (x, y - .064, z), P.zinc, FRONT)
    cyl('indmotor', R * .44, .075, (x, y - .105, z), mat('imotor', (.20, .205, .21), .38, metal=.7), FRONT, bw=.006)
    for k in range(4):
        ring('indrib', R * .445, .0016, (x, y - .078 - k * .015, z), P.black, 48, FRONT)
    cyl('indcap', R * .30, .012, (x, y - .146, z), P.zinc, FRONT, bw=.003)
    cyl('indshaft', .005, .012, (x, y - .156, z), P.steel, FRONT)


def blower(loc, P, R=.150, depth=.26, housing=None, dusty=False):
    """A squirrel-cage blower seen into its inlet, hung under a shelf: scroll, wheel, motor on three arms. loc: its axis, front face."""
    x, y, z = loc
    housing = housing or P.galv
    scroll = []
    for k in range(61):  # a spiral that ends in an outlet going up on the left
        t = k / 60
        a = math.radians(180 + 285 * t)
        r = R * (1.16 + .34 * t)
        scroll.append((x + r * math.cos(a), z + r * math.sin(a)))
    top = z + R * 1.62
    scroll += [(scroll[-1][0] + R * .10, top), (scroll[0][0] - .0, top)]
    inlet = [(x + R * .86 * math.cos(2 * math.pi * k / 64), z + R * .86 * math.sin(2 * math.pi * k / 64)) for k in range(64)]
    plate('scrollface', [(a, y, b) for a, b in scroll], .0025, housing, normal=(0, 1, 0), holes=[[(a, y, b) for a, b in inlet]])
    for s in D.objects:
        if s.name.startswith('scrollface'):
            for p in s.data.polygons:
                p.material_index = 0
    sheetrows('scrollwall', [[(a, y, b) for a, b in scroll], [(a, y + depth, b) for a, b in scroll]], housing, .002)
    plate('scrollback', [(a, y + depth, b) for a, b in scroll], .002, housing, normal=(0, 1, 0))
    lathe('inletring', [(R * .86, .004), (R * .90, .012), (R * .96, .012), (R * .99, .0), (R * .86, -.004)], housing, 96, (x, y, z), FRONT)
    lint = mat('wheellint', (.20, .18, .155), .98, bump=(300, .9, .003), cn=(30, (.34, .31, .27)))
    wheel = lint if dusty else mat('wheel', (.60, .61, .62), .45, metal=.6)
    blade = sheetrows('blade', [[(R * .74, 0, yy), (R * .80, .006, yy), (R * .86, .022, yy)] for yy in (.012, depth - .02)], wheel, .0012)
    me = blade.data
    D.objects.remove(blade)
    n = 38
    for k in range(n):
        o = inst(me, (x, y, z), (-math.pi / 2, 0, 0), 1)
        o.rotation_euler = (Euler((-math.pi / 2, 0, 0)).to_matrix() @ Euler((0, 0, 2 * math.pi * k / n)).to_matrix()).to_euler()
        solidify(o, .006 + .009 * abs(math.sin(k * 2.7)) if dusty else .0012, 0)
    for yy in (.010, depth - .02):
        lathe('wring', [(R * .74, -.003), (R * .875, -.003), (R * .875, .004), (R * .74, .004)], wheel, 96, (x, y + yy, z), BACK)
    cyl('wback', R * .75, .003, (x, y + depth * .62, z), mat('wback', (.10, .10, .105), .5, metal=.6), FRONT, 64, 0)
    motor = mat('bmotor', (.060, .075, .095), .36, metal=.3, bump=(300, .06, .0006))
    lathe('motor', [(0, .055), (R * .22, .055), (R * .36, .048), (R * .40, .036), (R * .40, -.10), (0, -.10)], motor, 72, (x, y, z), FRONT)
    cyl('shaft', .007, .02, (x, y - .062, z), P.steel, FRONT)
    for k in range(8):
        a = k * math.pi / 4 + .2
        box('vent', (R * .13, .003, R * .035), (x + R * .24 * math.cos(a), y - .0535, z + R * .24 * math.sin(a)), P.void, .001, rot=(0, -a, 0))
    ring('band', R * .41, .005, (x, y - .012, z), P.zinc, 72, FRONT)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        rod('arm', (x + R * .40 * math.cos(a), y - .012, z + R * .40 * math.sin(a)), (x + R * .97 * math.cos(a), y - .010, z + R * .97 * math.sin(a)), .0042, P.zinc)
    return top


def control_board(loc, P, w=.20, h=.125, rot=FRONT):
    """The furnace's control board, built flat and then stood up at loc (its middle)."""
    pcb = mat('pcb', (.012, .105, .045), .38, bump=(700, .05, .0004), cn=(60, (.010, .085, .038)))
    relay, blu, wht = mat('relay', (.62, .60, .54), .4), mat('trimblue', (.03, .15, .46), .4), mat('plug', (.78, .77, .72), .45)
    M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    made = [box('pcb', (w, h, .0025), (0, 0, 0), pcb, .001)]
    u, v = w / .20, h / .125
    for x, y, a, b, c, m in ((-.070, .034, .028, .032, .020, relay), (-.034, .034, .028, .032, .020, relay), (.002, .034, .028, .032, .020, P.black), (.060, .036, .050, .020, .016, wht),
                             (.062, .006, .034, .016, .013, wht), (-.072, -.012, .022, .022, .006, P.black), (-.034, -.008, .018, .018, .005, P.black), (.010, -.004, .012, .028, .022, blu),
                             (.034, -.004, .010, .010, .012, P.black)):
        made.append(box('chip', (a * u, b * v, c), (x * u, y * v, c / 2 + .001), m, .0015))
    made.append(box('fuse', (.016 * u, .007 * v, .016), (.080 * u, -.018 * v, .009), mat('fuse', (.26, .05, .40), .35), .002))
    for k, (s, m) in enumerate(zip('RCWYG', (P.red, P.blue, wht, P.yellow, P.green))):
        x = (-.074 + k * .026) * u
        made.append(box('term', (.022 * u, .022 * v, .014), (x, -.046 * v, .008), P.black, .002))
        made.append(cyl('termscrew', .006 * u, .004, (x, -.046 * v, .016), P.zinc, seg=24, bw=.0008))
        made.append(text(s, .013 * v, (x, -.028 * v, .0018), (0, 0, 0), P.face, font=BOLD))
    made.append(box('led', (.005, .005, .004), (.078 * u, -.040 * v, .003), glow('boardled', (1, .22, .05), 7), 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            made.append(cyl('post', .0045, .006, (sx * (w / 2 - .009), sy * (h / 2 - .009), .002), P.face, seg=24))
    bpy.context.view_layer.update()
    for o in made:
        o.matrix_world = M @ o.matrix_basis
    return made
