"""A heat pump's outdoor unit with its compressor compartment sawn open, standing on legs so that melt water can fall away."""
from kit import *
from models import faults
from models import side_unit as U

OUT, W, H, SPP, VAR = args()
FAILED = VAR == 'failed'
S = reset()
rng = random.Random(9)
P = palette()
LEG = .30

u = None


def build():
    global u
    u = U.opened_unit(P, w=.98, d=.37, h=.86, fan_x=-.185, part_x=.110, cab=mat('cab', (.44, .45, .44), .38, bump=(900, .10, .0006), rn=(3, .32, .46)))
    hw, hd, h, px = u.hw, u.hd, u.h, u.part_x
    # compressor, accumulator, four-way valve and the tubes between them
    cx, cy, cz = px + .158, -.055, .075
    top = U.compressor(P, (cx, cy, cz), .078, .33)
    rvp = (cx + .010, cy + .005, .535)
    stubs, sol = U.reversing_valve(P, rvp, .16)
    d = stubs['discharge']
    tube('discharge', [(cx - .02, cy + .01, cz + .322), (cx - .02, cy + .01, cz + .36), (cx - .105, cy + .01, cz + .37), (cx - .105, cy + .01, d.z + .03), (d.x, cy + .006, d.z + .03), d], .0075, P.copper, .022)
    s = stubs['suction']
    tube('suction', [s, (s.x, s.y, s.z - .035), (top.x, top.y, s.z - .045), top + Vector((0, 0, -.03))], .0095, P.copper, .025)
    o = stubs['outdoor']
    b = u.bends[-6]
    tube('tocoil', [o, (o.x, o.y, o.z - .030), (o.x, .09, o.z - .030), (o.x, .09, b.z), (b.x, b.y - .004, b.z)], .0085, P.copper, .022)
    i = stubs['indoor']
    yS, zS = .055, .20
    tube('tohouse', [i, (i.x, i.y, i.z - .020), (i.x + .055, i.y + .03, i.z - .030), (i.x + .055, yS, i.z - .06), (i.x + .055, yS, zS + .085), (hw + .01, yS, zS + .085)], .0095, P.copper, .022)
    # liquid: bottom of the coil, expansion valve, service valve
    lo = u.bends[3]
    ev = Vector((px + .30, .085, .19))
    tube('liquid', [lo, (lo.x + .02, lo.y - .03, lo.z), (ev.x, ev.y, lo.z), ev], .0052, P.copper, .018)
    tube('liquid2', [ev + Vector((0, -.01, 0)), (ev.x, yS - .02, ev.z), (ev.x + .03, yS, zS), (hw + .01, yS, zS)], .0052, P.copper, .015)
    rod('ev', ev + Vector((0, 0, -.02)), ev + Vector((0, 0, .02)), .013, P.brass, 24)
    rod('evhead', ev + Vector((0, 0, .02)), ev + Vector((0, 0, .062)), .017, P.black, 32, .004)
    U.service_end(P, hw, yS, zS)
    # defrost sensor on a bend low in the coil, its wire up to the board
    q = u.bends[13]
    sp = Vector((q.x + .006, q.y - .004, q.z))
    sp += Vector((.014, -.012, 0))
    rod('sensor', sp + Vector((0, 0, -.034)), sp + Vector((0, 0, .030)), .0095, P.copper, 24, .002)
    rod('sleeve', sp + Vector((0, 0, .022)), sp + Vector((0, 0, .048)), .0080, P.black, 24, .002)
    box('clip', (.030, .026, .012), sp + Vector((-.008, .004, -.006)), P.zinc, .002)
    tube('sensorwire', spline([sp + Vector((0, 0, .030)), sp + Vector((.002, -.02, .09)), sp + Vector((-.02, -.05, .17)), (px + .07, .0, .62), (px + .07, -.06, .66)]), .0040, P.yellow, 0, res=4)
    # control board on its tray above the compartment
    tray = [(px + .005, -hd + .018, .640), (hw - .01, -hd + .018, .640), (hw - .01, hd - .09, .640), (px + .005, hd - .09, .640)]
    plate('tray', tray, .003, u.zinc, (), (0, 0, 1))
    pcb = mat('pcb', (.012, .105, .045), .38, bump=(700, .05, .0004), cn=(60, (.010, .085, .038)))
    bx, bz = (px + hw) / 2, .742
    tilt = (-.10, 0, 0)
    box('board', (.30, .004, .165), (bx, -hd + .060, bz), pcb, .001, rot=tilt)
    wht = mat('plug', (.78, .77, .72), .45)
    for dx, dz, a, c, dp, m in ((-.075, .050, .040, .040, .030, P.black), (-.028, .055, .032, .028, .022, wht), (.014, .055, .032, .028, .022, wht), (.068, .045, .050, .050, .034, mat('heat', (.60, .61, .62), .35, metal=1)),
                                (-.070, -.010, .030, .030, .010, P.black), (-.020, -.005, .046, .020, .008, P.black), (.040, -.012, .016, .034, .026, mat('capb', (.02, .10, .42), .4)), (.066, -.012, .016, .034, .026, mat('capc', (.02, .10, .42), .4)),
                                (-.060, -.058, .090, .020, .016, wht), (.050, -.058, .070, .020, .016, P.black)):
        box('part', (a, dp, c), (bx + dx * 1.4, -hd + .058 - dp / 2 - dz * .10, bz + dz), m, .002, rot=tilt)
    box('led', (.006, .004, .006), (bx + .010, -hd + .055, bz - .030), glow('led', (1, .16, .04), 9), 0)
    for k, m in enumerate((P.black, P.red, P.white, P.blue)):
        tube('loom', spline([(bx + .04 + .022 * k, -hd + .045, bz - .068), (bx + .05 + .02 * k, -hd + .03, bz - .10), (px + .27 + .012 * k, -hd + .05, .56), (px + .25 + .010 * k, -hd + .06, .47), (cx + .02, cy - .04, cz + .33)]), .0034, m, 0, res=4)
    box('terminal', (.05, .03, .03), (cx + .012, cy - .03, cz + .322), P.black, .006)
    # lines to the house
    for z, r, x, ins in ((zS + .085, .0095, hw + .085, True), (zS, .0055, hw + .045, False)):
        tube('line', [(hw + .022, yS, z - .03), (hw + .022, yS, z - .075), (x, yS + .02, z - .10), (x, .24, z - .10), (x, .24, -.6)], r, P.copper, .03)
    return sol, sp


