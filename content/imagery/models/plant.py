"""The machines of a basement as one sees them from across the street: furnace with its ducts, tank water heater."""
from kit import *
from models.furnace_parts import blower, control_board


def sheet():
    """Galvanised sheet, paler and less of a mirror than close up: from afar it would only show the night before the house."""
    return D.materials.get('sheet') or mat('sheet', (.33, .35, .375), .42, metal=.35, cn=(30, (.27, .285, .305)), rn=(40, .38, .54))


FURNACE_TOP, COIL_CASE = 1.06, .30          # of a furnace of scale 1; the coil stands on it


def cabinet_paint():
    return D.materials.get('cab') or mat('cab', (.25, .36, .45), .40, rn=(4, .34, .46))


def furnace(P):
    """Two windows sawn into its front: flames above, blower and board below. Stands at the origin, front towards -y."""
    cab = cabinet_paint()
    inside = mat('furnaceinside', (.34, .345, .355), .45, metal=.8)
    w, d, h, shelf = .34, .34, FURNACE_TOP, .50
    for a, b in ((-w, -w + .022), (w - .022, w)):
        span('fside', (a, b), (-d, d), (.02, h), cab, .005)
    span('fback', (-w + .022, w - .022), (d - .02, d), (.02, h), inside, 0)
    window(cab, w, -d, .02, h, [(.085, shelf - .005), (shelf + .045, h - .075)])
    for z0, z1 in ((.02, .05), (shelf, shelf + .03), (h - .03, h)):
        span('fshelf', (-w + .0225, w - .0225), (-d + .002, d - .021), (z0, z1), cab, .003)
    blower((.075, -.24, .255), P, .175, .34)
    control_board((-.205, -.20, .36), P, .17, .15)
    # burners: a row of flames before the tubes they heat
    blue, core = glow('fblue', (.04, .20, 1), 2.6), glow('fcore', (.35, .65, 1), 5)
    for k in range(4):
        x = -.20 + k * .10
        rod('burner', (x, -.26, .60), (x, -.26, .655), .030, P.zinc)
        lathe('flame', smooth_profile([(.024, 0), (.032, .04), (.022, .10), (0, .17)], 4), blue, 24, (x, -.26, .655))
        lathe('flamecore', smooth_profile([(.016, 0), (.018, .03), (0, .075)], 4), core, 24, (x, -.272, .655))
    for k in range(3):
        tube('exchanger', [(-.24, -.05, .74 + k * .085), (.24, -.05, .74 + k * .085)], .032, P.steel, 0)
    rod('manifold', (-.28, -.285, .585), (.26, -.285, .585), .016, P.brass)
    point((0, -.25, .78), .5, (.25, .50, 1), .05)
    point((-.12, -.31, .42), .35, (1, .74, .46), .03)


def coil_case(P):
    """The evaporator coil in its case, which stands on the furnace; a window sawn into its front: two finned slabs lean together
    as an A over the drain pan, copper bends at their ends. The front of the furnace's top stays free for the vent."""
    cab, fins, dark = cabinet_paint(), mat('coilfins', (.74, .75, .76), .5, metal=.2), mat('coildelta', (.13, .14, .15), .6)
    w, y0, y1, z0, z1 = .33, -.19, .33, FURNACE_TOP + .002, FURNACE_TOP + COIL_CASE
    for a, b in ((-w, -w + .02), (w - .02, w)):
        span('cside', (a, b), (y0, y1), (z0, z1), cab, .004)
    span('cback', (-w + .02, w - .02), (y1 - .02, y1), (z0, z1), dark, 0)
    span('ctop', (-w + .0205, w - .0205), (y0 + .002, y1 - .021), (z1 - .02, z1 - .001), cab, 0)
    window(cab, w, y0, z0, z1, [(z0 + .03, z1 - .03)], .04)
    span('pan', (-w + .022, w - .022), (y0 + .01, y1 - .03), (z0 + .004, z0 + .034), P.black, .004)
    foot, head, thick, front = (.275, z0 + .036), (.045, z1 - .035), .062, y0 + .03
    plate('delta', [(-.20, front + .02, z0 + .036), (.20, front + .02, z0 + .036), (0, front + .02, z1 - .05)], .004, dark, normal=(0, 1, 0))
    for s in (-1, 1):
        line = [foot, head, (head[0] - thick, head[1]), (foot[0] - thick * 1.15, foot[1])]
        plate('slab', [(s * x, front, z) for x, z in line], .42, fins, normal=(0, 1, 0))
        for k in range(5):
            t = (k + .5) / 5
            x, z = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - foot[1]) * t
            tube('bend', [(s * (x - .010), front, z), (s * (x - .010), front - .022, z), (s * (x - .050), front - .022, z), (s * (x - .050), front, z)], .0095, P.copper, .014)
    point((0, y0 - .04, z0 + .10), .22, (1, .84, .66), .03)
    tube('condensate', [(w - .01, y0 + .05, z0 + .02), (w + .05, y0 + .05, z0 + .02), (w + .05, y0 + .05, .03)], .014, P.pvc, .02)


