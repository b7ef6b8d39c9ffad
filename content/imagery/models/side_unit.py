"""The flat outdoor unit of a heat pump or a mini-split: one large fan in front, coil at the back and on the left,
compressor in its own compartment on the right. Built round the middle of its foot; its front looks at -y."""
from types import SimpleNamespace

from kit import *

FRONT = (math.pi / 2, 0, 0)


def guard(cx, cz, y, R, m, spokes=16, rings=15):
    """Wire guard, slightly domed, its spokes swept."""
    def out(r):
        return y - .012 - .016 * (1 - (r / R) ** 2)
    for k in range(rings):
        r = .07 + (R + .008 - .07) * (k + 1) / rings
        ring('gr', r, .0021, (cx, out(r), cz), m, rot=FRONT)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        pts = []
        for q in range(9):
            r = .05 + (R + .012 - .05) * q / 8
            aa = a + .35 * (1 - q / 8)
            pts.append((cx + r * math.cos(aa), out(r) + .003, cz + r * math.sin(aa)))
        tube('sp', pts, .0027, m, fr=0, res=3)
    lathe('hub', [(0, .014), (.045, .013), (.058, .008), (.062, 0), (.062, -.006), (0, -.006)], m, loc=(cx, out(0) - .002, cz), rot=FRONT)


def propeller(cx, cz, y, R, m):
    """Three broad blades of plastic, their tips swept."""
    cyl('fh', .07, .06, (cx, y + .02, cz), m, FRONT, bw=.01)
    for b in range(3):
        rows = []
        for i in range(8):
            t = i / 7
            r = .06 + (R - .012 - .06) * t
            w = math.radians(66 + 30 * t)
            rows.append([(cx + r * math.cos(a), y + .02 + u * .075 * (1 - .2 * t), cz + r * math.sin(a))
                         for u, a in ((j / 9 - .5, b * 2 * math.pi / 3 + .5 + (j / 9 - .5) * w + .40 * t) for j in range(10))])
        solidify(sheetrows('blade', rows, m, auto=60), .0035, 0)


def faceplate(name, x0, x1, z0, z1, y, m, hole=None, sawn_edges=(), thick=.003):
    """A front panel with a round hole (x, z, radius)."""
    out = [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]
    holes = []
    if hole:
        cx, cz, r = hole
        holes = [[(cx + r * math.cos(2 * math.pi * k / 96), y, cz + r * math.sin(2 * math.pi * k / 96)) for k in range(96)]]
    o = plate(name, out, thick, m, cut_edges=sawn_edges, normal=(0, 1, 0), holes=holes)
    if hole:
        for poly in o.data.polygons:
            c = poly.center
            if poly.material_index and math.hypot(c.x - hole[0], c.z - hole[1]) < hole[2] * 1.05:
                poly.material_index = 0
    return o


