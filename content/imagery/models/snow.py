"""A snowed-in yard: a rolling field, blankets on flat tops, caps on round shrubs, flakes in the air."""
from kit import *


class Snow:
    def __init__(self, rng, mound):
        """mound: (x, y, half x, half y) of what stands in the field; snow is blown away round it."""
        self.rng, self.mound = rng, mound
        self.m = mat('snow', (.80, .84, .90), .65, bump=(60, .35, .006), bump2=(420, .5, .0015), spec=.35, sss=.12, sheen=.2)
        self.lumps = [pebble('sb%d' % k, self.m, rng, 2) for k in range(4)]

    def height(self, x, y):
        mx, my, hx, hy = self.mound
        h = .10 + .07 * noise.noise(Vector((x * .8, y * .8, 3))) + .035 * noise.noise(Vector((x * 2.4, y * 2.4, 9))) + .010 * noise.noise(Vector((x * 8, y * 8, 1)))
        d = max(abs(x - mx) - hx, abs(y - my) - hy, 0)
        return h - .055 * math.exp(-(d / .16) ** 2) + .03 * math.exp(-((y + .05) / .12) ** 2)

    def field(self, x0, x1, y0, y1, step):
        nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
        sheetrows('snow', [[(x0 + i * step, y0 + j * step, self.height(x0 + i * step, y0 + j * step)) for i in range(nx + 1)] for j in range(ny + 1)], self.m, auto=180)

    def blanket(self, cx, cy, cz, hx, hy, t, seed, over=.012, corners=(.09, .16)):
        """On a flat top: soft corners, dents the wind left, a rim that sags here and has broken off there."""
        n, rows = 84, []
        small = min(1, hx / .3)
        for j in range(n + 1):
            row = []
            for i in range(n + 1):
                u, w = i / n * 2 - 1, j / n * 2 - 1
                e = max(abs(u) ** 5, abs(w) ** 5)
                k = (1 - e) ** .5 if e < 1 else 0
                ru, rw = u * (1 - corners[0] * small * w ** 6), w * (1 - corners[1] * small * u ** 6)
                x, y = u * hx, w * hy
                a, b = noise.noise(Vector((x * 4 + seed, y * 5, 0))), noise.noise(Vector((x * 15, y * 15 + seed, 5)))
                fine = noise.noise(Vector((x * 46, y * 46, seed)))
                rim = over + .012 * small * (a + .8 * b)
                top = t * k * (1 + .38 * a) + .010 * small * b * k + .0022 * small * fine
                row.append((cx + ru * (hx + rim), cy + rw * (hy + rim), cz - (.014 + .010 * small * b) * (1 - k) + top))
            rows.append(row)
        sheetrows('cap', rows, self.m, auto=180)

    def on_shrub(self, c, R):
        """What lies on a clipped ball: torn patches between its leaves, nearly closed on top, few further down."""
        c, n, K, own = Vector(c), 220, 110, random.Random(3)

        def lies(d):
            """How far the snow stands out of the leaves in a direction; below zero it is hidden among them."""
            q = d + c
            big = noise.fractal(q * 4.6, .9, 2.1, 3)
            torn = noise.fractal(q * 13, .7, 2.2, 4)
            level = (d.z - .42) * 1.5 + .30 * big + .06 * torn
            return max(-.16, min(.125 * max(level, 0) ** .55, .10) if level > 0 else level * .5) + .0035 * torn + .002 * noise.noise(q * 52)
        v, f = [], []
        for i in range(n):
            t = 2 * math.pi * i / n
            for k in range(K + 1):
                q = (k / K) * 1.62
                d = Vector((math.cos(t) * math.sin(q), math.sin(t) * math.sin(q), math.cos(q)))
                r = R * (.93 + .12 * noise.noise(d * 1.7 + c)) + lies(d)
                v.append((c.x + d.x * r, c.y + d.y * r, c.z + d.z * r * .88))
        for i in range(n):
            j = (i + 1) % n
            f += [(i * (K + 1) + k, i * (K + 1) + k + 1, j * (K + 1) + k + 1, j * (K + 1) + k) for k in range(K)]
        mesh('snowcap', v, f, self.m, auto=180)
        for _ in range(160):      # crumbs the leaves caught
            d = Vector((own.gauss(0, 1), own.gauss(0, 1), own.uniform(-.1, 1.3))).normalized()
            if own.random() > .25 + .75 * max(0, d.z) or noise.noise((d + c) * 5) < -.12:
                continue
            s = own.uniform(.0035, .0125) * (1 if own.random() < .85 else 1.7)
            p = c + Vector((d.x * R, d.y * R, d.z * R * .88)) * own.uniform(.90, 1.03)
            inst(own.choice(self.lumps), p, (own.uniform(-.8, .8), own.uniform(-.8, .8), own.random() * 6), (s * own.uniform(.8, 1.6), s * own.uniform(.6, 1.1), s * own.uniform(.45, .8)))

    def on_hedge(self):
        rng = self.rng
        for k in range(90):
            p = (-28 + k * .25, 13.6 + rng.uniform(-.4, .5), 1.78 + rng.uniform(-.08, .08))
            inst(rng.choice(self.lumps), p, (0, 0, rng.random() * 6), (rng.uniform(.3, .6), rng.uniform(.3, .6), rng.uniform(.14, .24)))

    def flakes(self, n=156):
        """Falling snow: short streaks, slanted by the wind; none near the lens, where it would blur into discs."""
        rng = self.rng
        one = pebble('fl', mat('flake', (.9, .93, 1), .6, emit=(.55, .68, .95), es=.30), rng, 2)
        for _ in range(n):
            t = rng.uniform(2.1, 6.6)
            p = (1.55 - .5 * t + rng.uniform(-.55, .55) * t, -3.35 + .83 * t, 1.15 + rng.uniform(-.38, .38) * t)
            s = rng.uniform(.0012, .0023) * (1 + .10 * t)
            inst(one, p, (rng.uniform(-.15, .15), .38 + rng.uniform(-.10, .10), 0), (s, s, s * rng.uniform(3, 6)))

    def on_roof(self, x0, x1, foot, slope, up):
        """What lies on a roof whose lower edge is at foot (y, z): thick, rounded over the eaves, thinner where the wind took it."""
        rows, (y, z) = [], foot
        for t, share in ((-.05, -.5), (-.09, .1), (-.075, .5), (-.03, .85), *((k * .06, 1) for k in range(int(up / .06)))):
            row = []
            for i in range(-1, int((x1 - x0) / .05) + 3):
                x = min(max(x0 + i * .05, x0), x1)
                thick = share * (0 <= i <= (x1 - x0) / .05 + 1) * (.15 + .035 * noise.noise(Vector((x * 1.3, t * 1.1, 5))) + .012 * noise.noise(Vector((x * 6, t * 5, 8))))
                out = t + (.04 * noise.noise(Vector((x * 1.7, 0, 4))) if t < 0 else 0)
                row.append((x, y + out * math.cos(slope) - thick * math.sin(slope), z + out * math.sin(slope) + thick * math.cos(slope)))
            rows.append(row)
        sheetrows('snowroof', rows, self.m, auto=180)
