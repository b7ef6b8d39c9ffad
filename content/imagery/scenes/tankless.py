# A tankless water heater on a painted wall: isolation valves, gas line with its drip leg, plastic venting, a shelf of towels.
# Variants: wide (the unit and its pipes), valves (the connections close).
from kit import *
OUT,W,H,SPP,VAR=args('wide')
S=reset(); rng=random.Random(21)
copper=mat('copper',(.86,.42,.25),.22,metal=1,cn=(9,(.70,.31,.17)),rn=(22,.14,.36)); solder=mat('sol',(.66,.60,.55),.4,metal=1)
brass=mat('brass',(.82,.60,.28),.25,metal=1,rn=(30,.2,.34)); steel=mat('steel',(.62,.62,.64),.28,metal=1); black=mat('bp',(.02,.02,.021),.42,bump=(500,.1,.0006)); ink=mat('ink',(.03,.035,.05),.6)
cab=mat('cab',(.70,.705,.70),.30,rn=(5,.25,.36),bump=(700,.04,.0005)); grey=mat('grey',(.09,.095,.105),.35,bump=(700,.08,.0005)); redh=mat('redh',(.55,.02,.016),.35); blueh=mat('blueh',(.02,.10,.42),.35); yel=mat('yl',(.78,.52,.03),.4)
pvc=mat('pvc',(.80,.80,.78),.35); face=mat('face',(.84,.84,.81),.4); iron=mat('iron',(.03,.03,.032),.5,metal=.6)
wall=mat('wall',(.29,.37,.355),.82,bump=(34,.35,.004),bump2=(300,.35,.0012),cn=(1.4,(.255,.335,.32)))
tr=mat('tr',(.72,.71,.68),.4,bump=(40,.05,.001)); oak=mat('oak',(.40,.25,.135),.45,bump=(6,.15,.003),stretch=(1,8,8),cn=(2,(.30,.18,.095)))
box('wall',(7,.1,3.2),(0,.05,1.5),wall,0); box('floor',(7,6,.1),(0,-3,-.05),mat('floor',(.25,.245,.235),.35),0); box('base',(7,.018,.14),(0,-.008,.07),tr,.004)
e=(math.pi/2,0,0); P=Pipes(copper,solder,brass,steel)
bx,bz,bw,bh,bd=.0,1.52,.36,.62,.215; yf=-.035-bd; zb=bz-bh/2
box('back',(bw-.05,.036,bh+.09),(bx,-.018,bz),cab,.004)
for z in (bz+bh/2+.03,bz-bh/2-.03):
    for dx in (-.10,.10): cyl('bs',.006,.005,(bx+dx,-.038,z),steel,rot=e,seg=6,bw=.001)
def ringxz(hx,hz,r,y): return [(bx+x,y,bz+z) for x,z in rsq(hx,hz,r,8)]
loft('cab',[ringxz(bw/2,bh/2,.02,-.035),ringxz(bw/2,bh/2,.02,yf+.045),ringxz(bw/2+.002,bh/2+.002,.021,yf+.042),ringxz(bw/2+.002,bh/2+.002,.021,yf+.018),ringxz(bw/2-.003,bh/2-.003,.02,yf+.006),ringxz(bw/2-.016,bh/2-.016,.018,yf),ringxz(.001,.001,.0005,yf-.004)],cab)
for dx in (-bw/2-.0035,bw/2+.0035):
    for z in (bz+.2,bz-.2): cyl('cs',.006,.004,(bx+dx,yf+.03,z),steel,rot=(0,math.pi/2,0),seg=24,bw=.001)
box('badge',(.145,.006,.062),(bx,yf-.0035,bz-.165),grey,.008,5); text('120',.030,(bx-.012,yf-.0072,bz-.165),e,mat('g',(0,0,0),.5,emit=(.62,.82,1),es=3.2),.0002,font=FONT); text('°F',.014,(bx+.034,yf-.0072,bz-.160),e,mat('g2',(0,0,0),.5,emit=(.62,.82,1),es=2.2),.0002,font=FONT)
box('led',(.005,.002,.005),(bx-.055,yf-.0066,bz-.165),mat('led',(0,0,0),.4,emit=(.15,1,.35),es=8),0)
box('plate',(.085,.0008,.056),(bx+.112,yf-.0005,bz-.262),face,.0003,2); paragraph(['TANKLESS WATER HEATER','199,000 BTU/H   120 V','NATURAL GAS   150 PSI'],.0052,(bx+.074,yf-.0012,bz-.25),e,ink)
for k in range(7): box('lv',(.09,.003,.0042),(bx-.10,yf-.0012,bz-.242-k*.009),black,.0012,2)
for dx,r_ in ((-.075,.031),(.065,.031)):
    cyl('vent',r_,.9,(bx+dx,-.14,bz+bh/2+.45),pvc,seg=64); cyl('vc',r_*1.16,.06,(bx+dx,-.14,bz+bh/2+.035),pvc,seg=64,bw=.004); cyl('vd',r_*1.3,.012,(bx+dx,-.14,bz+bh/2+.004),grey,seg=64)
    box('strap',(.09,.12,.018),(bx+dx,-.06,bz+bh/2+.52),steel,.003)
