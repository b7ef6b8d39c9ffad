"""Path tracing with Cycles; the passes go to post.py."""
from . import post
from .base import *
from .camera import camera_override


def settings(w, h, samples, exposure, look, bounces, clamp, threshold):
    S = bpy.context.scene
    C = S.cycles
    C.device, C.samples = 'CPU', samples
    C.use_adaptive_sampling, C.adaptive_threshold, C.adaptive_min_samples = True, threshold, 16
    C.use_denoising, C.max_bounces, C.diffuse_bounces = False, bounces, min(bounces, 5)
    C.glossy_bounces, C.transmission_bounces, C.transparent_max_bounces = 4, 6, 16
    C.sample_clamp_indirect, C.blur_glossy = clamp, 1
    C.caustics_reflective = C.caustics_refractive = False
    R = S.render
    R.resolution_x, R.resolution_y, R.resolution_percentage, R.threads_mode = w, h, 100, 'AUTO'
    S.view_layers[0].cycles.denoising_store_passes = True
    S.view_settings.view_transform, S.view_settings.look, S.view_settings.exposure = 'Filmic', look, exposure


def write_passes(tag, without):
    """Colour, albedo and normals as EXR files: what the denoiser reads; and the light of a group of lamps."""
    S = bpy.context.scene
    S.use_nodes = True
    nt = S.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = WORK
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    fo.file_slots.clear()
    for s in ('Image', 'Denoising Albedo', 'Denoising Normal') + (('Combined_' + without,) if without else ()):
        fo.file_slots.new(tag + '_' + s.split()[-1] + '_')
        nt.links.new(rl.outputs[s], fo.inputs[-1])


def border(tag, w, h):
    """BORDER=x0,y0,x1,y1 (0..1 from the lower left): trace only this rectangle, keep the rest of the last passes.
    With PATCH=1 the passes are not needed: the rectangle is laid into the finished PNG."""
    given = os.environ.get('BORDER')
    if not given:
        return None, None
    x0, y0, x1, y1 = map(float, given.split(','))
    R = bpy.context.scene.render
    R.use_border, R.use_crop_to_border = True, False
    R.border_min_x, R.border_min_y, R.border_max_x, R.border_max_y = x0, y0, x1, y1
    inner = int(x0 * w) + (2 if x0 > 0 else 0), int((1 - y1) * h) + (2 if y1 < 1 else 0), int(x1 * w) - (2 if x1 < 1 else 0), int((1 - y0) * h) - (2 if y0 > 0 else 0)
    if os.environ.get('PATCH'):
        return None, inner
    return (*inner, {s: post.load_pass(tag, s, w, h) for s in post.PASSES}), None


def render(path, w=1280, h=800, spp=32, exposure=0, look='Medium High Contrast', bounces=8, clamp=6,
           bloom=.06, vig=.25, grain=.012, thr=.01, temp=(1, 1, 1), sat=1.0, without=None, soft=0):
    """without: a group of lamps. Beside the picture stands then a second one that lacks their light, NAME-dark.png.
    soft: as far from the left, as a share of the width, details are softened."""
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    settings(w, h, spp, exposure, look, bounces, clamp, float(os.environ.get('THRESHOLD', thr)))
    tag = os.path.splitext(os.path.basename(path))[0]
    write_passes(tag, without)
    camera_override()
    if without and os.environ.get('BORDER'):
        raise ValueError('BORDER would leave only its rectangle of %s-dark' % tag)
    base, patch = border(tag, w, h)
    bpy.context.scene.frame_set(1)
    t = time.time()
    if not os.environ.get('POST_ONLY'):
        bpy.ops.render.render()
    print('RENDER %s %dx%d spp%d %.1f s' % (tag, w, h, spp, time.time() - t), flush=True)
    grain = float(os.environ.get('GRAIN', grain))
    post.finish(path, tag, w, h, bloom, vig, grain, temp, sat, base, patch, soft=soft)
    if without:
        post.finish(path.replace('.png', '-dark.png'), tag, w, h, bloom, vig, grain, temp, sat, patch=patch, without='Combined_' + without, soft=soft)
    print('TOTAL %.1f s' % (time.time() - t), flush=True)
