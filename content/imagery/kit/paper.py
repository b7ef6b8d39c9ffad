"""The paper behind a machine, made one color at the picture's border."""
from . import post
from .base import *

# As the band on which the site shows the machines: `studio` in tailwind.config.ts.
PAPER = np.array((216, 211, 202), np.float32) / 255


def even(path, w, h):
    """Bring the paper of a finished picture to PAPER near its border, in place: the lamps shade it, and on the site's flat
    band that shows as a rectangle. Only for machines that stand on paper on all sides: a wall at the border would be
    taken for paper."""
    px = post.pixels(path, w, h)
    rgb = px[..., :3]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = xx / w * 2 - 1, yy / h * 2 - 1
    edge = np.minimum(np.minimum(xx, w - 1 - xx) / w, np.minimum(yy, h - 1 - yy) / h)
    terms = np.stack([x ** i * y ** j for i in range(5) for j in range(5 - i)], -1)
    near = edge < .14
    near[np.arange(h) % 3 > 0], near[:, np.arange(w) % 3 > 0] = False, False
    t, p = terms[near], rgb[near]
    # Paper first by its color, then by how well a smooth shade describes it: pipes and pads drop out.
    is_paper = (np.abs(p - PAPER).max(1) < .13) & (np.ptp(p - PAPER, 1) < .055)
    for limit in (.055, .035, .024, .018, .018):
        shade = np.linalg.lstsq(t[is_paper], p[is_paper], rcond=None)[0]
        is_paper = np.abs(p - t @ shade).max(1) < limit
    ratio = np.clip(PAPER / np.maximum(terms @ shade, .01), .86, 1.16)
    s = np.clip((.34 - edge) / .24, 0, 1)
    px[..., :3] = rgb * (1 + (ratio - 1) * (s * s * (3 - 2 * s))[..., None])
    post.keep(path, px, w, h)
