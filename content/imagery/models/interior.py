"""Surfaces of rooms: oak planks, painted block, a kitchen table's top."""
from kit import *


def planks(rng, x0, x1, y0, y1, z=0.0, w=.095, tones=((.40, .235, .115), (.34, .195, .095), (.44, .27, .14), (.37, .22, .115))):
    """Oak boards along x, each with its own piece of grain."""
    ms = [mat('oak%d' % k, c, .34, bump=(9, .16, .0016), cn=(3.2, tuple(v * .60 for v in c), .38, .66), rn=(4, .24, .40), stretch=(1, 13, 13), rand=True) for k, c in enumerate(tones)]
    y = y0
    while y < y1:
        x = x0 - rng.random() * 1.2
        while x < x1:
            length = rng.uniform(.7, 1.8)
            box('plank', (length - .0012, w - .0012, .02), (x + length / 2, y + w / 2, z - .01), rng.choice(ms), .0012, 2)
            x += length
        y += w


def block_wall(rng, y, x0, x1, rows, paint, mortar):
    """Painted concrete blocks, each a little different; the joints are tooled. y is the wall's face."""
    box('mortar', (x1 - x0, .1, rows * .21), ((x0 + x1) / 2, y + .055, rows * .1), mortar, 0)
    for row in range(rows):
        n = int((x1 - x0) / .4065) + 2
        for k in range(n):
            o = box('block', (.397, .05, .194), (x0 + k * .4065 + .203 * (row % 2) + rng.uniform(-.001, .001), y + .025 + rng.uniform(-.0012, .0012), .10 + row * .2035), paint, .006, 3)
            o.rotation_euler = (rng.uniform(-.003, .003), rng.uniform(-.002, .002), rng.uniform(-.004, .004))
