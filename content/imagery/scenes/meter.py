"""A multimeter clipped to the low-voltage terminals of a furnace's control board."""
from kit import *
from models import meter as M_
from models.board import furnace_board, terminal
from models.board_parts import BoardParts
from models.furnace_parts import FRONT
from models.grime import worn

OUT, W, H, SPP, VAR = args()
S = reset()
P = palette()
cab = worn(mat('cab', (.115, .165, .205), .38, bump=(800, .08, .0006), rn=(4, .30, .46)), dirty=.45, scratched=.5)
sheet = worn(galvanised('sheet', .43, .53, 100, (.34, .46)), (.085, .072, .055), .62, (.70, .70, .69), .55, run=2)
M = Matrix.Translation((0, 0, 0)) @ Euler(FRONT).to_matrix().to_4x4()


def compartment():
    """Back sheet the board stands on, left side, deck above, the blower's housing below."""
    span('sheet', (-.30, .40), (.020, .022), (-.22, .26), sheet, .001)
    span('left', (-.262, -.250), (-.14, .30), (-.40, .40), cab, .003)
    span('deck', (-.30, .42), (-.10, .30), (.128, .138), sheet, .002)
    span('lintel', (-.30, .42), (-.125, -.112), (.112, .160), cab, .003)
    for x in (-.18, .02, .22):
        screw((x, -.1265, .140), (0, -1, 0), .0058, P.zinc)
    for z in (-.212, .098):      # beads pressed into the sheet, and screws with washers that hold it
        tube('bead', [(-.30, .0195, z), (.40, .0195, z)], .0042, sheet, 0)
    for x, z in ((-.160, .088), (.150, .088), (-.020, -.128), (.118, -.168), (.245, -.150)):
        cyl('washer', .0078, .0012, (x, .0192, z), P.zinc, FRONT)
        screw((x, .0170, z), (0, -1, 0), .0054, P.zinc)
    cyl('hole', .0050, .0006, (.140, .0196, .010), P.void, FRONT, bw=0)
    lathe('scroll', [(.165, 0), (.165, .012), (.185, .016), (.30, .016), (.30, .10), (0, .10)], sheet, 128, (.10, .05, -.50), FRONT)


def code_sheet():
    """The paper that tells what the blinks mean, handled often and curled at one corner."""
    paper = worn(mat('codepaper', (.74, .725, .67), .7, bump=(60, .12, .001)), (.28, .22, .13), .55, scratched=.0)
    rows = []
    for j in range(13):
        z = -.200 + .110 * j / 12
        rows.append([(-.205 + .094 * i / 14, .0185 - .020 * max(0, (i / 14 - .70)) ** 1.5 * 2 * max(0, 1 - j / 6) + .0006 * math.sin(i * .9 + j * .5), z) for i in range(15)])
    sheetrows('codes', rows, paper, auto=180)
    text('STATUS CODES', .0058, (-.201, .0172, -.099), FRONT, P.ink, .00003, 'LEFT', BOLD)
    paragraph(['1 blink    normal', '2 blinks  no flame', '3 blinks  pressure switch', '4 blinks  limit open', '5 blinks  flame seen late', '', 'Turn off power before', 'you open this panel.'], .0056, (-.201, .0172, -.112), FRONT, P.ink, lead=1.85)
    for x in (-.196, -.124):
        cyl('tape', .0034, .0006, (x, .0174, -.0935), P.zinc, FRONT, 24, .0002)


