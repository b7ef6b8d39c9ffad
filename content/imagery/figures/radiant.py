"""A warm floor in section: insulation, knobbed panel with its tubing, the pour, the boards; behind it the manifold."""
from kit import *
from models.furnace_parts import FRONT

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(10)
P = palette()
X0, X1, Y0, Y1 = -.82, .80, -.72, .20
base = P.concrete
foam = mat('foam', (.36, .50, .66), .9, bump=(160, .5, .002), cn=(40, (.32, .46, .62)))
panel = mat('panel', (.085, .092, .102), .50, bump=(260, .2, .0008), rn=(6, .42, .58))
pour = mat('pour', (.50, .475, .44), .92, bump=(240, .6, .003), bump2=(40, .4, .004), cn=(14, (.42, .395, .365)))
pex = mat('pex', (.50, .022, .016), .30, rn=(18, .26, .38))
zB, zI, zP, zS, zF = -.10, 0, .052, .104, .122      # undersides: base, insulation, panel's top, pour's top, boards' top
r, zt = .0105, zP + .0105
XI, XS, XF = -.62, .02, .40                          # where panel, pour and boards begin

span('base', (X0, X1), (Y0, Y1), (zB, zI), base, .003)
span('foam', (X0, X1), (Y0, Y1), (zI, zP - .006), foam, .002)
span('panel', (XI, X1), (Y0, Y1), (zP - .006, zP), panel, .001)
knob = lathe('knob', [(.0250, 0), (.0244, .003), (.0215, .005), (.0200, .012), (.0215, .017), (.0215, .0190), (.019, .0206), (.010, .0210), (.009, .019), (0, .019)], panel, seg=32)
me = knob.data
D.objects.remove(knob)
nx, ny = int((XS + .10 - XI) / .075), int((Y1 - Y0) / .075)
for i in range(nx):
    for j in range(ny):
        inst(me, (XI + .0375 + i * .075, Y0 + .0375 + j * .075, zP), (0, 0, 0), 1)
# the pour: a slab whose left edge is broken, not sawn; its front is sawn
edge = [XS + .034 * noise.noise(Vector((.3, k * .19, 2.4))) + .008 * noise.noise(Vector((.7, k * .63, 5.2))) for k in range(41)]
rows_top = [(edge[k] + .012, Y0 + (Y1 - Y0) * k / 40, zS) for k in range(41)]
rows_bot = [(edge[k] - .010, Y0 + (Y1 - Y0) * k / 40, zP) for k in range(41)]
mid = [(edge[k] + .006 * noise.noise(Vector((k * .8, 4.3, 1.2))), Y0 + (Y1 - Y0) * k / 40, (zS + zP) / 2) for k in range(41)]
sheetrows('pouredge', [rows_bot, mid, rows_top], pour, auto=30)
sheetrows('pourtop', [rows_top, [(X1, y, z) for _, y, z in rows_top]], pour, auto=30)
mesh('pourfront', [rows_bot[0], (X1, Y0, zP), (X1, Y0, zS), rows_top[0], mid[0]], [(0, 1, 2, 3, 4)], pour, smooth=False)
mesh('pourside', [(X1, Y0, zP), (X1, Y1, zP), (X1, Y1, zS), (X1, Y0, zS)], [(0, 1, 2, 3)], pour, smooth=False)
oaks = [mat('oak%d' % k, c, .36, bump=(9, .12, .0012), cn=(3.2, tuple(v * .64 for v in c), .38, .66), stretch=(1, 13, 13), rand=True)
        for k, c in enumerate(((.40, .235, .115), (.34, .195, .095), (.44, .27, .14)))]
y, wd, k = Y0, .1145, 0
while y < Y1 - .01:
    a = XF + (.0, .055, .015, .07)[k % 4]
    x = a
    while x < X1 - .02:
        b = min(x + (rng.uniform(.5, .8) if x > a else rng.uniform(.22, .5)), X1)
        span('plank', (x, b - .0012), (y, min(y + wd, Y1) - .0012), (zS + .001, zF), rng.choice(oaks), .0015, 2)
        x = b
    y += wd
    k += 1
