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
seam = mat('seam', (.282, .272, .253), .80)


def stained(m):
    """Where water stood and dried: a few dull patches, each with the tide line it left."""
    n = Nodes(m)
    pool = n.noise(n.coords(), .62, 3, .5)
    onto(n, 'Base Color', n.math('MULTIPLY', n.ramp(pool, ((.56, 0), (.70, 1))), .40), (.150, .142, .128))
    line = n.math('SUBTRACT', 1, n.math('DIVIDE', n.math('ABSOLUTE', n.math('SUBTRACT', pool, .575), 0), .012), True)
    onto(n, 'Base Color', n.math('MULTIPLY', line, .10), (.120, .108, .090))


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
    sheetrows('lap', [[(x, yy - .05, .0005) for x, yy, _ in pts], [(x, yy, .0028) for x, yy, _ in pts], [(x, yy + .004, .0006) for x, yy, _ in pts]], seam, auto=60)
brick = mat('brick', (.24, .105, .065), .85, bump=(60, .5, .004), cn=(5, (.19, .085, .055)))
span('parapet', (-14, 22), (6.0, 6.3), (0, .62), brick, .01)
span('coping', (-14, 22), (5.95, 6.35), (.62, .66), mat('coping', (.20, .205, .21), .4, metal=.6), .008)
span('parapetl', (-9.3, -9.0), (-9, 6.3), (0, .62), brick, .01)
span('copingl', (-9.35, -8.95), (-9, 6.35), (.62, .66), D.materials['coping'], .008)

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
fins = finmat('fins', .05, .26, 55)
span('coil', (L0 + .035, -.125), (D0 + .03, D1 - .03), (ZB + .09, ZT), fins, .002)
for x in (L0, -.155):
    for y in (D0, D1 - .03):
        span('post', (x, x + .035), (y, y + .03), (ZB + .09, ZT), cab, .004)
for k in range(16):
    z = ZB + .12 + k * (ZT - ZB - .15) / 15
    rod('wire', (L0 + .03, D0 + .010, z), (-.13, D0 + .010, z), .0026, dark, 10, 0)
    rod('wire', (L0 + .010, D0 + .03, z), (L0 + .010, D1 - .03, z), .0026, dark, 10, 0)
for k in range(9):
    rod('wire', (L0 + .06 + k * .13, D0 + .008, ZB + .10), (L0 + .06 + k * .13, D0 + .008, ZT), .0026, dark, 10, 0)
    rod('wire', (L0 + .008, D0 + .07 + k * .135, ZB + .10), (L0 + .008, D0 + .07 + k * .135, ZT), .0026, dark, 10, 0)
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
PP.ballvalve((GX, gy, ZB + .12), (0, 0, 1), .021, P.red, (-.5, -.85, 0))
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
for x in (1.5, 2.9, 4.3):
    box('block', (.26, .10, .10), (x, gy + .015, .05), mat('strut', (.06, .058, .055), .9, bump=(60, .5, .004)) if not D.materials.get('strut') else D.materials['strut'], .008)
    box('clamp', (.03, .07, .012), (x, gy + .015, .158), P.zinc, .002)
# condensate from the base rail: capped cleanout before the trap, open vent behind it, then to the roof
KX, ky, r = .34, D0 - .12, .0165
PP.pipe([(KX, D0 - .001, .405), (KX, ky, .405), (KX, ky, .150), (KX + .13, ky, .150), (KX + .13, ky, .300)], r, P.pvc, True, P.pvc)
PP.pipe([(KX + .13, ky, .300), (KX + .25, ky, .300), (KX + .25, ky, .082)], r, P.pvc, True, P.pvc)
rod('clean', (KX, ky, .405), (KX, ky, .446), r * 1.2, P.pvc)
rod('cleancap', (KX, ky, .440), (KX, ky, .468), r * 1.45, P.pvc, 8, .002)
rod('trapvent', (KX + .13, ky, .29), (KX + .13, ky, .452), r, P.pvc)
rod('ventmouth', (KX + .13, ky, .4515), (KX + .13, ky, .4525), r * .82, P.void, 32, 0)
rod('tee', (KX + .13, ky, .262), (KX + .13, ky, .338), r * 1.22, P.pvc, 40, .002)
rod('teeside', (KX + .13, ky, .300), (KX + .168, ky, .300), r * 1.22, P.pvc, 40, .002)
rod('tee', (KX, ky, .372), (KX, ky, .425), r * 1.22, P.pvc, 40, .002)
wet = mat('wet', (.16, .155, .145), .08, spec=.6)
WX, WY = KX + .265, ky - .07
pts = [(WX + .10 * (1 + .4 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, 3)))) * math.cos(a), WY + .09 * (1 + .4 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, 8)))) * math.sin(a), .0512) for a in (2 * math.pi * k / 56 for k in range(56))]

