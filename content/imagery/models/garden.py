"""The yard: river stones along the wall, lawn, clipped shrubs, hedge and trees, and what the wind leaves."""
from kit import *
from models.house import CORNER


class Garden:
    def __init__(self, rng, keep_free, winter=False, eye=(1.95, -3.85), wide=False):
        """keep_free(x, y, margin): where a pad lies."""
        self.rng, self.keep_free, self.winter, self.eye, self.wide = rng, keep_free, winter, Vector(eye), wide
        soil = mat('soil', (.05, .036, .022), .95, bump=(40, .9, .02))
        plane('ground', -3.2, 20, -12, 40, .001, soil)
        far = mat('far', (.62, .67, .76), .9) if winter else mat('far', (.035, .055, .014), .95, cn=(.35, (.06, .075, .02)))
        plane('groundfar', -90, 20, -12, 90, 0, far)

    def edge(self, x):
        """Where lawn and stones meet."""
        return -1.45 + .06 * math.sin(x * 2.1) + .03 * math.sin(x * 5 + 1)

    def stones(self, n=16000):
        rng = self.rng
        colors = (((.30, .28, .25), (.20, .19, .17)), ((.40, .36, .30), (.3, .26, .21)), ((.22, .21, .21), (.15, .145, .14)), ((.46, .44, .40), (.36, .34, .31)))
        kinds = [mat('rock%d' % k, a, .75, bump=(6, .25, .02), cn=(2.5, b)) for k, (a, b) in enumerate(colors)]
        pebbles = [pebble('peb%d' % k, kinds[k % 4], rng) for k in range(12)]
        for _ in range(0 if self.winter else n):
            x, y = rng.uniform(CORNER - .1, 4.2), rng.uniform(-1.55, 0)
            if not self.edge(x) + .03 < y < 0 or x < CORNER - .05 or self.keep_free(x, y, .01):
                continue
            s = rng.uniform(.012, .028) * (1.25 if rng.random() < .15 else 1)
            inst(rng.choice(pebbles), (x, y, .004 + s * .3 * rng.random() + .012 * noise.noise(Vector((x * 3, y * 3, 0)))), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.random() * 6.28), s)
        xs = [CORNER - .05 + k * .1 for k in range(66)]
        tube('edging', [(x, self.edge(x), .012) for x in xs], .014, mat('edg', (.02, .02, .02), .6), fr=0)

    def lawn(self, n):
        """Clumps of grass, thinner far away; a few weeds and longer tufts along the edging."""
        rng, wide = self.rng, self.wide
        m = leafmat('grass', (.045, .085, .014), (.14, .17, .035), .6, .4)
        clumps = [grass_clump('g%d' % k, m, 110, .13, (.035, .085), .0042, .035, rng) for k in range(6)]
        straw, own = leafmat('straw', (.09, .105, .022), (.27, .235, .075), .65, .35), random.Random(5)
        dry = [grass_clump('gd%d' % k, straw, 90, .13, (.03, .075), .0038, .04, own) for k in range(2)]
        for _ in range(0 if self.winter else n):
            x, y = rng.uniform(-12, 4.4 if wide else 3.2), rng.uniform(-5.6 if wide else -3.6, 11)
            if x > CORNER - .12 and y > self.edge(x) - .05:
                continue
            d = (Vector((x, y)) - self.eye).length
            if rng.random() > min(1, (4.2 if wide else 3.2) / max(d, .5)):
                continue
            kind, spot = rng.choice(clumps), noise.noise(Vector((x * .45, y * .45, 3)))
            o = inst(kind, (x, y, 0), (rng.uniform(-.15, .15), rng.uniform(-.15, .15), rng.random() * 6.28), rng.uniform(.75, 1.25) * (1 if d < 4 else 1.5))
            if wide and spot + .35 * noise.noise(Vector((x * 3, y * 3, 9))) > .36:
                o.data = dry[int(kind.name[1]) % 2]    # patches that want water
        if self.winter:
            return
        tall = grass_clump('tuft', m, 60, .06, (.09, .17), .0045, .07, rng)
        weed = leafmat('weed', (.05, .10, .02), (.12, .16, .04), .5, .35)
        rosette = [leaf_clump('weed%d' % k, weed, 14, .03, .075, .38, rng) for k in range(2)]
        for _ in range(46):
            x = rng.uniform(-2.0, 3.6)
            inst(tall, (x, self.edge(x) - rng.uniform(.02, .09), 0), (0, 0, rng.random() * 6.3), rng.uniform(.6, 1.1))
        for _ in range(34):
            x, y = rng.uniform(-4, 3.2), rng.uniform(-4.2, -1.6)
            if y < self.edge(x) - .1:
                inst(rng.choice(rosette), (x, y, .012), (rng.uniform(-.2, .2), rng.uniform(-.2, .2), rng.random() * 6.3), (1.0, 1.0, .45))

    def weeds(self):
        """What comes up in a lawn by August: dandelions, clover, plantain, a coarse tuft."""
        rng = random.Random(23)
        green, dark = leafmat('dandelion', (.05, .10, .018), (.11, .17, .035), .5, .35), leafmat('clover', (.025, .065, .014), (.055, .11, .03), .5, .35)
        rosette = [leaf_clump('dan%d' % k, green, 16, .05, .11, .30, rng) for k in range(3)]
        clover = [leaf_clump('clo%d' % k, dark, 60, .12, .024, .95, rng, .2) for k in range(3)]
        coarse = grass_clump('coarse', leafmat('coarse', (.07, .11, .03), (.20, .21, .07), .55, .4), 46, .05, (.10, .20), .0065, .10, rng)
        yellow, seed, white = mat('yellowbloom', (.75, .48, .01), .8), mat('seedhead', (.62, .60, .55), .95), mat('cloverbloom', (.62, .58, .52), .9)
        balls = [pebble('bloom%d' % k, m, rng, 2) for k, m in enumerate((yellow, seed, white))]
        stalk = mat('stalk', (.16, .17, .06), .6)

        def place():
            while True:
                x, y = rng.uniform(-6.5, 2.6), rng.uniform(-4.7, -1.75)
                if y < self.edge(x) - .15 or x < CORNER - .4:
                    return x, y
        for k in range(44):
            x, y = place()
            for _ in range(rng.choice((1, 1, 2, 3))):
                x, y = x + rng.gauss(0, .14), y + rng.gauss(0, .14)
                inst(rng.choice(rosette), (x, y, .05), (rng.uniform(-.2, .2), rng.uniform(-.2, .2), rng.random() * 6.3), (1.1, 1.1, .5))
                for _ in range(rng.choice((0, 0, 1, 1, 2))):
                    a, b, h, old = x + rng.gauss(0, .05), y + rng.gauss(0, .05), rng.uniform(.10, .17), rng.random() < .3
                    tube('stalk', [(x, y, .01), ((a + x) / 2, (b + y) / 2, h * .6), (a, b, h)], .0022, stalk, .01, res=2)
                    inst(balls[1 if old else 0], (a, b, h), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), 0), (.018, .018, .017) if old else (.017, .017, .008))
        for k in range(17):
            x, y = place()
            for _ in range(rng.randint(8, 22)):
                a, b = x + rng.gauss(0, .20), y + rng.gauss(0, .16)
                inst(rng.choice(clover), (a, b, .05), (0, 0, rng.random() * 6.3), (1, 1, .42))
                if rng.random() < .35:
                    inst(balls[2], (a, b, rng.uniform(.09, .12)), (0, 0, 0), .009)
        for _ in range(26):
            inst(coarse, (*place(), 0), (0, 0, rng.random() * 6.3), rng.uniform(.6, 1.1))

    def clipped(self, places):
        """Boxwood balls: (x, y, z, radius, leaves)."""
        m = leafmat('box', (.022, .055, .012), (.085, .125, .03), .4, .25)
        clumps = [leaf_clump('lc%d' % k, m, 60, .10, .030, .55, self.rng) for k in range(4)]
        for x, y, z, R, n in places:
            shrub(clumps, (x, y, z), R, n, self.rng)

    def tall_grass(self, x, y, scale=.62):
        m = leafmat('orn', (.10, .12, .03), (.30, .26, .10), .5, .4)
        inst(grass_clump('orn', m, 240, .10, (.45, .85), .006, .42, self.rng), (x, y, 0), (0, 0, 1), scale)

    def background(self, more_trees=False, bare=False):
        rng = self.rng
        hedge = leafmat('hedge', (.02, .05, .012), (.10, .13, .03), .5, .35)
        clumps = [leaf_clump('hc%d' % k, hedge, 70, .32, .10, .55, rng) for k in range(3)]
        for k in range(0 if bare else 22):   # no two of its bushes end at one height
            shrub(clumps, (-27 + k * 1.0, 14 + rng.uniform(-.3, .3), .8 + rng.uniform(-.12, .16)), 1.1, 90, rng, 1.0)
        if more_trees:    # where the hedge gives out: bushes that nobody clips, down to the grass, and the edge of a wood far off
            own = random.Random(31)
            wild = leafmat('wild', (.03, .055, .014), (.15, .145, .04), .5, .4)
            loose = [leaf_clump('wl%d' % k, wild, 70, .36, .12, .5, own) for k in range(3)]
            for x, y, z, R in ((-22.6, 13.4, 1.3, 1.5), (-24.6, 13.0, .8, 1.2), (-26.3, 12.7, 1.7, 1.8), (-28.6, 13.2, .9, 1.4), (-30.2, 12.4, .5, .9), (-31.6, 13.0, .35, .6), (-15.2, 13.6, 1.5, 1.1), (-10.4, 13.7, 1.35, 1.0)):
                shrub(loose, (x, y, z), R, 130, own, own.uniform(.9, 1.25), .4)
            big = [leaf_clump('wb%d' % k, wild, 70, .9, .30, .55, own) for k in range(2)]
            for k in range(26):
                shrub(big, (-112 + k * 4.2 + own.uniform(-1, 1), 52 + own.uniform(-5, 8), 2.2 + own.uniform(-.6, 1.2)), 3.6 + own.uniform(-.8, 1.6), 70, own, own.uniform(.8, 1.2), .5)
        self.leafm = leafmat('twig', (.045, .042, .042), (.13, .12, .12), .8, .1) if self.winter else leafmat('tree', (.035, .065, .012), (.22, .17, .035), .5, .5)
        crowns = [leaf_clump('tc%d' % k, self.leafm, 80, .55, .16, .55, rng) for k in range(3)]
        bark = mat('bark', (.09, .06, .04), .9, bump=(30, .8, .02))
        for x, y, z, R in ((-8.2, 10.5, 3.6, 2.2), (-13.5, 11.5, 4.6, 2.7), (-20, 19, 6.0, 4.2), (-27, 20, 7, 4.6), (-14, 22, 6, 4.0), (-34, 24, 8, 5.5)):
            if bare:
                bare_tree((x, y, 0), z + R * .7, bark, random.Random(int(-x)))
                continue
            shrub(crowns, (x, y, z), R, 420, rng, .9, .6)
            tube('trunk', [(x, y, 0), (x + .1, y, 1.5), (x, y, z)], .2, bark, fr=0)
        if more_trees:
            for x, y, z, R in ((-21, 15, 3.4, 2.4), (-27, 17, 3.8, 2.8), (-33, 18, 4.2, 3.2), (-41, 20, 4.4, 3.6), (-50, 24, 5, 4.4), (-60, 26, 6, 5)):
                shrub(crowns, (x, y, z), R, 300, rng, .9, .6)
        self.crowns = crowns

    def neighbors(self, roof, window, places=((-31, 23, 9, 2.9), (-46, 26, 8, 3.0)), wall=(.10, .105, .115), side=False):
        """Houses across the yards whose windows are lit: (x, y, width, height of the wall); side: one below the gable, too."""
        m, bars = mat('nb', wall, .8), mat('nbbar', (.05, .04, .03), .8)
        for X, Y, w, z in places:
            box('nb', (w, 7, z), (X, Y, z / 2), m, 0)
            a, b, c, d = X - w / 2 - .4, X + w / 2 + .4, Y - 3.9, Y + 3.9
            mesh('nbr', [(a, c, z), (b, c, z), (b, d, z), (a, d, z), (a, Y, z + 2.6), (b, Y, z + 2.6)], [(0, 1, 5, 4), (2, 3, 4, 5)], roof, smooth=False)
            for x in (a + .4, b - .4):
                mesh('nbg', [(x, Y - 3.5, z), (x, Y + 3.5, z), (x, Y, z + 2.33)], [(0, 1, 2)], m, smooth=False)
            if side:
                box('nbw', (.1, 1.1, 1.2), (b - .38, Y - 1, 1.75), window, 0)
            for dx in (-2.4, 1.6):
                box('nbw', (1.3, .1, 1.2), (X + dx, Y - 3.52, 1.75), window, 0)
                for size in ((.09, .1, 1.2), (1.3, .1, .09)):
                    box('bar', size, (X + dx, Y - 3.6, 1.75), bars, 0)

    def leaf_litter(self, n=46, caught=()):
        """Dry leaves; caught: (x0, x1, y0, y1, z, n) where the wind has gathered them."""
        if self.winter:
            return
        rng = self.rng
        m = leafmat('dry', (.20, .10, .03), (.42, .24, .07), .6, .3)
        leaves = [leaf_clump('dl%d' % k, m, 1, .0, .05, .6, rng) for k in range(3)]
        lying = lambda s: (s, s, .28 * s)    # a leaf that has come down lies, it does not stand on its edge
        for _ in range(n):
            inst(rng.choice(leaves), (rng.uniform(-2.4, 3.2), rng.uniform(-2.9, -.1), .035 + .02 * rng.random()), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.random() * 6.3), lying(rng.uniform(.5, .95)))
        for x0, x1, y0, y1, z, k in caught:
            for _ in range(k):
                inst(rng.choice(leaves), (rng.uniform(x0, x1), rng.uniform(y0, y1), z + .02 * rng.random()), (.4 * rng.uniform(-.8, .8), .4 * rng.uniform(-.8, .8), rng.random() * 6.3), lying(rng.uniform(.4, .9)))

    def shade(self, toward, center, n, spread, scale):
        """Leaves between the sun and the wall, out of the picture: dappled shadow."""
        rng = self.rng
        clumps = [leaf_clump('gb%d' % k, self.leafm, 26, .34, .11, .55, rng) for k in range(3)]
        c = Vector(center) - Vector(toward)
        for _ in range(n):
            p = c + Vector([rng.gauss(0, s) for s in spread])
            inst(rng.choice(clumps), p, (rng.random() * 6, rng.random() * 6, rng.random() * 6), rng.uniform(*scale))
