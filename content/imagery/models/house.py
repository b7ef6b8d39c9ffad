"""A corner of a house with blue lap siding: wall, windows with lamplit rooms behind them, roof's edge, porch lantern.

The wall's face is y=0, its left corner x=CORNER; the yard is at y<0.
"""
from kit import *

CORNER = -1.95


class House:
    def __init__(self, P, rng, windows, lit=False, roof=False, day=True, curtain_share=.18, lamps=1, lamp=None, end=6.2, deep=6, rooms=True):
        """lamps: how bright the room is; lamp: x and y of the lamp in the small window's room.
        end: where the wall stops on the right; deep: how long the wall round its left corner is; rooms: whether there are rooms behind the lit windows."""
        self.P, self.rng, self.windows = P, rng, windows
        self.lit, self.roof_on, self.day, self.curtain_share, self.lamps, self.lamp = lit, roof, day, curtain_share, lamps, lamp
        self.end, self.deep, self.rooms = end, deep, rooms
        self.long = 9 if end == 6.2 else end - CORNER - .05
        self.siding = mat('siding', (.175, .225, .26), .5, bump=(18, .35, .003), bump2=(120, .12, .001), stretch=(.08, 1, 1), cn=(2.2, (.155, .205, .24)), rand=True)
        self.found = mat('found', (.36, .35, .335), .92, bump=(60, .6, .006), bump2=(9, .4, .02), cn=(3, (.28, .27, .26)))
        self.trim = mat('trim', (.80, .79, .76), .45, bump=(60, .08, .001), cn=(26, (.70, .685, .64), .62, .9))
        self.wall()
        for w in windows:
            self.window(*w, panes=2 if w[1] - w[0] < 1.2 else 3)

    # ---- wall
    def clear_of_windows(self, x0, x1, z0, z1):
        """The pieces of x0..x1 that are wall; unlit windows are only laid on it."""
        pieces = [(x0, x1)]
        for a, b, c, d in self.windows:
            if self.lit and z1 > c + .03 and z0 < d - .03:
                pieces = [q for u, v in pieces for q in ((u, min(v, a)), (max(u, b), v)) if q[1] - q[0] > .004]
        return pieces

    def wall(self):
        X, rng, exposure = CORNER, self.rng, .128
        box('foundation', (self.long, .3, .5), (X + .02 + self.long / 2, .17, 0), self.found, .01)
        top = 2.9 if self.roof_on else 3.4
        z = .25
        while z < top:
            x = X + .06
            while x < (6 if self.end == 6.2 else self.end - .01):
                x2 = min(x + rng.uniform(2.4, 3.6), self.end)
                for u, w in self.clear_of_windows(x, x2, z, z + exposure):
                    v = [(u, -.030, z), (w - .0015, -.030, z), (w - .0015, -.034, z + .006), (u, -.034, z + .006),
                         (u, -.010, z + exposure + .012), (w - .0015, -.010, z + exposure + .012), (u, 0, z), (w - .0015, 0, z)]
                    mesh('lap', v, [(0, 1, 7, 6), (0, 3, 2, 1), (3, 4, 5, 2)], self.siding, smooth=False)
                x = x2
            z += exposure
        levels = sorted({.2, 2.98 if self.roof_on else 4.2} | ({c for w in self.windows for c in w[2:]} if self.lit else set()))
        for a, b in zip(levels, levels[1:]):
            for u, w in self.clear_of_windows(X, X + self.long, a, b):
                span('wallback', (u, w), (.01, .03), (a, b), self.trim, 0)
        ch = 2.72 if self.roof_on else 3.4
        box('cornerA', (.10, .03, ch), (X + .05, -.035, .23 + ch / 2), self.trim, .004)
        box('cornerB', (.03, .10, ch), (X, .02, .23 + ch / 2), self.trim, .004)
        box('side', (.02, self.deep, ch), (X + .02, self.deep / 2, .23 + ch / 2), self.siding, 0)
        box('sidef', (.3, self.deep, .5), (X + .19, self.deep / 2, 0), self.found, .01)
        box('skirt', (self.long, .03, .05), (X + self.long / 2, -.03, .245), self.trim, .004)

    # ---- windows
    def window(self, x0, x1, z0, z1, panes=2):
        trim, cx, cz = self.trim, (x0 + x1) / 2, (z0 + z1) / 2
        for size, loc in (((.11, .05, z1 - z0 + .22), (x0 - .055, -.05, cz)), ((.11, .05, z1 - z0 + .22), (x1 + .055, -.05, cz)),
                          ((x1 - x0 + .30, .075, .06), (cx, -.06, z0 - .03)), ((x1 - x0, .05, .11), (cx, -.05, z1 + .055))):
            box('casing', size, loc, trim, .004)
        if self.lit:
            self.glass(x0, x1, z0, z1, panes)
        else:
            box('glass', (x1 - x0, .02, z1 - z0), (cx, -.040, cz), mat('glass', (.02, .025, .03), .03, spec=.9), 0)
        for k in range(1, panes):
            box('mullion', (.045, .03, z1 - z0), (x0 + (x1 - x0) * k / panes, -.046, cz), trim, .004)
        for x in (x0 + .02, x1 - .02):
            box('stile', (.05, .03, z1 - z0), (x, -.046, cz), trim, .004)
        box('railb', (x1 - x0 + .01, .044, .07), (cx, -.050, z0 + .025), trim, .004)
        box('railt', (x1 - x0 + .01, .044, .05), (cx, -.050, z1 - .02), trim, .004)
        if self.lit and self.rooms:
            self.room(x0, x1, z0, z1)

    def glass(self, x0, x1, z0, z1, panes):
        """Double panes, each a little out of true, so that each mirrors its own piece of sky."""
        m = D.materials.get('pane') or panemat()
        for k in range(panes):
            a, b = x0 + (x1 - x0) * k / panes, x0 + (x1 - x0) * (k + 1) / panes
            for y in (-.022, -.010):
                tilt = (self.rng.uniform(-.006, .006), self.rng.uniform(-.010, .010))
                n, rows = 12, []
                for j in range(n + 1):
                    z = z0 + (z1 - z0) * j / n
                    rows.append([(a + (b - a) * i / n, y + tilt[0] * (j / n - .5) + tilt[1] * (i / n - .5) + .0007 * noise.noise(Vector((i * .5 + k * 7, j * .45, y * 900))), z) for i in range(n + 1)])
                sheetrows('pane', rows, m, auto=180)

    def curtain(self, x0, x1, y, z0, z1, m, seed=0, tied=None):
        """Pleated cloth: every fold of its own width and depth, pinched at the rod, looser and wandering below.
        tied: the height where a band draws it to its outer side, x0."""
        n, rows, own = 260, [], random.Random(int(seed * 100))
        ends = [0]
        while ends[-1] < 1:
            ends.append(ends[-1] + own.choice((.085, .11, .14, .19, .25)) * own.uniform(.85, 1.15))
        ends = [v / ends[-1] for v in ends]
        deep = [own.uniform(.45, 1.25) for _ in ends]
        lean = [own.uniform(-.022, .022) for _ in ends]

        def fold(u, t):
            k = max(i for i, v in enumerate(ends[:-1]) if v <= u)
            q = (u - ends[k]) / (ends[k + 1] - ends[k])
            d = deep[k] * (1 - q) + deep[k + 1] * q
            return d * -math.cos(2 * math.pi * q) + .30 * (1 - t) * math.sin(2 * math.pi * q) * (k % 2), lean[k] * (1 - q) + lean[k + 1] * q
        steps = 40 if tied else 12
        for j in range(steps + 1):
            t = j / steps         # 0 at the hem
            row, drawn = [], 1
            if tied:
                d = (z0 + (z1 - z0) * t - tied) / (.52 if z0 + (z1 - z0) * t > tied else .16)
                drawn = 1 - .62 * math.exp(-d * d)
            for i in range(n + 1):
                u = i / n
                f, side = fold(min(u, .9999), t)
                drift = .6 * noise.noise(Vector((u * 3 + seed, t * 1.6, 1)))
                sag = .07 * u * (1 - drawn) * (1 if z0 + (z1 - z0) * t > tied else -.3) if tied else 0    # pulled aside, the cloth hangs in a bow
                row.append((x0 + (x1 - x0) * drawn * (u + (1 - t) * (side + .03 * noise.noise(Vector((u * 4, seed, t * 2)))) * min(1, 12 * u, 12 * (1 - u))),
                            y + (.014 + .020 * (1 - t)) * (f + drift) * (1.25 if tied else 1), z0 + (z1 - z0) * t - sag))
            rows.append(row)
        sheetrows('curtain', rows, m, auto=180)

    def room(self, x0, x1, z0, z1):
        """What is behind the glass: walls, curtains, a lamp with a shade, furniture in the wide one."""
        rng, cx, wide, deep = self.rng, (x0 + x1) / 2, x1 - x0 > 1.5, 2.3
        warm = mat('roomwall', (.62, .45, .31), .9)
        left = max(x0 - 1.1, CORNER + .06)
        span('rback', (left, x1 + 1.1), (deep - .025, deep + .025), (.4, 2.9), warm, 0)
        span('rleft', (left, left + .05), (.03, deep), (.4, 2.9), warm, 0)
        span('rright', (x1 + .975, x1 + 1.025), (.03, deep), (.4, 2.9), warm, 0)
        span('rceil', (left, x1 + 1.1), (.03, deep), (2.855, 2.905), mat('ceil', (.8, .7, .58), .9), 0)
        span('rfloor', (left, x1 + 1.1), (.03, deep), (.375, .425), mat('rfloor', (.2, .11, .06), .6), 0)
        cloth = clothmat('curt', (.66, .58, .45), (.80, .56, .33), .5)
        cw = (x1 - x0) * self.curtain_share
        if wide:
            self.curtain(x0 - .10, x0 + cw * 1.12, .14, z0 - .35, z1 + .10, cloth, .7 + x0)
        else:
            self.curtain(x0 - .10, x0 + cw * 1.9, .14, z0 - .35, z1 + .10, cloth, .7 + x0, z0 + .30)
            self.corner_of_the_room(left + .05, z0, deep - .025)
        self.curtain(x1 - cw * .84, x1 + .10, .14, z0 - .35, z1 + .10, cloth, 2.9 + x0)    # nobody draws both alike
        rod('rod', (x0 - .2, .14, z1 + .09), (x1 + .2, .14, z1 + .09), .011, mat('crod', (.10, .07, .05), .4))
        if wide:
            self.furniture(x0, x1, z0, cx, deep)
        lx, lz = cx + (x1 - x0) * (.17 if wide else .10), z0 + .42
        ly = 1.1
        if self.lamp and not wide:
            lx, ly = self.lamp
        shade = glow('shade', (1, .56, .22), (6.5 if not self.day else 5) * self.lamps)
        lathe('shade', smooth_profile([(.17, -.11), (.14, .0), (.11, .12)], 4), shade, loc=(lx, ly, lz))
        cyl('lampstem', .018, .5, (lx, ly, lz - .3), mat('lampb', (.5, .35, .2), .4))
        box('rpic', (.5, .02, .62), (cx - (x1 - x0) * .12, deep - .04, z0 + .85), mat('rp', (.25, .30, .30), .8, cn=(3, (.55, .36, .2))), 0)
        k = (.38 if self.day else 1) * self.lamps
        point((lx, ly, lz + .25), 52 * k, (1, .58, .28), .1)
        point((cx, 1.3, 2.6), 30 * k, (1, .64, .36), .15)

    def corner_of_the_room(self, left, z0, back):
        """What one sees through the small window from the yard's right: a picture on the side wall, a dresser with a plant and books."""
        own, wood = random.Random(12), mat('dresser', (.20, .10, .05), .45, cn=(4, (.14, .07, .035)))
        box('frame', (.022, .46, .58), (left + .012, 1.52, z0 + .78), mat('frm', (.06, .04, .03), .4), .003)
        box('mount', (.004, .40, .52), (left + .024, 1.52, z0 + .78), mat('mount', (.62, .56, .46), .8), 0)
        box('print', (.004, .26, .34), (left + .027, 1.52, z0 + .80), mat('print', (.10, .17, .19), .8, cn=(5, (.42, .26, .12))), 0)
        top = z0 + .02
        span('dresser', (left + .01, left + .62), (back - .46, back - .02), (.42, top), wood, .006)
        pot = mat('pot', (.42, .26, .17), .7)
        lathe('vase', smooth_profile([(.055, 0), (.085, .03), (.095, .10), (.080, .16), (.072, .17)], 4), pot, 48, (left + .20, back - .24, top))
        leaf = leafmat('roomplant', (.02, .055, .015), (.07, .13, .035), .45, .35)
        leaves = [leaf_clump('rp%d' % k, leaf, 16, .12, .15, .5, own) for k in range(2)]
        shrub(leaves, (left + .20, back - .24, top + .38), .19, 15, own, 1.35, .6)
        x = left + .36
        for color in ((.35, .08, .05), (.06, .13, .2), (.5, .42, .3), (.10, .2, .13), (.42, .33, .10)):
            w, h = own.uniform(.028, .045), own.uniform(.17, .23)
            box('book', (w, .15, h), (x + w / 2, back - .20, top + h / 2), mat('bk', color, .7), .003)
            x += w + .002

    def furniture(self, x0, x1, z0, cx, deep):
        rng = self.rng
        box('sofa', (1.5, .30, .62), (cx - .15, .75, z0 - .02), mat('sofa', (.16, .19, .20), .95, sheen=.3), .09, 5)
        box('cushion', (.42, .16, .40), (cx - .55, .62, z0 + .20), mat('cu', (.55, .22, .08), .95), .07, 5, (-.2, 0, .1))
        leaf = leafmat('plant', (.03, .07, .02), (.08, .14, .04), .45, .35)
        shrub([leaf_clump('pl%d' % k, leaf, 30, .13, .10, .45, rng) for k in range(2)], (x0 + .52, 1.6, z0 + .40), .20, 34, rng, 1.2, .6)
        cyl('pot', .10, .2, (x0 + .52, 1.6, z0 + .06), mat('pot', (.5, .42, .34), .7), bw=.01)
        box('frame', (.76, .02, .56), (cx - .30, deep - .03, z0 + .98), mat('frm', (.06, .04, .03), .4), .003)
        box('shelf', (.9, .22, .03), (cx + .62, deep - .12, z0 + 1.20), mat('shf', (.25, .13, .06), .5), .004)
        colors = ((.35, .08, .05), (.06, .13, .2), (.5, .42, .3), (.10, .2, .13))
        for k in range(9):
            box('book', (.035, .15, .17 + .05 * rng.random()), (cx + .30 + k * .052, deep - .11, z0 + 1.31), mat('bk%d' % k, rng.choice(colors), .7), .003)

    def window_glow(self, x0, x1, z0, z1, power):
        """The light that falls from a lit window on the yard; it leans, and all of it must stay before the glass."""
        cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
        y = -.12 - .482 * (z1 - z0) / 2
        a = area((cx, y, cz), (cx, y - 2.91, cz - 1.6), x1 - x0, .85 * power * (x1 - x0), (1, .58, .27), z1 - z0)
        a.visible_glossy = False

    # ---- roof's edge
    def eaves(self):
        X, rng, trim = CORNER, self.rng, self.trim
        shingles = [mat('shingle%d' % k, c, .92, bump=(160, .8, .004), cn=(9, tuple(v * 1.5 for v in c))) for k, c in enumerate(((.084, .0795, .0795), (.075, .0715, .0735), (.096, .091, .0875)))]
        box('soffit', (9, .42, .02), (X + 4.25, -.20, 2.96), trim, .002)
        box('fascia', (9, .025, .17), (X + 4.25, -.41, 3.03), trim, .004)
        tube('gutter', [(X - .28, -.465, 3.055), (7, -.465, 3.055)], .058, trim, fr=0)
        for x in (X + .6, X + 2.9, X + 5.2):
            box('gutterjoint', (.05, .125, .122), (x, -.465, 3.055), trim, .006)
        box('frieze', (9, .03, .16), (X + 4.5, -.045, 2.87), trim, .004)
        slope = math.radians(30)
        for k in range(22):
            y, z, x = -.45 + k * .145 * math.cos(slope), 3.09 + k * .145 * math.sin(slope), X - .30 - .15 * (k % 2)
            tab = k % 2
            while x < 6:
                # laminated shingles: tabs and, between them, the layer below; each overlaps its neighbor, so no slit opens
                L, up, tab = rng.uniform(.22, .34), rng.uniform(-.0008, .0008), tab ^ 1
                thick = .011 if tab else .007
                box('shingle', (L + .003, .165, thick), (x + L / 2, y + .07, z + .035 + thick / 2 + up), rng.choice(shingles), .0012, 1, (slope + .03, 0, 0))
                x += L
        z1 = 3.075 + 2.95 * math.tan(slope)
        mesh('deck', [(X - .29, -.45, 3.085), (6.5, -.45, 3.085), (6.5, 2.5, z1 + .01), (X - .29, 2.5, z1 + .01)], [(0, 1, 2, 3)], shingles[0], smooth=False)
        box('rake', (.03, 3.1, .18), (X - .31, .90, 3.81), trim, .003, 3, (slope, 0, 0))
        box('downspout', (.06, .05, 2.55), (X + .16, -.065, 1.58), trim, .012, 3)
        for z in (.7, 1.6, 2.5):
            box('dspstrap', (.075, .006, .02), (X + .16, -.092, z), trim, .001)

    def lantern(self, x, z, power):
        """A porch lantern; its roof and posts throw no shadow, or the wall shows a dark hourglass."""
        iron = mat('iron', (.015, .014, .013), .4, metal=.4)
        y = -.17
        parts = [box('plate', (.11, .02, .22), (x, -.045, z), iron, .006),
                 tube('arm', [(x, -.05, z + .04), (x, -.11, z + .12), (x, y, z + .10)], .008, iron, .03),
                 lathe('cap', [(0, .135), (.02, .13), (.085, .085), (.09, .078), (0, .078)], iron, 4, (x, y, z), (0, 0, math.pi / 4), 10),
                 lathe('bottom', [(0, -.125), (.05, -.12), (.055, -.105), (0, -.105)], iron, 4, (x, y, z), (0, 0, math.pi / 4), 10)]
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.append(box('post', (.009, .009, .19), (x + sx * .047, y + sy * .047, z - .015), iron, .001))
        seeded = mat('seeded', (.95, .93, .88), .35, trans=1, ior=1.1, bump=(60, .5, .004))
        for sx, sy, size in ((1, 0, (.003, .088, .18)), (-1, 0, (.003, .088, .18)), (0, -1, (.088, .003, .18))):
            parts.append(box('seeded', size, (x + sx * .046, y + sy * .046, z - .015), seeded, 0))
        bulb = lathe('bulb', [(0, -.06), (.022, -.045), (.026, -.01), (.02, .03), (.01, .06), (0, .06)], glow('bulb', (1, .50, .17), 20 if power else .6), loc=(x, y, z - .02))
        for o in parts + [bulb]:
            o.visible_shadow = False
        if power:
            point((x, y - .02, z - .01), power, (1, .55, .22), .045)
