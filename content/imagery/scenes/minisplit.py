"""A mini-split over a bed: the vane open, a shelf and pictures on the wall, late sun through the curtain's gap."""
from kit import *
from models import mini_head

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(11)
P = palette()
FRONT = (math.pi / 2, 0, 0)
wall = mat('wall', (.30, .355, .315), .84, bump=(150, .16, .0010), bump2=(9, .05, .004), cn=(1.4, (.275, .325, .288)))
linen = mat('linen', (.70, .67, .61), .95, sheen=.3, bump=(420, .4, .0012), bump2=(30, .2, .003))
rust = mat('rust', (.42, .185, .085), .95, sheen=.2, bump=(420, .4, .0012))
oak = P.oak
ceil = mat('ceil', (.76, .745, .71), .85, bump=(150, .2, .001))
box('wall', (7, .1, 3.2), (0, .05, 1.4), wall, 0)
box('ceiling', (7, 5, .05), (0, -2.4, 2.545), ceil, 0)
for z, d, r in ((2.498, .020, .010), (2.470, .052, .018)):
    box('crown', (7, d, .045), (0, -d / 2, z), P.trim, r, 4)
box('floor', (7, 6, .02), (0, -3, -.01), mat('fl', (.34, .2, .1), .4), 0)

# ---- the unit; its lines leave through the wall behind it
UX, UZ = .30, 2.10
moved((UX, 0, UZ), lambda: mini_head.closed_head(P))

# ---- what makes it somebody's bedroom
def picture(x, z, w, h, tint, tilt):
    def build():
        for sx, sz, a, b in ((0, h / 2, w + .03, .022), (0, -h / 2, w + .03, .022), (-w / 2, 0, .022, h - .022), (w / 2, 0, .022, h - .022)):
            box('frame', (a, .024, b), (sx, 0, sz), oak, .003)
        box('mat', (w, .006, h), (0, .004, 0), mat('mount', (.80, .78, .73), .9), 0)
        box('art', (w * .62, .007, h * .64), (0, .0035, 0), mat('art', tint[0], .9, cn=(6, tint[1], .45, .55)), 0)
        mesh('glass', [(-w / 2, -.008, -h / 2), (w / 2, -.008, -h / 2), (w / 2, -.008, h / 2), (-w / 2, -.008, h / 2)], [(0, 1, 2, 3)], panemat('pglass'), smooth=False)
    placed(Matrix.Translation((x, -.014, z)) @ Matrix.Rotation(tilt, 4, 'Y'), build)


picture(-.62, 2.02, .30, .40, ((.58, .50, .38), (.20, .26, .27)), .008)
picture(-.98, 1.90, .24, .30, ((.45, .24, .14), (.70, .62, .50)), -.010)
box('shelf', (.86, .17, .026), (-.72, -.086, 1.545), oak, .003)
for x in (-1.02, -.42):
    box('bracket', (.014, .13, .014), (x, -.068, 1.525), P.black, .002)
    box('bracket', (.014, .014, .12), (x, -.008, 1.47), P.black, .002)
x = -.60
for k, (h, d, c) in enumerate(((.205, .030, (.28, .10, .06)), (.190, .024, (.10, .16, .20)), (.215, .036, (.58, .50, .38)), (.185, .020, (.22, .26, .20)), (.200, .030, (.50, .34, .14)), (.175, .026, (.62, .58, .52)))):
    lean = .0 if k < 5 else -.16
    box('book', (d, .135, h), (x + d / 2 + (.012 if k == 5 else 0), -.085, 1.558 + h / 2 * math.cos(lean)), mat('book%d' % k, c, .75, bump=(300, .2, .001)), .003, 2, (0, lean, 0))
    x += d + .002
lathe('vase', smooth_profile([(0, 0), (.045, 0), (.062, .03), (.058, .09), (.028, .135), (.026, .16), (.034, .175)], 4), mat('clay', (.55, .47, .38), .75, bump=(60, .3, .003)), 72, (-.92, -.085, 1.558), auto=60)
dry = leafmat('dry', (.30, .22, .10), (.48, .38, .20), .8, .4)
for k in range(15):
    a, l = rng.random() * 6.28, rng.uniform(.16, .30)
    tip = Vector((-.92 + .10 * math.cos(a) * l * 3, -.085 + .05 * math.sin(a), 1.72 + l))
    tube('stem', spline([(-.92, -.085, 1.70), Vector((-.92, -.085, 1.72)).lerp(tip, .5) + Vector((.01, 0, .02)), tip]), .0016, dry, 0, res=2)
    inst(leaf_clump('ear%d' % k, dry, 12, .018, .035, .25, rng), tip, (0, 0, a), 1)

# bed: headboard of slats, two pillows and a cushion
box('hbrail', (1.86, .05, .08), (.30, -.07, 1.335), oak, .014, 4)
for k in range(19):
    box('slat', (.052, .022, .62), (-.59 + k * .099, -.075, 1.02), oak, .005)


def pillow(size, loc, m, rot):
    n, off, rows = 32, rng.random() * 9, []
    for sd in (1, -1):
        rows = []
        for i in range(n + 1):
            row = []
            for j in range(n + 1):
                u, w = i / n * 2 - 1, j / n * 2 - 1
                t = (max(0, 1 - abs(u) ** 3.2) * max(0, 1 - abs(w) ** 3.2)) ** .55
                wr = .020 * noise.noise(Vector((u * 3 + off, w * 3, sd))) * t + .010 * noise.noise(Vector((u * 8 + off, w * 6, sd))) * t
                row.append((u * size[0] / 2 * (1 - .07 * (1 - w * w) * abs(u) ** 3), sd * t * size[1] / 2 + wr, w * size[2] / 2 * (1 - .07 * (1 - u * u) * abs(w) ** 3)))
            rows.append(row)
        o = sheetrows('pillow', rows, m, auto=80)
        o.location, o.rotation_euler = loc, rot


for dx in (-.46, .46):
    pillow((.84, .44, .58), (.30 + dx, -.33, 1.14), linen, (-.26, .05 * dx, .10 * dx))
pillow((.52, .36, .44), (.22, -.56, 1.06), rust, (-.34, .03, .07))

# ---- late sun through one window on the left, a lamp's worth of fill
world_hdri(hdri('apartment'), .28, rotz=180, sat=.5)
d = Vector((.80, .62, -.20))
sun(d, 9.5, (1, .74, .47), .8)
window_light(d, (-.10, 0, 1.87), 2.6, 1.30, .86, P.void, 3, 2, .050)
area((-2.3, -2.3, 2.1), (0, 0, 1.8), 1.5, 66, (1, .90, .78))
area((1.8, -2.4, 2.2), (.3, 0, 1.8), 1.3, 27, (.9, .94, 1))
camera((-.62, -2.72, 1.56), (.045, 0, 1.865), lens=41, f=2.6, focus=(UX - .2, -mini_head.DEEP, UZ))
render(OUT, W, H, SPP, exposure=.22, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .965))
