"""What a house's lamps add to it in the dark, which the page adds to the dark picture (app/styles/hero.css):
  blender -b -P kit/run.py -- lights.py LIT.png DARK.png LIGHTS.png"""
from kit.base import *
from kit.post import blur, keep, pixels

lit, dark, lights = map(os.path.abspath, sys.argv[-3:])
w, h = D.images.load(lit).size
added = np.maximum(pixels(lit, w, h) - pixels(dark, w, h), 0)
# The two pictures differ in noise: differences below this are no light.
faint = .1
share = np.clip(blur(added, 16).max(-1, keepdims=True) / faint - 1, 0, 1)
# Soft, as light is: a phone loads it besides the picture, so it must weigh little.
keep(lights, blur(added * share, 1), w, h)
