"""A packaged rooftop unit on a flat roof in evening sun: for the businesses."""
from kit import *
from models.grime import onto, turned

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(51)
P = palette()
FRONT = (math.pi / 2, 0, 0)
cab = mat('cab', (.47, .465, .44), .40, bump=(700, .08, .0006), rn=(3, .34, .5), cn=(2.6, (.43, .42, .395), .45, .8))
dark = mat('dark', (.06, .06, .062), .5)
roof = mat('roof', (.300, .290, .270), .82, bump=(160, .25, .001), cn=(.7, (.268, .259, .241), .35, .75))
seam = mat('seam', (.205, .194, .172), .85, cn=(5, (.130, .118, .096), .35, .65))


def stained(m):
    """Where water stood and dried: a few dull patches, each with the tide line it left."""
    n = Nodes(m)
    pool = n.noise(n.coords(), .62, 3, .5)
    onto(n, 'Base Color', n.math('MULTIPLY', n.ramp(pool, ((.55, 0), (.60, 1))), .62), (.128, .118, .100))
    line = n.math('SUBTRACT', 1, n.math('DIVIDE', n.math('ABSOLUTE', n.math('SUBTRACT', pool, .575), 0), .012), True)
    onto(n, 'Base Color', n.math('MULTIPLY', line, .55), (.085, .074, .058))


stained(roof)


