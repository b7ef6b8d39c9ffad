"""An invoice and a pen on a kitchen table in morning light, a mug beside them."""
import json

from kit import *

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(71)
P = palette()
# ---- table of wide walnut boards, a wall and window far behind
ms = [mat('wal%d' % k, c, .36, bump=(7, .12, .0014), cn=(2.6, tuple(v * .58 for v in c), .36, .68), rn=(5, .26, .44), stretch=(1, 11, 11), rand=True) for k, c in enumerate(((.235, .125, .062), (.205, .108, .053), (.26, .14, .072)))]
y = -.75
while y < .62:
    w = rng.uniform(.11, .16)
    box('board', (2.4, w - .0008, .032), (0, y + w / 2, -.016), ms[int(rng.random() * 3)], .0012, 2).data.transform(Matrix.Translation((rng.random() * .0, 0, 0)))
    y += w
span('apron', (-1.15, 1.15), (.56, .60), (-.12, -.03), ms[0], .004)
box('wallfar', (8, .1, 4), (0, 2.6, .6), mat('wall', (.52, .50, .44), .9), 0)
box('floorfar', (8, 5, .1), (0, 1.2, -.80), mat('floor', (.30, .19, .10), .5), 0)
span('counter', (-2.6, .2), (1.9, 2.55), (-.75, .14), mat('cab', (.16, .22, .215), .5), .01)
span('top', (-2.65, .25), (1.86, 2.55), (.14, .18), mat('counter', (.66, .62, .55), .4), .006)
for x in (-1.9, -1.2, -.5):
    span('front', (x - .32, x + .32), (1.885, 1.90), (-.70, .10), mat('cabd', (.18, .245, .24), .5) if not D.materials.get('cabd') else D.materials['cabd'], .01)
lathe('kettle', smooth_profile([(.10, 0), (.115, .02), (.105, .12), (.06, .18), (.02, .20), (0, .205)], 4), mat('kettle', (.50, .50, .50), .24, metal=1), 64, (-.75, 2.15, .18), auto=60)
cyl('jar', .06, .17, (-1.15, 2.2, .265), mat('jar', (.62, .50, .34), .5), bw=.01)

# ---- the invoice: two sheets, the upper one a little askew, one corner lifted
paper = mat('sheet', (.84, .835, .815), .75, bump=(900, .06, .0003))
pw, ph = .2159, .2794


def sheet(dz, lift):
    rows = []
    for j in range(41):
        v = j / 40
        row = []
        for i in range(31):
            u = i / 30
            corner = max(0, u + (1 - v) - 1.62)
            wave = .0010 * noise.noise(Vector((u * 2.2, v * 2.6, dz * 900)))
            row.append(((u - .5) * pw - corner * .018, (v - .5) * ph + corner * .012, dz + lift * corner ** 2 * 1.8 + max(wave, -.0002)))
        rows.append(row)
    o = sheetrows('sheet', rows, paper, auto=180)
    solidify(o, .00012, 0)


def plan_price():
    """What the site asks for the plan: a price on paper must not differ from content/data/facts.json."""
    with open(os.path.join(HERE, '..', 'data', 'facts.json'), encoding='utf-8') as f:
        return json.load(f)['plan']['price'] + '.00'


def printed(name, size, loc, m, rot=(0, 0, 0)):
    """A printed line or bar: ink has no thickness, so it casts no shadow where the paper waves below it."""
    flat = box(name, size, loc, m, 0, rot=rot)
    flat.visible_shadow = False


# one name written fast: a tall initial, loops that flatten out, and the bar that crosses the tall letters
NAME = ((.02, .30), (.10, .78), (.155, .98), (.165, .62), (.13, .02), (.09, -.24), (.045, -.14), (.10, .12), (.20, .36), (.262, .38), (.238, .14), (.28, .03), (.335, .24), (.352, .34), (.35, .10),
        (.395, .05), (.45, .36), (.492, .80), (.488, .95), (.462, .70), (.462, .26), (.486, .02), (.53, .10), (.58, .62), (.602, .90), (.588, .92), (.568, .55), (.575, .12), (.60, .02), (.645, .16),
        (.685, .30), (.665, .12), (.705, .03), (.75, .15), (.775, .24), (.79, .10), (.84, .06), (.92, .13), (1.0, .27))
BAR = ((.43, .52), (.55, .60), (.70, .68))


