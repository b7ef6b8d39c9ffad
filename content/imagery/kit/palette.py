"""The materials that come back in scene after scene, made once, each by its name: P = palette(); P.copper."""
from .materials import *

RECIPES = {
    'copper': dict(base=(.86, .42, .25), rough=.22, metal=1, cn=(9, (.70, .31, .17)), rn=(22, .14, .36)),
    'solder': dict(base=(.66, .60, .55), rough=.4, metal=1),
    'brass': dict(base=(.80, .59, .28), rough=.26, metal=1, rn=(30, .2, .34)),
    'steel': dict(base=(.62, .62, .64), rough=.28, metal=1, rn=(20, .2, .38)),
    'zinc': dict(base=(.66, .66, .65), rough=.30, metal=1, rn=(50, .24, .42)),
    'alu': dict(base=(.70, .70, .71), rough=.33, metal=1, rn=(40, .26, .42)),
    'iron': dict(base=(.03, .03, .032), rough=.5, metal=.6),
    'black': dict(base=(.02, .02, .021), rough=.45, bump=(500, .1, .0006)),
    'void': dict(base=(.008, .008, .008), rough=.8),
    'rubber': dict(base=(.022, .022, .024), rough=.85, bump=(300, .4, .002)),
    'white': dict(base=(.78, .78, .765), rough=.30, rn=(5, .24, .36)),
    'enamel': dict(base=(.68, .68, .66), rough=.36, rn=(5, .28, .42), bump=(420, .05, .0006)),
    'trim': dict(base=(.80, .785, .75), rough=.42, bump=(50, .06, .001)),
    'pvc': dict(base=(.80, .80, .77), rough=.35),
    'ink': dict(base=(.03, .035, .05), rough=.6),
    'paper': dict(base=(.83, .82, .78), rough=.6),
    'face': dict(base=(.86, .86, .83), rough=.4),
    'red': dict(base=(.52, .022, .016), rough=.36),
    'blue': dict(base=(.02, .09, .40), rough=.36),
    'yellow': dict(base=(.80, .53, .025), rough=.40),
    'green': dict(base=(.02, .22, .06), rough=.40),
    'oak': dict(base=(.40, .25, .135), rough=.45, bump=(6, .15, .003), stretch=(1, 8, 8), cn=(2, (.30, .18, .095))),
    'concrete': dict(base=(.42, .40, .37), rough=.92, bump=(240, .8, .004), bump2=(30, .5, .008), cn=(9, (.29, .275, .255))),
}


class palette:
    """Reads like an object; a material is made the first time it is asked for."""

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        made = galvanised() if name == 'galv' else mat(name, **RECIPES[name])
        setattr(self, name, made)
        return made