def trodden(m):
    """Years of it: soot in fine specks, streaks where water ran to the drain, the way people walk to the unit, dust blown against the curb."""
    n = Nodes(m)
    v, geo, at = n.coords(), n.add('NewGeometry'), n.add('SeparateXYZ')
    n.link(geo.outputs['Position'], at.inputs[0])
    specks = n.ramp(n.noise(v, 55, 6, .8), ((.54, 0), (.68, 1)))
    broad = n.ramp(n.noise(v, 1.9, 8, .68, .5), ((.40, 0), (.72, 1)))
    onto(n, 'Base Color', n.math('ADD', n.math('MULTIPLY', specks, .26), n.math('MULTIPLY', broad, .30)), (.120, .108, .088))
    streak = n.ramp(n.noise(turned(n, (0, 0, .25), (3.0, .16, 1)), 1, 6, .62), ((.52, 0), (.72, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', streak, .30), (.135, .120, .098))
    from_line = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', at.outputs['Y'], -1.35), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(v, 1.3, 4), .5), .9)), 0)
    path = n.math('SUBTRACT', 1, n.math('DIVIDE', from_line, .42), True)
    onto(n, 'Base Color', n.math('MULTIPLY', n.math('MULTIPLY', path, n.ramp(n.noise(v, 8, 6, .7), ((.40, 0), (.66, 1)))), .38), (.150, .138, .118))
    before = n.math('SUBTRACT', 1, n.math('DIVIDE', n.math('ABSOLUTE', n.math('SUBTRACT', at.outputs['Y'], -.54), 0), .22), True)
    within = n.math('MULTIPLY', n.math('GREATER_THAN', at.outputs['X'], -1.35), n.math('LESS_THAN', at.outputs['X'], 1.5))
    onto(n, 'Base Color', n.math('MULTIPLY', n.math('MULTIPLY', n.math('MULTIPLY', before, within), n.ramp(n.noise(v, 24, 6, .7), ((.34, .3), (.62, 1)))), .72), (.090, .074, .050))
    onto(n, 'Roughness', n.math('MULTIPLY', n.ramp(n.noise(v, 3.1, 5, .6), ((.5, 0), (.7, 1))), .6), (.55,) * 3)


trodden(roof)


def aged(m):
    """The cabinet after some summers: runs below the edges of the top, dust, a little rust at the foot."""
    n = Nodes(m)
    v, geo = n.coords(), n.add('NewGeometry')
    at, up = n.add('SeparateXYZ'), n.add('SeparateXYZ')
    n.link(geo.outputs['Position'], at.inputs[0])
    n.link(geo.outputs['Normal'], up.inputs[0])
    flat = n.ramp(up.outputs['Z'], ((.4, 0), (.95, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', flat, n.math('MULTIPLY', n.ramp(n.noise(v, 5, 8, .7, .5), ((.34, .15), (.68, 1))), .50)), (.20, .18, .145))
    w = n.add('Mapping', Scale=(26, 26, 1.1))
    n.link(geo.outputs['Position'], w.inputs['Vector'])
    runs = n.ramp(n.noise(w.outputs['Vector'], 1, 5, .62), ((.54, 0), (.74, 1)))
    onto(n, 'Base Color', n.math('MULTIPLY', n.math('MULTIPLY', runs, n.math('SUBTRACT', 1, flat)), .34), (.165, .145, .115))
    foot = n.math('MULTIPLY', n.math('DIVIDE', n.math('SUBTRACT', .62, at.outputs['Z']), .20, True), n.ramp(n.noise(v, 40, 7, .72), ((.46, 0), (.64, 1))))
    onto(n, 'Base Color', n.math('MULTIPLY', foot, .55), (.150, .105, .065))
    bmp = n.add('Bump', Strength=.35, Distance=.02)     # panels never lie flat: wide shallow oil-canning
    n.link(n.noise(v, 3.4, 2), bmp.inputs['Height'])
    old = n.surface.inputs['Normal'].links
    if old:
        n.link(old[0].from_socket, bmp.inputs['Normal'])
    n.link(bmp.outputs['Normal'], n.surface.inputs['Normal'])


aged(cab)

# ---- the roof: one plain membrane with welded seams and a few stains, parapet with metal coping
plane('roof', -14, 22, -9, 6.2, 0, roof)
for k in range(7):
    y = -6 + 1.83 * k
    pts = [(x, y + .006 * noise.noise(Vector((x * .8, k, 2))), .002) for x in (-14 + .5 * i for i in range(73))]
    sheetrows('lap', [[(x, yy - .075, .0005) for x, yy, _ in pts], [(x, yy - .012, .0030) for x, yy, _ in pts]], D.materials['roof'], auto=60)
    sheetrows('lapedge', [[(x, yy - .012, .0030) for x, yy, _ in pts], [(x, yy, .0034) for x, yy, _ in pts], [(x, yy + .012 + .010 * noise.noise(Vector((x * 3, k, 7))), .0006) for x, yy, _ in pts]], seam, auto=60)
    for x in (-13.2 + 4.1 * ((k * .37) % 1) + 6.1 * i for i in range(6)):      # where two rolls meet end to end
        box('endlap', (.030, 1.80, .0030), (x, y + .915, .0015), seam, .0008)
        box('tpatch', (.17, .17, .0040), (x, y, .0022), D.materials['roof'], .001, rot=(0, 0, .785))
brick = mat('brick', (.24, .105, .065), .85, bump=(60, .5, .004))
n = Nodes(brick)
laid, tex = n.add('Mapping', Rotation=(math.pi / 2, 0, 0)), n.add('TexBrick', Scale=1)
for key, value in {'Color1': (.235, .108, .070, 1), 'Color2': (.165, .078, .055, 1), 'Mortar': (.30, .275, .24, 1), 'Mortar Size': .006, 'Brick Width': .205, 'Row Height': .068}.items():
    tex.inputs[key].default_value = value
n.link(n.coords(), laid.inputs['Vector'])
n.link(laid.outputs['Vector'], tex.inputs['Vector'])
n.link(tex.outputs['Color'], n.surface.inputs['Base Color'])
PT = 1.30      # the parapet: membrane turned up at its foot, brick, a metal cap in lengths
span('parapet', (-14, 22), (6.0, 6.3), (0, PT), brick, .01)
span('upstand', (-14, 22), (5.985, 6.0), (0, .34), roof, .004)
span('cant', (-14, 22), (5.93, 5.99), (0, .05), roof, .02)
span('termbar', (-14, 22), (5.976, 5.99), (.33, .36), P.alu, .002)
copm = mat('coping', (.30, .295, .28), .4, metal=.5, rn=(4, .34, .5))
for k in range(12):
    x = -14 + 3.05 * k
    span('coping', (x + .004, x + 3.046), (5.95, 6.35), (PT, PT + .035), copm, .008)
    span('copdrip', (x + .004, x + 3.046), (5.945, 5.953), (PT - .10, PT + .03), copm, .003)
    span('copjoint', (x - .06, x + .06), (5.942, 6.352), (PT - .101, PT + .038), copm, .004)
span('parapetl', (-9.3, -9.0), (-9, 6.3), (0, .62), brick, .01)
span('copingl', (-9.35, -8.95), (-9, 6.35), (.62, .66), copm, .008)

# ---- curb and cabinet: condenser section on the left, blower section on the right
L0, L1, D0, D1, ZB, ZT = -1.25, 1.35, -.62, .62, .36, 1.42
span('curb', (L0 + .10, L1 - .10), (D0 + .08, D1 - .08), (0, ZB), mat('curb', (.27, .26, .243), .9, bump=(90, .4, .003)), .02)
span('rail', (L0, L1), (D0, D1), (ZB, ZB + .09), cab, .006)
span('body', (-.12, L1), (D0, D1), (ZB + .09, ZT), cab, .008)
span('top', (L0 - .02, L1 + .02), (D0 - .02, D1 + .02), (ZT, ZT + .05), cab, .010)
for x0, x1 in ((.26, .52), (.54, .80), (.96, 1.33)):        # access doors with screws and handles; the panels between them hold disconnect and gas inlet
    span('door', (x0, x1), (D0 - .014, D0), (ZB + .12, ZT - .03), cab, .008)
    span('doorpress', (x0 + .05, x1 - .05), (D0 - .018, D0 - .012), (ZB + .22, ZT - .14), cab, .006)
    for z in (ZB + .18, ZT - .09):
        for x in (x0 + .022, x1 - .022):
            screw((x, D0 - .016, z), (0, -1, 0), .008, P.zinc)
    box('handle', (.10, .022, .028), ((x0 + x1) / 2, D0 - .022, ZB + .17), P.black, .006)
box('rating', (.13, .002, .17), (.67, D0 - .0195, ZT - .32), P.paper, .001)
paragraph(['PACKAGED ROOFTOP UNIT', 'COOLING  120,000 BTU/H', 'HEATING  180,000 BTU/H', '208/230 V  3 PH  60 HZ', 'R-410A', 'MODEL YEAR  2019'], .0115, (.612, D0 - .0212, ZT - .262), FRONT, P.ink, lead=1.7)
box('warn', (.10, .002, .05), (.39, D0 - .0195, ZT - .30), mat('warn', (.80, .46, .02), .5), .001)
text('DANGER', .017, (.39, D0 - .0212, ZT - .292), FRONT, P.ink, font=BOLD)
text('HIGH VOLTAGE', .0095, (.39, D0 - .0212, ZT - .315), FRONT, P.ink, font=BOLD)
# the heat section's flue hood, open downward behind a wire screen, and the louver of its combustion air below
hx, hz, hw = 1.135, ZT - .26, .105
plate('fluetop', [(hx - hw, D0 - .012, hz + .080), (hx + hw, D0 - .012, hz + .080), (hx + hw, D0 - .135, hz + .010), (hx - hw, D0 - .135, hz + .010)], .004, cab, (), (0, -.5, .87))
plate('fluefront', [(hx - hw, D0 - .133, hz + .010), (hx + hw, D0 - .133, hz + .010), (hx + hw, D0 - .133, hz - .050), (hx - hw, D0 - .133, hz - .050)], .004, cab, (), (0, -1, 0))
for x in (hx - hw, hx + hw):
    plate('flueside', [(x, D0 - .012, hz + .080), (x, D0 - .133, hz + .010), (x, D0 - .133, hz - .050), (x, D0 - .012, hz - .070)], .004, cab, (), (1, 0, 0))
span('fluescreen', (hx - hw, hx + hw), (D0 - .131, D0 - .014), (hz - .046, hz - .042), P.void, 0)
text('CAUTION  HOT', .013, (hx, D0 - .1365, hz - .020), FRONT, P.ink, font=BOLD)
for k in range(6):
    box('airlouver', (.15, .010, .009), (hx, D0 - .020, ZB + .36 + .020 * k), dark, .002, 2, (.6, 0, 0))
# condenser coil behind its wire guard, sides and front
fins = mat('fins', (.40, .395, .38), .42, metal=.75, cn=(7, (.20, .185, .16), .40, .68))
span('coil', (L0 + .060, -.125), (D0 + .055, D1 - .03), (ZB + .09, ZT), P.void, .002)


def finned(a, b, at):
    """Thin fins side by side, some pressed over by hail and hands; at(u, depth, z) places them."""
    v, f, zs = [], [], [ZB + .095 + q * (ZT - ZB - .10) / 40 for q in range(41)]
    for k in range(int((b - a) / .0042)):
        u = a + .0042 * k
        i = len(v)
        for z in zs:
            bent = .0022 * max(0, noise.noise(Vector((u * 9, z * 11, 4))) - .12) * 3
            for off, depth in ((bent, 0), (bent * .2, .010), (0, .030)):
                v.append(at(u + off, depth, z))
        f += [(i + 3 * q + c, i + 3 * q + c + 1, i + 3 * q + c + 4, i + 3 * q + c + 3) for q in range(40) for c in (0, 1)]
    solidify(mesh('fin', v, f, fins, smooth=False), .0009)


finned(L0 + .035, -.155, lambda u, d, z: (u, D0 + .028 + d, z))
finned(D0 + .035, D1 - .035, lambda u, d, z: (L0 + .033 + d, u, z))
for k in range(40):      # the rows of tubes the fins sit on
    z = ZB + .11 + .0254 * k
    if z < ZT - .02:
        rod('tuberow', (L0 + .05, D0 + .046, z), (-.14, D0 + .046, z), .0052, P.copper, 10, 0)
        rod('tuberow', (L0 + .051, D0 + .05, z), (L0 + .051, D1 - .04, z), .0052, P.copper, 10, 0)
for x in (L0, -.155):
    for y in (D0, D1 - .03):
        span('post', (x, x + .035), (y, y + .03), (ZB + .09, ZT), cab, .004)
for k in range(34):
    z = ZB + .115 + k * (ZT - ZB - .135) / 33
    rod('wire', (L0 + .03, D0 + .010, z), (-.13, D0 + .010, z), .0013, dark, 8, 0)
    rod('wire', (L0 + .010, D0 + .03, z), (L0 + .010, D1 - .03, z), .0013, dark, 8, 0)
for k in range(15):
    rod('wire', (L0 + .05 + k * .0745, D0 + .008, ZB + .10), (L0 + .05 + k * .0745, D0 + .008, ZT), .0016, dark, 8, 0)
    rod('wire', (L0 + .008, D0 + .055 + k * .0795, ZB + .10), (L0 + .008, D0 + .055 + k * .0795, ZT), .0016, dark, 8, 0)
for x in (-.98, -.42):            # two fans on top
    lathe('shroud', [(.262, 0), (.270, .05), (.262, .062), (.250, .062), (.246, .0)], cab, 96, (x, 0, ZT + .048))
    cyl('well', .246, .01, (x, 0, ZT + .052), P.void, bw=0, seg=72)
    for k in range(12):
        R = .03 + .232 * (k + 1) / 12
        ring('guard', R, .0026, (x, 0, ZT + .112 + .012 * (1 - (R / .26) ** 2)), dark, 72)
    for k in range(8):
        a = k * math.pi / 4
        tube('spoke', [(x + r * math.cos(a), r * math.sin(a), ZT + .110 + .012 * (1 - (r / .26) ** 2)) for r in (.03, .12, .2, .264)], .0032, dark, 0, res=3)
    for k in range(4):
        a = k * math.pi / 2 + .5
        rows = [[(x + r * math.cos(a + t * .5 + .25 * r), r * math.sin(a + t * .5 + .25 * r), ZT + .080 + t * .04) for t in (-.5, 0, .5)] for r in (.05, .12, .18, .235)]
        solidify(sheetrows('blade', rows, dark, auto=60), .003)
# economizer hood with its mesh, on the right end
hz = ((L1, ZT - .02), (L1 + .46, ZT - .28), (L1 + .46, ZT - .50), (L1, ZT - .50))
for y in (D0 + .12, D1 - .12):
    plate('hoodside', [(x, y, z) for x, z in hz], .006, cab, (), (0, 1, 0))
plate('hoodtop', [(L1, D0 + .12, ZT - .02), (L1 + .47, D0 + .12, ZT - .285), (L1 + .47, D1 - .12, ZT - .285), (L1, D1 - .12, ZT - .02)], .008, cab, (), (.5, 0, .87))
plate('hoodfront', [(L1 + .46, D0 + .12, ZT - .28), (L1 + .46, D0 + .12, ZT - .40), (L1 + .46, D1 - .12, ZT - .40), (L1 + .46, D1 - .12, ZT - .28)], .006, cab, (), (1, 0, 0))
span('hoodmesh', (L1, L1 + .45), (D0 + .13, D1 - .13), (ZT - .51, ZT - .50), dark, 0)
# gas line on blocks: riser, shut-off valve, union, then the drip leg at the unit's inlet, behind the valve and not before it
GX, gy, yd, zi, ztop = .88, D0 - .52, D0 - .13, ZB + .22, ZB + .52
yel = mat('gaspipe', (.66, .43, .03), .5, bump=(90, .3, .001), cn=(8, (.52, .33, .03), .5, .8))
PP = Pipes(P.copper, P.solder, P.brass, P.steel)
PP.pipe([(5.5, gy + .05, .13), (GX, gy, .13), (GX, gy, ztop), (GX, yd, ztop), (GX, yd, zi)], .021, yel, True, yel)
PP.ballvalve((GX, gy, ZB + .12), (0, 0, 1), .021, P.yellow, (-.5, -.85, 0))
rod('union', (GX, gy + .178, ztop), (GX, gy + .212, ztop), .036, yel, 8, .002)
for y in (gy + .158, gy + .212):
    rod('unionend', (GX, y, ztop), (GX, y + .020, ztop), .029, yel, 8, .002)
rod('inlet', (GX, yd, zi), (GX, D0 - .01, zi), .021, yel)
rod('drip', (GX, yd, zi), (GX, yd, zi - .21), .021, yel)
rod('tee', (GX, yd, zi - .042), (GX, yd, zi + .042), .0265, yel, 40, .003)
rod('teeside', (GX, yd, zi), (GX, yd + .044, zi), .0265, yel, 40, .003)
for a, b in (((GX, yd, zi - .042), (GX, yd, zi - .052)), ((GX, yd, zi + .042), (GX, yd, zi + .052)), ((GX, yd + .044, zi), (GX, yd + .054, zi))):
    rod('teelip', a, b, .0300, yel, 40, .002)
rod('dripcap', (GX, yd, zi - .200), (GX, yd, zi - .245), .0285, P.iron, 40, .004)
cyl('grommet', .034, .006, (GX, D0 - .004, zi), P.black, FRONT, bw=.002)
strut = mat('strut', (.06, .058, .055), .9, bump=(60, .5, .004))
for x in (1.5, 2.9, 4.3):
    box('block', (.26, .10, .10), (x, gy + .015, .05), strut, .008)
    box('clamp', (.03, .07, .012), (x, gy + .015, .158), P.zinc, .002)
# condensate from the base rail: a deep trap with a capped cleanout before it and an open vent behind it, then a long run to the roof drain
KX, ky, r = .335, D0 - .12, .019
RX, RY = 2.30, -.70
pvc = mat('oldpvc', (.60, .585, .53), .45, cn=(14, (.47, .445, .385), .42, .72))
primer = mat('primer', (.16, .07, .22), .5)
PP.pipe([(KX, D0 - .001, .405), (KX, ky, .405), (KX, ky, .100), (KX + .15, ky, .100), (KX + .15, ky, .245)], r, pvc, True, pvc)
PP.pipe([(KX + .15, ky, .245), (RX - .10, ky, .185), (RX - .10, ky, .045)], r, pvc, True, pvc)
for x, z in ((KX, .405), (KX + .15, .245)):      # the two tees, and what stands on them
    rod('tee', (x, ky, z - .042), (x, ky, z + .042), r * 1.24, pvc, 40, .002)
rod('teeside', (KX + .15, ky, .245), (KX + .195, ky, .2435), r * 1.24, pvc, 40, .002)
rod('cleancap', (KX, ky, .445), (KX, ky, .478), r * 1.45, pvc, 8, .002)
rod('trapvent', (KX + .15, ky, .27), (KX + .15, ky, .372), r, pvc)
rod('ventmouth', (KX + .15, ky, .3715), (KX + .15, ky, .3725), r * .82, P.void, 32, 0)
for x, z in ((KX, .358), (KX, .172), (KX + .15, .172), (KX + .15, .290)):      # the purple primer of the glued joints
    rod('primer', (x, ky, z - .005), (x, ky, z + .005), r * 1.03, primer, 40, 0)
rod('primer', (KX + .195, ky, .2434), (KX + .206, ky, .2430), r * 1.03, primer, 40, 0)
for x in (.72, 1.30, 1.90):
    zz = .245 - .06 * (x - KX - .15) / (RX - .25 - KX) - r
    box('foot', (.10, .16, .05), (x, ky, .025), strut, .008)
    rod('stand', (x, ky, .05), (x, ky, zz), .006, P.zinc)
    box('saddle', (.03, .05, .008), (x, ky, zz), P.zinc, .002)
# the drain: its own square of membrane, clamping ring, cast dome; damp where the water runs in
box('target', (.86, .80, .0036), (RX, RY + .02, .002), mat('target', (.255, .245, .222), .8, cn=(4, (.20, .19, .165))), .001, rot=(0, 0, .04))
wet = mat('wet', (.085, .080, .070), .16, spec=.6)
pts = [(RX - .06 + .21 * (1 + .5 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, 3)))) * math.cos(a), RY - .01 + .17 * (1 + .5 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, 8)))) * math.sin(a), .0046) for a in (2 * math.pi * k / 56 for k in range(56))]
mesh('damp', pts, [tuple(range(56))], wet, smooth=False)
lathe('drainring', [(.150, .003), (.146, .014), (.100, .018), (.094, .006)], P.iron, 48, (RX, RY, .001))
cyl('drainhole', .096, .004, (RX, RY, .006), P.void, bw=0)
for k in range(14):
    a = k * math.pi / 7
    tube('domebar', [(RX + q * math.cos(a), RY + q * math.sin(a), z) for q, z in ((.100, .012), (.092, .050), (.064, .080), (.022, .092))], .0052, P.iron, .02, res=3)
