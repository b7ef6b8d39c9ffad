"""A manifold gauge set: two dials in rubber boots, a valve body with two knobs, three hoses."""
from kit import *


def gauge_set(P, at, low_port, high_port, hook, free_end):
    """Hung with its face to +x at `at`; hoses go to the two service ports, the yellow one to free_end."""
    gx, gy, gz = at
    blue, red = mat('lowside', (.012, .075, .40), .40, bump=(400, .12, .0006), cn=(40, (.010, .06, .33))), mat('highside', (.46, .016, .012), .40, bump=(400, .12, .0006), cn=(40, (.38, .014, .010)))
    yellow = mat('charge', (.76, .48, .02), .44, cn=(30, (.66, .40, .02)))
    alu = mat('body', (.66, .665, .67), .30, metal=1, rn=(60, .22, .44), bump=(600, .1, .0004), cn=(26, (.50, .50, .50), .6, .85))
    side = (0, math.pi / 2, 0)
    box('body', (.038, .19, .040), at, alu, .006, 4)
    for s in (-1, 0, 1):
        cyl('boss', .016, .008, (gx + .020, gy + s * .058, gz), alu, side, bw=.002)
    box('sight', (.002, .016, .016), (gx + .0245, gy, gz), P.black, .001)
    cyl('lens', .010, .004, (gx + .0245, gy, gz), mat('lens', (.05, .06, .06), .04, spec=.9), side, bw=.001)
    tube('hook', [(gx, gy, gz + .018), (gx, gy, gz + hook - .012), (gx - .012, gy, gz + hook), (gx - .046, gy, gz + hook), (gx - .050, gy, gz + hook - .014)], .0030, P.steel, .008)
    for s, m, value, figures, minor in ((-1, blue, .40, ('0', '50', '100', '150', '200', '250'), 5), (1, red, .56, ('0', '100', '200', '300', '400', '500'), 5)):
        y = gy + s * .060
        c = Vector((gx + .012, y, gz + .073))
        lathe('boot', [(0, -.024), (.039, -.024), (.044, -.017), (.0455, .010), (.0425, .0170), (.0385, .0170), (.0380, .0120)], m, 96, c, side)
        for k in range(14):    # ribs of the rubber
            a = 2 * math.pi * k / 14
            box('rib', (.026, .005, .0030), c + Vector((-.002, .0450 * math.cos(a), .0450 * math.sin(a))), m, .001, 2, (a + math.pi / 2, 0, 0))
        dial(c + Vector((.006, 0, 0)), (1, 0, 0), .0410, P, value, figures, 'PSI', minor, needle=P.red, band=(.62, .98, P.green) if s < 0 else (.80, 1.0, P.red))
        glassm = D.materials.get('dialglass') or panemat('dialglass')
        cyl('crystal', .0385, .0008, c + Vector((.0155, 0, 0)), glassm, side, 96, 0)
        cyl('stem', .0085, .03, (gx, y, gz + .030), P.brass, seg=6)
        rod('knobstem', (gx, gy + s * .090, gz), (gx, gy + s * .118, gz), .006, P.brass)
        lathe('knob', [(.006, 0), (.021, .001), (.0235, .005), (.0235, .019), (.020, .024), (0, .025)], m, 14, (gx, gy + s * .116, gz), toward((0, s, 0)), 20)
    for m, dy, end in ((blue, -.060, low_port), (red, .060, high_port), (yellow, 0, free_end)):
        y = gy + dy
        cyl('fitting', .0092, .022, (gx, y, gz - .030), P.brass, seg=6)
        a, b = Vector((gx, y, gz - .034)), Vector(end)
        if m is yellow:
            ctl = [a, a + Vector((.02, -.02, -.30)), Vector((gx + .14, y - .10, .10)), Vector((gx + .34, y - .02, .105)), b]
        else:
            ctl = [a, a + Vector((.035, 0, -.15)), Vector((gx + .11, (y + b.y) / 2, b.z - .09)), b + Vector((.06, -.08, -.02)), b]
        pts = bezier(ctl, 48)
        tube('hose', pts, .0066, m, fr=0)
        d = (pts[0] - pts[3]).normalized()
        cyl('sleeve', .0090, .030, pts[1], P.brass, toward(d), 20)
        if m is not yellow:
            d = (pts[-4] - pts[-1]).normalized()
            cyl('sleeve', .0090, .024, pts[-4], P.brass, toward(d), 20)
            cyl('coupler', .0105, .030, pts[-2], P.brass, toward(d), 12)
