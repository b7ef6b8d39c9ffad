"""A house sawn open across its ridge. The sawn face lies at y=0 and looks at the viewer (-y); x runs from the left outer
wall to the right one, z=0 is the lawn. Every sawn face is one red plate with the rooms as holes in it."""
from kit import *

GROUND, FLOOR = .28, .20                       # top of the ground floor; how thick it and the one above it are
OVERHANG, ROOF, DEEP = .42, .26, 1.75          # of the eaves; thickness of the roof; depth of the rooms
WALL, FOUNDATION, SLAB = .19, .33, .20


class Section:
    """levels: tops of basement and upper floor, underside of the roof over the outer wall; slope in degrees; ground: the rooms'
    (x0, x1, floor); upper, basement: (x0, x1), the upper ones end under the roof; shafts: holes for ducts, (x0, x1, z0, z1)."""

    def __init__(self, width, slope, levels, ground, upper, basement, shafts=()):
        self.W, self.t = width, math.tan(math.radians(slope))
        self.low, self.up, self.eave = levels
        self.slope = math.radians(slope)
        self.ground, self.upper, self.basement, self.shafts = ground, upper, basement, shafts

    def under(self, x):
        """Height of the ceiling under the roof."""
        return self.eave + min(x, self.W - x) * self.t - .05

    def upper_hole(self, x0, x1):
        pts = [(x0, self.up), (x1, self.up), (x1, self.under(x1))]
        if x0 < self.W / 2 < x1:
            pts.append((self.W / 2, self.under(self.W / 2)))
        return pts + [(x0, self.under(x0))]

    def eave_hole(self, left):
        """The space behind a knee wall."""
        x0 = WALL + .05
        x1 = min(a for a, _ in self.upper) - .07
        flip = (lambda x: x) if left else (lambda x: self.W - x)
        return [(flip(x), z) for x, z in ((x0, self.up), (x1, self.up), (x1, self.under(x1)), (x0, self.under(x0)))]

    def face(self):
        """The sawn face of everything that is built."""
        W, t, th, o = self.W, self.t, ROOF / math.cos(self.slope), OVERHANG
        low = self.low - SLAB
        line = [(0, low), (W, low), (W, self.eave), (W + o, self.eave - o * t), (W + o, self.eave - o * t + th), (W / 2, self.eave + W / 2 * t + th),
                (-o, self.eave - o * t + th), (-o, self.eave - o * t), (0, self.eave)]
        holes = [self.rect(a, b, self.low, GROUND - FLOOR) for a, b in self.basement]
        holes += [self.rect(a, b, z, self.up - FLOOR) for a, b, z in self.ground]
        holes += [self.upper_hole(a, b) for a, b in self.upper] + [self.eave_hole(True), self.eave_hole(False)]
        holes += [self.rect(*s) for s in self.shafts]
        to3 = lambda pts: [(x, -.012, z) for x, z in pts]
        plate('sawnface', to3(line), .012, sawn(), normal=(0, 1, 0), holes=[to3(h) for h in holes])

    @staticmethod
    def rect(x0, x1, z0, z1):
        return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]

    @staticmethod
    def shell(name, pts, wall, floor, ceiling, deep=DEEP):
        """The inside of a room from its outline in the sawn face: floor is the first edge, then right wall, ceilings, left wall."""
        pts = [Vector((x, 0, z)) for x, z in pts]
        back, n = Vector((0, deep, 0)), len(pts)
        for k in range(n):
            a, b = pts[k], pts[(k + 1) % n]
            m = floor if k == 0 else wall if k in (1, n - 1) else ceiling
            if m:
                mesh(name, [a, b, b + back, a + back], [(0, 1, 2, 3)], m, smooth=False)
        mesh(name + 'back', [p + back for p in pts], [tuple(range(n))], wall, smooth=False)

    def roof(self, rng, far, trim):
        """Two slopes, the left one shingled (the right one is never seen), gutter and fascia at the eaves; far: where the other end
        of the house is."""
        W, t, o, th = self.W, self.t, OVERHANG, ROOF / math.cos(self.slope)
        kinds = [mat('shingle%d' % k, c, .92, bump=(160, .8, .004), cn=(9, tuple(v * 1.5 for v in c))) for k, c in enumerate(((.084, .0795, .0795), (.075, .0715, .0735), (.096, .091, .0875)))]
        z0 = self.eave - o * t
        top = self.eave + W / 2 * t
        for s in (1, -1):
            fx = (lambda x: x) if s == 1 else (lambda x: W - x)
            under = [(fx(-o), z0), (fx(W / 2), top)]
            mesh('roofunder', [(x, y, z) for y in (.001, far) for x, z in under], [(0, 1, 3, 2)], trim, smooth=False)
            mesh('deck', [(x, y, z + th - .012) for y in (.001, far) for x, z in under], [(0, 1, 3, 2)], kinds[0], smooth=False)
            span('fascia', tuple(sorted((fx(-o - .026), fx(-o - .002)))), (.001, far), (z0 - .02, z0 + th - .02), trim, .004)
            span('frieze', tuple(sorted((fx(-.05), fx(-.036)))), (.003, far), (2.78, self.eave - .002), trim, .003)
            tube('gutter', [(fx(-o - .085), y, z0 + th - .09) for y in (.0, far)], .062, trim, 0)
            ring('guttercut', .060, .008, (fx(-o - .085), -.002, z0 + th - .09), sawn(), 40, (math.pi / 2, 0, 0))
        courses = int(((W / 2 + o) / math.cos(self.slope) - .05) / .145) + 1
        for k in range(courses):
            y, d, tab = .002, k * .145 + .07, k % 2
            x, z = -o + d * math.cos(self.slope), z0 + d * math.sin(self.slope) + th
            while y < far:
                L, tab = min(rng.uniform(.22, .34), far - y + .02), tab ^ 1
                thick = .013 if tab else .007
                box('shingle', (.165, L + .002, thick), (x, y + L / 2, z), rng.choice(kinds), .0012, 1, (0, -self.slope - .03, 0))
                y += L
        rod('ridge', (W / 2, .06, top + th + .004), (W / 2, far, top + th + .004), .045, kinds[1], 16, 0)