cyl('domecap', .030, .012, (RX, RY, .093), P.iron, bw=.003)
for z, q in ((.050, .093), (.080, .064)):
    ring('domering', q, .004, (RX, RY, z), P.iron, 48)

grey = mat('greybox', (.34, .35, .36), .4, bump=(700, .08, .0006))
DX, DZ = .045, ZB + .60
box('strut', (.041, .022, .44), (DX, D0 - .011, DZ), P.galv, .003)
box('disconnect', (.17, .11, .29), (DX, D0 - .077, DZ), grey, .008, 3)
box('dlid', (.176, .02, .27), (DX, D0 - .139, DZ + .006), grey, .006)
box('lever', (.020, .034, .085), (DX + .098, D0 - .092, DZ + .06), P.red, .005)
text('DISCONNECT', .016, (DX, D0 - .1502, DZ + .075), FRONT, P.ink, font=BOLD)
flexm = mat('flexm', (.14, .145, .15), .5)
cyl('connector', .021, .030, (DX, D0 - .077, DZ - .158), P.zinc, seg=8)
tube('whip', spline([(DX, D0 - .077, DZ - .16), (DX + .002, D0 - .080, DZ - .30), (DX + .035, D0 - .13, .34), (DX + .06, D0 - .17, .24)]), .0145, flexm, 0)
rod('riser', (DX + .06, D0 - .17, 0), (DX + .06, D0 - .17, .25), .017, P.galv)
lathe('flashing', [(.12, .003), (.045, .012), (.026, .10), (.022, .10), (.020, .0)], mat('flashing', (.17, .172, .175), .6), 48, (DX + .06, D0 - .17, .002))
# a walkway pad before the doors, grit washed together
span('walkpad', (.10, 1.02), (-1.86, -1.24), (.001, .012), mat('walkpad', (.150, .146, .138), .9, bump=(70, .6, .004), cn=(5, (.115, .108, .098))), .004)
crumbs = [pebble('crumb%d' % k, mat('crumb%d' % k, c, .95), rng, 1) for k, c in enumerate(((.16, .14, .11), (.30, .27, .22), (.09, .08, .07)))]
for _ in range(2600):
    x, y = rng.uniform(-2.8, 3.4), rng.uniform(-2.8, D0 + .06)
    if rng.random() < .45:
        x, y = rng.uniform(-1.3, 1.5), D0 + .07 - abs(rng.gauss(0, .10))
    inst(rng.choice(crumbs), (x, y, .003), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0012, .0052))