def bright():
    """The sheet of vents: they stand in dark shafts and against a dark roof."""
    return D.materials.get('ventsheet') or mat('ventsheet', (.56, .57, .59), .42, metal=.25, cn=(30, (.47, .48, .50)), rn=(40, .38, .54))


def vent(points, r):
    """Round metal vent, its lengths and elbows crimped into each other."""
    tube('vent', points, r, bright(), r * 1.7, res=12)
    P = [Vector(p) for p in points]
    for k, (a, b) in enumerate(zip(P, P[1:])):
        d, n = (b - a).normalized(), (b - a).length
        first, last = (r * 1.75 if k else .02), n - (r * 1.75 if k < len(P) - 2 else .02)
        count = max(1, round((last - first) / .6))
        for i in range(count + 1):
            ring('crimp', r + .001, r * .10, a + d * (first + (last - first) * i / count), bright(), 40, toward(d))


def vent_cap(x, y, z, r):
    """The rain cap at a vent's upper end."""
    for k in range(4):
        a = math.radians(45 + 90 * k)
        rod('capleg', (x + r * .9 * math.cos(a), y + r * .9 * math.sin(a), z - .02), (x + r * 1.2 * math.cos(a), y + r * 1.2 * math.sin(a), z + .10), .006, bright(), 12)
    lathe('capskirt', [(r * 1.55, 0), (r * 1.6, .004), (r * 1.6, .06), (r * 1.55, .064)], bright(), 48, (x, y, z + .01))
    lathe('cap', [(r * 1.9, .09), (r * 1.9, .10), (r * .9, .16), (0, .175)], bright(), 48, (x, y, z))


def flashing(x, y, z, r, slope):
    """The collar where a vent leaves a roof that rises to the right by `slope`."""
    o = lathe('flashing', [(r * 2.6, 0), (r * 2.6, .012), (r * 1.15, r * 1.7), (r * 1.02, r * 2.2)], bright(), 48, (x, y, z))
    o.rotation_euler = (0, -slope * .5, 0)


def return_drop(x0, x1, y0, y1, z0, z1, side, high):
    """The return duct that comes down beside a furnace; at its foot, below `high`, it enters the furnace's side at x=`side`
    through the filter's rack."""
    span('drop', (x0, x1), (y0, y1), (z0, z1), sheet(), .004)
    span('shoe', (side + .075, x0 + .004), (y0 + .02, y1 - .02), (z0 + .02, high), sheet(), .004)
    span('rack', (side + .002, side + .075), (y0 - .04, y1), (z0 + .01, high + .02), cabinet_paint(), .004)
    span('filter', (side + .022, side + .055), (y0 - .052, y0 - .039), (z0 + .04, high - .01), mat('rackfilter', (.74, .72, .66), .9), .002)
    for z in (z0 + .012, high + .03, (high + z1) / 2 + .05):
        span('slip', (x0 - .008, x1 + .008), (y0 - .010, y1 + .004), (z - .016, z + .016), sheet(), .004)
    crossed((x0 + .03, y0 - .001, high + .06), (x1 - .03, y0 - .001, (high + z1) / 2 + .02), sheet())


def return_grille(x, y, z, w, h):
    """A return grille on a wall that faces -y: frame and louvers."""
    pale = D.materials.get('regpale') or mat('regpale', (.80, .78, .73), .36)
    span('gframe', (x - w / 2, x + w / 2), (y - .016, y), (z - h / 2, z + h / 2), pale, .005)
    span('gvoid', (x - w / 2 + .035, x + w / 2 - .035), (y - .0175, y - .0165), (z - h / 2 + .035, z + h / 2 - .035), mat('gvoid', (.06, .055, .05), .8), 0)
    n = round((h - .07) / .042)
    for k in range(n):
        zz = z - h / 2 + .035 + (h - .07) * (k + .5) / n
        box('louver', (w - .07, .020, .005), (x, y - .026, zz), pale, .001, rot=(math.radians(-35), 0, 0))


def window(m, w, y, z0, z1, openings, side=.055):
    """A front sheet from -w to w with windows sawn into it, each from one height to another."""
    at = lambda x0, x1, a, b: [(x0, y, a), (x1, y, a), (x1, y, b), (x0, y, b)]
    holes = [at(-w + side, w - side, a, b) for a, b in openings]
    plate('front', at(-w, w, z0, z1), .012, m, normal=(0, -1, 0), holes=holes)
    for hole in holes:
        rim('sawn', [(x, yy - .012, z) for x, yy, z in hole], .009)


