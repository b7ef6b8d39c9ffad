"""A mini-split: the head on a piece of wall, opened in steps, and its outdoor unit; between them the line set and the drain."""
from kit import *
from models import mini_head, side_unit as U

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(4)
P = palette()
HX, HZ = .0, 1.135                   # middle of the head on the wall
WALL, BOTTOM = (0, .125), .905       # the wall's thickness; where it is sawn off

places = moved((HX, 0, HZ), lambda: mini_head.opened_head(P, (-.265, -.095, .100)))
# ---- the piece of wall: board, insulation, sheathing, siding; its left edge is sawn and shows them
x0, x1, z1 = -.60, .60, 1.42
plaster = mat('plaster', (.27, .345, .315), .85, bump=(34, .2, .004), bump2=(300, .25, .001), cn=(1.4, (.245, .315, .287)))
board = mat('board', (.72, .70, .66), .9)
wool = mat('wool', (.72, .42, .38), .95, bump=(70, 1, .008), cn=(30, (.62, .33, .30)))
ply = mat('ply', (.50, .34, .19), .7, cn=(6, (.42, .28, .15)), stretch=(1, 1, 14))
siding = mat('siding', (.175, .225, .26), .5)
span('board', (x0, x1), (.002, .016), (BOTTOM, z1), board, 0)
span('paint', (x0, x1), (0, .002), (BOTTOM, z1), plaster, 0)
span('wool', (x0 + .012, x1 - .012), (.016, .098), (BOTTOM + .012, z1 - .012), wool, 0)
stud = mat('stud', (.58, .42, .25), .6, cn=(4, (.50, .35, .20)), stretch=(1, 1, 10))
for a, b in ((x0, x0 + .038), (x1 - .038, x1)):
    span('stud', (a, b), (.016, .098), (BOTTOM, z1), stud, .001)
span('plate', (x0, x1), (.016, .098), (BOTTOM, BOTTOM + .038), stud, .001)
span('ply', (x0, x1), (.098, .110), (BOTTOM, z1), ply, 0)
for k in range(5):
    span('lap', (x0, x1), (.110, .124), (BOTTOM + .105 * k, BOTTOM + .105 * k + .102), siding, .002)
rim('sawn', [(x0, -.001, z1), (x0, -.001, BOTTOM), (x1, -.001, BOTTOM), (x1, -.001, z1)], .0042, closed=False)

# ---- outdoor unit, behind the wall and below it
OY, OZ = .33, .055


def build():
    u = U.opened_unit(P, w=.86, d=.31, h=.60, fan_x=-.150, part_x=.110, cab=mat('cab', (.52, .53, .515), .38, bump=(900, .10, .0006), rn=(3, .32, .46)))
    cx, cy, cz = u.part_x + .120, -.035, .06
    top = U.compressor(P, (cx, cy, cz), .066, .245)
    stubs, sol = U.reversing_valve(P, (cx + .008, cy + .01, .415), .125)
    d, s, o, i = (stubs[k] for k in ('discharge', 'suction', 'outdoor', 'indoor'))
    tube('discharge', [(cx - .02, cy, cz + .24), (cx - .02, cy, cz + .27), (cx - .085, cy, cz + .28), (cx - .085, cy, d.z + .02), (d.x, cy, d.z + .02), d], .0065, P.copper, .018)
    tube('suction', [s, (s.x, s.y, s.z - .022), (top.x, top.y, s.z - .03), top + Vector((0, 0, -.03))], .008, P.copper, .02)
    b = u.bends[-5]
    tube('tocoil', [o, (o.x, o.y, o.z - .02), (o.x, .07, o.z - .02), (o.x, .07, b.z), b], .007, P.copper, .018)
    yS, zS = .045, .15
    tube('tohouse', [i, (i.x, i.y, i.z - .016), (i.x + .05, i.y + .02, i.z - .02), (i.x + .05, yS, i.z - .04), (i.x + .05, yS, zS + .085), (u.hw + .01, yS, zS + .085)], .008, P.copper, .018)
    lo = u.bends[2]
    tube('liquid', [lo, (lo.x + .03, .05, lo.z), (lo.x + .05, yS, zS), (u.hw + .01, yS, zS)], .0048, P.copper, .015)
    U.service_end(P, u.hw, yS, zS)
    tray = [(u.part_x + .005, -u.hd + .015, .475), (u.hw - .01, -u.hd + .015, .475), (u.hw - .01, u.hd - .08, .475), (u.part_x + .005, u.hd - .08, .475)]
    plate('tray', tray, .003, u.zinc, (), (0, 0, 1))
    pcb = mat('pcb', (.012, .105, .045), .38, bump=(700, .05, .0004))
    bx, bz = (u.part_x + u.hw) / 2, .535
    box('board', (.27, .004, .105), (bx, -u.hd + .05, bz), pcb, .001, rot=(-.1, 0, 0))
    for dx, dz, a, c, m in ((-.10, .02, .04, .04, P.black), (-.05, .024, .035, .03, P.white), (.09, .02, .05, .05, P.zinc), (.02, .0, .018, .036, P.blue), (.045, .0, .018, .036, P.blue), (-.07, -.035, .09, .018, P.white)):
        box('chip', (a, .022, c), (bx + dx, -u.hd + .040, bz + dz), m, .002)
    for k, m in enumerate((P.black, P.red, P.white)):
        tube('loom', spline([(bx + .02 + .02 * k, -u.hd + .03, bz - .04), (bx + .03 + .02 * k, -u.hd + .02, bz - .075), (u.hw - .05 + .01 * k, -u.hd + .04, .40), (cx + .05, cy - .05, .34), (cx + .012, cy - .03, cz + .245)]), .0030, m, 0, res=4)
    for x in (-.28, .28):
        box('foot', (.05, .34, .03), (x, 0, -.015), u.dark, .004)
    return u, cx, cy, cz, yS, zS


