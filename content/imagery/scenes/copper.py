# Copper close up: sweated ball valves on the two lines of a tank water heater, the expansion tank beside them, window light on a painted block wall.
from kit import *
from models.grime import onto, worn
OUT,W,H,SPP,VAR=args('valves')
S=reset(); rng=random.Random(8); e=(math.pi/2,0,0)
plumb=Plumber(rng,handled=True); copper,fitting,solder,brass=plumb.copper,plumb.fitting,plumb.solder,plumb.brass; R0=plumb.r
tubing,joint,coupling,elbow,tee,ballvalve,smooth=plumb.tubing,plumb.joint,plumb.coupling,plumb.elbow,plumb.tee,plumb.ballvalve,smooth_profile
zinc=mat('zinc',(.66,.66,.65),.30,metal=1,rn=(50,.24,.42)); steel=mat('steel',(.62,.62,.64),.28,metal=1); black=mat('bp',(.02,.02,.021),.5,bump=(400,.15,.0008)); foam=mat('foam',(.030,.031,.033),.9,bump=(300,.5,.002),rand=True)
vinyl=lambda n,c,d: mat(n,c,.42,cn=(30,d),rn=(18,.34,.52),bump=(260,.10,.0006)); redv,bluev=vinyl('redv',(.33,.010,.008),(.27,.009,.007)),vinyl('bluev',(.009,.048,.25),(.008,.038,.20))
blue=mat('xt',(.030,.105,.235),.33,rn=(9,.26,.40),bump=(520,.10,.0006),cn=(3,(.026,.092,.21))); enam=mat('enam',(.68,.68,.66),.38,rn=(5,.30,.46),bump=(420,.06,.0006),cn=(4,(.635,.63,.61))); ink=mat('ink',(.03,.035,.05),.6); tape=mat('tape',(.80,.80,.77),.55)
card=mat('card',(.72,.57,.35),.9,bump=(180,.3,.001),cn=(20,(.66,.51,.30)))
def strap(p,d): plumb.strap(p,d)
def printed(s,p,size,m): plumb.printed(s,p,size,m,EYE)
EYE=(-.30,-1.34,1.74)
# ---- wall of painted blocks, each a little different; the joints are tooled
paint=mat('paint',(.335,.375,.375),.72,bump=(150,.45,.0022),bump2=(34,.5,.003),cn=(2.2,(.295,.335,.338)),rn=(7,.6,.82),rand=True); mort=mat('mort',(.30,.335,.335),.85,bump=(200,.5,.002))
box('mort',(5,.1,4),(0,.055,1.5),mort,0)
bw_,bh_,g=.397,.194,.0095
for row in range(0,16):
    for k in range(-6,7):
        x=k*(bw_+g)+(bw_+g)/2*(row%2)+.06; z=.10+row*(bh_+g)
        o=box('blk',(bw_,.05,bh_),(x+rng.uniform(-.001,.001),.025+rng.uniform(-.0012,.0012),z),paint,.006,3); o.rotation_euler=(rng.uniform(-.003,.003),rng.uniform(-.002,.002),rng.uniform(-.004,.004))
# ---- top of the tank
TY,TX,TR,zt=-.33,.0,.255,1.490
lathe('tank',smooth([(TR,0),(TR,.62)],2)+[(TR,.66)],enam,loc=(TX,TY,zt-.70),seg=180)
lathe('cap',[(TR+.001,-.055),(TR+.005,-.055),(TR+.0055,-.052)]+smooth([(TR+.0055,-.02),(TR+.0045,-.008),(TR-.002,-.001),(TR-.012,.001),(TR-.018,-.002),(TR-.024,-.0035)])+[(TR-.06,-.003),(.0,.0)],enam,loc=(TX,TY,zt),seg=180,auto=50)
for a in (20,95,165,250,310): cyl('ts',.0048,.003,(TX+(TR+.004)*math.cos(math.radians(a)),TY+(TR+.004)*math.sin(math.radians(a)),zt-.030),steel,rot=(math.pi/2,0,math.radians(a+90)),seg=6,bw=.0006)
hx,cx=TX-.1016,TX+.1016
for x,rm,s in ((hx,redv,'HOT'),(cx,bluev,'COLD')):
    lathe('ring',[(.0135,0),(.030,0),(.031,.0015),(.030,.0030),(.0135,.0034)],rm,loc=(x,TY,zt-.0015),seg=72); text(s,.011,(x,TY-.045,zt+.0002),(0,0,0),ink,.0001,font=FONT)
    cyl('nip',.0132,.040,(x,TY,zt+.016),zinc,seg=48,bw=.001); 
    for k in range(6): ring('thr',.0133,.0007,(x,TY,zt+.012+k*.0019),zinc,48)
    cyl('ptfe',.0139,.0045,(x,TY,zt+.0265),tape,seg=40,bw=.0012)
    cyl('fip',.0205,.021,(x,TY,zt+.039),brass,seg=6,bw=.0016); cyl('fc',.0152,.022,(x,TY,zt+.058),brass,seg=48,bw=.0016); joint((x,TY,zt+.069),(0,0,1))
