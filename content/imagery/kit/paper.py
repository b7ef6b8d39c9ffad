"""The paper behind a machine, made one color at the picture's border."""
from . import post
from .base import *

# As the bands on which the site shows the machines: `studio` in tailwind.config.ts.
PAPER = np.array((216, 211, 202), np.float32) / 255
PAINTED_WALL = np.array((157, 163, 151), np.float32) / 255


def hue(rgb):
    """Green against red and blue against green, whatever the light: tells paper from timber, concrete and painted walls."""
    return np.diff(rgb, axis=-1) / np.maximum(rgb.mean(-1, keepdims=True), .01)


def shading(rgb, color, edge, x, y):
    """How the lamps shade paper of this color: a smooth surface through what is paper near the border, then what that
    leaves of soft shadows."""
    alike = (np.abs(hue(rgb) - hue(color)) < (.021, .031)).all(-1) & (np.abs(rgb.mean(-1) / color.mean() - 1) < .2)
    some = (edge < .14) & alike
    some[np.arange(len(x)) % 3 > 0], some[:, np.arange(x.shape[1]) % 3 > 0] = False, False
    # A plane first, then bent a little; what is darker than paper drops out sooner: pads and slabs are, paper hardly.
    kept, p = np.ones(some.sum(), bool), rgb[some]
    for degree, limit in ((1, .10), (1, .07), (1, .05), (2, .04), (2, .03), (2, .03)):
        terms = np.stack([x ** i * y ** j for i in range(degree + 1) for j in range(degree + 1 - i)], -1)
        t = terms[some]
        bend = np.linalg.lstsq(t[kept], p[kept], rcond=None)[0]
        off = p - t @ bend
        kept = (off.min(1) > -limit) & (off.max(1) < 2 * limit)
    shade = terms @ bend
    rest = rgb - shade
    sure = (alike * np.clip((.18 - edge) / .08, 0, 1) * np.exp(-(np.abs(rest).max(-1) / .07) ** 2))[..., None]
    reach = .02 * x.shape[1]
    return shade + post.blur(rest * sure, reach) / (post.blur(sure, reach) + .1)


def only(path, w, h, boxes, color=PAPER):
    """Make all of a finished picture paper but for these rectangles, in shares of its sides from the upper left, in place."""
    px = post.pixels(path, w, h)
    rest = np.ones((h, w), bool)
    for x0, y0, x1, y1 in boxes:
        rest[round(h * (1 - y1)):round(h * (1 - y0)), round(w * x0):round(w * x1)] = False
    px[rest, :3] = color
    post.keep(path, px, w, h)


def even(path, w, h, color=PAPER):
    """Bring the paper of a finished picture to the band's color near its border, in place: the lamps shade it, and on the
    site's flat band that shows as a rectangle. What stands at the border is lit by the same few percent."""
    px = post.pixels(path, w, h)
    rgb = px[..., :3]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    edge = np.minimum(np.minimum(xx, w - 1 - xx) / w, np.minimum(yy, h - 1 - yy) / h)
    shade = shading(rgb, color, edge, xx / w * 2 - 1, yy / h * 2 - 1)
    ratio = np.clip(color / np.maximum(shade, .01), .85, 1.2)
    s = np.clip((.55 - edge) / .45, 0, 1)
    px[..., :3] = rgb * (1 + (ratio - 1) * (s * s * (3 - 2 * s))[..., None])
    # Noise below one step: eight bits would show the slow change as bands.
    px[..., :3] += np.random.default_rng(1).uniform(-.5, .5, (h, w, 1)) / 255
    post.keep(path, px, w, h)