for x, y, q in ((-1.72, -1.62, .3), (-1.95, 1.15, -.12), (3.4, .95, .2)):      # patches that a roofer welded on
    o = box('patch', (.46, .34, .0024), (x, y, .0012), mat('patchm', (.335, .325, .302), .8, cn=(4, (.285, .272, .250))), .001, rot=(0, 0, q))
# boots that came through the dust: a sole's bars and its heel, worn off in places, from the pad to the disconnect and round to the coil
trace = mat('trace', (.085, .072, .052), .9)
n = Nodes(trace)
n.show(n.mix(n.math('MULTIPLY', n.ramp(n.noise(n.coords('Object', rand=True), 16, 6, .7), ((.40, .12), (.62, 1))), .58), n.add('BsdfTransparent').outputs[0], n.surface.outputs[0]))
def sole(side):
    v, f = [], []
    for k in range(17):
        t = k / 16
        if .30 < t < .40:
            continue
        w = (.036 if t <= .30 else .030 + .022 * math.sin((t - .40) / .60 * 2.75) ** .7) * (.75 if k in (0, 16) else 1)
        lean = side * .012 * math.sin(t * 3)
        i = len(v)
        y = -.145 + .29 * t
        v += [(lean - w, y, 0), (lean + w, y, 0), (lean + w, y + .0115, 0), (lean - w, y + .0115, 0)]
        f.append((i, i + 1, i + 2, i + 3))
    o = mesh('sole', v, f, trace, smooth=False)
    o.location = (0, 0, -1)
    return o.data