def opened_unit(P, w=.98, d=.38, h=1.02, cab=None, fan_x=-.115, part_x=.225):
    """The unit without its top, its front sawn off above the fan and before the compressor. Returns where things are."""
    cab = cab or mat('cab', (.50, .50, .485), .38, bump=(900, .10, .0006), rn=(3, .32, .46))
    dark = mat('dark', (.05, .05, .052), .45, bump=(700, .1, .0006))
    grey = mat('prop', (.20, .21, .22), .42, bump=(500, .05, .0005))
    zincp = mat('zincp', (.42, .43, .44), .42, metal=.9, rn=(30, .36, .5))
    hw, hd, t = w / 2, d / 2, .006
    R = min(h * .31, (part_x + hw) * .44)
    cz = h * .49
    cut = part_x + .012
    # shell: pan, front with the fan's mouth, left part of the top, back corner, right side below
    span('pan', (-hw, hw), (-hd, hd), (0, .045), cab, .008)
    front_top = cz + R + .055
    faceplate('front', -hw, cut, .040, front_top, -hd, cab, (fan_x, cz, R), (1, 2), .005)
    rim('sawn', [(-hw, -hd + .0025, front_top), (cut, -hd + .0025, front_top), (cut, -hd + .0025, .045)], .0032, closed=False)
    lathe('bell', [(R + .040, 0), (R + .036, .010), (R + .026, .018), (R + .010, .019), (R, .013), (R - .002, -.07)], cab, 128, (fan_x, -hd, cz), FRONT)
    guard(fan_x, cz, -hd, R, dark)
    propeller(fan_x, cz, -hd + .05, R, grey)
    cyl('motor', .055, .09, (fan_x, -hd + .13, cz), P.black, FRONT, bw=.008)
    box('mount', (.07, .03, h - .06), (fan_x, -hd + .19, h / 2 + .02), zincp, .003)
    span('leftpost', (-hw, -hw + t), (-hd + .006, -hd + .035), (.04, front_top), cab, .002)
    span('leftpost', (-hw, -hw + t), (hd - .035, hd - .001), (.04, h), cab, .002)
    span('backpost', (part_x + .09, hw), (hd - t, hd), (.04, h), cab, .002)
    for k in range(9):  # wire grille before the coil on the left
        z = .09 + (h - .14) * k / 8
        rod('wire', (-hw + .001, -hd + .03, z), (-hw + .001, hd - .03, z), .0022, dark, 12, 0)
    for k in range(1, 4):
        rod('wire', (-hw + .0015, -hd + d * k / 4, .05), (-hw + .0015, -hd + d * k / 4, h - .01), .0022, dark, 12, 0)
    plate('right', [(hw - t, -hd, .04), (hw - t, hd, .04), (hw - t, hd, h * .52), (hw - t, hd * .1, h * .36), (hw - t, -hd, h * .30)], t, cab, (2, 3), (1, 0, 0))
    # coil: L of fins, its end with the return bends stands in the compartment
    ca, cb = .05, h - .015
    fins = finmat('ofins', .20, .78, 95)
    inx, iny = -hw + .012, hd - .012
    pts_o = [(inx, -hd + .03), (inx, iny - .05)] + [(inx + .05 - .05 * math.cos(a), iny - .05 + .05 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(1, 9))] + [(part_x + .09, iny)]
    th = .042
    pts_i = [(inx + th, -hd + .03), (inx + th, iny - .05)] + [(inx + .05 - (.05 - th) * math.cos(a), iny - .05 + (.05 - th) * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(1, 9))] + [(part_x + .09, iny - th)]
    for pts in (pts_o, pts_i):
        sheetrows('coil', [[(x, y, z) for z in (ca, cb)] for x, y in pts], fins)
    for z in (ca, cb):
        sheetrows('coilend', [[(a[0], a[1], z), (b[0], b[1], z)] for a, b in zip(pts_o, pts_i)], zincp)
    span('tubesheet', (part_x + .088, part_x + .091), (iny - th - .004, iny), (ca, cb), P.zinc, 0)
    span('frontend', (inx, inx + th), (-hd + .027, -hd + .03), (ca, cb), P.zinc, 0)
    n = int((cb - ca) / .027)
    bends = []
    for k in range(n):
        z = ca + .025 + (cb - ca - .06) * k / (n - 1)
        z2 = z + (cb - ca - .06) / (n - 1)
        y = iny - th * (.30 if k % 2 else .72)
        if k < n - 1:
            tube('bend', [(part_x + .09, y, z), (part_x + .112, y, z), (part_x + .120, y, (z + z2) / 2), (part_x + .112, y, z2), (part_x + .09, y, z2)], .0052, P.copper, .010, res=5)
        bends.append(Vector((part_x + .118, iny - th * .72, z)))
    # partition
    plate('partition', [(part_x, -hd + .01, .045), (part_x, iny - th - .01, .045), (part_x, iny - th - .01, h - .002), (part_x, -hd + .01, h - .002)], .003, zincp, (), (1, 0, 0))
    return SimpleNamespace(R=R, fan=Vector((fan_x, -hd, cz)), bends=bends, hw=hw, hd=hd, h=h, part_x=part_x, cab=cab, dark=dark, zinc=zincp, fan_x=fan_x, cz=cz)


def compressor(P, at, r=.058, tall=.30, accumulator=True):
    """A rotary compressor on rubber feet with its accumulator strapped to the side."""
    x, y, z = at
    shell = mat('shell', (.014, .0145, .0155), .34, rn=(6, .28, .42), bump=(90, .05, .0008), coat=.25)
    prof = smooth_profile([(0, 0), (r * .6, .002), (r * .86, .014), (r, .04), (r, .08)], 4) + smooth_profile([(r, .085), (r, tall * .7), (r, tall * .84), (r * .84, tall * .94), (r * .5, tall * .99), (0, tall)], 5)
    lathe('comp', prof, shell, 96, (x, y, z), auto=60)
    lathe('weld', [(r - .001, -.003), (r + .003, -.002), (r + .003, .002), (r - .001, .003)], shell, 96, (x, y, z + tall * .80))
    for k in range(3):
        a = math.radians(90 + 120 * k)
        cyl('grommet', .013, .022, (x + r * 1.25 * math.cos(a), y + r * 1.25 * math.sin(a), z - .004), P.rubber)
        rod('foot', (x + r * .7 * math.cos(a), y + r * .7 * math.sin(a), z + .010), (x + r * 1.25 * math.cos(a), y + r * 1.25 * math.sin(a), z + .010), .009, shell)
    if accumulator:
        ax, ay, ar = x + r * 1.68, y - r * .35, r * .50
        lathe('acc', smooth_profile([(.006, 0), (ar * .7, .006), (ar, .026), (ar, .10), (ar, tall * .5), (ar * .7, tall * .56), (.008, tall * .58)], 4), shell, 64, (ax, ay, z + tall * .22), auto=60)
        ring('strap', ar + .003, .003, (ax, ay, z + tall * .50), P.zinc)
        tube('accout', [(ax, ay, z + tall * .23), (ax, ay, z + tall * .10), (x + r * .9, y - r * .1, z + tall * .10)], .008, P.copper, .02)
        return Vector((ax, ay, z + tall * .80))
    return Vector((x, y, z + tall))


