"""A winter evening seen from the door: headlights come up the drive, their light lies in the ruts; a mailbox, bare trees."""
from kit import *
from models.snow import Snow

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(19)
P = palette()
VAN, TURN = Vector((1.75, 10.2, 0)), math.radians(-11)      # the middle of its front, and how far it has yet to turn
aim = Matrix.Translation(VAN) @ Matrix.Rotation(TURN, 4, 'Z')


class Drive(Snow):
    def height(self, x, y):
        """A plowed drive with two ruts, and the bank beside it."""
        across = x - VAN.x + math.tan(TURN) * (y - VAN.y)
        drive = 1 / (1 + math.exp((abs(across) - 1.75) / .12))
        bank = .18 * math.exp(-((abs(across) - 2.05) / .30) ** 2) * (1 + .8 * noise.noise(Vector((x * 2.1, y * 2.1, 4))))
        rut = sum(math.exp(-((across - s * .78) / .13) ** 4) for s in (-1, 1))
        tread = .004 * math.sin(y * 46) * rut + .012 * noise.noise(Vector((x * 3, y * 3, 7))) * drive
        return super().height(x, y) * (1 - .72 * drive) + bank - .045 * rut + tread


snow = Drive(rng, (-50, -50, .1, .1))
snow.field(-9, 11, .6, 17, .035)
snow.field(-40, 40, 16.9, 46, .3)
# ---- the van: no more than its dark front behind the lamps
paint, glass = mat('paint', (.02, .025, .034), .35, coat=.4), mat('glass', (.01, .012, .016), .06, spec=.9)


def van():
    loft('body', [[(x, y, z) for x, y in ring_] for z, ring_ in ((.34, rsq_at(.92, .10, 2.6)), (.95, rsq_at(.98, .02, 2.6)), (1.12, rsq_at(.97, .18, 2.6)), (1.30, rsq_at(.95, .46, 2.6)), (1.95, rsq_at(.86, .98, 2.6)), (2.10, rsq_at(.80, 1.16, 2.5)))], paint, True, True, 40)
    mesh('screen', [(-.84, .50, 1.33), (.84, .50, 1.33), (.76, .92, 1.90), (-.76, .92, 1.90)], [(0, 1, 2, 3)], glass)
    span('grille', (-.46, .46), (-.012, .05), (.62, .86), P.black, .01)
    span('bumper', (-.96, .96), (-.06, .10), (.36, .56), P.black, .04)
    for s in (-1, 1):
        cyl('tire', .33, .22, (s * .80, .75, .33), P.rubber, (0, math.pi / 2, 0))
        o = lathe('lamp', [(0, 0), (.075, 0), (.090, .012), (.090, .03)], glow('lamp', (1, .88, .66), 90), 40, (s * .74, -.02, .80), (math.pi / 2, 0, 0))
        o.scale = (1.25, .85, 1)


def rsq_at(half, front, back):
    return [(x, (front + back) / 2 + y) for x, y in rsq(half, (back - front) / 2, .34, 8)]


placed(aim, van)
for s in (-1, 1):
    a, b = aim @ Vector((s * .74, -.10, .80)), aim @ Vector((s * .74 - .2, -6.2, -.1))
    spot(a, b, 1150, (1, .82, .55), 58, .9, .10).visible_glossy = False
# ---- a mailbox under snow, beside the drive
post = mat('post', (.20, .13, .08), .8, bump=(40, .4, .003))
bx, by = -1.62, 5.6
rod('post', (bx, by, 0), (bx, by, 1.06), .05, post, 4)
shell = mat('shell', (.30, .035, .025), .4, coat=.3)
loft('box', [[(bx + x, by + y, 1.06 + z) for x, z in [(-.095, 0)] + [(.095 * math.cos(q), .12 + .095 * math.sin(q)) for q in (math.pi - math.pi * k / 16 for k in range(17))] + [(.095, 0)]] for y in (-.25, .25)], shell, True, True, 40)
snow.blanket(bx, by, 1.262, .062, .24, .07, 2, .03)
# ---- trees along the street, two houses with a window lit, the air full of flakes
bark = mat('bark', (.05, .042, .036), .9)
for k, (x, y, h) in enumerate(((-4.4, 13, 7.5), (5.6, 15, 8.5), (-8.2, 19, 8), (.2, 25, 9), (10.5, 22, 8))):
    bare_tree((x, y, 0), h, bark, random.Random(70 + k))
nb, lit = mat('nb', (.09, .10, .12), .8), glow('nbw', (1, .56, .24), 2.2)
for X, Y, w, z in ((-9.5, 34, 9, 2.8), (17, 38, 9, 2.8)):
    box('nb', (w, 7, z), (X, Y, z / 2), nb, 0)
    a, b, c, d = X - w / 2 - .4, X + w / 2 + .4, Y - 3.9, Y + 3.9
    mesh('nbr', [(a, c, z), (b, c, z), (b, d, z), (a, d, z), (a, Y, z + 2.6), (b, Y, z + 2.6)], [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)], snow.m, smooth=False)
    box('nbw', (1.5, .1, 1.2), (X + 1.6, Y - 3.52, 1.6), lit, 0)
flake = pebble('flake', mat('flake', (.95, .95, .98), .6), rng, 2)
for _ in range(420):
    y = rng.uniform(2.5, 12)
    s = rng.uniform(.006, .011)
    inst(flake, (rng.uniform(-.42, .42) * y + .3, y, rng.uniform(.1, 1.2 + .25 * y)), (0, .3, 0), (s, s, s * 1.8))
world_gradient([(-1, (.03, .04, .06)), (-.02, (.12, .17, .30)), (.08, (.20, .27, .44)), (.25, (.09, .15, .32)), (1, (.03, .05, .15))], .17, cam_strength=.30, clouds=.35, cloudcol=(.22, .28, .44))
sun((.5, .55, -.5), .25, (.50, .66, 1), 2)
area((-.6, -.4, 2.6), (-.2, 3, 0), .5, 26, (1, .62, .30))              # the porch's lantern, behind the reader
camera((-.35, 0, 1.45), (.30, 9, .82), lens=38, f=4, focus=(.9, 8.5, .8))
render(OUT, W, H, SPP, exposure=.6, bounces=4, temp=(1.02, 1, 1), bloom=.45, vig=.28)