# the cover of the wiring box, its cable, an anode plug
box('jb',(.115,.085,.004),(TX-.02,TY-.145,zt+.001),enam,.0015); 
for dx in (-.045,.045): cyl('js',.0042,.003,(TX-.02+dx,TY-.145,zt+.0042),zinc,seg=24,bw=.001)
cyl('an',.0135,.014,(TX+.015,TY+.10,zt+.006),zinc,seg=6,bw=.0012)
cyl('cn',.0145,.012,(TX-.165,TY-.055,zt+.004),zinc,seg=8,bw=.001); cyl('cn2',.0125,.03,(TX-.165,TY-.055,zt+.02),zinc,seg=40,bw=.0015)
tube('whip',[(TX-.165,TY-.055,zt+.02),(TX-.165,TY-.055,zt+.10),(TX-.235,TY+.12,zt+.20),(TX-.30,-.022,zt+.30),(TX-.30,-.022,zt+1)],.0095,mat('flex',(.16,.165,.17),.5,bump=(300,.1,.0006)),.07)
# dust that settles on every water heater, a dried drip, crumbs of solder
grit=[pebble('grit%d'%k,mat('grit%d'%k,c,.95),rng,1) for k,c in enumerate(((.36,.33,.29),(.20,.18,.15),(.55,.52,.47)))]
for _ in range(520):
    a,r_=rng.random()*6.283,TR*.94*math.sqrt(rng.random()); inst(rng.choice(grit),(TX+r_*math.cos(a),TY+r_*math.sin(a),zt-.0022),(rng.random()*6,rng.random()*6,0),rng.uniform(.00025,.0009))
for _ in range(26): inst(rng.choice(grit[:1]),(cx+rng.gauss(0,.05),TY+rng.gauss(0,.05),zt-.0018),(0,0,rng.random()*6),(rng.uniform(.0008,.0018),rng.uniform(.0008,.0014),.0006)).data.materials[0]=solder
# ---- the lines
zc,zh=1.872,1.934; yw=-.040; zv=1.715; ztee=1.622
up=(0,0,1)
# cold: tee to the expansion tank, valve, elbow to the wall
tubing([(cx,TY,zt+.05),(cx,TY,zc)]); tee((cx,TY,ztee),up,(1,0,0)); ballvalve((cx,TY,zv),up,(-.62,-.785,0),bluev)
elbow((cx,TY,zc),(0,0,-1),(0,1,0)); tubing([(cx,TY,zc),(cx,yw,zc)]); elbow((cx,yw,zc),(0,-1,0),(1,0,0)); tubing([(cx,yw,zc),(2.4,yw,zc)])
# hot: valve, elbow, insulated along the wall
tubing([(hx,TY,zt+.05),(hx,TY,zh)]); ballvalve((hx,TY,zv-.006),up,(-.50,-.866,0),redv); coupling((hx,TY,1.605),up)
elbow((hx,TY,zh),(0,0,-1),(0,1,0)); tubing([(hx,TY,zh),(hx,yw,zh)]); elbow((hx,yw,zh),(0,-1,0),(1,0,0)); tubing([(hx,yw,zh),(2.4,yw,zh)])
for x in (.62,.98): strap((x,yw,zc),(1,0,0)); strap((x,yw,zh),(1,0,0))
blueink=mat('bi',(.03,.06,.20),.6)
printed('TYPE L  3/4  ASTM B88  NSF-PW',(cx,TY,1.815),.0050,blueink); printed('3/4  TYPE L  ASTM B88',(hx,TY,1.80),.0050,blueink)
# expansion tank on a short arm
ex=cx+.185; tubing([(cx,TY,ztee),(ex,TY,ztee)]); elbow((ex,TY,ztee),(-1,0,0),up); tubing([(ex,TY,ztee),(ex,TY,ztee+.045)])
cyl('xa',.0165,.020,(ex,TY,ztee+.050),brass,seg=6,bw=.0012); cyl('xn',.0133,.03,(ex,TY,ztee+.068),zinc,seg=40)
z0=ztee+.078; XR=.102
lathe('xt',smooth([(.0,.0),(.020,.0),(.045,.006),(.074,.022),(.094,.047),(XR,.078),(XR,.118),(XR,.128)],6)+[(XR+.0022,.1285),(XR+.0026,.133),(XR+.0022,.1375)]+smooth([(XR,.138),(XR,.150),(XR,.190),(.094,.222),(.074,.247),(.045,.263),(.016,.269),(0,.269)],6),blue,loc=(ex,TY,z0),seg=160,auto=60)
lathe('xfl',[(.0,.001),(.026,.001),(.027,-.002),(.026,-.004),(0,-.004)],blue,loc=(ex,TY,z0),seg=64)
def wrap(a0,a1,za,zb,m,off=.0022,n=24):
    v=[];f=[]
    for i in range(n+1):
        a=math.radians(a0+(a1-a0)*i/n); v+=[(ex+(XR+off)*math.sin(a),TY-(XR+off)*math.cos(a),za),(ex+(XR+off)*math.sin(a),TY-(XR+off)*math.cos(a),zb)]
    for i in range(n): f.append((2*i,2*i+2,2*i+3,2*i+1))
    return mesh('lab',v,f,m)