def transformer(x=.203, z=.058):
    """24 volts: a laminated core on two feet, coil in yellow tape, its rating on a label."""
    core = mat('core', (.20, .20, .205), .42, metal=.8, bump=(900, .1, .0003))
    for k in range(13):
        box('lamina', (.064, .0017, .054), (x, -.022 + .0022 * k, z), core, .0003)
    box('coil', (.040, .052, .036), (x, -.008, z), mat('tape', (.42, .33, .10), .36, coat=.2, bump=(60, .2, .001)), .007, 4)
    box('label', (.030, .0004, .022), (x, -.0345, z), P.face, .0001)
    paragraph(['40 VA  CLASS 2', '120 V   60 HZ', '24 V'], .0034, (x - .0125, -.0349, z + .0062), FRONT, P.ink, lead=1.6)
    for s in (-1, 1):
        box('foot', (.014, .003, .022), (x + s * .038, .0175, z - .016), core, .0008)
        screw((x + s * .039, .0150, z - .016), (0, -1, 0), .0046, P.zinc)
    for k, m in enumerate((P.black, P.white, P.red, P.blue)):
        q = x - .024 + .008 * k
        tube('tlead', spline([(q, -.006, z - .020), (q - .002, -.012, z - .045), (q - .010, .004, z - .075), (.168, .010, -.06 - .004 * k), (.168 + .002 * k, .012, -.10), (.170, .030, -.132)]), .0016, m, 0, res=5)


def door_switch(x=-.122, z=.086):
    """Open while the door is off; tape holds it in for as long as the voltage is measured."""
    box('switch', (.034, .030, .022), (x, -.098, z + .010), P.black, .003)
    box('plunger', (.010, .012, .012), (x, -.117, z + .010), P.white, .002)
    tape = mat('elecTape', (.02, .055, .22), .34, coat=.2, bump=(40, .4, .001))
    rows = [[(x - .009 + dx + .0006 * math.sin(k), y, zz) for dx in (0, .006, .012, .018)] for k, (y, zz) in enumerate(((-.1265, z + .040), (-.1272, z + .024), (-.1245, z + .016), (-.1240, z + .006), (-.118, z - .001), (-.100, z - .0015)))]
    sheetrows('tape', rows, tape, .0004, 180)


compartment()
furnace_board(M, P)
for sx in (-1, 1):
    for sy in (-1, 1):
        rod('standoff', (sx * .110, .0015, sy * .067), (sx * .110, .020, sy * .067), .0040, P.white, 20)
code_sheet()
transformer()
door_switch()


def term(k):
    """The screw of terminal k (R C W Y G), where the camera sees it."""
    return M @ terminal(k)


def grommet(p, r):
    """A rubber ring in a hole of the sheet: wires pass it without being cut."""
    cyl('hole', r, .0008, (p[0], .0192, p[2]), P.void, FRONT, bw=0)
    lathe('grommet', smooth_profile([(r * .72, .0006), (r * .80, .0040), (r * 1.05, .0042), (r * 1.22, .0016), (r * 1.22, 0)], 4), P.rubber, 48, (p[0], .0195, p[2]), FRONT)


def thermostat_cable():
    """Bare ends hooked under the screws, colours gathered into the brown jacket."""
    for k, m in enumerate((P.red, P.blue, mat('thermw', (.78, .77, .74), .42), P.yellow, P.green)):
        t = term(k)
        hook = [t + Vector((.0042 * math.cos(a), .0045, .0042 * math.sin(a))) for a in (math.pi * q / 8 for q in range(9))]
        tube('bare', hook[::-1] + [t + Vector((.0043, .0045, -.008)), t + Vector((.0040, .0040, -.0165))], .0009, P.copper, 0, res=4)
        d = Vector((.0040, 0, 0))
        tube('tw', spline([t + d + Vector((0, .0042, -.0135)), t + d + Vector((.001 * k - .002, .000, -.030)), Vector((-.060 - .003 * k + .010 * (k % 2), .002 + .0012 * k, -.128)), Vector((-.0795 - .0012 * k, .0120, -.162)), Vector((-.0830 - .0006 * k, .0130, -.182))]), .00165, m, 0, res=6)
    jacket = mat('jacket', (.25, .135, .07), .5, bump=(200, .2, .0008))
    tube('jacket', spline([(-.0800, .0125, -.161), (-.0850, .013, -.195), (-.088, .014, -.36)]), .0052, jacket, 0)
    box('cablestaple', (.020, .004, .006), (-.0845, .0065, -.192), P.white, .0015)


