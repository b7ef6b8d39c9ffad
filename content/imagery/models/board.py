"""A furnace's control board with real parts, close enough to read: relays, edge connectors, blade fuse, capacitors, the
screw terminals of the thermostat. Built flat, face up (x to the right, y up the board), in metres, then stood up at loc."""
from kit import *
from models.board_parts import BoardParts

W, H = .236, .150
TERMINALS = 'RCWYG'
ROW = -.056          # where the terminal strip lies


def terminal(k):
    """The middle of the screw of terminal k, on the board."""
    return Vector((-.086 + .0212 * k, ROW, .0165))


def traces(rng, m):
    """Copper under the green mask: runs that turn at 45 degrees, as a layout program draws them."""
    def ribbon(pts, width):
        rows = []
        for k, p in enumerate(pts):
            a, b = Vector((*pts[max(k - 1, 0)], 0)), Vector((*pts[min(k + 1, len(pts) - 1)], 0))
            d = (b - a).normalized()
            s = Vector((-d.y, d.x, 0)) * width / 2
            rows.append([tuple(Vector((*p, .00131)) + s), tuple(Vector((*p, .00131)) - s)])
        sheetrows('trace', rows, m)
    for k in range(46):
        x, y = rng.uniform(-.108, .100), rng.uniform(-.062, .060)
        dx, dy = rng.uniform(.010, .050) * rng.choice((-1, 1)), rng.uniform(.004, .016) * rng.choice((-1, 1))
        pts = [(x, y), (x + dx, y), (x + dx + math.copysign(abs(dy), dx), y + dy), (x + dx + math.copysign(abs(dy), dx), y + dy * 2.4)]
        if all(abs(a) < W / 2 - .004 and abs(b) < H / 2 - .004 for a, b in pts):
            ribbon(pts, rng.choice((.0007, .0010, .0010, .0022)))


def solder_points(rng, m):
    """Bright domes where a lead comes through, in rows as the parts above have them."""
    dome = lathe('dome', [(.0012, 0), (.0010, .0004), (.0005, .0008), (0, .0010)], m, 16, auto=80)
    me = dome.data
    D.objects.remove(dome)
    for _ in range(34):
        x, y = rng.uniform(-.10, .10), rng.uniform(-.038, .060)
        for k in range(rng.choice((1, 2, 3, 6))):
            inst(me, (x + .00254 * k, y, .00125), (0, 0, rng.random() * 6), rng.uniform(.7, 1.0))


def face(P, lit):
    """Everything on the board's face."""
    rng = random.Random(12)
    pcb = mat('pcb', (.010, .088, .040), .34, bump=(900, .05, .0003), cn=(26, (.008, .068, .032), .4, .8), rn=(30, .26, .46))
    parts = BoardParts(P, rng)
    box('pcb', (W, H, .0024), (0, 0, 0), pcb, .0006)
    traces(rng, mat('trace', (.022, .150, .066), .30))
    solder_points(rng, parts.tin)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe('pad', [(.0026, .0013), (.0056, .0013), (.0056, .00145), (.0026, .00145)], parts.tin, 40, (sx * (W / 2 - .008), sy * (H / 2 - .008), 0))
            parts.screw_head((sx * (W / 2 - .008), sy * (H / 2 - .008), .0014), .0040)
    # line voltage: two big relays and their blades, at the upper left
    parts.relay((-.086, .040), .0330, .0270, .0235, P.black, ('RLY 30A', '277VAC  1HP', 'COIL 24VDC'), 'K1')
    parts.relay((-.046, .040), .0330, .0270, .0235, P.black, ('RLY 30A', '277VAC  1HP', 'COIL 24VDC'), 'K2')
    parts.relay((-.010, .046), .0195, .0158, .0165, parts.cubeblue, ('10A 250VAC', '24VDC'), 'K3')
    parts.relay((.014, .046), .0195, .0158, .0165, parts.cubeblue, ('10A 250VAC', '24VDC'), 'K4')
    parts.blades((-.098, .010), 5, .0125, ('COOL', 'HEAT', 'PARK', 'LINE', 'EAC'))
    parts.blades((-.033, .022), 2, .0115, ('XFMR', 'HUM'))
    # logic: processor, optocouplers, resistors, the service switches
    parts.chip((.036, .010), 14, .0180, .0075, 'FCB-2\n0417')
    parts.chip((.004, -.014), 4, .0066, .0064, '')
    parts.chip((.021, -.014), 4, .0066, .0064, '')
    parts.dip_switch((-.004, .018), ('1', '2', '3', '4'))
    for x, y, turn in ((-.030, -.008, 0), (-.030, -.0145, 0), (-.030, -.021, 0), (-.050, -.010, 90), (-.058, -.010, 90), (.050, -.020, 0), (.050, -.0265, 0), (.058, .024, 90), (.020, .028, 0)):
        parts.resistor((x, y), turn)
    for x, y, r, tall in ((-.090, -.020, .0080, .020), (-.070, -.019, .0064, .016), (.046, -.036, .0050, .012), (.072, -.012, .0064, .016)):
        parts.electrolytic((x, y), r, tall)
    parts.disc((-.012, -.023), .0062, parts.varistor)
    parts.disc((.012, -.027), .0042, parts.ceramic)
    parts.film_cap((.032, -.048), .018, .0085)
    # the plug of the harness and a second, empty header; fuse and light
    parts.header((.075, .050), 6, 2, 'P1')
    parts.header((.094, .014), 2, 3, 'P2')
    parts.blade_fuse((.086, -.034), '3')
    parts.led((.064, -.052), lit)
    parts.mark('STATUS', (.064, -.0605), .0036)
    parts.mark('FUSE 3A', (.086, -.0245), .0036)
    parts.mark('24 VAC', (-.100, -.0385), .0036)
    parts.mark('FURNACE CONTROL', (.040, -.066), .0046)
    parts.mark('FCB-2  REV C', (.084, -.066), .0036)
    parts.terminal_strip([terminal(k) for k in range(5)], TERMINALS, ROW)


def furnace_board(M, P, lit=True):
    """The board, moved by the matrix M; lit: the status light burns (the furnace has power: its door switch is closed)."""
    placed(M, lambda: face(P, lit))
