"""A digital multimeter and its leads. Built flat, face up: x to the right, y up the face, z towards the viewer."""
from kit import *
from models.grime import worn

W, H, T = .078, .158, .036


def multimeter(P, reading='26.4', unit='V~'):
    shell = worn(mat('mshell', (.060, .064, .070), .48, bump=(500, .10, .0005)), (.15, .14, .12), .35, (.22, .22, .22), .55)
    holster = worn(mat('holster', (.60, .29, .025), .52, bump=(300, .16, .0006), cn=(24, (.52, .245, .022), .55, .85)), (.05, .032, .015), .75, (.70, .50, .24), .4)
    dark = mat('mdark', (.018, .019, .021), .42)
    lcd = mat('lcd', (.36, .40, .34), .18, spec=.4)
    seg = mat('lcdink', (.015, .018, .016), .5)
    rings = [[(x, y, z) for x, y in rsq(W / 2 - i, H / 2 - i, .012, 8)] for i, z in ((.004, 0), (.0006, .004), (0, .010), (0, T - .010), (.0012, T - .004), (.0045, T - .001))]
    loft('holster', rings, holster, True, False)
    face = rsq(W / 2 - .0045, H / 2 - .0045, .009, 8)
    mesh('face', [(x, y, T - .0012) for x, y in face], [tuple(range(len(face)))], shell, smooth=False)
    for k in range(6):     # grip ribs
        for s in (-1, 1):
            box('rib', (.0022, .0040, .018), (s * (W / 2 + .0002), -.022 + .010 * k, T / 2), holster, .001)
    # display
    box('window', (.060, .036, .0016), (0, .048, T - .0006), dark, .003)
    box('lcd', (.054, .030, .0008), (0, .048, T + .0003), lcd, .0004)
    z = T + .0008
    digits(reading, -.0168, .0400, .0150, z, seg)
    text(unit, .0078, (.0212, .0430, z), (0, 0, 0), seg, .00004, font=BOLD)
    text('AUTO', .0040, (-.0195, .0605, z), (0, 0, 0), seg, .00004, font=BOLD)
    for k in range(30):
        box('bar', (.0009, .0020, .0001), (-.0225 + k * .00155, .0362, z), seg, 0)
    # keys
    for k, s in enumerate(('HOLD', 'MAX', 'REL')):
        x = -.020 + .020 * k
        box('key', (.014, .0065, .003), (x, .0195, T), mat('key', (.13, .135, .14), .5) if not D.materials.get('key') else D.materials['key'], .0015)
        text(s, .0029, (x, .0195, T + .0016), (0, 0, 0), P.face, .00003, font=BOLD)
    rotary_switch(P, dark)
    # jacks
    jacks = {}
    for name, x, m in (('A', -.024, dark), ('COM', 0, dark), ('V', .024, mat('jackred', (.36, .02, .015), .4))):
        lathe('jack', [(.0075, -.001), (.0075, .0022), (.0055, .0030), (.0040, .0022), (.0040, -.004), (0, -.004)], m, 40, (x, -.060, T - .001))
        text(name, .0040, (x, -.0485, T - .0008), (0, 0, 0), P.face, .00003, font=BOLD)
        jacks[name] = Vector((x, -.060, T))
    return jacks


def rotary_switch(P, dark, choice='V~'):
    """The knob with its marks; the pointer stands square on the range in use."""
    y, marks = -.018, (('OFF', 196), ('V~', 160), ('V=', 126), ('mV', 94), ('Ohm', 62), ('F', 30), ('uA', -4))
    deg = dict(marks)[choice]
    a = math.radians(deg)
    lathe('dial', [(.0205, -.001), (.0205, .004), (.0188, .0065), (0, .0066)], dark, 72, (0, y, T - .001))
    box('pointer', (.0070, .036, .006), (0, y, T + .007), dark, .002, 3, (0, 0, a - math.pi / 2))
    box('mark', (.0016, .009, .0004), (.0128 * math.cos(a), y + .0128 * math.sin(a), T + .0102), P.face, 0, rot=(0, 0, a - math.pi / 2))
    for s, where in marks:
        b = math.radians(where)
        box('tick', (.0026, .0006, .0002), (.0228 * math.cos(b), y + .0228 * math.sin(b), T - .0009), P.face, 0, rot=(0, 0, b))
        text(s, .0042, (.0285 * math.cos(b), y + .0275 * math.sin(b), T - .0008), (0, 0, 0), P.face, .00003, font=BOLD)


def digits(s, x, y, size, z, m):
    """Seven-segment figures, leaning a little."""
    on = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
    w, t = size * .52, size * .105
    lean = .10
    for ch in s:
        if ch == '.':
            box('dot', (t, t, .0001), (x - size * .39, y, z), m, 0)
            continue
        spots = {'a': (0, size, 1), 'g': (0, size / 2, 1), 'd': (0, 0, 1), 'f': (-w / 2, size * .75, 0), 'b': (w / 2, size * .75, 0), 'e': (-w / 2, size * .25, 0), 'c': (w / 2, size * .25, 0)}
        for k in on[ch]:
            dx, dy, flat = spots[k]
            box('seg', (w - t * 1.3, t, .0001) if flat else (t, size / 2 - t * .7, .0001), (x + dx + dy * lean, y + dy, z), m, 0, rot=(0, 0, 0 if flat else -lean))
        x += size * .78


def plug(p, d, m):
    """A right-angled banana plug pushed into a jack at p, its cable leaving along d."""
    p, d = Vector(p), Vector(d).normalized()
    rod('plug', p, p + Vector((0, 0, .012)), .0062, m, 32, .001)
    rod('elbow', p + Vector((0, 0, .009)) - d * .004, p + Vector((0, 0, .009)) + d * .020, .0056, m, 32, .002)
    return p + Vector((0, 0, .009)) + d * .018


def clip(p, d, m, metal):
    """An insulated alligator clip whose jaws hold the point p; its body lies along d. Returns where the lead begins."""
    p, d = Vector(p), Vector(d).normalized()
    n = d.cross(Vector((0, 0, 1)))
    n = n.normalized() if n.length > .1 else Vector((1, 0, 0))
    up = n.cross(d).normalized()
    for s in (-1, 1):
        rows = []
        for k in range(8):
            t = k / 7
            c = p + d * (.030 * t) + up * s * (.0010 + .0042 * t)
            w = .0018 + .0018 * t
            rows.append([tuple(c + n * w * q + up * s * .0009 * (1 - q * q)) for q in (-1, -.5, 0, .5, 1)])
        solidify(sheetrows('jaw', rows, metal, auto=60), .0006)
    rings = []
    for t, a, b in ((0, .0034, .0052), (.12, .0042, .0066), (.45, .0046, .0078), (.75, .0042, .0066), (1, .0028, .0030)):
        c = p + d * (.022 + .036 * t)
        rings.append([tuple(c + n * x + up * y) for x, y in rsq(a, b, min(a, b) * .7, 6)])
    loft('boot', rings, m, True, True, auto=60)
    return p + d * .058