u, cx, cy, cz, yS, zS = moved((0, OY, OZ), build)
o = Vector((0, OY, OZ))
box('pad', (1.04, .50, .05), (0, OY, .0), P.concrete, .010, 4)

# ---- line set: out of the wall behind the head, down, to the valves; drain hose beside it; one sleeve of tape
lx, ly = .505, .215
for x, z, r in ((lx, zS + .085, .0205), (lx - .042, zS, .0165)):
    end = Vector((x, yS, z - .075)) + o
    tube('insul', [(x - .03, .12, HZ - .09), (x - .03, ly, HZ - .09), (x, ly, HZ - .16), (x, ly, end.z + .02), (x, end.y, end.z - .015)], r, P.rubber, .05)
    tube('flareend', [(x, end.y, end.z - .012), (x, end.y, end.z - .045), (u.hw + .022, yS + OY, z - .075 + OZ - .030), (u.hw + .022, yS + OY, z - .03 + OZ)], r * .42, P.copper, .022)
for zz in (.83, .62):
    box('strap', (.115, .006, .024), (lx - .024, ly - .023, zz), P.white, .002)
hose = mat('hose', (.60, .66, .69), .38)
hx = lx - .094
path = fillet([(.38, .10, HZ - .105), (hx, .17, HZ - .125), (hx, ly, HZ - .20), (hx, ly - .01, .45), (hx + .05, ly - .05, .30), (hx + .06, ly - .06, .10)], .05)
tube('drain', path, .0105, hose, 0)
L = 0
for a, b in zip(path, path[1:]):  # corrugated
    seg = (b - a).length
    while L < seg:
        p = a.lerp(b, L / seg)
        lathe('corr', [(.0100, -.0026), (.0128, 0), (.0100, .0026)], hose, 20, p, toward(b - a))
        L += .0085
    L -= seg
# inside the head the pan's spout and the hose start on the left and run along its foot
sp = Vector((HX - mini_head.W2 + .04, -.150, HZ - .108))
tube('drainin', [sp, sp + Vector((0, .02, -.022)), (HX - .20, -.070, HZ - .142), (.30, -.030, HZ - .135), (.38, .10, HZ - .11)], .0105, hose, .03)

part('blower-wheel', places['wheel'] + Vector((HX, 0, HZ)))
part('indoor-coil', places['coil'] + Vector((HX, 0, HZ)))
part('filter', places['filter'] + Vector((HX, 0, HZ)))
part('condensate-drain', (hx + .0, ly - .0125, .745))
part('line-set', (lx + .004, ly - .0205, .47))
part('outdoor-fan', Vector((u.fan_x - .08, -u.hd - .02, u.cz + .05)) + o)
part('compressor', Vector((cx - .01, cy - .066, .15)) + o)

studio(-.025, 1.9, target=(0, 0, .7), key=(-2.6, -2.9, 2.9))
area((-.9, -1.7, 1.0), (-.2, 0, 1.1), .7, 10, (1, .95, .88), .8)
camera((-1.20, -4.6, 1.52), (.015, .08, .672), lens=110, f=None)
write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
even(OUT, W, H)
