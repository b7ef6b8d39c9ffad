"""Hand tools at true size, each lying along +y with the pocket's mouth at y=0 and its middle at z=0: what is above the
mouth is seen, what is below sits in the pocket. Handles are worn: rubber greyed by hands, dips scuffed, steel dulled."""
from kit import *
from models.grime import worn

UP = (-math.pi / 2, 0, 0)   # a lathe that runs along +y


class Tools:
    def __init__(self, P, rng):
        self.P, self.rng = P, rng
        self.chrome = worn(mat('chrome', (.58, .575, .56), .24, metal=1, rn=(90, .16, .38)), (.10, .08, .06), .5, (.80, .80, .79), .6)
        self.forged = worn(mat('forged', (.30, .295, .285), .36, metal=1, rn=(60, .26, .5), bump=(500, .12, .0004)), (.06, .045, .03), .6, (.62, .62, .61), .6)
        self.rubber = worn(mat('cushion', (.026, .026, .028), .62, bump=(600, .35, .0006)), (.135, .120, .100), .60, (.11, .11, .11), .5)

    def plastic(self, name, c):
        return worn(mat(name, c, .38, coat=.15), (.05, .04, .03), .55, tuple(.5 * v + .22 for v in c), .55)

    def turned(self, name, prof, m, flutes=0, deep=.10, seg=72):
        """A turned piece along +y; flutes are pressed into it where the profile says so (radius, y, 0..1)."""
        rings = []
        for r, y, f in prof:
            ring_ = []
            for k in range(seg):
                a = 2 * math.pi * k / seg
                q = r * (1 - deep * f * (.5 + .5 * math.cos(flutes * a)) ** 2) if flutes else r
                ring_.append((q * math.cos(a), y, q * math.sin(a)))
            rings.append(ring_)
        return tidy(loft(name, rings, m, True, True, auto=50))

    def driver(self, cap, out=.030, r=.0040, fat=.0150, nut=False):
        """A cushion-grip screwdriver, or a nut driver on its hollow shaft: the colour of its ends tells the size."""
        rod('shaft', (0, -.085, 0), (0, out + .004, 0), r, self.chrome, 32, .0003)
        if nut:
            rod('collar', (0, out - .006, 0), (0, out + .001, 0), r * 1.25, self.chrome, 32, .0006)
        else:      # a hexagonal bolster, for a wrench
            rod('bolster', (0, out - .007, 0), (0, out + .001, 0), r * 1.55, self.chrome, 6, .0006)
        y, f = out, fat
        self.turned('nose', [(f * .46, y, 0), (f * .60, y + .002, 0), (f * .64, y + .010, 0), (f * .76, y + .016, 0), (f * .78, y + .0185, 0)], cap)
        grip = [(f * .80, y + .0180, 0), (f * .86, y + .0195, 0), (f * .80, y + .030, .2), (f * .90, y + .042, 1), (f, y + .060, 1), (f * .99, y + .080, 1), (f * .96, y + .088, .4), (f * .93, y + .0905, 0)]
        self.turned('grip', grip, self.rubber, 6, .16)
        self.turned('cap', [(f * .90, y + .0900, 0), (f * .93, y + .0935, 0), (f * .88, y + .1010, 0), (f * .62, y + .1065, 0), (f * .30, y + .1085, 0), (.0004, y + .1088, 0)], cap)

    def pliers(self, dip):
        """Lineman's pliers, jaws down: forged arms, the dip ends short of the joint and is rubbed through at the ends."""
        cyl('joint', .0110, .0135, (0, -.004, 0), self.forged, bw=.0015)
        cyl('rivet', .0052, .0142, (0, -.004, 0), self.chrome, bw=.0006)
        for s in (-1, 1):
            path = spline([(s * .0045, -.012, 0), (s * .0075, .012, 0), (s * .0120, .032, 0), (s * .0195, .070, 0), (s * .0215, .105, 0), (s * .0170, .140, 0)], 8)
            n = len(path)
            bar(path[:n // 2], [(.0115, .0098)] * (n // 2), (0, 0, 1), self.forged, 'arm')
            k = n // 4
            bar(path[k:], [(.0125 + .0015 * math.sin(math.pi * q / (n - k)), .0112) for q in range(n - k)], (0, 0, 1), dip, 'dip')

    def wrench(self):
        """An adjustable wrench, head up."""
        def forged(pts, thick, z=0):
            o = mesh('wrench', [(x, y, z) for x, y in pts], [tuple(range(len(pts)))], self.chrome, smooth=False)
            solidify(o, thick, 0)
            return bevel(o, .0016, 3, 40)
        forged([(-.0078, -.045), (.0078, -.045), (.0098, .072), (.0150, .090), (.0205, .104), (.0205, .128), (.0140, .142), (.0050, .1415), (.0045, .1130), (-.0165, .1130), (-.0190, .1000), (-.0140, .0870), (-.0098, .072)], .0112)
        forged([(-.0190, .1145), (-.0010, .1145), (-.0030, .1190), (-.0045, .1400), (-.0125, .1430), (-.0200, .1330)], .0100)
        rod('worm', (-.0115, .1010, .0030), (.0035, .1010, .0030), .0048, self.forged, 24, .0004)
        for k in range(6):
            ring('knurl', .0048, .0005, (-.0100 + .0023 * k, .1010, .0030), self.chrome, 32, (0, math.pi / 2, 0))

    def wire_brush(self):
        """A burner brush: brass wires in a wooden back, some bent."""
        path = spline([(0, -.07, 0), (0, 0, .001), (0, .050, .003), (0, .085, .0015), (0, .128, .0010)], 6)
        wood = worn(mat('brushwood', (.36, .225, .12), .6, bump=(60, .2, .001), stretch=(9, 1, 9), cn=(20, (.27, .16, .08))), (.05, .035, .022), .7, (.5, .38, .24), .3)
        bar(path, [(.0135, .0085)] * len(path), (1, 0, 0), wood, 'back')
        wire = mat('bristle', (.48, .35, .15), .36, metal=1)
        for i in range(15):
            for j in range(3):
                x, y = (j - 1) * .0040, .060 + .0044 * i
                for _ in range(7):
                    d = Vector((self.rng.gauss(0, .0016), self.rng.gauss(0, .0016), self.rng.uniform(.0105, .0130)))
                    tube('wire', [(x, y, .0045), Vector((x, y, .0045)) + d], .00016, wire, 0, res=1)

    def mirror(self):
        """A telescoping inspection mirror."""
        for a, b, r in ((-.09, .030, .0030), (.030, .078, .0024), (.078, .118, .0018)):
            rod('stem', (0, a, 0), (0, b, 0), r, self.chrome, 24, .0003)
        rod('knuckle', (-.004, .121, .001), (.004, .121, .001), .0032, self.chrome, 24, .0006)
        M = Matrix.Translation((.001, .142, .004)) @ Matrix.Rotation(.30, 4, 'X')
        placed(M, lambda: (lathe('rim', [(0, -.0016), (.0185, -.0016), (.0192, -.0004), (.0192, .0012), (.0178, .0014), (.0178, .0006), (0, .0006)], self.chrome, 64),
                           cyl('glass', .0176, .0004, (0, 0, .0009), mat('mirror', (.78, .80, .81), .03, metal=1), seg=64, bw=0)))

    def flashlight(self):
        """Anodised, its edges rubbed to the metal; head up."""
        body = worn(mat('anodised', (.030, .031, .034), .40, metal=.4), (.10, .09, .075), .4, (.60, .60, .60), .75)
        self.turned('torch', [(.0100, -.018, 0), (.0112, -.014, 0), (.0112, .060, 0), (.0104, .063, 0), (.0108, .070, 0), (.0150, .080, 0), (.0162, .086, 0), (.0162, .104, 0), (.0150, .106, 0), (.0138, .106, 0), (.0128, .102, 0)], body)
        for k in range(11):
            ring('knurl', .0113, .0005, (0, .004 + k * .0042, 0), body, 48, UP)
        cyl('button', .0042, .0030, (0, .072, .0120), self.rubber, bw=.0008)
