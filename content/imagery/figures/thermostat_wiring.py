"""Behind a thermostat: the base on the wall with its five low-voltage wires, the face taken off and set on the ledge."""
from kit import *
from models.furnace_parts import FRONT

OUT, W, H, SPP, VAR = args()
S = reset()
rng = random.Random(19)
P = palette()
wall = mat('wall', (.20, .285, .275), .80, bump=(150, .22, .0012), bump2=(900, .18, .0003), cn=(9, (.185, .265, .256)))
white = mat('base', (.78, .785, .775), .38, bump=(900, .05, .0002))
grey = mat('block', (.145, .155, .165), .42, bump=(900, .05, .0002))
gypsum = mat('gypsum', (.74, .72, .68), .95, bump=(400, .6, .0008))
BX, BZ = -.004, .066          # middle of the base

# ---- wall board with the hole the cable comes through
hole = []
for k in range(40):
    a = 2 * math.pi * k / 40
    q = .0165 + .0016 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 3)))
    hole.append((BX + q * math.cos(a), 0, BZ + q * math.sin(a)))
o = plate('wall', [(-.30, 0, -.26), (.30, 0, -.26), (.30, 0, .30), (-.30, 0, .30)], .0127, wall, normal=(0, 1, 0), holes=[hole])
o.data.materials[1] = gypsum
span('dark', (-.30, .30), (.05, .06), (-.26, .30), P.void, 0)
# an old paint line round a bigger thermostat that hung here before, two filled screw holes
old = mat('old', (.235, .325, .313), .78, bump=(150, .22, .0012))
o = plate('oldpaint', [(BX + x, -.0003, BZ + z) for x, z in ((-.080, -.066), (.080, -.066), (.080, .064), (-.080, .064))], .0006, old, normal=(0, 1, 0), holes=[[(x, -.0003, z) for x, _, z in hole]])
o.data.materials[1] = gypsum
for x, z in ((BX - .0735, BZ - .050), (BX + .0735, BZ + .046)):
    cyl('filler', .0042, .0006, (x, -.0004, z), gypsum, FRONT, 24, 0)

# ---- the base: a tray with a window for the cable
hw, hh = .0665, .0560


def outline(hx, hy, r, y):
    return [(BX + x, y, BZ + z) for x, z in rsq(hx, hy, r, 8)]


win = [(BX + x, -.0045, BZ + z) for x, z in rsq(.0175, .0195, .004, 6)]
p = plate('base', outline(hw - .003, hh - .003, .010, -.0045), .0040, white, normal=(0, 1, 0), holes=[win])
p.data.materials[1] = white
loft('edge', [outline(hw, hh, .012, -.0003), outline(hw, hh, .012, -.0085), outline(hw - .0008, hh - .0008, .0115, -.0093), outline(hw - .0020, hh - .0020, .0105, -.0093), outline(hw - .0028, hh - .0028, .010, -.0085), outline(hw - .0028, hh - .0028, .010, -.0040)], white)
for x, z in ((BX, BZ + .0455), (BX, BZ - .0450)):     # mounting screws in their slots, one of them not quite straight
    loft('slot', [[(x + a, y, z + b) for a, b in rsq(.0075, .0042, .004, 6)] for y in (-.0046, -.0062)], grey)
    lathe('screw', [(.0058, .0062), (.0056, .0076), (.0040, .0086), (0, .0090)], P.zinc, 48, (x, 0, z), FRONT)
    for t in (0, math.pi / 2):
        box('cross', (.0064, .0012, .0012), (x, -.0088, z), P.void, 0, rot=(0, t + (.3 if z > BZ else .9), 0))
# bubble level
rod('vial', (BX - .013, -.0075, BZ + .0305), (BX + .013, -.0075, BZ + .0305), .0040, mat('vial', (.52, .66, .10), .08, trans=.5), 32, .001)
rod('bubble', (BX - .0035, -.0095, BZ + .0305), (BX + .0040, -.0095, BZ + .0305), .0022, mat('bubble', (.86, .92, .62), .1), 24, .001)
for x in (-.006, .006):
    rod('mark', (BX + x, -.0116, BZ + .0268), (BX + x, -.0116, BZ + .0342), .0004, P.ink, 8, 0)

# ---- terminals: a push tab, the wire's mouth, a large letter outside
PITCH = .0290
wires = {'R': P.red, 'C': P.blue, 'W': mat('wwhite', (.84, .83, .80), .4), 'Y': P.yellow, 'G': P.green}
places = {'R': (-1, 1), 'W': (-1, 0), 'Y': (-1, -1), 'C': (1, 1), 'G': (1, 0), 'O/B': (1, -1)}
ends = {}
for letter, (side, row) in places.items():
    x, z = BX + side * .0335, BZ - .002 + row * PITCH * .94
    box('block', (.0200, .0105, .0185), (x, -.0092, z), grey, .0016)
    box('tab', (.0115, .0050, .0120), (x + side * .0028, -.0165, z), mat('tab', (.40, .42, .43), .4) if not D.materials.get('tab') else D.materials['tab'], .0012)
    box('ridge', (.0080, .0012, .0012), (x + side * .0028, -.0190, z), grey, .0004)
    rod('mouth', (x - side * .0102, -.0092, z), (x - side * .0085, -.0092, z), .0028, P.void, 24, 0)
    text(letter, .0135 if letter != 'O/B' else .0080, (x + side * .0197, -.0046, z), FRONT, P.ink, .0001, font=BOLD)
    ends[letter] = Vector((x - side * .0098, -.0092, z)), side