sol, sensor = moved((0, 0, LEG), build)
up = Vector((0, 0, LEG))
# legs and pad
box('pad', (1.16, .66, .08), (0, 0, .04), P.concrete, .012, 4)
for x in (-.34, .34):
    box('rail', (.05, .48, .035), (x, 0, LEG - .018), u.dark, .004)
    for y in (-.20, .20):
        box('leg', (.042, .042, LEG - .10), (x, y, .08 + (LEG - .10) / 2), u.dark, .004)
        box('footp', (.09, .09, .008), (x, y, .085), u.dark, .002)
if FAILED:
    hd, hw_, fz, ice_ = u.hd, u.hw, u.cz + LEG, faults.ice_mat()
    # rime over the coil's inner face and its end, under the fan, and from the pan to the pad
    faults.crust(lambda a, b: (-u.hw + .06 + (u.part_x + u.hw - .07) * a, hd - .062 + rng.uniform(-.006, .004), LEG + .55 + .30 * b), ice_, rng, 9000)
    faults.crust(lambda a, b: (u.fan_x + u.R * .96 * (2 * a - 1), -hd + .012 + rng.uniform(-.008, .010), fz - u.R * (.50 + .46 * b) * (1 - (2 * a - 1) ** 2) ** .5), ice_, rng, 3600, (.005, .013), -1)
    faults.crust(lambda a, b: (-.42 + .56 * a + .02 * rng.gauss(0, 1), -hd + .04 + .12 * rng.random(), .084 + .075 * b * (1 - (2 * a - 1) ** 2) + .01 * rng.random()), ice_, rng, 3800, (.005, .013), -.5)
    for _ in range(46):
        x, y, L = rng.uniform(-.42, .14), -hd + rng.uniform(.015, .12), rng.uniform(.05, .20)
        faults.icicle((x, y, LEG + .004), L, .0125, ice_)
    # oil at the compressor's foot, a board with a burned part, a sensor off its pipe
    faults.soot(lambda a, b: (u.part_x + .158 + .0785 * math.sin(a), -.055 - .0785 * math.cos(a), LEG + .13 + b), rng, 8000, (.5, .03), (.05, .025, .008))
    faults.soot(lambda a, b: ((u.part_x + hw_) / 2 - .03 + a, -hd + .0375 - b * .10, LEG + .735 + b), rng, 7000, (.022, .020))
    fails('compressor', (u.part_x + .158, -.055, LEG + .16), .09, .10)
    fails('control-board', ((u.part_x + hw_) / 2 - .02, -hd, LEG + .735), .08, .08)
    fails('fan', (u.fan_x, -hd, fz - u.R * .5), .24, .15)
    fails('outdoor-coil', (-.16, hd, LEG + .72), .34, .13)
    fails('drain-gap', (-.14, -hd, .2), .36, .13)

part('fan', Vector((u.fan_x - .11, -u.hd - .012, u.cz + .11)) + up)
part('outdoor-coil', Vector((-.30, u.hd - .0545, .800)) + up)
part('compressor', Vector((u.part_x + .158 - .01, -.055 - .078, .20)) + up)
part('reversing-valve', Vector((u.part_x + .168 + .040, -.050 - .054, .551)) + up)
part('defrost-sensor', sensor + Vector((.002, -.0125, 0)) + up)
part('control-board', Vector(((u.part_x + u.hw) / 2 - .016, -u.hd + .056, .722)) + up)
part('drain-gap', (-.335, -.222, .20))

studio(0, 1.7, target=(0, 0, .6), key=(-2.6, -2.7, 2.7))
area((.75, -1.5, .95), (.36, 0, .85), .5, 9, (1, .93, .84), .8)
camera((-1.00, -4.45, 1.72), (.02, -.02, .600), lens=112, f=None)
if not FAILED:
    write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006)
even(OUT, W, H)
if FAILED:
    only_faults(OUT, W, H)
