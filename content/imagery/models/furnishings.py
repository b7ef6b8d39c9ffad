"""What people have in their rooms, as it looks from across the street: few parts, soft edges, real sizes."""
from kit import *

_cloths = {}


def cloth(name, color):
    return _cloths.setdefault(name, mat(name, color, .95, sheen=.3, bump=(160, .4, .002), bump2=(30, .2, .003)))


def cushion(size, loc, m, rot=(0, 0, 0), seed=0):
    """A stuffed pillow, thin along its own y."""
    n = 20
    for sd in (1, -1):
        rows = []
        for i in range(n + 1):
            row = []
            for j in range(n + 1):
                u, w = i / n * 2 - 1, j / n * 2 - 1
                t = (max(0, 1 - abs(u) ** 3.2) * max(0, 1 - abs(w) ** 3.2)) ** .55
                wr = .02 * noise.noise(Vector((u * 3 + seed, w * 3, sd))) * t
                row.append((u * size[0] / 2, sd * t * size[1] / 2 + wr, w * size[2] / 2))
            rows.append(row)
        o = sheetrows('pillow', rows, m, auto=80)
        o.location, o.rotation_euler = loc, rot


def lampshade(loc, r, h, strength=5.0):
    x, y, z = loc
    m = D.materials.get('litshade') or glow('litshade', (1, .60, .27), strength)
    o = lathe('shade', [(r, 0), (r * .70, h), (r * .68, h), (r * .97, 0)], m, 48, loc)
    o.visible_shadow = False
    point((x, y, z + h * .5), 19, (1, .62, .32), .07)


def table_lamp(x, y, z, h=.50, base=(.30, .36, .36)):
    b = mat('lampbase', base, .35)
    lathe('lampbase', smooth_profile([(.0, 0), (.075, .0), (.085, .03), (.06, .12), (.025, .17), (.018, h - .22)], 4), b, 40, (x, y, z))
    lampshade((x, y, z + h - .24), .17, .24)


def floor_lamp(x, y, z, h=1.5):
    P = palette()
    cyl('lampfoot', .15, .025, (x, y, z + .013), P.black, bw=.008)
    rod('lamppole', (x, y, z), (x, y, z + h - .1), .014, P.black)
    lampshade((x, y, z + h - .30), .21, .30)


def picture(x, y, z, w, h, a, b):
    """A framed print on a wall that faces -y."""
    span('frame', (x - w / 2 - .025, x + w / 2 + .025), (y - .03, y), (z - h / 2 - .025, z + h / 2 + .025), palette().oak, .004)
    span('mount', (x - w / 2, x + w / 2), (y - .034, y - .03), (z - h / 2, z + h / 2), mat('mount', (.78, .74, .67), .9), 0)
    span('print', (x - w * .33, x + w * .33), (y - .037, y - .034), (z - h * .33, z + h * .33), mat('art', a, .9, cn=(5, b, .45, .55)), 0)


def night_window(x, y, z, w, h, trim, curtains=None):
    """A window in a back wall, night behind it."""
    pane = D.materials.get('nightpane') or mat('nightpane', (.015, .030, .055), .08, spec=.6, emit=(.035, .085, .17), es=.55)
    span('pane', (x - w / 2, x + w / 2), (y - .012, y - .004), (z - h / 2, z + h / 2), pane, 0)
    for x0, x1, z0, z1 in ((-w / 2 - .09, -w / 2, -h / 2, h / 2), (w / 2, w / 2 + .09, -h / 2, h / 2), (-w / 2 - .10, w / 2 + .10, h / 2, h / 2 + .09), (-w / 2 - .13, w / 2 + .13, -h / 2 - .07, -h / 2),
                           (-.022, .022, -h / 2, h / 2), (-w / 2, -.022, -.018, .018), (.022, w / 2, -.018, .018)):
        span('casing', (x + x0 + .001, x + x1 - .001), (y - .045, y), (z + z0 + .001, z + z1 - .001), trim, .005)
    if curtains:
        for s in (-1, 1):
            n, rows = 60, []
            for zz, k in ((z - h / 2 - .18, 1.0), (z, .94), (z + h / 2 + .12, .9)):
                rows.append([(x + s * (w / 2 + .16 - .30 * k * i / n), y - .08 + .024 * math.sin(i * .62 + s), zz) for i in range(n + 1)])
            sheetrows('curtain', rows, curtains, .004, 180)
        rod('crod', (x - w / 2 - .26, y - .08, z + h / 2 + .13), (x + w / 2 + .26, y - .08, z + h / 2 + .13), .014, palette().black)


