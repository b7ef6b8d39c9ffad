import { join } from "node:path";
import sharp from "sharp";
import { master } from "@/lib/assets/masters";

/*
 * npx tsx lib/assets/window-lights.ts [LIT DARK LIGHTS]: writes the master of home's lit windows, which
 * is what the lamps add to the dark house. The page adds it to the dark picture (app/styles/hero.css).
 */
const folder = join("content", "imagery", "masters");
const [litName = "hero-dusk", darkName = "hero-dark", lightsName = "hero-lights"] =
  process.argv.slice(2);
const { width, height } = await sharp(join(folder, `${litName}.avif`)).metadata();
const size = { width, height };
const read = (name: string) =>
  sharp(join(folder, `${name}.avif`))
    .resize(size)
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer();

const [lit, dark] = await Promise.all([read(litName), read(darkName)]);
const added = Buffer.from(lit.map((value, index) => Math.max(0, value - (dark[index] ?? 0))));
// The two pictures differ in noise: differences below this are no light.
const raw = { raw: { ...size, channels: 3 as const } };
const glow = await sharp(added, raw).blur(16).removeAlpha().raw().toBuffer();
const faint = 26;
const share = (value: number) => Math.min(1, Math.max(0, (value - faint) / faint));
const lights = Buffer.from(
  added.map((value, index) => {
    const pixel = index - (index % 3);
    return value * share(Math.max(glow[pixel] ?? 0, glow[pixel + 1] ?? 0, glow[pixel + 2] ?? 0));
  }),
);
// Soft, as light is: a phone loads it besides the picture, so it must weigh little.
await sharp(lights, raw)
  .blur(2.2)
  .avif(master)
  .toFile(join(folder, `${lightsName}.avif`));