def crossed(a, b, m):
    """The flat pyramid pressed into a sheet: two faint lines from corner to corner."""
    (x0, y, z0), (x1, _, z1) = a, b
    tube('break', [(x0, y, z0), (x1, y, z1)], .004, m, 0, res=2)
    tube('break', [(x0, y, z1), (x1, y, z0)], .004, m, 0, res=2)


def trunk(x0, x1, y0, y1, z0, z1, step):
    """A rectangular supply duct along x, less high from `step` on; a slip joint at every metre."""
    low = z0 + (z1 - z0) * .26
    seam = D.materials.get('seam') or mat('seam', (.17, .18, .195), .45, metal=.3)
    for a, b, z in ((x0, step, z0), (step + .22, x1, low)):
        span('trunk', (a, b), (y0, y1), (z, z1), sheet(), .004)
        n = max(1, round((b - a) / .95))
        for k in range(n + 1):
            x = a + (b - a) * k / n
            span('slip', (x - .020, x + .020), (y0 - .014, y1 + .004), (z - .012, z1 + .008), seam, .004)
            if k < n:
                crossed((x + .05, y0 - .001, z + .02), (x + (b - a) / n - .05, y0 - .001, z1 - .02), sheet())
    loft('reducer', [[(x, y, zz) for y, zz in ((y0, z), (y1, z), (y1, z1 - .001), (y0, z1 - .001))] for x, z in ((step, z0), (step + .22, low))], sheet())


def plenum(x, w, y0, y1, z0, z1, flare):
    """The collar that carries the air from the coil up into the trunk, wider at its top."""
    loft('plenum', [[(x - a, y0, z), (x + a, y0, z), (x + a, y1, z), (x - a, y1, z)] for a, z in ((w, z0), (w, z0 + .02), (w + flare, z1))], sheet(), auto=20)


def branch(x, y0, y1, z, top, r):
    """A round duct out of the trunk's front at y0 that turns up at y1."""
    tube('branch', [(x, y0, z), (x, y1, z), (x, y1, top)], r, sheet(), .10, res=12)
    ring('collar', r + .010, .012, (x, y0 - .016, z), sheet(), 48, (math.pi / 2, 0, 0))
    zz = z + .18
    while zz < top - .05:
        ring('crimp', r + .001, .009, (x, y1, zz), sheet(), 48)
        zz += .75


def register(x, y, z, P, w=.36, d=.16):
    """A floor register, larger than life: a pale frame, dark slots."""
    pale = D.materials.get('regpale') or mat('regpale', (.80, .78, .73), .36)
    span('regframe', (x - w / 2, x + w / 2), (y - d / 2, y + d / 2), (z, z + .022), pale, .006)
    for k in range(9):
        a = x - w / 2 + .035 + k * (w - .07) / 8
        span('regslot', (a - .009, a + .009), (y - d / 2 + .03, y + d / 2 - .03), (z + .0225, z + .0235), P.void, 0)


TANK_TOP, HOOD = 1.36, .20                  # of a water heater of scale 1; how far its draft hood's neck stands above


