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

    def blanket(self, cx, cy, cz, hx, hy, t, seed, over=.012):
        """On a flat top: rounded, sagging at the rim."""
        n, rows = 44, []
        for j in range(n + 1):
            row = []
            for i in range(n + 1):
                u, w = i / n * 2 - 1, j / n * 2 - 1
                e = max(abs(u) ** 5, abs(w) ** 5)
                k = (1 - e) ** .5 if e < 1 else 0
                a = noise.noise(Vector((u * 2 + seed, w * 2, 0)))
                row.append((cx + u * (hx + over * (1 + .8 * a)), cy + w * (hy + over * (1 + .8 * noise.noise(Vector((u * 3, w * 3 + seed, 5))))), cz - .016 * (1 - k) + t * k * (1 + .25 * a)))
            rows.append(row)
        sheetrows('cap', rows, self.m, auto=180)

    def on_shrub(self, c, R):
        """A cap with a ragged rim on a clipped ball, crumbs further down."""
        c, n, K, rng, own = Vector(c), 96, 24, self.rng, random.Random(3)
        v, f = [(c.x, c.y, c.z + R * .88 + .05)], []
        for i in range(n):
            t = 2 * math.pi * i / n
            rm = R * (.76 + .24 * noise.noise(Vector((math.cos(t) * 2.2, math.sin(t) * 2.2, c.x))) + .11 * noise.noise(Vector((math.cos(t) * 7, math.sin(t) * 7, 2))))
            for k in range(1, K + 1):
                q = k / K
                r = rm * q
                z = c.z + .88 * math.sqrt(max(R * R - r * r, 0)) + .042 * (1 - q ** 5) + .030 * noise.noise(Vector((r * math.cos(t) * 9, r * math.sin(t) * 9, 5))) + .016 * noise.noise(Vector((r * math.cos(t) * 24, r * math.sin(t) * 24, 8))) - .03 * q ** 8
                v.append((c.x + r * math.cos(t), c.y + r * math.sin(t), z))
        for i in range(n):
            j = (i + 1) % n
            f.append((0, 1 + i * K, 1 + j * K))
            f += [(1 + i * K + k, 1 + i * K + k + 1, 1 + j * K + k + 1, 1 + j * K + k) for k in range(K - 1)]
        mesh('snowcap', v, f, self.m, auto=180)
        for _ in range(70):
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.uniform(0, .9))).normalized()
            lump, turn, s = rng.choice(self.lumps), rng.random() * 6, rng.uniform(.018, .05)
            for _ in range(4):      # what the wind left on the leaves: small, flat, a few together
                e = (d + Vector([own.gauss(0, .09) for _ in range(3)])).normalized()
                inst(lump, c + Vector((e.x * R, e.y * R, e.z * R * .88)) * own.uniform(.97, 1.01), (own.uniform(-.4, .4), own.uniform(-.4, .4), turn + own.random()), (s * own.uniform(.25, .7), s * own.uniform(.2, .5), s * .22))

    def on_hedge(self):
        rng = self.rng
        for k in range(90):
            p = (-28 + k * .25, 13.6 + rng.uniform(-.4, .5), 1.78 + rng.uniform(-.08, .08))
            inst(rng.choice(self.lumps), p, (0, 0, rng.random() * 6), (rng.uniform(.3, .6), rng.uniform(.3, .6), rng.uniform(.14, .24)))

    def flakes(self, n=520):
        rng = self.rng
        one = pebble('fl', mat('flake', (.9, .93, 1), .6, emit=(.55, .68, .95), es=.35), rng, 2)
        for _ in range(n):
            t = rng.uniform(.5, 6)
            p = (1.55 - .5 * t + rng.uniform(-.55, .55) * t, -3.35 + .83 * t, 1.15 + rng.uniform(-.38, .38) * t)
            inst(one, p, (0, 0, 0), rng.uniform(.0016, .0034) * (1 + .12 * t))