mesh('puddle', pts, [tuple(range(56))], wet, smooth=False)
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
# a concrete splash pad under the condensate, grit washed together, a walkway pad before the doors
span('splash', (KX + .13, KX + .43), (ky - .40, ky + .07), (0, .050), P.concrete, .008)
span('walkpad', (.10, 1.02), (-1.86, -1.24), (.001, .012), mat('walkpad', (.150, .146, .138), .9, bump=(70, .6, .004), cn=(5, (.115, .108, .098))), .004)
crumbs = [pebble('crumb%d' % k, mat('crumb%d' % k, c, .95), rng, 1) for k, c in enumerate(((.16, .14, .11), (.30, .27, .22), (.09, .08, .07)))]
for _ in range(2600):
    x, y = rng.uniform(-2.8, 3.4), rng.uniform(-2.8, D0 + .06)
    if rng.random() < .45:
        x, y = rng.uniform(-1.3, 1.5), D0 + .07 - abs(rng.gauss(0, .10))
    inst(rng.choice(crumbs), (x, y, .003), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0012, .0052))
for x, y, q in ((-1.72, -1.62, .3), (2.25, -.95, -.2)):      # patches that a roofer welded on
    o = box('patch', (.46, .34, .0024), (x, y, .0012), mat('patchm', (.335, .325, .302), .8, cn=(4, (.285, .272, .250))), .001, rot=(0, 0, q))
# what lies about on a roof: a few dry leaves
drym = leafmat('dry', (.20, .10, .03), (.42, .24, .07), .6, .3)
leaves = [leaf_clump('dl%d' % k, drym, 1, 0, .06, .6, rng) for k in range(3)]
for _ in range(34):
    inst(rng.choice(leaves), (rng.uniform(-2.4, 2.6), D0 + .06 - abs(rng.gauss(0, .22)), .015), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.random() * 6), rng.uniform(.5, 1))
# a second unit and a vent pipe further back, far woods beyond the parapet
span('unit2', (-5.6, -3.6), (3.0, 4.0), (.30, 1.15), cab, .02)
span('curb2', (-5.5, -3.7), (3.1, 3.9), (0, .30), dark, .01)
for x in (-5.1, -4.2):
    lathe('fan2', [(.28, 0), (.30, .07), (.26, .07), (.25, .02), (0, .02)], dark, 48, (x, 3.5, 1.15))
rod('stack', (3.6, 4.4, 0), (3.6, 4.4, .75), .055, P.pvc)
lathe('skirt', [(.16, 0), (.06, .14), (.056, .14), (.15, 0)], mat('lead', (.18, .18, .185), .6), 32, (3.6, 4.4, 0))
def woods(y, low, swell, crown, colour, far):
    """A far wood as one pale band: its outline is round crowns, its leaves too far to tell apart."""
    tops = [(x + rng.uniform(-.4, .4) * crown, rng.uniform(.7, 1.25) * crown, rng.uniform(-.25, .25) * crown) for x in (-60 + .8 * crown * k for k in range(int(520 / (.8 * crown))))]
    def top(x):
        z = max([math.sqrt(R * R - (x - c) ** 2) * .8 + dz for c, R, dz in tops if abs(x - c) < R] or [0])
        return low + z + swell * noise.noise(Vector((x / 55, y, 5))) + .22 * crown * noise.noise(Vector((x / crown * 2.2, y, 1)))
    xs = [-60 + .4 * k for k in range(1300)]
    m = mat('woods', colour, 1, spec=0, cn=(.9 / crown, far, .40, .68))
    sheetrows('woods', [[(x, y, -22) for x in xs], [(x, y + .6, top(x) - crown) for x in xs], [(x, y + 1.6, top(x)) for x in xs]], m, auto=80)


