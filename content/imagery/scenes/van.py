"""The rear doors of a white service van in a driveway at the end of the day, our wordmark on them."""
from kit import *

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(101)
P = palette()
FRONT = (math.pi / 2, 0, 0)
paint = mat('paint', (.70, .70, .69), .20, spec=.5, coat=.8, rn=(3, .16, .26), cn=(2.4, (.66, .655, .64), .45, .85))
# road film: thicker towards the ground
n = Nodes(paint)
tc, sp = n.add('TexCoord'), n.add('SeparateXYZ')
n.link(n.add('NewGeometry').outputs['Position'], sp.inputs[0])
low = n.add('MapRange')
for k, v in enumerate((.45, 1.15, .85, 0), 1):
    low.inputs[k].default_value = v
n.link(sp.outputs['Z'], low.inputs[0])
film = n.math('MULTIPLY', low.outputs[0], n.ramp(n.noise(n.coords(), 16, 7, .66), ((.36, 0), (.72, 1))))
dirt = n.add('BsdfDiffuse', Color=(.20, .175, .145, 1))
n.show(n.mix(n.math('MULTIPLY', film, .55), n.surface.outputs[0], dirt.outputs[0]))
black = mat('trimb', (.018, .018, .019), .5, bump=(500, .15, .0006))
rubber = mat('rubber', (.012, .012, .012), .7)
glass = mat('glass', (.010, .012, .014), .03, spec=.9, coat=.5)
ember, ink = mat('ember', (.50, .098, .016), .35), mat('vink', (.018, .030, .045), .35)

# ---- the two doors, from the bumper to the roof; each a lofted sheet, a little bowed
Z0, Z1, HALF, GAP = .52, 2.10, .86, .005


def bow(x, z):
    """How far the rear stands towards us: rounded at the sides, leaning in towards the roof."""
    s = abs(x) / HALF
    t = (z - Z0) / (Z1 - Z0)
    return -.030 * (1 - s ** 3) + .10 * max(0, t - .42) ** 1.6 + .045 * s ** 9


def skin(name, x0, x1, z0, z1, m, off=0.0, nx=40, nz=48, r=.03, thick=.006):
    """A rounded rectangle pulled over the rear's curve."""
    rows = []
    for j in range(nz + 1):
        z = z0 + (z1 - z0) * j / nz
        e = max(0, r - min(z - z0, z1 - z))
        inset = r - math.sqrt(max(r * r - e * e, 0)) if r else 0
        rows.append([(x0 + inset + (x1 - x0 - 2 * inset) * i / nx, bow(x0 + (x1 - x0) * i / nx, z) + off, z) for i in range(nx + 1)])
    o = solidify(sheetrows(name, rows, m, auto=40), thick, -1)
    return bevel(o, .003, 2, 50)


for s in (-1, 1):
    a, b = sorted((s * GAP, s * (HALF - .075)))
    skin('door', a, b, Z0 + .02, Z1 - .06, paint, 0, r=.035)
    # pressed recess below the window, rub strip, window with its rubber, wiper
    wa, wb = sorted((s * .085, s * (HALF - .145)))
    skin('seal', wa - .014, wb + .014, 1.475, 1.985, rubber, -.004, r=.075, thick=.006)
    skin('window', wa, wb, 1.490, 1.970, glass, -.0065, r=.065, thick=.004)
    pa, pb = sorted((s * .060, s * (HALF - .120)))
    for z in (.74, 1.36):
        pts = [(pa + (pb - pa) * k / 30, bow(pa + (pb - pa) * k / 30, z) - .0015, z) for k in range(31)]
        tube('press', pts, .0045, paint, 0, res=3)
    for z in (.80, 1.30, 1.86):
        y = bow(s * (HALF - .07), z)
        box('hinge', (.085, .030, .060), (s * (HALF - .072), y - .012, z), paint, .008, 3)
        cyl('pin', .009, .075, (s * (HALF - .030), y - .020, z), black)
# body behind: corner posts with the lamps, roof edge, bumper, wheel arch shadow
for s in (-1, 1):
    x0, x1 = sorted((s * (HALF - .070), s * (HALF + .02)))
    rows = [[(x0 + (x1 - x0) * i / 10, bow(x0 + (x1 - x0) * i / 10, z) + .006 + (.05 * max(0, (abs(x0 + (x1 - x0) * i / 10) - HALF + .02) / .04) ** 2), z) for i in range(11)] for z in (Z0 - .1 + (Z1 - Z0 + .14) * j / 30 for j in range(31))]
    solidify(sheetrows('post', rows, paint, auto=50), .01, -1)
    span('sidewall', tuple(sorted((s * (HALF + .015), s * (HALF + .045)))), (.04, 2.2), (Z0 - .1, Z1 + .02), paint, .02)
    red, amber, clear = mat('lampr', (.36, .010, .008), .10, trans=.35, emit=(1, .02, .01), es=.05), mat('lampa', (.60, .20, .01), .10, trans=.35), mat('lampc', (.80, .80, .78), .08, trans=.5)
    for m, za, zb in ((red, 1.16, 1.38), (amber, 1.06, 1.155), (clear, .98, 1.055), (red, .86, .975)):
        skin('lamp', *sorted((s * (HALF - .060), s * (HALF + .012))), za, zb, m, -.012, 8, 10, .012, .016)
    for k in range(9):
        z = .88 + k * .055
        tube('rib', [(s * (HALF - .055), bow(s * (HALF - .055), z) - .0135, z), (s * (HALF + .004), bow(s * (HALF + .004), z) - .0125, z)], .0012, D.materials['lampr'], 0, res=2)