def sofa(x, y, z, w, m, throw):
    """Against a wall at y, facing -y."""
    span('sofabase', (x - w / 2 + .03, x + w / 2 - .03), (y - .84, y - .05), (z + .10, z + .30), m, .03, 4)
    span('sofaback', (x - w / 2 + .1, x + w / 2 - .1), (y - .28, y - .05), (z + .25, z + .82), m, .07, 5)
    for s in (-1, 1):
        span('arm', tuple(sorted((x + s * w / 2, x + s * (w / 2 - .20)))), (y - .86, y - .06), (z + .08, z + .60), m, .07, 5)
        span('seat', tuple(sorted((x + s * .006, x + s * (w / 2 - .205)))), (y - .84, y - .24), (z + .28, z + .46), m, .05, 5)
        span('backcushion', tuple(sorted((x + s * .01, x + s * (w / 2 - .21)))), (y - .42, y - .20), (z + .44, z + .86), m, .08, 5)
        for dy in (-.78, -.14):
            cyl('foot', .025, .10, (x + s * (w / 2 - .10), y + dy, z + .05), palette().oak)
    cushion((.46, .20, .42), (x - w / 2 + .42, y - .50, z + .63), throw, (-.30, .10, .15), 3)


def rug(x0, x1, y0, y1, z, m, border):
    span('rug', (x0, x1), (y0, y1), (z, z + .014), border, .005)
    span('rugin', (x0 + .10, x1 - .10), (y0 + .09, y1 - .09), (z + .002, z + .0165), m, .003)


def books(x, y, z, n, rng, flat=False):
    colors = ((.35, .08, .05), (.06, .13, .2), (.5, .42, .3), (.10, .2, .13), (.42, .33, .10), (.55, .50, .42), (.40, .17, .09))
    for k in range(n):
        w, h = rng.uniform(.030, .055), rng.uniform(.19, .27)
        m = mat('bk', colors[(k * 3 + n) % len(colors)], .7)
        if flat:
            box('book', (h, .17, w), (x + rng.uniform(-.01, .01), y, z + w / 2), m, .004, 3, (0, 0, rng.uniform(-.2, .2)))
            z += w + .001
        else:
            box('book', (w, .17, h), (x + w / 2, y, z + h / 2), m, .004)
            x += w + .003
    return x