# cold, hot and gas below; a service port on each isolation valve
yp=-.145; r=.0125
for x,hm in ((-.115,redh),(.035,blueh)):
    cyl('un',.021,.028,(x,yp,zb-.012),brass,seg=6); cyl('tail',.0125,.07,(x,yp,zb-.05),brass,seg=40)
    cyl('nip',.0135,.05,(x,yp,zb-.155),brass,seg=40,bw=.001); P.ballvalve((x,yp,zb-.115),(0,0,1),r*1.15,hm); cyl('tee',.019,.042,(x,yp,zb-.185),brass,seg=40,bw=.003)
    cyl('pt',.0115,.045,(x,yp-.030,zb-.185),brass,rot=e,seg=32); cyl('ptc',.0155,.022,(x,yp-.060,zb-.185),brass,rot=e,seg=18,bw=.0015); box('pth',(.007,.034,.010),(x+.018,yp-.026,zb-.170),hm,.002)
    cyl('un2',.020,.022,(x,yp,zb-.218),brass,seg=6)
P.pipe([(-.115,yp,zb-.22),(-.115,yp,.72),(-.62,yp,.72),(-.62,yp,3)],r); P.pipe([(.035,yp,zb-.22),(.035,yp,.60),(-.74,yp,.60),(-.74,yp,3)],r)
P.coupling((-.40,yp,.72),(1,0,0),r); P.coupling((-.30,yp,.60),(1,0,0),r); P.coupling((-.62,yp,1.5),(0,0,1),r); P.coupling((-.74,yp,1.22),(0,0,1),r)


def gas(x=.125,z=.955,rg=r*1.1):
    """From the riser: shut-off valve, union, tee. The drip leg hangs below the tee, behind the valve and close to the inlet,
    where the gas turns up and lets dirt and water fall."""
    cyl('gu',.022,.03,(x,yp,zb-.012),iron,seg=6); P.pipe([(x,yp,zb-.02),(x,yp,.835)],rg,iron,False)
    P.pipe([(x,yp,z),(.50,yp,z),(.50,yp,3)],rg,iron,True,iron)
    cyl('gt',.0205,.066,(x,yp,z),iron,seg=40,bw=.003); cyl('gtb',.0205,.036,(x+.018,yp,z),iron,rot=(0,math.pi/2,0),seg=40,bw=.003)
    cyl('gc',.0195,.032,(x,yp,.838),iron,seg=40,bw=.004)
    for q in (-.017,.017): cyl('gun',.0225,.020,(x+.115+q,yp,z),iron,rot=(0,math.pi/2,0),seg=8,bw=.002)
    cyl('gur',.0275,.017,(x+.115,yp,z),iron,rot=(0,math.pi/2,0),seg=8,bw=.002)
    P.ballvalve((x+.235,yp,z),(1,0,0),rg,yel)


def relief(x=-.115):
    """The pressure relief valve on the hot side, turned forward so that its discharge pipe clears the hot line on its way to the floor."""
    z=zb-.075; xr=x-.045; yr=yp-.038
    rod('rb',(x,yp,z),(xr,yr,z),.0105,brass); lathe('rv',[(.011,-.030),(.0165,-.026),(.0180,-.004),(.0180,.014),(.0140,.024),(.0125,.042),(0,.044)],brass,48,(xr,yr,z),auto=50)
    box('rl',(.012,.036,.003),(xr,yr-.010,z+.047),steel,.001,rot=(.2,0,0)); P.pipe([(xr,yr,z-.02),(xr,yr,.12)],r*.84)


gas(); relief()
for x,z in ((-.40,.72),(-.52,.60)): box('cl',(.02,.14,.006),(x-.04,-.075,z-.016),steel,.002); ring('clr',r*1.15,.0028,(x-.04,yp,z),steel,40,(0,math.pi/2,0))


def splitring(x,z):
    """A split ring on a rod: it holds a riser off the wall."""
    cyl('fl',.020,.005,(x,-.0025,z),steel,rot=e,bw=.001); rod('stud',(x,-.004,z),(x,yp+r,z),.0052,steel); cyl('band',r*1.30,.019,(x,yp,z),steel,bw=.001)
    for s in (-1,1): box('lug',(.016,.010,.019),(x+s*(r*1.30+.005),yp,z),steel,.0015); cyl('lb',.0042,.020,(x+s*(r*1.30+.007),yp,z),steel,rot=e,seg=6,bw=.0005)


