"""Blender starts here:  blender -b -P kit/run.py -- scenes/boiler.py OUT.png WIDTH HEIGHT SAMPLES [VARIANT]"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, HERE)
runpy.run_path(os.path.join(HERE, sys.argv[sys.argv.index('--') + 1]), run_name='__main__')
