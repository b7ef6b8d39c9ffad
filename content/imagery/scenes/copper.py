# Copper close up: sweated ball valves on the two lines of a tank water heater, the expansion tank beside them, window light on a painted block wall.
from kit import *
OUT,W,H,SPP,VAR=args('valves')
S=reset(); rng=random.Random(8); e=(math.pi/2,0,0)
# drawn tube: fine lines along it, tarnish in patches, fingerprints in the roughness
def coppermat(name,base,dark,lo,hi): return mat(name,base,.25,metal=1,cn=(11,dark,.38,.80),rn=(34,lo,hi),bump=(420,.05,.0004),bump2=(26,.05,.001),rand=True)
copper=coppermat('copper',(.83,.42,.27),(.69,.325,.195),.15,.38); fitting=coppermat('fitting',(.84,.45,.30),(.58,.27,.16),.22,.46)
solder=mat('sol',(.60,.585,.56),.34,metal=1,rn=(160,.24,.5),bump=(300,.5,.0012)); brass=mat('brass',(.74,.53,.25),.27,metal=1,cn=(14,(.60,.40,.17)),rn=(40,.2,.40),bump=(500,.12,.0006))
zinc=mat('zinc',(.66,.66,.65),.30,metal=1,rn=(50,.24,.42)); steel=mat('steel',(.62,.62,.64),.28,metal=1); black=mat('bp',(.02,.02,.021),.5,bump=(400,.15,.0008)); foam=mat('foam',(.030,.031,.033),.9,bump=(300,.5,.002),rand=True)
vinyl=lambda n,c,d: mat(n,c,.42,cn=(30,d),rn=(18,.34,.52),bump=(260,.10,.0006)); redv,bluev=vinyl('redv',(.33,.010,.008),(.27,.009,.007)),vinyl('bluev',(.009,.048,.25),(.008,.038,.20))
blue=mat('xt',(.030,.105,.235),.33,rn=(9,.26,.40),bump=(520,.10,.0006),cn=(3,(.026,.092,.21))); enam=mat('enam',(.68,.68,.66),.38,rn=(5,.30,.46),bump=(420,.06,.0006),cn=(4,(.635,.63,.61))); ink=mat('ink',(.03,.035,.05),.6); tape=mat('tape',(.80,.80,.77),.55)
card=mat('card',(.72,.57,.35),.9,bump=(180,.3,.001),cn=(20,(.66,.51,.30)))
# dark bloom that the torch leaves beside a joint: a shell that fades along its axis
def stainmat():
    m=D.materials.new('stain'); m.use_nodes=True; N=m.node_tree.nodes; L=m.node_tree.links; p=N['Principled BSDF']
    p.inputs['Base Color'].default_value=(.30,.115,.065,1); p.inputs['Metallic'].default_value=1; p.inputs['Roughness'].default_value=.46
    tc=N.new('ShaderNodeTexCoord'); sx=N.new('ShaderNodeSeparateXYZ'); L.new(tc.outputs['Generated'],sx.inputs[0])
    oi=N.new('ShaderNodeObjectInfo'); n=N.new('ShaderNodeTexNoise'); n.noise_dimensions='4D'; n.inputs['Scale'].default_value=95; n.inputs['Detail'].default_value=5; L.new(tc.outputs['Object'],n.inputs['Vector']); k=N.new('ShaderNodeMath'); k.operation='MULTIPLY'; k.inputs[1].default_value=40; L.new(oi.outputs['Random'],k.inputs[0]); L.new(k.outputs[0],n.inputs['W'])
    a=N.new('ShaderNodeMath'); a.operation='SUBTRACT'; L.new(n.outputs['Fac'],a.inputs[0]); L.new(sx.outputs['Z'],a.inputs[1])
    r=N.new('ShaderNodeMapRange'); r.inputs[1].default_value=-.30; r.inputs[2].default_value=.42; r.inputs[3].default_value=0; r.inputs[4].default_value=.62; L.new(a.outputs[0],r.inputs[0])
    t=N.new('ShaderNodeBsdfTransparent'); mx=N.new('ShaderNodeMixShader'); L.new(r.outputs[0],mx.inputs[0]); L.new(t.outputs[0],mx.inputs[1]); L.new(p.outputs[0],mx.inputs[2]); L.new(mx.outputs[0],N['Material Output'].inputs['Surface']); return m
