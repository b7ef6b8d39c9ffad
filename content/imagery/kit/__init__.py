"""The kit every scene is built with: `from kit import *`."""
from .base import *
from .materials import *
from .palette import *
from .shapes import *
from .curves import *
from .cut import *
from .labels import *
from .dials import *
from .pipes import *
from .joints import *
from .flames import *
from .plants import *
from .worlds import *
from .lights import *
from .camera import *
from .render import *
from .figure import *