for z in (1.72,1.06): splitring(-.62,z); splitring(-.74,z)
# condensate tube, cord, outlet
tube('cond',[(-.03,yp+.03,zb),(-.03,yp+.03,zb-.14),(-.03,-.035,zb-.20),(-.03,-.035,-.1)],.0075,mat('clear',(.72,.74,.74),.2),.03)
box('out',(.075,.008,.115),(.30,-.004,1.28),face,.004); box('out2',(.036,.012,.068),(.30,-.005,1.28),face,.004); box('plug',(.03,.03,.026),(.30,-.025,1.296),black,.006); tube('cord',[(.30,-.03,1.296),(.30,-.07,1.20),(.235,-.09,1.08),(.185,-.10,1.10),(.165,-.12,zb)],.0042,black,.06)
# well to the right of the gas riser, a shelf with towels and a brown bottle: somebody's laundry room
box('shelf',(.66,.26,.03),(1.03,-.13,1.10),oak,.004)
for x in (.79,1.27): box('br',(.02,.20,.02),(x,-.10,1.075),black,.002); box('br2',(.02,.02,.16),(x,-.012,1.0),black,.002)


def towel(c,x,z,w,seed,plies=3,t=.0155):
    """A bath towel folded over and over: plies of thick terry, each turn a soft roll at the front, none quite over the other."""
    m=mat('tw',c,.98,sheen=.6,bump=(520,1,.004),bump2=(150,.8,.004),cn=(90,tuple(v*.80 for v in c),.3,.75))
    path=[]
    for k in range(plies):      # to and fro between the front and the back edge
        y0,y1=(-.108+.003*k,.104) if k%2==0 else (.104,-.108+.004*k)
        zk=z+t*(k+.5)
        path+=[(y0+(y1-y0)*q/14,zk+.0010*math.sin(q*.9+seed+k)) for q in range(15)]
        if k<plies-1: path+=[(y1+math.copysign(t*.5,y1)*math.sin(a),zk+t*.5*(1-math.cos(a))) for a in (math.pi*q/7 for q in range(1,7))]
    n=150; rows=[]
    for i in range(n+1):
        u=i/n; row=[]
        for j,(y,zz) in enumerate(path):
            f=noise.noise(Vector((u*7,j*.09,seed)))*.0026+noise.noise(Vector((u*60,j*.9,seed+3)))*.0011+noise.noise(Vector((u*170,j*2.3,seed+7)))*.0007
            end=noise.noise(Vector((j*.17,seed,1)))*.006*(2*u-1)
            row.append((x-w/2+w*u+end,y+f,zz+f-.004*(1-abs(y)/.11)*math.sin(math.pi*u)))
        rows.append(row)
    solidify(sheetrows('towel',rows,m,auto=180),t*.90,0)


rngt=random.Random(5)
for k,c in enumerate(((.60,.565,.50),(.50,.27,.17),(.62,.59,.53),(.20,.28,.295))):
    towel(c,.905+rngt.uniform(-.012,.012),1.117+k*.0475,.335+rngt.uniform(-.012,.010),k*11.3)
lathe('bot',[(0,0),(.036,0),(.038,.006),(.038,.12),(.034,.14),(.016,.155),(.014,.185),(0,.187)],mat('amber',(.16,.05,.012),.08,trans=.5,coat=.3),loc=(1.22,-.13,1.115)); cyl('cap',.017,.03,(1.22,-.13,1.31),black)
world_hdri(hdri('workshop'),.16,rotz=200,sat=.4)
d=Vector((.82,.66,-.40)); sun(d,4.2,(1,.77,.50),.9); gobos(d,(.15,-.05,1.38),2.4,[(.045,5,-.16,0),(5,.045,0,.20),(5,3,0,2.06),(5,3,0,-2.10),(3,6,-2.10,0),(3,6,2.22,0),(.045,5,.36,0)],black)
area((-1.5,-1.9,1.9),(.1,-.1,1.2),.8,30,(1,.92,.82),.8); area((2.2,-1.7,1.6),(.3,-.1,1.2),.9,24,(.78,.88,1)); area((.3,-1.6,2.7),(.2,-.1,1.2),.9,12,(1,.92,.82))
if VAR=='valves': camera((.52,-.92,1.12),(-.02,-.14,1.03),lens=48,f=2.2,focus=(.0,yp-.02,1.06))
else: camera((-.92,-2.12,1.36),(.17,-.08,1.285),lens=39,f=2.5,focus=(-.05,yf,1.40))
render(OUT,W,H,SPP,exposure=-.02,bounces=6,clamp=4,bloom=.08,temp=(1.03,1,.96),vig=.32)