soles = sole(1), sole(-1)
for line in (((.42, -1.30), (.20, -1.02)), ((.05, -1.12), (-1.15, -1.22), (-1.85, -.70), (-2.0, .6)), ((-2.3, -2.3), (-1.2, -2.05), (.05, -1.62)), ((-.30, -1.00), (-.75, -.98))):
    k = 0
    for a, b in zip(line, line[1:]):
        d = Vector((b[0] - a[0], b[1] - a[1], 0))
        steps = max(1, int(d.length / .36))
        for q in range(steps):
            c = Vector((*a, .0046)) + d * (q / steps)
            e, k = d.normalized(), k + 1
            inst(soles[k % 2], c + Vector((-e.y, e.x, 0)) * (.085 if k % 2 else -.085) + Vector((rng.gauss(0, .025), rng.gauss(0, .025), 0)), (0, 0, math.atan2(-e.x, e.y) + (.16 if k % 2 else -.16) + rng.gauss(0, .10)), rng.uniform(.96, 1.04))
# what lies about on a roof: a few dry leaves
drym = leafmat('dry', (.20, .10, .03), (.42, .24, .07), .6, .3)
leaves = [leaf_clump('dl%d' % k, drym, 1, 0, .06, .6, rng) for k in range(3)]
for _ in range(34):
    inst(rng.choice(leaves), (rng.uniform(-2.4, 2.6), D0 + .06 - abs(rng.gauss(0, .22)), .015), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.random() * 6), rng.uniform(.5, 1))