STAIN=stainmat(); R0=.0111
def eul(d): return Vector(d).to_track_quat('Z','Y').to_euler()
def joint(p,d,r=R0,drip=True,stain=True):
    # the end of a fitting's cup at p, the tube leaving it along d: flared lip, a meniscus of solder, the bloom
    d=Vector(d).normalized(); p=Vector(p)
    lathe('lip',[(r*1.0,-.0022),(r*1.19,-.0022),(r*1.235,-.0012),(r*1.235,-.0003),(r*1.17,.0002),(r,.0002)],fitting,seg=48,loc=p,rot=eul(d))
    n=48; v=[]; f=[]; off=rng.random()*40
    for i in range(n):
        a=2*math.pi*i/n; q=noise.noise(Vector((math.cos(a)*1.6,math.sin(a)*1.6,off))); hh=.0016*(1+.5*q); rr=r*(1.155+.035*q)
        for R_,z in ((rr,-.0004),(rr*.985,hh*.25),(r*1.05,hh*.62),(r*1.004,hh*1.25)): v.append((R_*math.cos(a),R_*math.sin(a),z))
    for i in range(n):
        j=(i+1)%n
        for k in range(3): f.append((i*4+k,j*4+k,j*4+k+1,i*4+k+1))
    o=mesh('sold',v,f,solder,auto=80); o.location=p; o.rotation_euler=eul(d)
    if drip and rng.random()<.7:
        a=rng.uniform(-2.2,-.6); b=D.meshes.new('drip'); bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=3,radius=1); bm.to_mesh(b); bm.free(); b.materials.append(solder); b.polygons.foreach_set('use_smooth',[True]*len(b.polygons))
        i=inst(b,p+Vector((math.cos(a)*r*1.06,math.sin(a)*r*1.06,-.0012)) if abs(d.z)>.9 else p+Vector((0,0,-r*1.1)),(0,0,0),(.0016,.0016,rng.uniform(.0018,.0034)))
    if stain:
        L_=rng.uniform(.014,.030); o=lathe('st',[(r*1.004,0),(r*1.004,L_)],STAIN,seg=40,loc=p,rot=eul(d))
def tubing(pts,r=R0,m=None): tube('p',pts,r,m or copper,fr=0,res=8)
def coupling(p,d,r=R0,l=.046):
    d=Vector(d).normalized(); cyl('cp',r*1.16,l,p,fitting,rot=eul(d),seg=48,bw=.0005); cyl('stop',r*1.185,.0022,p,fitting,rot=eul(d),seg=48,bw=.0010)
    for s in (1,-1): joint(Vector(p)+d*s*l/2,d*s,r)
def elbow(p,a,b,r=R0,c=.030):
    p=Vector(p); a=Vector(a).normalized(); b=Vector(b).normalized(); tube('el',[p+a*c,p,p+b*c],r*1.16,fitting,fr=r*1.75,res=8)
    for q in (a,b): joint(p+q*c,q,r)
def tee(p,d,side,r=R0):
    p=Vector(p); d=Vector(d).normalized(); s=Vector(side).normalized(); cyl('te',r*1.16,.062,p,fitting,rot=eul(d),seg=48,bw=.0005)
    lathe('tb',[(r*1.62,r*.55),(r*1.36,r*1.02),(r*1.22,r*1.30),(r*1.16,r*1.6),(r*1.16,.031)],fitting,seg=64,loc=p,rot=eul(s),auto=60)
    for q in (d,-d,s): joint(p+q*.031,q,r)
def smooth(prof,n=4):
    P=[Vector((*q,0)) for q in prof]; out=[]
    for i in range(len(P)-1):
        a,b,c,d=P[max(i-1,0)],P[i],P[i+1],P[min(i+2,len(P)-1)]
        for k in range(n):
            t=k/n; out.append(.5*((2*b)+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3))
    out.append(P[-1]); return [(max(q.x,0),q.y) for q in out]
