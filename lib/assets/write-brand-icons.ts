import { writeFile } from "node:fs/promises";
import { brandIcons } from "@/lib/assets/brand-icons";

// npm run identity
for (const [file, bytes] of await brandIcons()) await writeFile(file, bytes);
