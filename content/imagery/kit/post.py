"""From the passes to the picture: denoise, bloom, vignette, warmth, grain, Filmic."""
from . import denoise
from .base import *

PASSES = ('Image', 'Albedo', 'Normal')


def load_pass(tag, s, w, h):
    im = D.images.load(os.path.join(WORK, '%s_%s_0001.exr' % (tag, s)))
    im.colorspace_settings.name = 'Non-Color' if s in PASSES[1:] else 'Linear'
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    D.images.remove(im)
    return np.ascontiguousarray(a.reshape(h, w, 4)[::-1, :, :3])


def blur(a, s):
    """Three box blurs, nearly a Gaussian."""
    r = max(1, int(s))
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(3)], mode='edge')
            c = np.cumsum(p, axis=ax, dtype=np.float64)
            n = a.shape[ax]
            hi, lo = np.take(c, range(2 * r + 1, 2 * r + 1 + n), axis=ax), np.take(c, range(n), axis=ax)
            a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def finish(path, tag, w, h, bloom, vig, grain, temp, sat, base=None, patch=None, without=None, soft=0):
    color, albedo, normal = [load_pass(tag, s, w, h) for s in PASSES]
    if without:
        color = np.maximum(color - load_pass(tag, without, w, h), 0)
    if base:
        x0, y0, x1, y1, old = base
        for s, new in zip(PASSES, (color, albedo, normal)):
            old[s][y0:y1, x0:x1] = new[y0:y1, x0:x1]
        color, albedo, normal = (old[s] for s in PASSES)
    o = denoise.denoise(color, albedo, normal, True, w >= 1200 and not os.environ.get('BASE_NET'))
    if bloom:
        k, hi = w / 1280, np.minimum(np.maximum(o - .9, 0), 8)
        o = o + bloom * (blur(hi, 5 * k) * .5 + blur(hi, 18 * k) * .3 + blur(hi, 50 * k) * .2)
    yy, xx = np.mgrid[0:h, 0:w]
    d = (xx / w - .5) ** 2 * 1.1 + (yy / h - .5) ** 2 * .9
    o = o * (1 - vig * np.clip(d * 2, 0, 1) ** 1.2)[..., None] * np.array(temp, np.float32)
    if soft:      # the left, which lies under a headline, weighs little
        o = o + (blur(o, 1) - o) * np.clip((soft - xx / w) / .12, 0, 1)[..., None]
    if sat != 1:
        L = (o @ np.array([.2126, .7152, .0722], np.float32))[..., None]
        o = np.maximum(L + (o - L) * sat, 0)
    if grain:
        g = np.random.default_rng(1).normal(0, 1, (h, w, 1)).astype(np.float32)
        o = o * (1 + grain * (g + blur(g, 1)) * .7)
    if patch:
        shown = path + '.patch.png'
        save(shown, o, w, h)
        into(path, shown, patch, w, h)
    else:
        save(path, o, w, h)


def pixels(path, w, h):
    im = D.images.load(path)
    im.colorspace_settings.name = 'Raw'
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    D.images.remove(im)
    return a.reshape(h, w, 4)


def into(path, shown, patch, w, h, soft=10):
    """Lay the rectangle of one finished picture over another, its borders blended."""
    x0, y0, x1, y1 = patch
    # The picture's own border is none.
    x0, y0, x1, y1 = x0 or -soft, y0 or -soft, x1 if x1 < w else w + soft, y1 if y1 < h else h + soft
    old, new = pixels(path, w, h), pixels(shown, w, h)
    os.remove(shown)
    yy, xx = np.mgrid[0:h, 0:w]
    yy = h - 1 - yy
    edge = np.minimum(np.minimum(xx - x0, x1 - 1 - xx), np.minimum(yy - y0, y1 - 1 - yy))
    k = np.clip(edge / soft, 0, 1)[..., None].astype(np.float32)
    px = old + (new - old) * k
    keep(path, px, w, h)


def keep(path, px, w, h):
    """Write pixels as they are."""
    px[..., 3] = 1
    im = D.images.new('kept', w, h, alpha=False)
    im.colorspace_settings.name = 'Raw'
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.filepath_raw, im.file_format = path, 'PNG'
    im.save()


def save(path, o, w, h):
    S = bpy.context.scene
    im = D.images.new('F', w, h, alpha=False, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = o[::-1]
    im.pixels.foreach_set(px.ravel())
    im.update()
    f = S.render.image_settings
    f.file_format, f.color_mode, f.color_depth, f.compression = 'PNG', 'RGB', '8', 100
    im.save_render(path, scene=S)