wrap(-66,12,z0+.140,z0+.192,tape)
for k,(s,sz) in enumerate((('EXPANSION TANK',.0092),('POTABLE WATER ONLY',.0064),('2.1 GAL  PRE-CHARGE 40 PSI',.0064),('MAX 150 PSI  MAX 200 F',.0064))): around(s,-63,z0+.1835-k*.0112-(.0015 if k else 0),sz,ink,(ex,TY),XR,BOLD if k==0 else MEDIUM,.0028)
# ---- a paper tag on the cold valve (no text offset here: it fills the eye of the D)
tp=Vector((cx-.020,TY-.040,zv-.020)); q=Euler((0,.05,-.36)).to_matrix()
def tagp(x,z,y=0): return tuple(tp+q@Vector((x,y,z)))
v=[tagp(x,z) for x,z in ((-.017,-.080),(.017,-.080),(.017,-.022),(.009,-.012),(-.009,-.012),(-.017,-.022))]
o=mesh('tag',v,[(0,1,2,3,4,5)],card,smooth=False); s_=o.modifiers.new('s','SOLIDIFY'); s_.thickness=.0006
lathe('eye',[(.0022,-.0004),(.0046,-.0004),(.0046,.0006),(.0022,.0006)],redv,seg=32,loc=tagp(0,-.0175,-.0006),rot=(math.pi/2+.05,0,-.36))
for k,(t_,sz) in enumerate((('COLD',.0108),('SHUT-OFF',.0058))): text(t_,sz,tagp(0,-.036-k*.0125-(.001 if k else 0),-.0010),(math.pi/2,.05,-.36),ink,.00004,font=BOLD)
tube('cord',[tagp(0,-.0175,-.001),tagp(.004,-.004,-.001),tuple(Vector((cx,TY,zv+.012))+Vector((-.62,-.785,0))*.0265)],.0007,tape,.004)
tube('cord',[tagp(0,-.0175,.001),tagp(-.003,-.004,.001),tuple(Vector((cx,TY,zv+.012))+Vector((-.62,-.785,0))*.0265)],.0007,tape,.004)
# ---- what years leave: dust on everything that lies flat, the tide lines of two old drips on the tank's top, fingermarks on the copper
def dusty(m,amount,color=(.30,.27,.225),wet=()):
    n=Nodes(m); v=n.coords(); geo,up=n.add('NewGeometry'),n.add('SeparateXYZ'); n.link(geo.outputs['Normal'],up.inputs[0])
    flat=n.ramp(up.outputs['Z'],((.50,0),(.97,1))); broad,fine=n.noise(v,16,7,.65,.4),n.noise(v,420,5,.75)
    lie=n.math('ADD',n.ramp(broad,((.30,.25),(.66,.80))),n.math('MULTIPLY',n.ramp(fine,((.52,0),(.64,1))),.40))
    d_=n.math('MULTIPLY',n.math('MULTIPLY',flat,lie),amount,True)
    onto(n,'Base Color',d_,color); onto(n,'Roughness',d_,(.95,)*3); onto(n,'Metallic',n.math('MULTIPLY',d_,.9),(0,)*3)
    for x,y,R,c,k in wet:      # a drip that stood here and dried: a dull patch, rust along its edge
        off=n.add('VectorMath'); off.operation='SUBTRACT'; off.inputs[1].default_value=(x,y,zt); n.link(geo.outputs['Position'],off.inputs[0])
        ln=n.add('VectorMath'); ln.operation='LENGTH'; n.link(off.outputs[0],ln.inputs[0])
        far=n.math('ADD',ln.outputs['Value'],n.math('MULTIPLY',n.math('SUBTRACT',n.noise(v,22,4,.6),.5),R*1.5))
        inside=n.math('DIVIDE',n.math('SUBTRACT',R,far),.004,True); line=n.math('SUBTRACT',1,n.math('DIVIDE',n.math('ABSOLUTE',n.math('SUBTRACT',far,R),0),.0035),True)
        line2=n.math('SUBTRACT',1,n.math('DIVIDE',n.math('ABSOLUTE',n.math('SUBTRACT',far,R*.72),0),.0022),True)
        onto(n,'Base Color',n.math('MULTIPLY',n.math('MULTIPLY',inside,flat),k*.55),(.42,.36,.28)); onto(n,'Base Color',n.math('MULTIPLY',n.math('MULTIPLY',n.math('ADD',line,n.math('MULTIPLY',line2,.5)),flat),k,True),c)