def water_heater(P, pipes_to=1.9, R=.29, top=TANK_TOP):
    """Stands at the origin: jacket, gas control with its red knob, copper up to the ceiling, a draft hood on legs."""
    jacket, cap = mat('jacket', (.62, .635, .63), .34, rn=(5, .28, .42)), mat('wcap', (.17, .185, .20), .42)
    lathe('pan', [(0, .012), (R + .035, .012), (R + .045, .065), (R + .055, .065), (R + .045, 0), (0, 0)], P.zinc, 96)
    lathe('wbase', [(0, .05), (R + .006, .05), (R + .008, .06), (R + .008, .16), (0, .16)], cap, 96)
    lathe('jacket', [(0, .155), (R, .155), (R, top - .05), (0, top - .05)], jacket, 96)
    lathe('wcap', [(0, top - .07), (R + .008, top - .07), (R + .008, top - .03), (R - .02, top), (0, top + .004)], cap, 96)
    front = lambda a, r, z: Vector((r * math.sin(math.radians(a)), -r * math.cos(math.radians(a)), z))

    def label(a0, a1, z0, z1, m, off=.002):
        rows = [[(p.x, p.y, z) for p in (front(a0 + (a1 - a0) * i / 12, R + off, 0) for i in range(13))] for z in (z0, z1)]
        sheetrows('label', rows, m)
    label(-34, -4, .86, 1.14, P.paper)
    label(-34, -4, 1.085, 1.14, mat('labelblue', (.06, .22, .42), .5), .0032)
    for k in range(5):
        label(-31, -10 - 3 * (k % 3), 1.04 - k * .034, 1.050 - k * .034, P.ink, .0032)
    label(6, 34, .90, 1.12, P.yellow)
    label(9, 31, 1.07, 1.10, P.ink, .0032)
    label(9, 22, .97, 1.03, P.ink, .0032)
    box('control', (.16, .12, .16), front(0, R + .05, .42), mat('wcontrol', (.10, .10, .105), .4), .014, 4)
    cyl('knob', .052, .04, front(0, R + .13, .43), P.red, (math.pi / 2, 0, 0), 48, .006)
    box('knobbar', (.016, .03, .085), front(0, R + .155, .43), P.red, .004)
    span('access', (-.15, .15), (-R - .012, -R + .06), (.19, .30), cap, .01)
    # gas: black iron with its drip leg, yellow shut-off
    g = front(0, R + .05, .42)
    tube('gas', [(g.x + .06, g.y, g.z), (R + .15, g.y, g.z), (R + .15, g.y, 1.0), (R + .15, -.14, 1.0), (R + .15, -.14, pipes_to)], .018, P.iron, .02)
    rod('drip', (R + .15, g.y, g.z), (R + .15, g.y, g.z - .18), .018, P.iron)
    box('gascock', (.10, .02, .022), (R + .15, g.y - .035, .74), P.yellow, .005)
    cyl('gasbody', .032, .08, (R + .15, g.y, .74), P.brass)
    # water: hot and cold
    for x, m in ((-.16, P.blue), (.16, P.red)):
        cyl('nipple', .030, .05, (x, 0, top + .02), P.steel)
        rod('copper', (x, 0, top), (x, 0, pipes_to), .0195, P.copper)
        cyl('valve', .034, .09, (x, 0, top + .22), P.brass, seg=8)
        box('lever', (.13, .012, .024), (x + .05, -.045, top + .22), m, .004)
        for z in (top + .11, top + .34):
            cyl('coupling', .024, .05, (x, 0, z), P.copper)
    for a in (45, 135, 225, 315):
        rod('leg', front(a, .085, top - .02), front(a, .128, top + .085), .007, P.zinc, 12)
    lathe('hood', [(.145, 0), (.150, .004), (.150, .022), (.066, .105), (.064, HOOD - .06), (.058, HOOD - .06), (.060, .10), (.142, .020)], sheet(), 64, (0, 0, top + .06))
    ring('hoodring', .151, .006, (0, 0, top + .078), sheet(), 64)
    # relief valve on the side, its pipe down to the floor
    cyl('relief', .026, .07, (-R - .03, .02, top - .14), P.brass, (0, math.pi / 2, 0))
    tube('reliefpipe', [(-R - .03, .02, top - .14), (-R - .085, .02, top - .14), (-R - .085, .02, .15)], .0175, P.copper, .03)


def thermostat(x, y, z, w, P, figure='70'):
    """Wide and flat, on a wall that faces -y: a white case `w` wide, a dark screen with lit figures."""
    h, front = w * .70, (math.pi / 2, 0, 0)
    box('tplate', (w * 1.10, .012, h * 1.14), (x, y - .006, z), mat('tplate', (.56, .55, .52), .5), .010, 4)
    box('tcase', (w, .045, h), (x, y - .032, z), P.white, .016, 5)
    box('tscreen', (w * .84, .006, h * .74), (x, y - .0550, z), mat('tscreen', (.010, .013, .018), .2, emit=(.05, .16, .30), es=.30), .008, 4)
    text(figure, h * .62, (x - w * .07, y - .0586, z + h * .035), front, glow('tfig', (1, .95, .88), 3.4), .0004, font=BOLD)
    warm = glow('thot', (1, .36, .08), 4)
    ring('tdegree', h * .052, h * .018, (x + w * .28, y - .0592, z + h * .20), warm, 32, front)
    box('tbar', (w * .58, .002, h * .05), (x, y - .0590, z - h * .27), warm, 0)


def jar_light(x, y, z, power):
    """A bulb in a jar on a wall that faces -y."""
    P = palette()
    cyl('jarplate', .07, .02, (x, y - .011, z), P.white, (math.pi / 2, 0, 0))
    cyl('jarneck', .045, .05, (x, y - .045, z), P.black, (math.pi / 2, 0, 0))
    o = lathe('jar', smooth_profile([(.045, 0), (.060, .04), (.060, .12), (.035, .155), (0, .16)], 4), glow('jarlight', (1, .66, .33), 7), 40, (x, y - .07, z), (math.pi / 2, 0, 0))
    o.visible_shadow = False
    point((x, y - .16, z), power, (1, .68, .38), .07)
