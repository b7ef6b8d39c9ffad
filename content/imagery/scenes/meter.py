"""A multimeter clipped to the low-voltage terminals of a furnace's control board."""
from kit import *
from models import meter as M_
from models.furnace_parts import FRONT, control_board

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(41)
P = palette()
cab = mat('cab', (.115, .165, .205), .38, bump=(800, .08, .0006), rn=(4, .30, .46), cn=(22, (.095, .135, .17), .62, .88))
inner = mat('inner', (.42, .425, .43), .40, metal=.9, rn=(40, .32, .52), bump=(2, .15, .006), cn=(14, (.34, .33, .315), .55, .85))

# ---- the compartment: back sheet the board stands on, left side, deck above, blower housing below
span('sheet', (-.30, .40), (.020, .022), (-.22, .26), inner, .001)
span('left', (-.262, -.250), (-.14, .30), (-.40, .40), cab, .003)
span('deck', (-.30, .42), (-.10, .30), (.128, .138), inner, .002)
span('lintel', (-.30, .42), (-.125, -.112), (.112, .160), cab, .003)
for x in (-.18, .02, .22):
    screw((x, -.1265, .140), (0, -1, 0), .0058, P.zinc)
sc = mat('scroll', (.46, .465, .47), .40, metal=.9, rn=(50, .30, .5), cn=(9, (.36, .355, .34), .5, .85))
lathe('scroll', [(.165, 0), (.165, .012), (.185, .016), (.30, .016), (.30, .10), (0, .10)], sc, 128, (.10, .05, -.50), FRONT)
control_board((0, 0, 0), P, .250, .150)
for sx in (-1, 1):
    for sy in (-1, 1):
        rod('standoff', (sx * .116, .002, sy * .066), (sx * .116, .020, sy * .066), .0045, P.white, 20)
# the paper that tells what the blinks mean, curled at one corner
rows = []
for j in range(9):
    z = -.205 + .115 * j / 8
    rows.append([(-.235 + .10 * i / 10, .0185 - .018 * max(0, (i / 10 - .75)) ** 1.5 * 2 * max(0, 1 - j / 5), z) for i in range(11)])
sheetrows('codes', rows, P.paper, auto=180)
paragraph(['STATUS CODES', '1 blink   normal', '2 blinks  no flame', '3 blinks  pressure switch', '4 blinks  limit open', '5 blinks  flame seen late'], .0072, (-.230, .0172, -.102), FRONT, P.ink, lead=1.75)
# transformer and door switch, wires of the board
box('trafo', (.064, .050, .062), (.205, -.008, .062), P.black, .004)
box('core', (.070, .030, .046), (.205, -.010, .062), P.zinc, .002)
u, v = .250 / .20, .150 / .125


def term(k):
    """The screw of terminal k (R C W Y G)."""
    return Vector(((-.074 + k * .026) * u, -.018, -.046 * v))


white = mat('thermw', (.78, .77, .74), .42)
for k, m in enumerate((P.red, P.blue, white, P.yellow, P.green)):
    t = term(k)
    rod('bare', t + Vector((0, .004, -.004)), t + Vector((0, .003, -.018)), .0009, P.copper, 12, 0)
    tube('tw', spline([t + Vector((0, .003, -.015)), t + Vector((.001 * k - .002, .0, -.035)), Vector((-.055 - .004 * k, .004, -.135)), Vector((-.075 - .003 * k, .010, -.175)), Vector((-.080 - .003 * k, .016, -.30))]), .00175, m, 0, res=6)
tube('jacket', spline([(-.082, .010, -.170), (-.087, .013, -.20), (-.088, .016, -.34)]), .0058, mat('jacket', (.27, .15, .08), .5), 0)
for k, (m, x) in enumerate(((P.black, .055), (P.white, .066), (P.blue, .077), (P.red, .088), (P.yellow, .099))):
    tube('bw', spline([(x, -.018, .045 * v - .004), (x + .004, -.045 - .003 * k, .058 + .004 * k), (.150 + .008 * k, -.040, .040 - .01 * k), (.178 + .006 * k, -.012, -.04), (.19 + .006 * k, .004, -.20)]), .0024, m, 0, res=5)
for k in range(3):
    box('ziptie', (.030, .012, .003), (.184, -.008, -.05 - .06 * k), P.black, .001)

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
    t = term(k) + Vector((0, -.002, 0))
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