# sawn front edges
for x0, x1, z in ((X0, X1, zI), (XI, X1, zP), (XS, X1, zS), (XF, X1, zF), (X0, XI, zP - .006)):
    tube('line', [(x0, Y0 - .001, z), (x1, Y0 - .001, z)], .0016, mat('seam', (.10, .10, .10), .8) if not D.materials.get('seam') else D.materials['seam'], 0, res=2)
rim('sawn', [(X0, Y0 - .001, zB), (X1, Y0 - .001, zB), (X1, Y0 - .001, zF), (XF, Y0 - .001, zF), (XF, Y0 - .001, zS), (XS + .01, Y0 - .001, zS), (XS, Y0 - .001, zP), (XI, Y0 - .001, zP), (XI, Y0 - .001, zP - .006), (X0, Y0 - .001, zP - .006)], .0036)

# ---- tubing: runs towards the viewer every 150 mm; two loops lie open, the others are cut in the pour's front
grid = lambda i: XI + .075 * i
runs = [grid(i) for i in (1, 3, 5, 7)]
yu = Y0 + .075 * 2
yw = Y1 - .055
bar_s, bar_r, nports = .62, .44, 3
ports_s = [-.42, -.27, -.12]
ports_r = [x + .060 for x in ports_s]


def lead(px, pz, rx, through):
    """From a port of the manifold down the wall and forward into the floor."""
    return [(px, yw, pz - .03), (px, yw, .21), (rx, yw - .015, .105), (rx, yw - .07, zt), through]


for q in (0, 1):
    a, b = runs[2 * q], runs[2 * q + 1]
    path = lead(ports_s[q], bar_s, a, (a, yu + .06, zt))
    half = [(a, yu + .07, zt), (a, yu + .02, zt), ((a + b) / 2 - .02, yu - .02, zt), ((a + b) / 2 + .02, yu - .02, zt), (b, yu + .02, zt), (b, yu + .07, zt)]
    tube('pex', lead(ports_s[q], bar_s, a, (a, yu, zt)) + [(b, yu, zt)] + lead(ports_r[q], bar_r, b, (b, yu, zt))[-2::-1], r, pex, .060, res=8)
for px, pz, rx in ((ports_s[2], bar_s, grid(9) - .02), (ports_r[2], bar_r, grid(11) - .02)):
    tube('pex', lead(px, pz, rx, (rx, Y0 + .02, zt)), r, pex, .060, res=8)
cutm = mat('bore', (.10, .16, .20), .10, spec=.8)
x = grid(9) - .02
while x < X1 - .03:
    rod('cut', (x, Y0 - .003, zt + .006), (x, Y0 + .03, zt + .006), r * 1.12, pex, 40, .0005)
    rod('bore', (x, Y0 - .0036, zt + .006), (x, Y0, zt + .006), r * .72, cutm, 32, 0)
    x += .15

# ---- wall with the manifold in an open box
wall = mat('wall', (.50, .43, .335), .85, bump=(34, .25, .004), bump2=(300, .25, .001), cn=(1.4, (.46, .395, .305)))
WT = .92
span('wall', (X0, X1), (Y1, Y1 + .09), (zB, WT), wall, .002)
rim('sawn', [(X0, Y1 - .001, zP), (X0, Y1 - .001, WT), (X1, Y1 - .001, WT), (X1, Y1 - .001, zF)], .0042, closed=False)
span('baseboard', (XF + .10, X1), (Y1 - .016, Y1), (zF, zF + .11), P.trim, .003)
cabm = mat('cabm', (.66, .665, .66), .38)
bx0, bx1, bz0, bz1 = -.56, .33, .33, .80
span('cback', (bx0, bx1), (Y1 - .004, Y1 - .0005), (bz0, bz1), mat('cin', (.36, .37, .38), .5), 0)
for x0, x1, z0, z1 in ((bx0 - .02, bx0 + .008, bz0, bz1), (bx1 - .008, bx1 + .02, bz0, bz1), (bx0 - .02, bx1 + .02, bz1 - .008, bz1 + .02)):
    span('cframe', (x0, x1), (Y1 - .030, Y1 - .001), (z0, z1), cabm, .003)