span('roofedge', (-HALF + .03, HALF - .03), (.03, .16), (Z1 - .05, Z1 + .03), paint, .03, 4)
skin('brakelamp', -.14, .14, Z1 - .035, Z1 - .005, D.materials['lampr'], -.02, 12, 4, .008, .01)
skin('bumper', -HALF - .02, HALF + .02, .36, .53, black, -.085, 60, 8, .03, .09)
for k in range(16):
    box('tread', (.052, .004, .006), (-.45 + k * .06, -.125, .500), rubber, .002)
span('under', (-HALF, HALF), (.02, 2), (.20, .50), P.void, 0)
for s in (-1, 1):
    lathe('tyre', [(.18, -.11), (.31, -.11), (.335, -.08), (.335, .08), (.31, .11), (.18, .11)], rubber, 64, (s * (HALF - .16), .62, .335), (0, math.pi / 2, 0))
# handle and plate holder on the right door, plain plate
y = bow(.10, 1.10)
box('handleplate', (.15, .012, .070), (.125, y - .004, 1.10), black, .010, 3)
tube('handle', spline([(.070, y - .012, 1.10), (.080, y - .034, 1.10), (.125, y - .040, 1.10), (.170, y - .034, 1.10), (.180, y - .012, 1.10)]), .010, black, 0)
cyl('lock', .010, .006, (.125, y - .012, 1.062), P.zinc, FRONT, 40)
box('plateframe', (.325, .010, .170), (-.36, bow(-.36, .66) - .006, .655), black, .010)
box('plate', (.300, .004, .150), (-.36, bow(-.36, .66) - .011, .655), mat('plate', (.72, .74, .74), .35), .006)
box('plateband', (.300, .0045, .030), (-.36, bow(-.36, .66) - .0112, .715), mat('plateb', (.05, .14, .33), .4), .002)


# ---- lettering laid on the curve of the doors
def lay(o, off=.0012):
    """Bend a flat piece of lettering onto the rear: convert to mesh, then move each point out to the skin."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = D.meshes.new_from_object(o.evaluated_get(dg))
    me.transform(o.matrix_world)
    for v in me.vertices:
        v.co.y = bow(v.co.x, v.co.z) - off
    m = link(D.objects.new('vinyl', me))
    m.visible_shadow = False
    D.objects.remove(o)
    return m


mark = wordmark(1.16, (0, 0, 1.215), FRONT, ember)
lay(mark)
lay(text('HEATING   COOLING   WATER HEATERS   AIR DUCTS', .0385, (0, 0, 1.015), FRONT, ink, .0001, font=BOLD))
lay(text('Family-owned in Illinois since 2010', .036, (0, 0, .930), FRONT, ink, .0001))
skin('stripe', -HALF + .09, -GAP, .835, .850, ember, -.0014, 60, 2, 0, .0004)
skin('stripe', GAP, HALF - .09, .835, .850, ember, -.0014, 60, 2, 0, .0004)

# ---- driveway, the edge of the lawn, a garage door and trees that the paint mirrors
drive = mat('drive', (.30, .29, .27), .9, bump=(160, .6, .003), bump2=(5, .2, .01), cn=(2.2, (.235, .225, .21)))
plane('drive', -6, 6, -9, 9, 0, drive)
for y in (-2.6, -.2, 2.2):
    box('joint', (12, .014, .004), (0, y, .0005), P.void, 0)
grass = leafmat('grass', (.045, .085, .014), (.14, .17, .035), .6, .4)
clumps = [grass_clump('g%d' % k, grass, 90, .13, (.035, .085), .0042, .035, rng) for k in range(4)]
plane('soil', 3.0, 9, -6, 7, .002, mat('soil', (.05, .055, .02), .95, bump=(40, .9, .02)))
plane('soil', -9, -3.0, -6, 7, .002, D.materials['soil'])
for _ in range(14000):
    x = rng.choice((-1, 1)) * rng.uniform(3.0, 8.0)
    inst(rng.choice(clumps), (x, rng.uniform(-4, 9), 0), (0, 0, rng.random() * 6.3), rng.uniform(.8, 1.4))
siding = mat('siding', (.175, .225, .26), .5, bump=(18, .35, .003), stretch=(.08, 1, 1))
for k in range(24):
    span('lap', (-9, 9), (7.0, 7.03), (.2 + k * .128, .2 + k * .128 + .124), siding, .002)
span('gdoor', (-4.9, -1.9), (6.9, 6.98), (0, 2.2), P.trim, .01)
for k in range(1, 4):
    span('gline', (-4.9, -1.9), (6.89, 6.9), (k * .55 - .006, k * .55 + .006), P.void, 0)
tm = leafmat('tree', (.035, .065, .012), (.20, .17, .035), .5, .5)
crowns = [leaf_clump('tc%d' % k, tm, 80, .55, .16, .55, rng) for k in range(3)]
for x, y, z, R in ((-9, 12, 4.4, 2.8), (6, 13, 5, 3.2), (13, 10, 4.6, 3.0), (-7, -16, 4, 3.0), (2, -20, 5, 3.8), (9, -15, 4.2, 3.0)):
    shrub(crowns, (x, y, z), R, 300, rng, .9, .6)

world_gradient([(-1, (.10, .10, .09)), (-.02, (.30, .27, .22)), (.02, (1.0, .76, .50)), (.12, (.74, .68, .64)), (.32, (.36, .47, .66)), (1, (.14, .27, .52))], .55, cam_strength=.8, clouds=.5, cloudcol=(1, .84, .68))
sun(Vector((.62, .64, -.30)), 4.6, (1, .75, .48), .8)
camera((-1.25, -3.05, 1.32), (.03, 0, 1.215), lens=41, f=4, focus=(0, -.03, 1.2))
render(OUT, W, H, SPP, exposure=.06, bounces=6, clamp=4, temp=(1.03, 1, .955), bloom=.08, vig=.3)
