import { join } from "node:path";
import { writeMasters } from "@/lib/assets/masters";

// npm run masters
const written = await writeMasters(join("content", "imagery", "renders"));
console.log(written.length ? written.join("\n") : "Every PNG and JPEG has its master.");