nickel = mat('nickel', (.66, .63, .58), .24, metal=1, rn=(40, .18, .32))
clear = mat('clear', (.80, .84, .86), .06, trans=.75)
acth = mat('acthead', (.76, .77, .765), .34)
for z, supply in ((bar_s, True), (bar_r, False)):
    rod('bar', (ports_s[0] - .06, yw, z), (.05, yw, z), .0205, nickel, 40, .003)
    for p in (ports_s if supply else ports_r):
        rod('port', (p, yw, z - .015), (p, yw, z - .048), .0135, nickel, 6, .001)
        rod('nut', (p, yw, z - .038), (p, yw, z - .064), .0165, P.brass, 6, .001)
        rod('neck', (p, yw, z + .015), (p, yw, z + .034), .0135, nickel, 24)
        if supply:   # a flow meter: clear tube with a red float
            rod('flowfoot', (p, yw, z + .032), (p, yw, z + .044), .0155, P.black, 24)
            rod('flow', (p, yw, z + .044), (p, yw, z + .098), .0115, clear, 32, .003)
            rod('float', (p, yw, z + .056), (p, yw, z + .066), .0065, P.red, 24)
        else:        # an actuator with its wire
            rod('act', (p, yw, z + .030), (p, yw, z + .092), .0245, acth, 40, .004)
            rod('actcap', (p, yw, z + .090), (p, yw, z + .100), .0150, P.blue, 32, .002)
            ring('actring', .0248, .0022, (p, yw, z + .046), P.black, 48)
            tube('actwire', spline([(p + .020, yw - .006, z + .052), (p + .036, yw - .004, z + .05), (p + .040, yw + .02, z + .10), (p + .036, yw + .03, z + .16), (.16, yw + .035, z + .165)]), .0024, P.white, 0, res=4)
    hm = P.red if supply else P.blue
    rod('tail', (.04, yw, z), (.125, yw, z), .016, P.brass, 8)
    Pipes(P.copper, P.solder, P.brass, P.steel).ballvalve((.145, yw, z), (1, 0, 0), .0150, hm, (0, -.8, .6))
    dial((.235, yw - .010, z + .062), (0, -1, 0), .036, P, .62 if supply else .42, ('32', '90', '150'), 'F', 5, needle=P.red)
    rod('dstem', (.235, yw, z), (.235, yw, z + .040), .007, P.brass, 24)
    rod('line', (.17, yw, z), (1.25, yw, z), .0150, P.copper, 40)
    for x in (.20, .40):
        rod('cup', (x - .022, yw, z), (x + .022, yw, z), .0175, P.copper, 40)
    span('clip', (.60, .62), (yw - .004, Y1), (z - .020, z - .014), P.zinc, .001)
    ring('clipr', .0165, .003, (.61, yw, z), P.zinc, 40, (0, math.pi / 2, 0))

part('manifold', (ports_s[1] + .075, yw - .0205, bar_s))
part('actuator', (ports_r[0] + .0, yw - .0245, bar_r + .066))
part('supply-return', (.52, yw - .0148, bar_s + .004))
part('tubing', (runs[1], -.42, zt + r))
part('insulation', ((X0 + XI) / 2 + .015, -.50, zP - .006))
part('poured-slab', (.235, -.38, zS))
part('floor', (.62, -.36, zF))

studio(zB, 1.7, target=(0, 0, .3), key=(-2.4, -3.0, 2.8))
camera((-.85, -4.4, 2.45), (.012, -.20, .290), lens=98, f=None)
write_parts(OUT, W, H)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
even(OUT, W, H)
