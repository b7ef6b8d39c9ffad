"""The machines of a basement as one sees them from across the street: furnace with its ducts, tank water heater."""
from kit import *
from models.furnace_parts import FRONT, blower, control_board


def sheet():
    """Galvanised sheet, paler and less of a mirror than close up: from afar it would only show the night before the house."""
    return D.materials.get('sheet') or mat('sheet', (.40, .42, .44), .42, metal=.25, cn=(30, (.33, .35, .37)), rn=(40, .38, .54))


def furnace(P, plenum=.34):
    """Its front taken off: flames above, blower and board below. Stands at the origin, front towards -y; returns its top."""
    cab = mat('cab', (.17, .26, .33), .40, rn=(4, .34, .46))
    inside = mat('furnaceinside', (.34, .345, .355), .45, metal=.8)
    w, d, h, shelf = .34, .34, 1.06, .50
    for a, b in ((-w, -w + .022), (w - .022, w)):
        span('fside', (a, b), (-d, d), (.02, h), cab, .005)
    span('fback', (-w + .022, w - .022), (d - .02, d), (.02, h), inside, 0)
    for z0, z1 in ((.02, .05), (shelf, shelf + .03), (h - .03, h)):
        span('fshelf', (-w + .0225, w - .0225), (-d + .002, d - .021), (z0, z1), cab, .003)
    rim('sawn', [(-w, -d, .02), (-w, -d, h), (w, -d, h), (w, -d, .02)], .010)
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
    lathe('flue', [(.045, 0), (.045, .46), (.040, .46), (.040, 0)], P.pvc, 40, (.22, .20, h))
    # plenum
    pw = .29
    span('plenum', (-pw, pw), (-.24, .26), (h, h + plenum), sheet(), .004)
    crossed((-pw + .03, -.242, h + .03), (pw - .03, -.242, h + plenum - .03), sheet())
    return h + plenum


def crossed(a, b, m):
    """The flat pyramid pressed into a sheet: two faint lines from corner to corner."""
    (x0, y, z0), (x1, _, z1) = a, b
    tube('break', [(x0, y, z0), (x1, y, z1)], .004, m, 0, res=2)
    tube('break', [(x0, y, z1), (x1, y, z0)], .004, m, 0, res=2)


def trunk(x0, x1, y0, y1, z0, z1, P, steps=()):
    """A rectangular supply duct along x; a slip joint at every metre."""
    span('trunk', (x0, x1), (y0, y1), (z0, z1), sheet(), .004)
    n = max(2, round((x1 - x0) / .95))
    for k in range(n + 1):
        x = x0 + (x1 - x0) * k / n
        span('slip', (x - .022, x + .022), (y0 - .012, y1 + .004), (z0 - .010, z1 + .008), sheet(), .004)
        if k < n:
            crossed((x + .05, y0 - .001, z0 + .02), (x + (x1 - x0) / n - .05, y0 - .001, z1 - .02), sheet())


def riser(x, y, z0, z1, r, P):
    """A round branch that goes up, crimped where its lengths meet."""
    rod('riser', (x, y, z0), (x, y, z1), r, sheet(), 64, 0)
    z = z0 + .12
    while z < z1 - .05:
        ring('crimp', r + .001, .006, (x, y, z), sheet(), 48)
        z += .55
    lathe('collar', [(r + .03, .0), (r + .026, .012), (r + .004, .03), (r, .05)], sheet(), 48, (x, y, z0))


def register(x, y, z, P, w=.36, d=.16):
    """A floor register, larger than life: a pale frame, dark slots."""
    pale = D.materials.get('regpale') or mat('regpale', (.80, .78, .73), .36)
    span('regframe', (x - w / 2, x + w / 2), (y - d / 2, y + d / 2), (z, z + .022), pale, .006)
    for k in range(9):
        a = x - w / 2 + .035 + k * (w - .07) / 8
        span('regslot', (a - .009, a + .009), (y - d / 2 + .03, y + d / 2 - .03), (z + .0225, z + .0235), P.void, 0)


def water_heater(P, pipes_to=1.9, R=.29, top=1.36):
    """Stands at the origin: jacket, gas control with its red knob, copper up to the ceiling, draft hood and flue."""
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
    tube('gas', [(g.x + .06, g.y, g.z), (R + .15, g.y, g.z), (R + .15, g.y, 1.0), (R + .15, .20, 1.0), (R + .15, .20, pipes_to)], .018, P.iron, .02)
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
    lathe('hood', [(.125, 0), (.13, .005), (.075, .10), (.073, pipes_to - top - .05)], sheet(), 64, (0, 0, top + .05))
    for a in (45, 135, 225, 315):
        rod('leg', front(a, .10, top - .02), front(a, .11, top + .06), .005, P.zinc, 12)
    return top


def thermostat(x, y, z, r, P, figure='70'):
    """Round, on a wall that faces -y, larger than life."""
    e = (math.pi / 2, 0, 0)
    lathe('tplate', [(0, 0), (r * 1.22, 0), (r * 1.22, r * .06), (r * 1.16, r * .10), (0, r * .10)], P.white, 96, (x, y, z), e)
    lathe('tbody', [(0, r * .1), (r, r * .1), (r, r * .36), (r * .95, r * .44), (r * .88, r * .44), (r * .86, r * .41)], P.steel, 96, (x, y, z), e)
    lathe('tface', [(r * .88, r * .405), (r * .5, r * .43), (0, r * .44)], mat('tface', (.012, .014, .018), .18, spec=.5), 96, (x, y, z), e)
    text(figure, r * .92, (x, y - r * .455, z + r * .02), e, glow('tfig', (1, .95, .88), 3.2), .0004, font=BOLD)
    hot = glow('thot', (1, .42, .12), 5)
    for k in range(31):
        a = math.radians(225 - 270 * k / 30)
        c, s = math.cos(a), math.sin(a)
        box('tick', (r * .12, .001, r * .035), (x + c * r * .74, y - r * .445, z + s * r * .74), hot if 8 <= k <= 20 else P.zinc, 0, rot=(0, -a, 0))


def jar_light(x, y, z, power):
    """A bulb in a jar on a wall that faces -y."""
    P = palette()
    cyl('jarplate', .07, .02, (x, y - .011, z), P.white, (math.pi / 2, 0, 0))
    cyl('jarneck', .045, .05, (x, y - .045, z), P.black, (math.pi / 2, 0, 0))
    o = lathe('jar', smooth_profile([(.045, 0), (.060, .04), (.060, .12), (.035, .155), (0, .16)], 4), glow('jarlight', (1, .66, .33), 7), 40, (x, y - .07, z), (math.pi / 2, 0, 0))
    o.visible_shadow = False
    point((x, y - .16, z), power, (1, .68, .38), .07)
