/** What framer-motion needs to have parts come and leave. Import this file lazily. */
export { domAnimation as default } from "framer-motion";
