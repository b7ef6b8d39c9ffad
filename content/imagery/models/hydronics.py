"""Pieces of a hot water heating loop: circulator, zone valve, air separator, expansion tank, column radiator."""
from kit import *

FRONT = (math.pi / 2, 0, 0)


def circulator(P, red=None, alu=None):
    """A wet-rotor circulator for an upright pipe through the origin; its motor looks at -y."""
    red = red or mat('pump', (.40, .020, .016), .42, bump=(140, .35, .0012), rn=(14, .34, .5))
    alu = alu or P.alu
    for s in (-1, 1):
        box('fl', (.094, .050, .013), (0, 0, s * .080), red, .008, 4)
        box('fl2', (.094, .050, .013), (0, 0, s * .0945), P.brass, .008, 4)
        for dx in (-.035, .035):
            cyl('bolt', .0064, .044, (dx, 0, s * .088), P.zinc, seg=6, bw=.001)
        cyl('nk', .026, .05, (0, 0, s * .056), red, seg=40, bw=.004)
    lathe('vol', [(0, .034), (.052, .034), (.063, .026), (.066, .012), (.066, -.010), (.058, -.026), (.048, -.032), (0, -.032)], red, loc=(0, -.004, 0), rot=FRONT)
    lathe('mflg', [(0, .002), (.054, .002), (.056, .005), (.056, .014), (.052, .017), (0, .017)], red, loc=(0, -.036, 0), rot=FRONT)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        cyl('mb', .0048, .008, (.047 * math.cos(a), -.055, .047 * math.sin(a)), P.zinc, FRONT, 6, .0008)
    lathe('can', [(0, 0), (.045, 0), (.0455, .003), (.0455, .066), (.043, .073), (.030, .078), (.012, .079), (0, .079)], alu, loc=(0, -.052, 0), rot=FRONT)
    for k in range(5):
        ring('cr', .0457, .0013, (0, -.064 - k * .011, 0), P.black, 48, FRONT)
    cyl('plug', .010, .006, (0, -.133, 0), P.brass, FRONT, 24, .001)


def terminal_box(P, at, size=(.064, .058, .050)):
    x, y, z = at
    box('tb', size, at, P.black, .006, 4)
    box('tbl', (size[0] * .72, .0008, size[2] * .5), (x, y - size[1] / 2 - .0004, z), P.face, 0)
    paragraph(['CIRCULATOR', '115 V  1/25 HP'], size[2] * .14, (x - size[0] * .31, y - size[1] / 2 - .001, z + size[2] * .08), FRONT, P.ink, lead=1.5)


def zone_valve(P, at, r=.0135, head=None):
    """A motor head on a brass body in an upright pipe."""
    x, y, z = at
    head = head or mat('zvhead', (.52, .49, .42), .38, metal=.3)
    rod('body', (x, y, z - .045), (x, y, z + .045), r * 1.45, P.brass, 40, .002)
    lathe('bulge', smooth_profile([(r * 1.45, -.026), (r * 2.1, -.010), (r * 2.1, .010), (r * 1.45, .026)], 4), P.brass, 48, at, auto=60)
    for s in (-1, 1):
        rod('nut', (x, y, z + s * .040), (x, y, z + s * .056), r * 1.8, P.brass, 6, .001)
    box('base', (.085, .040, .066), (x, y - .040, z), P.zinc, .004)
    box('head', (.095, .062, .078), (x, y - .088, z + .002), head, .010, 4)
    box('hlabel', (.062, .0008, .030), (x - .008, y - .1195, z + .012), P.face, 0)
    paragraph(['ZONE VALVE', '24 V  60 HZ'], .0078, (x - .035, y - .1205, z + .017), FRONT, P.ink, lead=1.5)
    box('lever', (.012, .012, .030), (x + .054, y - .085, z - .010), P.red, .003)


def air_separator(P, at, r=.019):
    """In a horizontal pipe along x: a brass bulb, its vent on top."""
    x, y, z = at
    lathe('sep', smooth_profile([(.014, -.062), (.020, -.056), (.040, -.036), (.046, -.006), (.046, .012), (.036, .040), (.018, .056), (.015, .078)], 4), P.brass, 72, at, auto=60)
    for s in (-1, 1):
        rod('sepn', (x + s * .03, y, z), (x + s * .070, y, z), r * 1.28, P.brass, 8, .002)
    lathe('avent', [(.008, 0), (.024, .004), (.026, .050), (.020, .060), (.007, .068), (0, .068)], P.brass, 48, (x, y, z + .076))
    cyl('ventcap', .008, .014, (x + .014, y, z + .148), P.black)


def expansion_tank(P, at, R=.125, tall=.27, m=None):
    """Hung from `at` by its neck."""
    m = m or mat('xtank', (.42, .025, .018), .34, rn=(6, .28, .4))
    x, y, z = at
    prof = [(.012, 0), (R * .28, -.003), (R * .82, -.026), (R * .98, -.062), (R, -.10)]
    low = [(R, -.125), (R, -tall * .70), (R * .94, -tall * .86), (R * .62, -tall * .97), (R * .22, -tall), (0, -tall)]
    lathe('xt', smooth_profile(prof, 4) + [(R + .003, -.104), (R + .0035, -.112), (R + .003, -.120)] + smooth_profile(low, 4), m, 128, at, auto=60)
    cyl('xneck', .017, .024, (x, y, z + .010), P.brass, seg=6)


def column_radiator(x, y, z, n, tall, m, pitch=.056, depth=.105):
    """A cast-iron column radiator: n sections from x to the right, standing on z. Returns its last section's x."""
    r = .0195
    for k in range(n):
        cx = x + k * pitch
        for yy in (y - depth / 2 + r, y + depth / 2 - r):
            lathe('col', smooth_profile([(r * .9, .03), (r, .07), (r * .92, tall * .5), (r, tall - .07), (r * .9, tall - .03)], 4), m, 32, (cx, yy, z), auto=80)
        for zz, s in ((z + .035, -1), (z + tall - .035, 1)):
            loop_ = [(cx, y - depth / 2 + r, zz - s * .02), (cx, y - depth / 2 + r, zz + s * .012), (cx, y, zz + s * .028), (cx, y + depth / 2 - r, zz + s * .012), (cx, y + depth / 2 - r, zz - s * .02)]
            tube('bow', loop_, r, m, .03, res=8)
    for zz in (z + .052, z + tall - .052):
        rod('hub', (x - .012, y, zz), (x + (n - 1) * pitch + .012, y, zz), .024, m, 40, .004)
    return x + (n - 1) * pitch