# ---- the cable: brown jacket out of the hole, five wires, their last bit stripped
jacket = mat('jacket', (.26, .145, .075), .48, bump=(300, .1, .0004))
tube('jacket', spline([(BX + .002, .07, BZ - .012), (BX + .001, .03, BZ - .007), (BX, .004, BZ - .004), (BX, -.0085, BZ - .005)]), .0046, jacket, 0)
bare = P.copper
for k, letter in enumerate('RWYCG'):
    e, side = ends[letter]
    a = 2 * math.pi * k / 5 + .4
    s = Vector((BX + .0024 * math.cos(a), -.0070, BZ - .005 + .0024 * math.sin(a)))
    knee = Vector((e.x - side * .0135, -.0185 - .0012 * (k % 3), e.z + rng.uniform(-.001, .001)))
    strip = e - Vector((side * .0058, 0, 0))
    pts = spline([s, s + Vector((0, -.010, 0)), s.lerp(knee, .62) + Vector((0, -.004, 0)), knee, strip], 12)
    tube('wire', pts, .00175, wires[letter], 0, res=6)
    rod('bare', strip, e + Vector((side * .003, 0, 0)), .00095, bare, 20, 0)
# a sixth wire of the cable, not used, wrapped back round the jacket
tube('spare', spline([(BX + .001, -.003, BZ - .0055), (BX + .006, -.010, BZ - .010), (BX + .0085, -.006, BZ - .0125), (BX + .004, .002, BZ - .0145), (BX - .004, .004, BZ - .0125)]), .00165, mat('orange', (.72, .24, .02), .4), 0)

# ---- the face, set on a ledge and leaning against the wall
span('ledge', (-.30, .30), (-.075, 0), (-.112, -.100), P.oak, .003)
black = mat('glass', (.006, .006, .007), .06, spec=.6, coat=.6)
rim_ = mat('rim', (.60, .60, .59), .24, metal=1, rn=(40, .18, .30))


def face():
    w2, h2 = .0600, .0495
    box('back', (2 * w2 - .006, .014, 2 * h2 - .006), (0, 0, 0), white, .008, 5)
    loft('bezel', [[(x, y, z) for x, z in rsq(w2 - i, h2 - i, .014, 10)] for i, y in ((.001, -.004), (0, -.006), (0, -.0125), (.0008, -.0138), (.0020, -.0142), (.0026, -.0136))], rim_)
    v = [(x, -.0137, z) for x, z in rsq(w2 - .0026, h2 - .0026, .0118, 10)]
    mesh('glass', v, [tuple(range(len(v)))], black, smooth=False)
    lit = glow('digits', (1, .93, .86), 2.4)
    warm = glow('heat', (1, .46, .14), 3.2)
    text('70', .034, (-.004, -.0139, .004), FRONT, lit, .00004, font=LIGHT)
    ring('deg', .0022, .00040, (.0205, -.0140, .0140), lit, 40, FRONT)
    text('HEAT ON', .0052, (0, -.0139, -.0225), FRONT, warm, .00003)
    text('INSIDE 68', .0046, (0, -.0139, .0310), FRONT, glow('dim', (1, .9, .8), .7), .00003)
    for k in range(21):
        x = -.034 + .068 * k / 20
        box('tick', (.0007, .0002, .0042 if k % 5 else .0064), (x, -.01385, -.0345), warm if k < 12 else D.materials['dim'], 0)


tilt = Matrix.Translation((.030, -.0190, -.0580)) @ Matrix.Scale(.82, 4) @ Matrix.Rotation(math.radians(-13), 4, 'X') @ Matrix.Rotation(math.radians(-2), 4, 'Y')
placed(tilt, face)
# a small screwdriver lies on the ledge
hand = mat('handle', (.62, .10, .03), .28, coat=.4)
lathe('driver', smooth_profile([(0, 0), (.0050, .001), (.0072, .006), (.0066, .018), (.0074, .034), (.0060, .046), (.0042, .052), (.0032, .056)], 4), hand, 40, (-.118, -.052, -.0925), (0, math.pi / 2, .16))
d = Vector((math.cos(.16), math.sin(.16), 0))
rod('blade', Vector((-.118, -.052, -.0925)) + d * .054, Vector((-.118, -.052, -.0925)) + d * .118, .0018, P.steel, 24, .0003)

for letter in 'RWYCG':
    side, row = places[letter]
    part('terminal-' + letter.lower(), (BX + side * .0335 + side * .0028, -.0192, BZ - .002 + row * PITCH * .94))
part('cable', (BX + .0005, -.0175, BZ - .0030))
part('thermostat', (.058, -.0322, -.060))
studio(-.9, 2.4, target=(0, 0, .3), key=(-2.0, -2.6, 2.2))
camera((-.09, -1.30, .150), (.002, 0, .010), lens=190, f=None)
write_parts(OUT, W, H, tolerance=.008)
render(OUT, W, H, SPP, exposure=.40, bounces=6, clamp=4, bloom=.06, temp=(1.015, 1, .965), vig=.12, grain=.006, thr=.02)