# an exhaust fan and a vent pipe further back; beyond the parapet only the plain, one pale line of trees in the haze
lathe('exhaust', [(.23, .30), (.23, .42), (.36, .46), (.37, .52), (.30, .60), (.16, .66), (0, .67)], P.alu, 64, (7.9, 4.1, 0))
span('exhaustcurb', (7.62, 8.18), (3.82, 4.38), (0, .30), roof, .01)
rod('stack', (10.2, 4.9, 0), (10.2, 4.9, .50), .055, pvc)
lathe('skirt', [(.16, 0), (.06, .14), (.056, .14), (.15, 0)], mat('lead', (.18, .18, .185), .6), 32, (10.2, 4.9, 0))
xs = [-60 + 1.5 * k for k in range(600)]
tops = [2.2 + 2.4 * noise.noise(Vector((x / 60, 420, 5))) + 1.2 * noise.noise(Vector((x / 9, 420, 1))) + .7 * noise.noise(Vector((x / 3, 420, 2))) for x in xs]
sheetrows('plain', [[(x, 420, -60) for x in xs], [(x, 420, top) for x, top in zip(xs, tops)]], glow('haze', (.72, .60, .50), .80), auto=80)

world_gradient([(-1, (.10, .10, .09)), (-.12, (.34, .30, .26)), (-.05, (.70, .58, .48)), (-.005, (.86, .70, .58)), (.03, (.82, .70, .64)), (.10, (.56, .62, .72)), (.22, (.30, .44, .66)), (1, (.11, .22, .46))], .50, cam_strength=.92, clouds=.35, cloudcol=(1, .86, .74))
sun(Vector((.72, .52, -.34)), 6.0, (1, .74, .46), .7)
camera((-2.45, -4.35, 1.90), (.26, -.05, .82), lens=37, f=2.2, focus=(-.2, D0, 1.0))
render(OUT, W, H, SPP, exposure=.08, bounces=5, temp=(1.04, 1, .94), bloom=.10, vig=.25)
