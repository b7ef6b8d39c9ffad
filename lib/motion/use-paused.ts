import { useSyncExternalStore } from "react";
import { isPaused, watchPause } from "@/lib/motion/motion-pause";

export const usePaused = () => useSyncExternalStore(watchPause, isPaused, () => false);
