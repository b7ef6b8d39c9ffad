"""The outdoor unit of an air conditioner: square cabinet, louvers over the coil, fan under a wire guard on top.

condenser(...) builds it; with `opened` a quadrant is sawn away and the inside is modelled.
"""
from types import SimpleNamespace

from kit import *
from models.grime import onto, scratches, turned

HALF, CORNER, TALL = .39, .085, .86      # half width, corner radius, height above the pan's foot
ORIFICE = .315                           # radius of the fan's opening
SLATS = 26


def materials(P):
    return SimpleNamespace(
        paint=mat('powder', (.375, .372, .355), .38, spec=.55, coat=.10, bump=(1100, .10, .0006), bump2=(330, .16, .0006), rn=(40, .30, .46), cn=(2.5, (.355, .350, .330), .3, .75)),
        dark=mat('powderdark', (.085, .085, .088), .45, bump=(900, .10, .0006)),
        wire=mat('wire', (.13, .13, .128), .35), black=mat('black', (.012, .012, .012), .7),
        fins=finmat('fins', .015, .13, 60), steel=P.steel)


def weathered(M, z0):
    """Some seasons outside: dust on what lies flat, dried runs below it, earth splashed up at the foot, and the trimmer's marks there."""
    n = Nodes(M.paint)
    v, geo = n.coords(), n.add('NewGeometry')
    at, up = n.add('SeparateXYZ'), n.add('SeparateXYZ')
    n.link(geo.outputs['Position'], at.inputs[0])
    n.link(geo.outputs['Normal'], up.inputs[0])
    fine, broad = n.noise(v, 160, 6, .7), n.noise(v, 11, 8, .68, .3)
    flat = n.ramp(up.outputs['Z'], ((.35, 0), (.95, 1)))
    specks = n.ramp(n.noise(v, 300, 5, .75), ((.57, 0), (.66, 1)))
    dust = n.math('MULTIPLY', flat, n.math('ADD', n.math('MULTIPLY', n.ramp(broad, ((.40, 0), (.62, 1))), .40), n.math('MULTIPLY', specks, .50)), True)
    onto(n, 'Base Color', dust, (.185, .165, .130))
    drops = n.add('TexVoronoi', Scale=58)     # where drops of rain dried
    n.link(v, drops.inputs['Vector'])
    rings = n.ramp(drops.outputs['Distance'], ((.17, 0), (.22, 1), (.25, 1), (.31, 0)))
    onto(n, 'Base Color', n.math('MULTIPLY', n.math('MULTIPLY', rings, flat), n.ramp(n.noise(v, 7, 3), ((.42, 0), (.58, .42)))), (.16, .145, .12))
    upright = n.math('SUBTRACT', 1, flat)
    runs = n.ramp(n.noise(turned(n, (0, 0, 0), (.009, .009, .34)), 1, 5, .62), ((.55, 0), (.78, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', n.math('MULTIPLY', runs, upright), .30), (.15, .13, .10))
    foot = n.math('DIVIDE', n.math('SUBTRACT', z0 + .20, at.outputs['Z']), .20, True)
    splash = n.math('MULTIPLY', n.math('POWER', foot, 1.6), n.math('ADD', n.math('MULTIPLY', n.ramp(fine, ((.44, 0), (.62, 1))), .62), n.math('MULTIPLY', n.ramp(broad, ((.38, 0), (.66, 1))), .40)), True)
    onto(n, 'Base Color', n.math('MULTIPLY', splash, .85, True), (.085, .066, .042))
    soil = n.math('ADD', dust, splash, True)
    onto(n, 'Roughness', soil, (.9,) * 3)
    low = n.math('DIVIDE', n.math('SUBTRACT', z0 + .10, at.outputs['Z']), .03, True)
    onto(n, 'Base Color', n.math('MULTIPLY', low, n.ramp(n.noise(turned(n, (0, 0, 0), (.020, .020, .0035)), 1, 3, .6), ((.70, 0), (.73, .9)))), (.05, .05, .052))
    onto(n, 'Base Color', n.math('MULTIPLY', scratches(n, (.5, .3, .7), (.0045, .0045, .10), 1.3, .12), .5), (.53, .52, .50))


def outline(off, half=HALF, r=CORNER):
    """The rounded square, with points along its flats too, or the round opening of the top becomes a polygon."""
    pts, out = rsq(half - off, half - off, max(r - off, .005), 12), []
    for i, p in enumerate(pts):
        out.append(p)
        if i % 13 == 12:
            q = pts[(i + 1) % len(pts)]
            out += [(p[0] + (q[0] - p[0]) * k / 17, p[1] + (q[1] - p[1]) * k / 17) for k in range(1, 17)]
    return out


def circle(R):
    return [(R * math.cos(a), R * math.sin(a)) for a in (math.atan2(y, x) for x, y in outline(0))]


def between(t, R):
    return [tuple(a * (1 - t) + b * t for a, b in zip(p, q)) for p, q in zip(outline(.03), circle(R))]


def skin(name, rings, m, opened, thick=0):
    """Loft through (points, z) rings; of an opened unit the quadrant is left out and its edges painted."""
    rings = [[(x, y, z) for x, y in ring_] for ring_, z in rings]
    if not opened:
        return loft(name, rings, m)
    ref = outline(0)
    gone = [x > opened[0] and y < opened[1] for x, y in ref]
    start = next(i for i in range(len(ref)) if gone[i - 1] and not gone[i])
    keep = [(start + k) % len(ref) for k in range(len(ref)) if not gone[(start + k) % len(ref)]]
    rows = [[r[i] for i in keep] for r in rings]
    o = sheetrows(name, rows, m, thick, auto=35)
    for e in (0, -1):
        rim('rim', [r[e] for r in rows], .0028, closed=False)
    return o


def corner_post(ci, z0, z1, M):
    """One corner of sheet with its screws."""
    pts, n, lip = rsq(HALF, HALF, CORNER, 12), 13, .035
    arc = pts[ci * n:(ci + 1) * n]
    e0, e1 = [(0, -1), (1, 0), (0, 1), (-1, 0)][ci], [(-1, 0), (0, -1), (1, 0), (0, 1)][ci]
    a = [(arc[0][0] + e0[0] * lip, arc[0][1] + e0[1] * lip)] + arc + [(arc[-1][0] + e1[0] * lip, arc[-1][1] + e1[1] * lip)]
    o = sheetrows('post', [[(x * .997, y * .997, z) for z in (z0, z1)] for x, y in a], M.paint, auto=35)
    bevel(solidify(o, .012), .002, 2, 50)
    for e, ax in ((a[0], e0), (a[-1], e1)):
        d = Vector((math.copysign(1, e[0]) if abs(e[0]) > HALF - .01 else 0, math.copysign(1, e[1]) if abs(e[1]) > HALF - .01 else 0, 0))
        for z in (z0 + .06, (z0 + z1) / 2, z1 - .06):
            p = Vector((e[0] - ax[0] * .016, e[1] - ax[1] * .016, z)) + d * .001
            screw(p, d, .0055, M.steel)
            cyl('washer', .008, .002, p, M.steel, toward(d), 24, .0005)


def slat_mesh(z0, z1, paint):
    ang = math.radians(32)
    c, s = math.cos(ang), math.sin(ang)
    pr = [(t * .0115, -.006 * (1 - t * t)) for t in (-1, -.6, -.2, .2, .6, 1)]
    rows = [[(x * c - y * s, x * s + y * c, z) for z in (z0, z1)] for x, y in pr]
    o = sheetrows('slat', rows, paint, auto=180)
    me = o.data
    D.objects.remove(o)
    return me


def louvers(z0, z1, M, opened):
    """Slats round all four sides; of an opened unit the right side has none, its service panel is off."""
    me, wide = slat_mesh(z0, z1, M.paint), 2 * (HALF - CORNER - .035)

    def gone(p):
        return opened and p.x > opened[0] - .004 and (p.y < opened[1] + .004 or p.x > HALF - .03)
    for side in range(4):
        R = Matrix.Rotation(side * math.pi / 2, 4, 'Z')
        for k in range(SLATS):
            p = R @ Vector((-wide / 2 + (k + .5) * wide / SLATS, -(HALF - .012), 0))
            if not gone(p):
                solidify(inst(me, (p.x, p.y, 0), (0, 0, side * math.pi / 2), 1), .0018)
        for z in (z0 + .17, (z0 + z1) / 2, z1 - .17):
            a, b = -wide / 2 - .015, wide / 2 + .015
            if opened and side == 0:
                b = min(b, opened[0])
            if opened and side == 1:
                continue
            p = R @ Vector(((a + b) / 2, -(HALF - .006), z))
            box('band', (b - a, .008, .020), p, M.paint, .003, 3, (0, 0, side * math.pi / 2))


def guard(zt, M, opened):
    """Rings and spokes of wire, domed."""
    def rise(R):
        return zt + .018 + .040 * (1 - (R / ORIFICE) ** 2)

    def gone(x, y):
        return opened and x > opened[0] and y < opened[1]
    for k in range(15):
        R = .062 + (ORIFICE - .004 - .062) * (k + 1) / 15
        if not opened:
            ring('gr', R, .0021, (0, 0, rise(R)), M.wire)
            continue
        pts = [(R * math.cos(a), R * math.sin(a), rise(R)) for a in (2 * math.pi * q / 96 for q in range(-24, 97 - 24))]
        kept = [p for p in pts[24:] + pts[1:24] if not gone(p[0], p[1])]
        start = max(range(len(kept)), key=lambda i: (Vector(kept[i]) - Vector(kept[i - 1])).length)
        tube('gr', kept[start:] + kept[:start], .0021, M.wire, 0, res=3)
    for k in range(12):
        a = 2 * math.pi * k / 12 + (.12 if opened else 0)
        pts = [(R * math.cos(a), R * math.sin(a), rise(R) - .0025) for R in (.05 + (ORIFICE - .054) * q / 12 for q in range(13))]
        if not gone(pts[6][0], pts[6][1]):
            tube('sp', pts, .0026, M.wire, 0, res=3)
    lathe('hub', [(0, .022), (.03, .021), (.052, .014), (.064, .004), (.066, -.004), (0, -.004)], M.dark, loc=(0, 0, zt + .052))


def fan(zt, M, blade=None, drop=.13, bent=False):
    """Four blades round a hub; `bent`: the one in front hangs."""
    blade = blade or M.dark
    cyl('hubf', .06, .05, (0, 0, zt - drop - .005), M.dark)
    for b in range(4):
        rows = []
        for i in range(6):
            R, wd = .05 + .24 * i / 5, math.radians(38 + 18 * i / 5)
            row = []
            for j in range(8):
                t = j / 7 - .5
                a = b * math.pi / 2 + .35 + t * wd + .25 * i / 5
                row.append((R * math.cos(a), R * math.sin(a), zt - drop + t * .085 * (1 - .25 * i / 5) + .02 * t * t - (.075 * (i / 5) ** 2 if bent and b == 3 else 0)))
            rows.append(row)
        solidify(sheetrows('blade', rows, blade, auto=60), .003)


def service_valves(zs, y, M, P):
    """Two brass service valves on the right side: suction (large, low) and liquid (small, above)."""
    for z, big in ((zs + .20, True), (zs + .30, False)):
        x = HALF
        cyl('valve', .020 if big else .014, .05, (x + .028, y, z), P.brass, (0, math.pi / 2, 0), 32)
        cyl('valvecap', .016 if big else .012, .04, (x + .03, y, z + .03), P.brass, seg=6)
        cyl('port', .010, .03, (x + .03, y - .028, z), P.brass, (math.pi / 2, 0, 0), 6)
        cyl('flange', .032 if big else .024, .004, (x + .008, y, z), M.steel, (0, math.pi / 2, 0))


def cabinet(z0, M, opened=None):
    """Pan, coil behind its louvers, corner posts, cap, guard and fan. z0: underside of the pan."""
    zt = z0 + TALL
    ring_ = outline
    loft('basepan', [[(x, y, z) for x, y in ring_(o)] for o, z in ((.012, z0), (0, z0 + .004), (0, z0 + .075), (.004, z0 + .079), (.03, z0 + .08))], M.paint)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl('foot', .035, .02, (sx * .28, sy * .28, z0), M.black)
    rings = [(ring_(.004), zt - .105), (ring_(-.004), zt - .105), (ring_(-.006), zt - .10)]
    for k in range(7):
        a = k / 6 * math.pi / 2
        rings.append((ring_(-.006 + .03 * (1 - math.cos(a))), zt - .03 + .03 * math.sin(a)))
    Rf = ORIFICE
    rings += [(between(.1, Rf + .02), zt + .002), (between(.5, Rf + .02), zt + .007), (circle(Rf + .022), zt + .012), (circle(Rf + .012), zt + .018),
              (circle(Rf + .003), zt + .018), (circle(Rf - .003), zt + .012), (circle(Rf - .004), zt - .02), (circle(Rf - .004), zt - .16 if not opened else zt - .075)]
    skin('topcap', rings, M.paint, opened)
    if not opened:
        loft('gap', [[(x, y, z) for x, y in ring_(.02)] for z in (z0 + .05, zt - .09)], M.black)
        loft('coil', [[(x, y, z) for x, y in ring_(.034)] for z in (z0 + .07, zt - .1)], M.fins)
    for c in range(4):
        if not (opened and c == 3):
            corner_post(c, z0 + .07, zt - .09, M)
    louvers(z0 + .075, zt - .095, M, opened)
    guard(zt, M, opened)
    return zt


def service_panel(zt, y, P, M):
    """The cover over the control box, with its rating plate."""
    box('svc', (.012, .24, .36), (HALF + .004, y, zt - .30), M.paint, .006, 3)
    for dy in (-.1, .1):
        for dz in (-.15, .15):
            screw((HALF + .012, y + dy, zt - .30 + dz), (1, 0, 0), .0055, M.steel)
    side = (math.pi / 2, 0, math.pi / 2)
    box('rating', (.001, .11, .075), (HALF + .0108, y, zt - .235), P.paper, 0)
    box('ratinghead', (.001, .11, .014), (HALF + .0112, y, zt - .205), P.ink, 0)
    text('OUTDOOR UNIT', .0085, (HALF + .012, y, zt - .205), side, P.paper, font=BOLD)
    paragraph(['R-410A  SPLIT SYSTEM', 'COOLING  36,000 BTU/H', '208/230 V  60 HZ  1 PH', 'MIN. CIRCUIT  21.4 A', 'FOR OUTDOOR USE'], .0066, (HALF + .0116, y - .048, zt - .222), side, P.ink)


def cap_screws(zt, M):
    """What holds the top: hex screws in its skirt, and clips that hold the guard down."""
    for side in range(4):
        R = Matrix.Rotation(side * math.pi / 2, 4, 'Z')
        for x in (-.262, .262):
            p, d = R @ Vector((x, -(HALF + .0045), zt - .082)), R @ Vector((0, -1, 0))
            screw(p, d, .0055, M.steel)
            cyl('washer', .008, .002, p, M.steel, toward(d), 24, .0005)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        box('clip', (.040, .016, .0022), (c * (ORIFICE + .018), s * (ORIFICE + .018), zt + .0205), M.steel, .0008, 2, (0, 0, a))
        cyl('clipscrew', .0052, .0036, (c * (ORIFICE + .026), s * (ORIFICE + .026), zt + .0235), M.steel, seg=6, bw=.0006)


def badge(zt, M):
    box('badge', (.15, .006, .036), (0, -HALF - .010, zt - .052), M.dark, .003, 3)
    box('badgeline', (.11, .002, .0035), (0, -HALF - .0135, zt - .052), M.steel, .0005, 2)