def coffee_table(x, y, z, rng):
    oak = palette().oak
    span('ctop', (x - .46, x + .46), (y - .24, y + .24), (z + .37, z + .41), oak, .012, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod('cleg', (x + sx * .38, y + sy * .17, z), (x + sx * .36, y + sy * .16, z + .38), .020, oak)
    books(x - .16, y, z + .411, 3, rng, True)
    lathe('mug', [(0, 0), (.042, 0), (.045, .01), (.045, .10), (.040, .10), (.040, .02), (0, .02)], mat('mug', (.72, .66, .56), .4), 32, (x + .22, y - .02, z + .411))


def plant(x, y, z, R, rng, pot=(.50, .30, .19)):
    lathe('pot', smooth_profile([(.0, 0), (R * .42, 0), (R * .55, R * .2), (R * .58, R * .8), (R * .52, R * .82)], 4), mat('pot', pot, .7), 48, (x, y, z))
    leaf = D.materials.get('houseplant') or leafmat('houseplant', (.03, .08, .02), (.10, .18, .05), .45, .35)
    shrub([leaf_clump('hp%d' % k, leaf, 18, R * .55, R * .55, .45, rng) for k in range(2)], (x, y, z + R * 1.75), R * .72, 18, rng, 1.25, .6)


def bookcase(x0, x1, y, z, h, rng, rows=3):
    oak = palette().oak
    for a, b in ((x0, x0 + .03), (x1 - .03, x1)):
        span('bcside', (a, b), (y - .30, y - .004), (z, z + h), oak, .004)
    for k in range(rows + 1):
        zz = z + .03 + (h - .06) * k / rows
        span('bcshelf', (x0 + .031, x1 - .031), (y - .29, y - .005), (zz - .015, zz + .015), oak, .003)
        if k < rows:
            books(x0 + .05, y - .16, zz + .016, int((x1 - x0 - .28) / .05), rng)
    span('bcback', (x0 + .01, x1 - .01), (y - .012, y - .006), (z, z + h), oak, 0)


def bed(x0, x1, y0, y1, z, blanket, linen):
    """Seen from its side, the head on the left."""
    oak = palette().oak
    span('bedframe', (x0, x1), (y0 + .02, y1), (z + .16, z + .30), oak, .012, 4)
    for x in (x0 + .08, x1 - .08):
        for y in (y0 + .08, y1 - .08):
            box('bedleg', (.07, .07, .17), (x, y, z + .085), oak, .006)
    span('headboard', (x0 - .06, x0 - .004), (y0 - .02, y1), (z + .10, z + .98), oak, .03, 5)
    span('mattress', (x0 + .02, x1 - .02), (y0 + .03, y1 - .02), (z + .29, z + .52), linen, .07, 5)
    n, rows = 26, []
    bx0, bx1 = x0 + (x1 - x0) * .36, x1 + .015
    for i in range(n + 1):
        u = i / n
        x = bx0 + (bx1 - bx0) * u
        row = []
        for j in range(31):
            v = j / 30
            wave = .016 * noise.noise(Vector((u * 5, v * 4, 2))) + .010 * noise.noise(Vector((u * 12, v * 3, 7)))
            if v < .32:        # the side that hangs down
                q = v / .32
                row.append((x + .012 * math.sin(u * 21) * (1 - q), y0 - .012 - .02 * math.sin(u * 17) * (1 - q) ** 2, z + .20 + .34 * q + wave * .3))
            else:
                q = (v - .32) / .68
                row.append((x, y0 + .01 + (y1 - y0 - .02) * q, z + .548 + wave + .012 * math.sin(math.pi * q)))
        rows.append(row)
    sheetrows('blanket', rows, blanket, .014, 180)
    span('fold', (bx0 - .05, bx0 + .22), (y0 + .0, y1 - .02), (z + .545, z + .590), linen, .02, 4)
    for k, y in enumerate((y0 + .30, y1 - .30)):
        cushion((.50, .22, .60), (x0 + .28, y, z + .64), linen, (math.pi / 2 - .5, 0, math.pi / 2), k * 5)


def nightstand(x, y, z, w=.42, h=.52):
    oak = palette().oak
    span('nst', (x - w / 2, x + w / 2), (y - .38, y - .01), (z + .08, z + h), oak, .010, 4)
    for k in (0, 1):
        span('drawer', (x - w / 2 + .025, x + w / 2 - .025), (y - .392, y - .381), (z + .11 + k * .20, z + .29 + k * .20), oak, .006)
        cyl('knob', .014, .02, (x, y - .40, z + .20 + k * .20), palette().brass, (math.pi / 2, 0, 0))


def dresser(x0, x1, y, z, h=.78, tone=(.20, .10, .05)):
    wood = mat('dresser', tone, .42, cn=(4, tuple(v * .7 for v in tone)))
    span('dresser', (x0, x1), (y - .44, y - .01), (z + .09, z + h), wood, .012, 4)
    for x in (x0 + .06, x1 - .06):
        box('dleg', (.05, .05, .10), (x, y - .38, z + .05), wood, .004)
    cols = 2
    for c in range(cols):
        for r in range(3):
            a = x0 + .03 + (x1 - x0 - .06) * c / cols
            b = x0 + .03 + (x1 - x0 - .06) * (c + 1) / cols
            zz = z + .12 + (h - .15) * r / 3
            span('drawer', (a + .01, b - .01), (y - .452, y - .441), (zz + .008, zz + (h - .15) / 3 - .008), wood, .006)
            cyl('knob', .016, .02, ((a + b) / 2, y - .46, zz + (h - .15) / 6), palette().brass, (math.pi / 2, 0, 0))


def tub(x0, x1, y0, y1, z, white):
    """A freestanding bath, seen from its side."""
    cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    rings = []
    for k, h in ((.80, .02), (.84, .06), (.90, .30), (.97, .52), (1.0, .58), (1.0, .60), (.975, .605), (.95, .59), (.90, .45), (.80, .18), (.4, .14)):
        rings.append([(cx + px, cy + py, z + h) for px, py in rsq(hx * k, hy * k, min(hx, hy) * k * .96, 14)])
    loft('tub', rings, white, True, True, 60)
    plane('bathwater', cx - hx * .7, cx + hx * .7, cy - hy * .6, cy + hy * .6, z + .44, mat('water', (.35, .52, .58), .04, spec=.8))
    brass = palette().brass
    tube('tubtap', [(cx, y1 + .05, z), (cx, y1 + .05, z + .82), (cx, cy + .08, z + .82), (cx, cy + .08, z + .74)], .020, brass, .07)


def towel(x, y, z, w, h, m):
    """Hung over a rail at a wall that faces -y."""
    rod('rail', (x - w / 2 - .10, y - .075, z), (x + w / 2 + .10, y - .075, z), .012, palette().brass)
    for s in (-1, 1):
        rod('railpost', (x + s * (w / 2 + .08), y, z), (x + s * (w / 2 + .08), y - .075, z), .010, palette().brass)
    n, rows = 24, []
    for zz, dy in ((z - h, -.115), (z - h * .5, -.108), (z - .02, -.098), (z + .016, -.082), (z + .008, -.062), (z - h * .7, -.040)):
        rows.append([(x - w / 2 + w * i / n, y + dy + .007 * math.sin(i * .9) * (z - zz > .05), zz) for i in range(n + 1)])
    sheetrows('towel', rows, m, .014, 180)


def vanity(x0, x1, y, z, white, front):
    span('vcab', (x0, x1), (y - .46, y - .01), (z + .08, z + .74), front, .010, 4)
    span('vtop', (x0 - .02, x1 + .02), (y - .49, y - .01), (z + .741, z + .79), white, .010, 4)
    mid = (x0 + x1) / 2
    for a, b in ((x0 + .02, mid - .006), (mid + .006, x1 - .02)):
        span('vdoor', (a, b), (y - .474, y - .461), (z + .11, z + .71), front, .008)
    lathe('basin', smooth_profile([(.0, 0), (.13, 0), (.20, .06), (.215, .11), (.20, .11), (.12, .02), (0, .02)], 3), white, 64, (mid, y - .25, z + .79))
    tube('tap', [(mid, y - .05, z + .79), (mid, y - .05, z + 1.08), (mid, y - .18, z + 1.08), (mid, y - .18, z + 1.03)], .014, palette().brass, .05)
    cyl('mirror', .30, .02, (mid, y - .015, z + 1.42), mat('mirror', (.42, .45, .47), .12, metal=1), (math.pi / 2, 0, 0), 72)
    ring('mirrorframe', .30, .016, (mid, y - .022, z + 1.42), palette().brass, 96, (math.pi / 2, 0, 0))


def desk(x0, x1, y, z):
    oak = palette().oak
    span('desktop', (x0, x1), (y - .52, y - .01), (z + .68, z + .715), oak, .008, 4)
    for x in (x0 + .05, x1 - .05):
        for yy in (y - .47, y - .06):
            rod('deskleg', (x, yy, z), (x, yy, z + .68), .022, oak)
    # a chair
    cx, cy = (x0 + x1) / 2 + .02, y - .82
    span('chairseat', (cx - .21, cx + .21), (cy - .20, cy + .20), (z + .42, z + .46), oak, .015, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod('chairleg', (cx + sx * .18, cy + sy * .17, z), (cx + sx * .17, cy + sy * .16, z + .43), .016, oak)


def washer(x0, x1, y, z, h, white):
    """A front loader."""
    cx = (x0 + x1) / 2
    span('washer', (x0, x1), (y - .62, y - .02), (z + .02, z + h), white, .02, 4)
    r = (x1 - x0) * .30
    lathe('door', [(0, .0), (r * .72, .0), (r * .74, .012), (r, .020), (r * 1.06, .010), (r * 1.08, 0)], palette().zinc, 72, (cx, y - .62, z + h * .46), (math.pi / 2, 0, 0))
    cyl('doorglass', r * .72, .012, (cx, y - .628, z + h * .46), mat('doorglass', (.03, .04, .05), .05, spec=.8), (math.pi / 2, 0, 0), 64)
    span('panel', (x0 + .03, x1 - .03), (y - .628, y - .619), (z + h - .15, z + h - .03), mat('wpanel', (.50, .51, .52), .4), .004)
    cyl('dial', .035, .03, (x1 - .13, y - .64, z + h - .09), palette().zinc, (math.pi / 2, 0, 0))


def folded(x, y, z, colors, w=.36):
    """A stack of folded towels."""
    for k, c in enumerate(colors):
        box('fold', (w - .01 * (k % 2), .30, .068), (x + .01 * (k % 2), y, z + .036 + k * .070), cloth('folded' + str(c), c), .03, 5)