def bar(path,sizes,wd,m,name='bar'):
    # loft of rounded rectangles along a path; wd = direction of the width; sizes = (width, thickness) at each point
    rings=[]; P=[Vector(q) for q in path]; wd=Vector(wd).normalized()
    for i,p in enumerate(P):
        t=(P[min(i+1,len(P)-1)]-P[max(i-1,0)]).normalized(); n=t.cross(wd).normalized(); w,h=sizes[i]; rr=min(w,h)*.46
        rings.append([tuple(p+wd*x+n*y) for x,y in rsq(w/2,h/2,rr,6)])
    return loft(name,rings,m,True,True,auto=50)
def ballvalve(p,d,side,hm,r=R0):
    p=Vector(p); d=Vector(d).normalized(); s=Vector(side).normalized(); w=d.cross(s)
    for q in (1,-1):
        cyl('cup',r*1.34,.018,p+d*q*.034,brass,rot=eul(d),seg=56,bw=.0012); joint(p+d*q*.043,d*q,r)
        cyl('hex',r*1.86,.0135,p+d*q*.0205,brass,rot=eul(d),seg=8,bw=.0011)
    lathe('body',smooth([(r*1.50,-.0145),(r*1.62,-.0125),(r*1.93,-.007),(r*2.02,0),(r*1.93,.007),(r*1.62,.0125),(r*1.50,.0145)]),brass,seg=64,loc=p,rot=eul(d),auto=80)
    cyl('boss',.0098,.014,p+s*(r*1.9),brass,rot=eul(s),seg=40,bw=.001); cyl('gland',.0088,.0075,p+s*(r*2.68),brass,rot=eul(s),seg=6,bw=.0008); cyl('stem',.0042,.020,p+s*(r*3.1),brass,rot=eul(s),seg=24)
    o=r*3.18; pa=[p-d*.011+s*o,p+d*.012+s*o,p+d*.018+s*(o+.0012),p+d*.027+s*(o+.0082),p+d*.033+s*(o+.0098),p+d*.110+s*(o+.0098)]
    bar(pa,[(.0165,.0024),(.0165,.0024),(.0160,.0024),(.0140,.0024),(.0140,.0024),(.0140,.0024)],w,zinc,'lever')
    pv=[p+d*.0285+s*(o+.0089),p+d*.031+s*(o+.0095),p+d*.036+s*(o+.0099),p+d*.100+s*(o+.0099),p+d*.109+s*(o+.0099),p+d*.1125+s*(o+.0099),p+d*.1138+s*(o+.0099)]
    bar(pv,[(.0150,.0036),(.0168,.0050),(.0172,.0054),(.0172,.0054),(.0168,.0047),(.0140,.0042),(.0080,.0022)],w,hm,'sleeve')
    cyl('wash',.0070,.0010,p+s*(o+.0017),zinc,rot=eul(s),seg=40,bw=.0003); cyl('nut',.0058,.0046,p+s*(o+.0044),zinc,rot=eul(s),seg=6,bw=.0005); cyl('thr',.0031,.0075,p+s*(o+.0060),zinc,rot=eul(s),seg=24,bw=.0006)
def strap(p,d,wall=0,r=R0):
    # a two-hole strap over a horizontal tube on the wall
    p=Vector(p); cyl('sb',r*1.10,.016,p,zinc,rot=eul(d),seg=40,bw=.0006); box('sa',(.016,abs(p.y-wall),.0018),(p.x,(p.y+wall)/2,p.z+r*1.05),zinc,.0005); box('sf',(.016,.0018,.040),(p.x,wall-.001,p.z+.028),zinc,.0005); cyl('ss',.004,.003,(p.x,wall-.003,p.z+.034),zinc,rot=e,seg=24,bw=.001)
