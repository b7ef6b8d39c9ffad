import { domAnimation } from "framer-motion";

/** What framer-motion needs to have parts come and leave. Import this file lazily. */
export { domAnimation as features };
