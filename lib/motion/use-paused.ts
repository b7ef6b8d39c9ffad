import { useSyncExternalStore } from "react";
import { isPaused, watchPause } from "@/lib/motion/motion-pause";

/** Whether the visitor has paused the motion. */
export const usePaused = () => useSyncExternalStore(watchPause, isPaused, () => false);