def printed(s,p,size,m,flip=False):
    # print along an upright tube, turned to the camera
    v=(Vector(EYE)-Vector(p)); a=math.atan2(v.x,-v.y); q=Vector((math.sin(a),-math.cos(a),0))
    o=text(s,size,Vector(p)+q*(R0+.00025),(0,0,0),m,.00002,font=FONT); o.rotation_euler=(Euler((math.pi/2,0,a)).to_matrix()@Euler((0,0,math.pi/2)).to_matrix()).to_euler()
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
wrap(-62,4,z0+.141,z0+.188,tape)
def curvedtext(s,a,z,size,m,off=.0028):
    # each letter is set on the cylinder by itself
    w=size*.66
    for k,ch in enumerate(s):
        if ch==' ': continue
        t=math.radians(a)+k*w/XR; text(ch,size,(ex+(XR+off)*math.sin(t),TY-(XR+off)*math.cos(t),z),(math.pi/2,0,t),m,.00004,font=FONT).data.offset=size*.018
for k,(s,sz) in enumerate((('EXPANSION TANK',.0085),('POTABLE WATER ONLY',.0047),('2.1 GAL  PRE-CHARGE 40 PSI',.0047),('MAX 150 PSI  MAX 200 F',.0047))): curvedtext(s,-59,z0+.179-k*.0098-(.001 if k else 0),sz,ink)
# ---- a paper tag on the cold valve (no text offset here: it fills the eye of the D)
tp=Vector((cx-.020,TY-.040,zv-.020)); q=Euler((0,.05,-.36)).to_matrix()
def tagp(x,z,y=0): return tuple(tp+q@Vector((x,y,z)))
v=[tagp(x,z) for x,z in ((-.017,-.080),(.017,-.080),(.017,-.022),(.009,-.012),(-.009,-.012),(-.017,-.022))]
o=mesh('tag',v,[(0,1,2,3,4,5)],card,smooth=False); s_=o.modifiers.new('s','SOLIDIFY'); s_.thickness=.0006
lathe('eye',[(.0022,-.0004),(.0046,-.0004),(.0046,.0006),(.0022,.0006)],redv,seg=32,loc=tagp(0,-.0175,-.0006),rot=(math.pi/2+.05,0,-.36))
for k,(t_,sz) in enumerate((('COLD',.0108),('SHUT-OFF',.0058))): text(t_,sz,tagp(0,-.036-k*.0125-(.001 if k else 0),-.0010),(math.pi/2,.05,-.36),ink,.00004,font=FONT)
tube('cord',[tagp(0,-.0175,-.001),tagp(.004,-.004,-.001),tuple(Vector((cx,TY,zv+.012))+Vector((-.62,-.785,0))*.0265)],.0007,tape,.004)
tube('cord',[tagp(0,-.0175,.001),tagp(-.003,-.004,.001),tuple(Vector((cx,TY,zv+.012))+Vector((-.62,-.785,0))*.0265)],.0007,tape,.004)
# ---- light: a low window on the left, its bars on the wall; a cool room behind the camera
world_hdri(hdri('workshop'),.13,rotz=200,sat=.4)
d=Vector((.80,.62,-.36)); sun(d,6.2,(1,.74,.46),.55)
gobos(d,(.06,-.12,1.72),1.5,[(.036,4,.02,0),(4,.030,0,.075),(4,3,0,1.69),(4,3,0,-1.68),(3,6,-1.83,0),(3,6,1.87,0)],black)
area((-1.3,-1.7,2.2),(.05,-.3,1.65),.7,15,(1,.92,.82),1.0); area((1.9,-1.5,1.7),(.1,-.2,1.7),.8,11,(.72,.85,1),1.2); area((.1,-1.5,2.6),(.1,-.2,1.6),.8,3.5,(1,.92,.82))
# what metal needs: something bright and narrow to mirror, and something dark beside it
for x,c,w_ in ((-.95,(1,.93,.84),9),(1.05,(.80,.89,1),7)):
    a=area((x,-1.15,1.75),(0,TY,1.70),.10,w_,c,1.1); a.visible_diffuse=False
camera(EYE,(.035,TY,1.715),lens=49,f=2.4,focus=(cx-.01,TY-.03,zv))
render(OUT,W,H,SPP,exposure=.20,bounces=6,clamp=4,bloom=.07,temp=(1.02,1,.965),vig=.34)
