"""What a visit leaves to be seen: a failed igniter beside the new one."""
from kit import *
from models.furnace_parts import igniter
from models.grime import worn

OUT, W, H, SPP, VAR = args()
S = reset()
P = palette()

# ---- on the carton of the new one: its blade whole and grey; the old one's cracked through, with a white burn where it broke
card = worn(mat('card', (.40, .285, .165), .85, bump=(240, .3, .0008), bump2=(12, .1, .002), cn=(5, (.35, .245, .14)), stretch=(1, .12, 1)), (.16, .11, .07), .35, (.5, .38, .24), .2)
steel = worn(galvanised('deck', .40, .50, 80, (.34, .46)), (.085, .072, .055), .6, (.70, .70, .69), .5)
plane('deck', -1, 1, -.6, 1.2, 0, steel)
box('carton', (.150, .100, .022), (.050, .012, .011), card, .0012, rot=(0, 0, .18))
box('label', (.052, .034, .0003), (.092, .038, .0224), P.face, .0001, rot=(0, 0, .18))
text('HOT SURFACE IGNITOR', .0040, (.094, .045, .0228), (0, 0, .18), P.ink, .00003, font=BOLD)
paragraph(['SILICON NITRIDE', '120 V'], .0036, (.070, .033, .0228), (0, 0, .18), P.ink, lead=1.6)
lead = mat('lead', (.74, .72, .68), .5)
for x, y, z, turn, failed in ((.046, -.008, .0310, 2.55, False), (-.062, -.008, .0088, 2.95, True)):
    M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')
    ceramic = mat('ceramic', (.80, .78, .74), .5, bump=(300, .15, .0006), cn=(60, (.66, .62, .55)))
    if failed:
        ceramic = worn(ceramic, (.30, .25, .19), .75, (.86, .85, .82), .2)
    placed(M, lambda: igniter(P, ceramic, failed=failed))
    for s in (-1, 1):
        path = [M @ Vector(q) for q in ((s * .0036, -.034, 0), (s * .005, -.060, .002), (s * .012 + .004, -.090, -z + .006), (s * .010 + .03, -.125, -z + .003), (s * .016 + .07, -.150, -z + .003))]
        tube('lead', spline(path, 12), .0019, lead, 0, res=5)
rod('shaft', (-.150, .080, .0042), (-.055, .094, .0042), .0028, P.steel)
rod('grip', (-.250, .065, .0125), (-.150, .080, .0115), .0125, mat('grip', (.36, .026, .020), .4, coat=.2), 6, .003)
for x, y in ((.006, .058), (-.020, .046)):
    screw((x, y, .004), (.3, -.2, .8), .0050, P.zinc)
world_hdri(hdri('workshop'), .10, rotz=200, sat=.4)
area((-.35, -.30, .38), (0, 0, 0), .10, 2.6, (1, .84, .64), .1)              # a headlamp
area((.5, -.5, .5), (0, 0, 0), .4, 1.3, (.72, .85, 1))
camera((-.012, -.235, .185), (-.006, .008, .010), lens=50, f=5.6, focus=(0, -.012, .02))
render(OUT, W, H, SPP, exposure=.25, bounces=6, clamp=4, bloom=.08, temp=(1.02, 1, .97), vig=.32)