for k, y in enumerate((300, 215, 165, 130, 105)):    # each nearer row a little lower, greener and darker
    t = k / 4
    woods(y, 2.5 - 10.5 * t, 4.0 - 2.8 * t, 6 - 2.6 * t, *[tuple(a + (b - a) * t ** .8 for a, b in zip(p, q)) for p, q in (((.235, .220, .190), (.112, .122, .072)), ((.250, .234, .202), (.128, .136, .082)))])

# the nearest crowns stand out singly: oaks, pale ash, dark pines, a bare one, no two alike
kinds = []
for k, (a, b, n, ls) in enumerate((((.060, .068, .022), (.170, .160, .060), 90, .62), ((.095, .090, .035), (.250, .205, .085), 80, .55), ((.030, .046, .024), (.072, .088, .045), 110, .50), ((.105, .072, .030), (.215, .140, .060), 80, .58))):
    m = leafmat('crown%d' % k, a, b, .7, .35)
    kinds.append([leaf_clump('cr%d_%d' % (k, q), m, n, 1.5, ls, .6, rng) for q in range(2)])
bark = mat('farbark', (.12, .105, .09), .95)
hazed = leafmat('crownfar', (.125, .130, .085), (.215, .205, .140), .9, .2)
far_clumps = [leaf_clump('crf%d' % q, hazed, 70, 2.1, .95, .6, rng) for q in range(3)]
for k in range(170):      # behind them the next trees, paler in the air between
    y = rng.uniform(131, 163)
    shrub(far_clumps, (rng.uniform(0, 1.72 * y), y, -5.6 + (y - 131) * .10 + rng.uniform(-1.6, 1.3)), rng.uniform(2.8, 4.6), 46, rng, rng.uniform(.75, 1.2), .5, (.55, 1.05))
for _ in range(210):
    y = rng.uniform(70, 128)
    x = rng.uniform(.02 * y, 1.74 * y)
    k, R = rng.choice((0, 0, 0, 0, 1, 1, 2, 2, 3)), rng.uniform(2.4, 4.6)
    z = -9.5 + (y - 70) * .085 + rng.uniform(-2.2, 2.0)
    if k == 2:      # a pine: narrow, pointed
        for q in range(9):
            t = q / 8
            for _ in range(int(9 - 6 * t)):
                a, rr = rng.random() * 6.283, R * .52 * (1.05 - t)
                inst(rng.choice(kinds[2]), (x + rr * math.cos(a), y + rr * math.sin(a), z - 3 + 8 * t), (rng.random() * 6, rng.random() * 6, rng.random() * 6), .85 - .45 * t)
    else:
        shrub(kinds[k], (x, y, z), R, rng.randint(60, 90), rng, rng.uniform(.8, 1.15), .45, (.55, 1.05))
        shrub(kinds[k], (x + rng.uniform(-1, 1) * R * .6, y, z - R * .7), R * .9, 44, rng, .9, .5, (.6, 1.0))

world_gradient([(-1, (.10, .10, .09)), (-.12, (.34, .30, .26)), (-.03, (.86, .70, .58)), (.03, (.82, .70, .64)), (.10, (.56, .62, .72)), (.22, (.30, .44, .66)), (1, (.11, .22, .46))], .50, cam_strength=.92, clouds=.35, cloudcol=(1, .86, .74))
sun(Vector((.72, .52, -.34)), 6.0, (1, .74, .46), .7)
camera((-2.45, -4.35, 2.02), (.26, -.05, .84), lens=37, f=2.2, focus=(-.2, D0, 1.0))
render(OUT, W, H, SPP, exposure=.08, bounces=5, temp=(1.04, 1, .94), bloom=.10, vig=.25)
