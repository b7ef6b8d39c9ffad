/** @jest-environment node */
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { startTestBackend } from "./test-backend";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const get = (transformations: string, id: string, accept = "*/*") =>
  fetch(`${backend.url}/image/upload/${transformations}/${id}`, { headers: { accept } });
const measure = async (answer: Response) =>
  sharp(Buffer.from(await answer.arrayBuffer())).metadata();

const condenser = "smart-heat/ac/ac-condenser";
const sizeOf = (name: string) => sharp(`content/imagery/renders/${name}.png`).metadata();
const chromium = "image/avif,image/webp,image/apng,*/*;q=0.8";

test("lists at least 24 pictures, four or more of each category", async () => {
  const images: { public_id: string; category: string; context: { custom: { alt: string } } }[] =
    await (await fetch(`${backend.url}/api/get-all-images`)).json();
  expect(images.length).toBeGreaterThanOrEqual(24);
  for (const category of ["AC", "Duct Cleaning", "Heating", "WaterHeaters", "Heat Pump"]) {
    const members = images.filter((image) => image.category === category);
    expect(members.length).toBeGreaterThanOrEqual(4);
  }
  expect(new Set(images.map(({ public_id }) => public_id)).size).toBe(images.length);
  expect(images.filter(({ context }) => context.custom.alt.length < 20)).toEqual([]);
});

test("delivers every listed picture", async () => {
  const images: { public_id: string }[] = await (
    await fetch(`${backend.url}/api/get-all-images`)
  ).json();
  const answers = await Promise.all(
    images.map(({ public_id }) => get("w_40,f_webp", encodeURIComponent(public_id))),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // Some forty pictures are read whole, on a machine that may be busy with other tests.
}, 30_000);

test.each([
  ["AVIF", chromium, "image/avif"],
  ["WebP", "image/webp,*/*", "image/webp"],
  ["JPEG", "image/png,*/*", "image/jpeg"],
])("answers 600 px wide in %s to a browser that shows it", async (_, accept, type) => {
  const answer = await get("w_600,q_auto,f_auto", condenser, accept);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("vary")).toBe("Accept");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { width, height } = await sizeOf("ac-condenser");
  expect(await measure(answer)).toMatchObject({
    width: 600,
    height: Math.round((600 * height) / width),
  });
});

test("takes the parts in any order, and a fixed format without Vary", async () => {
  const answer = await get("f_jpg,w_600,q_70", condenser, chromium);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("vary")).toBeNull();
});

test("never enlarges a picture or a crop", async () => {
  expect(await measure(await get("w_4000,q_auto,f_webp", condenser))).toMatchObject({
    width: (await sizeOf("ac-condenser")).width,
  });
  const crop = await get("w_1600,f_webp", "smart-heat/ac/gauge-dials");
  expect((await measure(crop)).width).toBe((await sizeOf("gauges")).width / 2);
});

test("renders a picture asked for ten times at once only once", async () => {
  const before = await readdir(backend.imageCacheDir);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => get("w_61,f_webp", condenser)),
  );
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
  );
  expect(new Set(bodies.map((body) => body.toString("base64"))).size).toBe(1);
  expect(await readdir(backend.imageCacheDir)).toHaveLength(before.length + 1);
});

test.each([
  "w_600,w_500",
  "w_0",
  "w_4001",
  "w_-1",
  "w_6e2",
  "q_101",
  "f_gif",
  "x_1",
  "w_600,",
  "constructor",
  "%zz",
])("refuses the transformation %j with 400", async (transformations) => {
  expect((await get(transformations, condenser)).status).toBe(400);
});

test.each([
  "nope",
  "smart-heat/ac",
  "",
  "%2e%2e%2f%2e%2e%2fpackage.json",
  "..%2f..%2fpackage.json",
  "smart-heat%252Fac",
  "%00",
])("answers 404 to the id %j", async (id) => {
  const answer = await get("w_600", id);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: "There is no picture with this name." });
});

test("answers 400 to an id that is not spelled correctly", async () => {
  expect((await get("w_600", "%E0%A4%A")).status).toBe(400);
});