def harness():
    """From the plug down beside the board, tied twice, and through a grommet in the sheet to the burner compartment."""
    for k, (m, j) in enumerate(((P.black, 0), (P.white, 1), (P.blue, 0), (P.red, 1), (P.yellow, 0))):
        sx, sy = BoardParts.socket((.075, .050), 6, 2, k, j)
        q = (k - 2) * .0046
        a, b = (k % 3 - 1) * .0016, (k % 2) * .0044
        pts = [(sx, -.0180, sy), (sx + .001, -.036 - .0015 * k, sy + .001), (sx + .020 - .002 * k, -.052 - .002 * k, sy + .004 - .002 * k), (.134 + q * .5, -.036 + b, .030 + a), (.143 + q * .6, -.010 + b * .8, -.022), (.144 + q * .9, .004 + b * .6, -.075), (.150 + q, .006 + b * .5, -.112), (.160 + q * .8, .014, -.130 + b * .6), (.163 + q * .7, .034, -.134 + b * .5), (.163 + q * .7, .060, -.134)]
        tube('bw', spline(pts, 12), .0021, m, 0, res=5)
    grommet((.164, 0, -.132), .0135)
    for z, x, y in ((-.010, .1430, -.0160), (-.080, .1455, -.0020)):
        ring('ziptie', .0118, .0011, (x, y, z), P.black, 40).scale = (1, .62, 1)
        box('tielock', (.0050, .0040, .0050), (x + .003, y - .0088, z), P.black, .0008)


thermostat_cable()
harness()

# ---- the meter, hung from its magnet on the deck's lip at the right
m3 = Matrix.Translation((.226, -.112, -.040)) @ Euler((math.pi / 2 - .10, .03, -.10)).to_matrix().to_4x4()
jacks = placed(m3, lambda: M_.multimeter(P))
box('strap', (.022, .0016, .105), (.236, -.113, .088), P.black, .0005, rot=(-.04, .02, 0))
box('magnet', (.030, .012, .020), (.236, -.127, .138), P.black, .003)
red, black = mat('leadred', (.42, .018, .014), .42), mat('leadblack', (.016, .016, .017), .42)
ends = {}
for name, m in (('V', red), ('COM', black)):
    q = placed(m3, lambda: M_.plug(jacks[name], (0, -1, 0), m))
    ends[name] = m3 @ q
for name, m, k, sag in (('V', red, 0, -.150), ('COM', black, 1, -.125)):
    t = term(k) + Vector((0, -.0015, -.0030))
    d = Vector((.10 if k else -.10, -.80, -.38))
    lead = M_.clip(t, d, m, P.zinc)
    e = ends[name]
    dn = d.normalized()
    pts = bezier([e, e + Vector((0, .0, -.05)), Vector((e.x - .02, -.16, sag - .06)), Vector((.06 - .05 * (1 - k), -.20, sag - .10)), lead + dn * .09 + Vector((0, 0, -.07)), lead + dn * .035, lead], 60)
    tube('lead', pts, .0021, m, 0, res=6)

world_hdri(hdri('workshop'), .10, rotz=200, sat=.4)
area((-.75, -.95, .60), (0, 0, 0), .28, 8.5, (1, .84, .64), .35)
area((.85, -1.1, .25), (.1, 0, 0), .45, 4.0, (.76, .88, 1))
area((.1, -.8, .8), (.05, 0, 0), .35, 2.6, (1, .93, .84))
camera((-.030, -.730, .060), (.062, -.03, -.036), lens=47, f=8, focus=(.08, -.070, -.04))
render(OUT, W, H, SPP, exposure=.22, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .97), vig=.32)
