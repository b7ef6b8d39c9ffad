"""The electronic parts of a control board, each built face up at (x, y) on a board whose face is z = .0013."""
from kit import *

TOP = .0013


class BoardParts:
    def __init__(self, P, rng):
        self.P, self.rng = P, rng
        self.tin = mat('tin', (.70, .69, .66), .26, metal=1, rn=(300, .18, .38))
        self.silk = mat('silk', (.74, .75, .70), .6)
        self.nylon = mat('nylon', (.74, .72, .64), .42, sss=.05, bump=(300, .05, .0004), cn=(30, (.66, .63, .54), .5, .85))
        self.cubeblue = mat('cubeblue', (.028, .105, .27), .34, bump=(500, .06, .0003))
        self.resin = mat('resin', (.022, .022, .024), .48, bump=(700, .18, .0004))
        self.beige = mat('beige', (.55, .42, .25), .45)
        self.varistor = mat('varistor', (.03, .12, .30), .34, coat=.3)
        self.ceramic = mat('ceramicdisc', (.48, .21, .05), .40, coat=.2)
        self.sleeve = mat('sleeve', (.016, .018, .030), .28, coat=.3)
        self.alucan = mat('alucan', (.66, .66, .67), .30, metal=1, rn=(200, .22, .4))
        self.violet = mat('violet', (.23, .05, .33), .16, trans=.35, coat=.3)
        self.bands = [mat('band%d' % k, c, .5) for k, c in enumerate(((.10, .04, .02), (.55, .05, .03), (.70, .50, .04), (.02, .02, .02), (.45, .32, .06)))]

    # ---- print
    def mark(self, s, at, size, z=TOP + .00015, m=None, turn=0, align='CENTER'):
        text(s, size, (*at, z), (0, 0, math.radians(turn)), m or self.silk, .00001, align, MEDIUM)

    def outline(self, x, y, a, b, w=.00032):
        """The printed frame round a part."""
        for dx, dy, p, q in ((0, b / 2, a, w), (0, -b / 2, a, w), (a / 2, 0, w, b), (-a / 2, 0, w, b)):
            box('silk', (p, q, .00006), (x + dx, y + dy, TOP + .00005), self.silk, 0)

    # ---- parts
    def relay(self, at, a, b, tall, m, words, ref):
        x, y = at
        rings = [[(x + p, y + q, z) for p, q in rsq(a / 2 - i, b / 2 - i, .0016, 5)] for z, i in ((TOP, .0003), (tall * .55, 0), (tall - .0009, .0002), (tall, .0011))]
        loft('relay', rings, m, False, True, auto=40)
        cyl('vent', .0011, .0002, (x - a * .40, y + b * .38, tall + .0001), self.resin, seg=20, bw=0)
        n = len(words)
        for k, s in enumerate(words):
            self.mark(s, (x, y + b * (.24 - .24 * k * 2 / max(n - 1, 1) * (1 if n > 1 else 0))), b * (.135 if n > 2 else .16), tall + .0001)
        self.outline(x, y, a + .0018, b + .0018)
        self.mark(ref, (x - a / 2 + .003, y - b / 2 - .0034), .0034)

    def blades(self, at, n, pitch, names):
        """Quarter-inch tabs for push-on connectors."""
        x, y = at
        for k in range(n):
            px = x + pitch * k
            box('tabfoot', (.0085, .0042, .0008), (px, y, TOP + .0003), self.tin, .0002)
            box('tab', (.0063, .0008, .0110), (px, y, TOP + .0055), self.tin, .0003)
            self.mark(names[k], (px, y - .0050), .0028)

    def chip(self, at, pins, length, width, name):
        x, y = at
        box('chip', (length, width, .0026), (x, y, TOP + .0018), self.resin, .0004)
        cyl('dot', .0006, .0001, (x - length / 2 + .0014, y - width / 2 + .0014, TOP + .0032), self.sleeve, seg=20, bw=0)
        for k in range(pins):
            px = x + (k - (pins - 1) / 2) * .00127
            for s in (-1, 1):
                box('pin', (.0005, .0016, .0003), (px, y + s * (width / 2 + .0007), TOP + .0003), self.tin, 0)
                box('leg', (.0005, .0003, .0014), (px, y + s * (width / 2 + .0001), TOP + .0008), self.tin, 0)
        for k, s in enumerate(name.split('\n')):
            self.mark(s, (x, y + .0013 - .0026 * k), .0020, TOP + .0033)

    def dip_switch(self, at, names):
        x, y = at
        n = len(names)
        box('dip', (.0026 * n + .0016, .0095, .0052), (x, y, TOP + .0026), self.P.red, .0005)
        for k, s in enumerate(names):
            px = x + (k - (n - 1) / 2) * .0026
            box('slot', (.0016, .0046, .0002), (px, y, TOP + .0053), self.resin, 0)
            box('slide', (.0013, .0018, .0010), (px, y + .0012 * (1 if k in (0, 3) else -1), TOP + .0056), self.nylon, .0002)
            self.mark(s, (px, y - .0037), .0015, TOP + .0054)
        self.outline(x, y, .0026 * n + .0030, .0112)

    def resistor(self, at, turn):
        x, y = at
        d = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        c = Vector((x, y, TOP + .0013))
        tube('lead', [c - d * .0052 - Vector((0, 0, .0015)), c - d * .0048, c + d * .0048, c + d * .0052 - Vector((0, 0, .0015))], .00028, self.tin, .0004, res=2)
        lathe('resistor', smooth_profile([(.0003, -.0033), (.0012, -.0030), (.0011, -.0018), (.0010, 0), (.0011, .0018), (.0012, .0030), (.0003, .0033)], 3), self.beige, 24, c, toward(d), 60)
        for k, m in enumerate(self.rng.sample(self.bands, 3) + [self.bands[4]]):
            cyl('band', .00118, .0005, c + d * (-.0021 + .0013 * k + (.0005 if k == 3 else 0)), m, toward(d), 24, 0)

    def electrolytic(self, at, r, tall):
        """An upright can: sleeve with a light stripe, crimp, a top of bare aluminium scored to burst there."""
        x, y = at
        lathe('sleeve', [(r * .96, TOP), (r, TOP + .001), (r * .94, TOP + .0022), (r, TOP + .0034), (r, tall - .0008), (r * .97, tall), (r * .86, tall + .0001)], self.sleeve, 48, (x, y, 0), auto=50)
        cyl('cantop', r * .87, .0004, (x, y, tall - .0002), self.alucan, seg=48, bw=0)
        for a in (0, math.pi / 2):
            box('score', (r * 1.5, .0003, .0001), (x, y, tall + .0001), self.resin, 0, rot=(0, 0, a + .3))
        self.mark('+', (x - r - .0014, y + r * .6), .0032)
        lathe('ring', [(r + .0004, TOP + .00004), (r + .0007, TOP + .00004)], self.silk, 48, (x, y, 0))

    def disc(self, at, r, m):
        """A varistor or ceramic capacitor on edge, leaning a little as the solder wave left it."""
        x, y = at
        o = lathe('disc', smooth_profile([(0, -.0019), (r * .8, -.0017), (r, 0), (r * .8, .0017), (0, .0019)], 4), m, 40, (x, y, TOP + r + .0012), (math.pi / 2 - .22, 0, .08), 80)
        return o

    def film_cap(self, at, a, b):
        x, y = at
        box('film', (a, b, .013), (x, y, TOP + .0065), mat('filmyellow', (.50, .33, .035), .42), .0012)
        self.mark('.47 K 275', (x, y), .0024, TOP + .0132, self.P.ink)

    def header(self, at, nx, ny, ref, pitch=.0063):
        """A nylon housing with sockets and a latch: where the harness plugs in."""
        x, y = at
        a, b = nx * pitch + .002, ny * pitch + .002
        box('headerbase', (a + .003, b + .003, .008), (x, y, TOP + .004), self.nylon, .0008)
        box('plug', (a, b, .012), (x, y, TOP + .012), self.nylon, .0012)
        box('latch', (.0070, .0030, .013), (x, y + b / 2 + .0012, TOP + .010), self.nylon, .0008)
        for i in range(nx):
            for j in range(ny):
                box('socket', (.0040, .0040, .0006), (*self.socket(at, nx, ny, i, j, pitch), TOP + .0180), self.resin, .0003)
        self.outline(x, y, a + .0046, b + .0046)
        self.mark(ref, (x - a / 2 - .0044, y + b / 2), .0036)

    @staticmethod
    def socket(at, nx, ny, i, j, pitch=.0063):
        return at[0] + (i - (nx - 1) / 2) * pitch, at[1] + (j - (ny - 1) / 2) * pitch

    def blade_fuse(self, at, amps):
        """An automotive fuse of 3 A in its clips: violet, its link seen through the body, the rating on top."""
        x, y = at
        box('fuseholder', (.0220, .0066, .0055), (x, y, TOP + .00275), self.resin, .0006)
        for s in (-1, 1):
            box('fuseblade', (.0052, .0007, .0060), (x + s * .0062, y, TOP + .0066), self.tin, .0001)
        box('fusebody', (.0190, .0050, .0085), (x, y, TOP + .0128), self.violet, .0009)
        box('fusecap', (.0196, .0056, .0022), (x, y, TOP + .0176), self.violet, .0007)
        self.mark(amps, (x, y), .0042, TOP + .0188, self.silk)
        self.outline(x, y, .0240, .0086)

    def led(self, at, lit):
        x, y = at
        m = glow('boardled', (1, .22, .05), 9) if lit else mat('ledoff', (.30, .10, .03), .15, trans=.6, coat=.4)
        lathe('led', [(.0029, TOP), (.0029, TOP + .0010), (.0025, TOP + .0011), (.0025, TOP + .0046), (.0018, TOP + .0064), (0, TOP + .0071)], m, 32, (x, y, 0), auto=50)
        self.outline(x, y, .0074, .0074)

    def screw_head(self, at, r):
        """A pan head with a cross and a slot, its flanks rubbed by drivers."""
        x, y, z = at
        lathe('head', smooth_profile([(r, 0), (r * .98, r * .30), (r * .72, r * .58), (0, r * .66)], 4), self.tin, 40, (x, y, z), auto=50)
        a = self.rng.random() * 3
        for k, long in ((0, 1.5), (1, .9)):
            box('slot', (r * long, r * .24, r * .10), (x, y, z + r * .64), self.resin, 0, rot=(0, 0, a + k * math.pi / 2))

    def terminal_strip(self, at, names, row):
        """A barrier strip: a tin plate and a screw between two black walls for every wire of the thermostat."""
        n, pitch = len(at), at[1].x - at[0].x
        mid = (at[0].x + at[-1].x) / 2
        box('strip', (n * pitch + .004, .0250, .0080), (mid, row, TOP + .0040), self.resin, .0008)
        for k in range(n + 1):
            box('wall', (.0026, .0250, .0175), (at[0].x + (k - .5) * pitch, row, TOP + .0087), self.resin, .0009)
        for p, s in zip(at, names):
            box('plate', (pitch * .66, .0190, .0010), (p.x, row, TOP + .0086), self.tin, .0003)
            lathe('washer', [(.0020, TOP + .0105), (.0058, TOP + .0105), (.0058, TOP + .0115), (.0020, TOP + .0115)], self.tin, 40, (p.x, p.y, 0))
            self.screw_head((p.x, p.y, TOP + .0113), .0050)
            text(s, .0100, (p.x, row + .0190, TOP + .0002), (0, 0, 0), self.silk, .00001, font=BOLD)