def signature(x, y, z):
    """Ballpoint: thin where the hand runs up, fuller where it comes down."""
    m = mat('penink', (.012, .030, .14), .6)
    for stroke in (NAME, BAR):
        pts = spline([(x + .056 * a + .0022 * b, y + .0125 * b, z) for a, b in stroke], 8)
        flat = tube('signed', pts, .00030, m, 0, res=2)
        flat.visible_shadow = False
        for q, p, after in zip(flat.data.splines[0].points, pts, pts[1:]):
            q.radius = .95 if after.y < p.y else .68


def print_():
    ink, blue, line = mat('print', (.045, .060, .080), .7), mat('printb', (.030, .085, .150), .7), mat('line', (.42, .44, .46), .8)
    z = .0026
    left = -pw / 2 + .019
    wordmark(.058, (left + .029, ph / 2 - .026, z), (0, 0, 0), mat('mark', (.56, .115, .020), .7))
    text('Invoice', .0125, (pw / 2 - .019, ph / 2 - .026, z), (0, 0, 0), ink, .00003, 'RIGHT', BOLD)
    for k, s in enumerate(('Customer copy', 'Work finished and explained', 'at your kitchen table')):
        text(s, .0046, (left, ph / 2 - .044 - k * .0066, z), (0, 0, 0), ink, .00003, 'LEFT')
    top = ph / 2 - .078
    printed('bar', (pw - .038, .0085, .00004), (0, top, z - .0002), mat('tint', (.72, .755, .77), .8))
    text('Plan and first visit', .0046, (left + .003, top, z), (0, 0, 0), blue, .00003, 'LEFT', BOLD)
    right = pw / 2 - .022
    text('Amount', .0046, (right, top, z), (0, 0, 0), blue, .00003, 'RIGHT', BOLD)
    price = plan_price()
    items = ('Maintenance plan, one year', 'Burners and ignitor checked', 'Flame sensor cleaned and tested', 'Gas pressure measured', 'Draft measured', 'Carbon monoxide test')
    for k, s in enumerate(items):
        yy = top - .0145 - k * .0120
        text(s, .0052, (left + .003, yy, z), (0, 0, 0), ink, .00003, 'LEFT')
        printed('rule', (pw - .038, .00025, .00004), (0, yy - .0060, z - .0002), line)
        text('included' if k else price, .0052, (right, yy, z), (0, 0, 0), ink, .00003, 'RIGHT')
    yy = top - .0145 - len(items) * .0120 - .004
    for s, x, side in (('Total', left + .003, 'LEFT'), (price, right, 'RIGHT')):
        text(s, .0062, (x, yy, z), (0, 0, 0), ink, .00003, side, BOLD)
    yy -= .012
    text('PAID', .0105, (pw / 2 - .036, yy - .012, z), (0, 0, .16), mat('stamp', (.50, .09, .04), .7), .00003, 'CENTER', BOLD)
    for dx, dy, a, b in ((0, .0092, .0370, .0006), (0, -.0092, .0370, .0006), (-.0185, 0, .0006, .0190), (.0185, 0, .0006, .0190)):
        c, s_ = math.cos(.16), math.sin(.16)
        printed('stampline', (a, b, .00003), (pw / 2 - .036 + dx * c - dy * s_, yy - .012 + dx * s_ + dy * c, z - .0001), D.materials['stamp'], (0, 0, .16))
    yy -= .028
    printed('signline', (.072, .0003, .00004), (left + .039, yy, z - .0002), line)
    text('Signature', .0040, (left + .003, yy - .0052, z), (0, 0, 0), ink, .00003, 'LEFT')
    signature(left + .006, yy + .0006, z + .0002)


placed(Matrix.Translation((.006, -.008, 0)) @ Matrix.Rotation(math.radians(-3), 4, 'Z'), lambda: sheet(.0006, .010))


def top_sheet():
    sheet(.0016, .055)
    print_()


placed(Matrix.Rotation(math.radians(5), 4, 'Z'), top_sheet)
# ---- the pen: a click ball-pen of dark blue with a steel clip
body = mat('pen', (.012, .040, .085), .24, coat=.4)
metal = mat('penm', (.62, .615, .60), .22, metal=1, rn=(60, .14, .3))


