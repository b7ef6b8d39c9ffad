"""People as a lamp throws them on a curtain: flat outlines, a parent with a child on the arm."""
from kit import *

# millimetres: x to the right, z up from the floor
PARENT = [(-150, 700), (-160, 860), (-135, 1010), (-118, 1110), (-128, 1220), (-140, 1310), (-122, 1392), (-72, 1440), (-52, 1478), (-58, 1520),
          (-88, 1560), (-103, 1610), (-100, 1655), (-80, 1702), (-40, 1732), (5, 1738), (50, 1722), (78, 1690), (90, 1655), (89, 1632), (104, 1606),
          (112, 1594), (98, 1584), (101, 1572), (94, 1564), (98, 1552), (88, 1541), (88, 1522), (68, 1506), (36, 1502), (26, 1470), (34, 1440),
          (70, 1400), (120, 1330), (140, 1240), (118, 1130), (112, 1000), (128, 860), (140, 700)]
BUN = [(-102 + 42 * math.cos(k * math.pi / 6), 1608 + 40 * math.sin(k * math.pi / 6)) for k in range(12)]
CHILD = [(120, 1250), (90, 1330), (74, 1392), (60, 1432), (78, 1446), (110, 1432), (150, 1444), (190, 1462), (190, 1484), (174, 1498), (164, 1512),
         (152, 1530), (160, 1548), (158, 1572), (166, 1602), (186, 1630), (212, 1646), (236, 1656), (250, 1645), (272, 1628), (290, 1594), (288, 1552),
         (272, 1514), (262, 1486), (280, 1458), (306, 1410), (318, 1340), (314, 1262), (296, 1196), (256, 1150), (240, 1090), (230, 1030), (246, 1006),
         (244, 988), (190, 982), (180, 1010), (174, 1090), (140, 1150)]
ARM = [(-60, 1420), (-30, 1440), (0, 1400), (10, 1330), (60, 1245), (150, 1205), (230, 1190), (292, 1200), (318, 1216), (334, 1206), (330, 1178),
       (298, 1150), (200, 1138), (100, 1150), (0, 1200), (-50, 1290), (-80, 1370)]


def parent_and_child(x, y, floor, m, size=1):
    """Stands behind a cloth; the nearer y is to it, the sharper the shadow. x: between the two faces. size: of what is seen
    about their heads."""
    for k, outline in enumerate((PARENT, BUN, CHILD, ARM)):
        edge = spline([(u, v, 0) for u, v in (*outline, outline[0])], 6)[:-1]
        mesh('somebody', [(x + size * (p.x - 130) / 1000, y + .002 * k, floor + 1.6 + size * (p.y - 1600) / 1000) for p in edge], [tuple(range(len(edge)))], m, smooth=False)


def shade(x0, x1, y, z0, z1, m):
    """A cloth that hangs flat enough to show whose shadow falls on it."""
    sheetrows('shade', [[(x0 + (x1 - x0) * u / 40, y + .003 * math.sin(u * 1.1 + .4 * z), z) for u in range(41)] for z in (z0, z1)], m)