def melt(m, stops):
    """Let a material give way to what is behind it; stops: (axis, whole, gone). X, Y, Z are the world's axes, u and v the
    picture's from its lower left."""
    n = Nodes(m)
    geo, tc, at, seen = n.add('NewGeometry'), n.add('TexCoord'), n.add('SeparateXYZ'), n.add('SeparateXYZ')
    n.link(geo.outputs['Position'], at.inputs[0])
    n.link(tc.outputs['Window'], seen.inputs[0])
    axes = {'X': at.outputs[0], 'Y': at.outputs[1], 'Z': at.outputs[2], 'u': seen.outputs[0], 'v': seen.outputs[1]}
    left = 1
    for axis, whole, gone in stops:
        k = n.all.new('ShaderNodeMapRange')
        k.interpolation_type = 'SMOOTHERSTEP'
        lo, hi = sorted((whole, gone))
        for name, v in (('From Min', lo), ('From Max', hi), ('To Min', float(whole < gone)), ('To Max', float(whole > gone))):
            k.inputs[name].default_value = v
        n.link(axes[axis], k.inputs['Value'])
        left = n.math('MULTIPLY', left, k.outputs[0])
    old = n.out.inputs['Surface'].links[0].from_socket
    n.show(n.mix(left, n.add('BsdfTransparent').outputs[0], old))
    return m


def night(color, glow_, eye, target, far, lens, w, h):
    """What stands behind everything: one colour towards the picture's edges, a little brighter behind the house."""
    m = D.materials.new('nightsky')
    m.use_nodes = True
    n = Nodes(m)
    n.all.remove(n.surface)
    eye, target = Vector(eye), Vector(target)
    centre = eye + (target - eye) * ((far - eye.y) / (target.y - eye.y))
    half = (far - eye.y) * 18 / lens * (1 if w >= h else w / h)      # half the picture's width at the backdrop
    squeeze, d, geo = n.add('VectorMath'), n.add('VectorMath'), n.add('NewGeometry')
    squeeze.operation, d.operation = 'MULTIPLY', 'DISTANCE'
    scale = Vector((1 / half, 0, w / h / half))
    squeeze.inputs[1].default_value = scale
    n.link(geo.outputs['Position'], squeeze.inputs[0])
    n.link(squeeze.outputs[0], d.inputs[0])
    d.inputs[1].default_value = centre * scale
    ramp = n.ramp(d.outputs['Value'], ((.38, glow_), (1, color)))
    ramp.node.color_ramp.interpolation = 'EASE'
    em = n.add('Emission')
    n.link(ramp, em.inputs['Color'])
    n.show(em.outputs[0])
    o = mesh('night', [(-90, far, -60), (110, far, -60), (110, far, 70), (-90, far, 70)], [(0, 1, 2, 3)], m, smooth=False)
    o.visible_diffuse = o.visible_glossy = o.visible_transmission = o.visible_shadow = False
    return o


def earth(W, base, low=-6.5, side=7):
    """The ground in section, round a basement that reaches down to `base`: topsoil, then clay, into the dark."""
    m = mat('earth', (.105, .070, .045), .95, bump=(26, .9, .03), bump2=(120, .6, .008), cn=(5, (.060, .042, .030)))
    top = mat('topsoil', (.050, .034, .022), .95, bump=(60, .9, .02), cn=(14, (.030, .022, .015)))
    y = .006
    quad = lambda x0, x1, z0, z1, mm: mesh('earth', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mm, smooth=False)
    for x0, x1 in ((-side, 0), (W, W + side)):
        quad(x0, x1, base, -.22, m)
        quad(x0, x1, -.22, -.015, top)
    quad(-side, W + side, low, base, m)
    return m, top
