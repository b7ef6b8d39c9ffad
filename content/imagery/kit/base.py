"""What every file of the kit needs: Blender's modules, the folders, the arguments of a run, an empty scene."""
import math
import os
import random
import sys
import tempfile
import time

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, geometry, noise

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INPUTS = os.environ.get('IMAGERY_INPUTS') or os.path.join(HERE, 'inputs')
WORK = os.environ.get('IMAGERY_WORK') or os.path.join(tempfile.gettempdir(), 'imagery-work')
D = bpy.data


def args(default_variant=''):
    """OUT.png WIDTH HEIGHT SAMPLES [VARIANT], as render.py passes them on."""
    given = sys.argv[sys.argv.index('--') + 2:] if '--' in sys.argv else []
    given = given + ['preview.png', '512', '320', '16'][len(given):]
    out, w, h, samples = os.path.abspath(given[0]), *map(int, given[1:4])
    return out, w, h, samples, (given[4] if len(given) > 4 else default_variant)


def reset():
    """An empty scene for Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    return bpy.context.scene


def link(o, col=None):
    (col or bpy.context.scene.collection).objects.link(o)
    return o


def hdri(name):
    return os.path.join(INPUTS, 'hdri_%s.exr' % name)