dusty(enam,.62,wet=((cx,TY-.01,.060,(.20,.085,.03),.62),(hx+.01,TY-.02,.046,(.26,.12,.05),.45)))
for m_ in (copper,fitting): worn(m_,dirt=(.22,.095,.05),dirty=.20,bare=(.80,.50,.36),scratched=.16); dusty(m_,.55)
dusty(blue,.60); dusty(brass,.40); dusty(zinc,.45); dusty(redv,.30); dusty(bluev,.30)
# the cold nipple once sweated and dripped: a green and white crust in its threads
crust=mat('crust',(.30,.46,.40),.95,bump=(500,.8,.002),cn=(160,(.62,.64,.58),.45,.62))
for x,n_ in ((cx,170),(hx,40)):
    for _ in range(n_):
        a,z_=rng.gauss(-1.9,.8),rng.uniform(.007,.027); inst(grit[0],(x+.0138*math.cos(a),TY+.0138*math.sin(a),zt+z_),(rng.random()*6,rng.random()*6,0),rng.uniform(.0004,.0013)).data
for o in [o for o in D.objects if o.data==grit[0] and o.location.z>zt+.006]: o.material_slots[0].link='OBJECT'; o.material_slots[0].material=crust
# ---- light: a low window on the left, its bars on the wall; a cool room behind the camera
world_hdri(hdri('workshop'),.13,rotz=200,sat=.4)
d=Vector((.80,.62,-.36)); sun(d,6.2,(1,.74,.46),.55)
gobos(d,(.06,-.12,1.72),1.5,[(.036,4,.02,0),(4,.030,0,.075),(4,3,0,1.69),(4,3,0,-1.68),(3,6,-1.83,0),(3,6,1.87,0)],black)
area((-1.3,-1.7,2.2),(.05,-.3,1.65),.7,15,(1,.92,.82),1.0); area((1.9,-1.5,1.7),(.1,-.2,1.7),.8,11,(.72,.85,1),1.2); area((.1,-1.5,2.6),(.1,-.2,1.6),.8,3.5,(1,.92,.82))
# what metal needs: something bright and narrow to mirror, and something dark beside it
for x,c,w_ in ((-.95,(1,.93,.84),9),(1.05,(.80,.89,1),7)):
    a=area((x,-1.15,1.75),(0,TY,1.70),.10,w_,c,1.1); a.visible_diffuse=False
camera(EYE,(.035,TY,1.715),lens=49,f=3.6,focus=(cx-.01,TY-.03,zv))
render(OUT,W,H,SPP,exposure=.20,bounces=6,clamp=4,bloom=.07,temp=(1.02,1,.965),vig=.34)