def pen():
    R = (0, math.pi / 2, 0)
    lathe('tip', [(0, 0), (.0006, .0004), (.0010, .003), (.0022, .010), (.0040, .019), (.0046, .022)], metal, 48, (0, 0, 0), R, 60)
    lathe('grip', [(.0046, .022), (.0049, .030), (.0047, .040), (.0050, .052), (.0051, .074)], mat('grip', (.020, .021, .023), .55), 48, (0, 0, 0), R, 60)
    for k in range(7):
        ring('groove', .0050, .0004, (.032 + k * .005, 0, 0), P.void, 40, R)
    lathe('band', [(.0051, .074), (.0054, .0745), (.0054, .078), (.0051, .0785)], metal, 48, (0, 0, 0), R)
    lathe('body', [(.0051, .0785), (.0052, .10), (.0048, .128), (.0042, .136), (.0036, .1375)], body, 48, (0, 0, 0), R, 60)
    lathe('click', [(.0022, .1375), (.0022, .146), (.0018, .148), (0, .1482)], metal, 32, (0, 0, 0), R, 60)
    box('clip', (.040, .0036, .0011), (.113, 0, .0074), metal, .0005)
    box('clipend', (.004, .0036, .0032), (.094, 0, .0060), metal, .0008)


placed(Matrix.Translation((-.006, -.079, .0070)) @ Matrix.Rotation(math.radians(-9), 4, 'Z') @ Matrix.Rotation(.010, 4, 'Y'), pen)
# ---- a mug of coffee with a ring where it stood before; keys
mug = mat('mug', (.62, .60, .55), .30, bump=(90, .06, .0008), cn=(14, (.54, .515, .465), .55, .85), rn=(12, .24, .40))
MX, MY = -.205, .105
lathe('mug', smooth_profile([(.028, .0), (.034, .002), (.0405, .012), (.0418, .05), (.0410, .090)], 4) + [(.0405, .0935), (.0392, .0940), (.0380, .0925), (.0384, .05), (.036, .012), (0, .010)], mug, 128, (MX, MY, 0), auto=60)
lathe('coffee', [(0, .078), (.0370, .078), (.0384, .0792)], mat('coffee', (.030, .014, .006), .05, spec=.5), 96, (MX, MY, 0))
tube('handle', spline([(MX - .040, MY, .076), (MX - .064, MY - .004, .080), (MX - .074, MY - .006, .052), (MX - .060, MY - .004, .022), (MX - .038, MY, .020)]), .0058, mug, 0, res=8)
stain = mat('stain', (.085, .042, .020), .28)
for a0, a1, w in ((.4, 3.6, .0011), (3.9, 5.6, .0007), (1.0, 2.1, .0016)):   # a cup's ring is never whole
    pts = [(MX + .045 + .030 * math.cos(a), MY - .088 + .030 * math.sin(a), .00012) for a in (a0 + (a1 - a0) * k / 40 for k in range(41))]
    sheetrows('stain', [[Vector(p) + Vector((math.cos(a0), math.sin(a0), 0)) * 0 + (Vector(p) - Vector((MX + .045, MY - .088, .00012))).normalized() * s * w for p in pts] for s in (-.5, .5)], stain)
key = mat('key', (.56, .47, .30), .3, metal=1, rn=(60, .2, .42))
ring('keyring', .0125, .0009, (.200, .085, .0022), P.steel, 64, (.06, .02, 0))
for k, a in enumerate((.3, 1.0, 1.9)):
    d = Vector((math.cos(a), math.sin(a), 0))
    p = Vector((.200, .085, .0012 + .0018 * k)) + d * .022
    cyl('bow', .0105, .0019, p, key if k != 1 else P.zinc, seg=40, bw=.0004)
    box('shank', (.030, .0056, .0019), p + d * .023, key if k != 1 else P.zinc, .0004, 2, (0, 0, a))
# a sprig in a glass, out of focus at the back
leaf = leafmat('leaf', (.03, .08, .025), (.10, .17, .06), .45, .3)
shrub([leaf_clump('lc%d' % k, leaf, 24, .05, .05, .5, rng) for k in range(2)], (.30, .36, .20), .085, 26, rng, 1.1, .7)
lathe('glass', [(.034, 0), (.037, .002), (.039, .10), (.0375, .10), (.0355, .006), (0, .006)], mat('glassw', (.9, .93, .93), .02, trans=1), 72, (.30, .36, 0))

world_hdri(hdri('apartment'), .30, rotz=150, sat=.5)
d = Vector((.74, -.42, -.46))
sun(d, 6.0, (1, .78, .52), .8)
window_light(d, (.02, .02, 0), 1.5, .62, .48, P.void, 2, 2, .030)
area((-1.2, .9, .9), (0, 0, 0), .9, 11, (.90, .95, 1))
area((.9, -.9, 1.0), (0, 0, 0), .9, 6, (1, .93, .84))
camera((.065, -.375, .300), (-.022, .010, .006), lens=46, f=6.3, focus=(-.01, -.025, .003))
render(OUT, W, H, SPP, exposure=.18, bounces=6, clamp=4, bloom=.07, temp=(1.02, 1, .97), vig=.3)