def reversing_valve(P, at, length=.12):
    """A four-way valve lying along x: one tube above (from the compressor), three below; the solenoid in front, pilot capillaries."""
    x, y, z = at
    body = mat('rvbody', (.74, .50, .26), .24, metal=1, rn=(30, .18, .34))
    rod('rv', (x - length / 2, y, z), (x + length / 2, y, z), .019, body, 48, .004)
    for s in (-1, 1):
        rod('rvcap', (x + s * length / 2, y, z), (x + s * (length / 2 + .012), y, z), .014, body, 48, .003)
    stubs = {'discharge': Vector((x, y, z + .05))}
    rod('stub', (x, y, z), stubs['discharge'], .0075, P.copper)
    for name, k in (('outdoor', -1), ('suction', 0), ('indoor', 1)):
        stubs[name] = Vector((x + k * length * .31, y, z - .05))
        rod('stub', (x + k * length * .31, y, z), stubs[name], .0095, P.copper)
    pilot = Vector((x - length * .02, y - .036, z + .014))
    rod('pilot', pilot - Vector((.03, 0, 0)), pilot + Vector((.045, 0, 0)), .0065, body)
    coilm = mat('solenoid', (.02, .05, .16), .38)
    rod('solenoid', pilot + Vector((.018, 0, 0)), pilot + Vector((.056, 0, 0)), .0185, coilm, 40, .004)
    screw(pilot + Vector((.057, 0, 0)), (1, 0, 0), .006, P.zinc)
    for a, b in ((-.020, -length * .44), (-.006, length * .44), (.006, 0)):
        tube('cap', spline([pilot + Vector((a, 0, 0)), pilot + Vector((a, -.012, .006)), (x + b, y - .026, z + .022), (x + b, y - .012, z + .012)]), .0020, P.copper, 0, res=4)
    return stubs, pilot + Vector((.037, -.018, .004))


def service_end(P, x, y, z, gap=.085):
    """Two flare service valves on the right side: gas above, liquid below."""
    for k, big in ((1, True), (0, False)):
        r = .016 if big else .012
        p = Vector((x + .022, y, z + k * gap))
        rod('sv', p - Vector((.03, 0, 0)), p + Vector((.02, 0, 0)), r, P.brass, 32)
        rod('svcap', p + Vector((.0, 0, 0)), p + Vector((0, -.040, 0)), r * .82, P.brass, 6)
        rod('flare', p, p + Vector((0, 0, -.036)), r * 1.05, P.brass, 6)


def closed_unit(P, w=.98, d=.37, h=1.02):
    """The whole unit with its skin on, foot at z=0, front at y=-d/2. Returns the fan's middle and the right side's x."""
    cab = mat('cab', (.50, .50, .485), .38, bump=(900, .10, .0006), rn=(3, .32, .46))
    dark = mat('dark', (.05, .05, .052), .45, bump=(700, .1, .0006))
    void = mat('unitvoid', (.012, .012, .012), .7)
    yf, fx, fz, R = -d / 2, -.100, h * .49, .312
    box('body', (w, d, h), (0, 0, h / 2), cab, .022, 5)
    box('lid', (w + .02, d + .02, .035), (0, 0, h - .005), cab, .014, 4)
    box('lidgap', (w - .004, d, .004), (0, -.001, h - .045), void, 0)
    lathe('bell', [(R + .044, 0), (R + .041, .010), (R + .03, .022), (R + .012, .024), (R, .018), (R - .002, -.05)], cab, 128, (fx, yf, fz), FRONT)
    cyl('well', R, .004, (fx, yf - .004, fz), void, FRONT, 96, 0)
    for b in range(3):
        rows = []
        for i in range(7):
            r, wd = .06 + (R - .09) * i / 6, math.radians(62 + 26 * i / 6)
            rows.append([(fx + r * math.cos(a), yf - .012 + u * .022, fz + r * math.sin(a)) for u, a in ((j / 9 - .5, b * 2 * math.pi / 3 + .5 + (j / 9 - .5) * wd + .35 * i / 6) for j in range(10))])
        solidify(sheetrows('blade', rows, dark, auto=60), .003)
    guard(fx, fz, yf - .020, R, dark, 16, 17)
    box('seam', (.003, .004, h - .10), (.290, yf, h * .46), void, 0)
    for k in range(10):
        box('slot', (.15, .006, .008), (.392, yf - .002, .10 + k * .02), dark, .002, 2)
    box('badge', (.11, .005, .026), (.392, yf - .003, .86), P.zinc, .002)
    box('handle', (.09, .02, .03), (.392, yf, .44), dark, .006)
    for dx in (-.47, .47):
        for dz in (.06, .94):
            screw((dx, yf - .002, dz), (0, -1, 0), .006, P.steel)
    box('sidecap', (.03, .26, .34), (w / 2 + .012, .02, .22), cab, .010, 4)
    return Vector((fx, yf, fz)), w / 2 + .02, dark
