import { domMax } from "framer-motion";

/** What framer-motion needs to have parts come, leave and glide. Import this file lazily. */
export { domMax as features };
