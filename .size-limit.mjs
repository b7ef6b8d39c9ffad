import { readFileSync } from "node:fs";

/** The files of an island's scripts, as its element in an exported page names them. */
function scriptsOf(island, page) {
  const html = readFileSync(page, "utf8");
  const [, urls] = new RegExp(`<react-island name="${island}"[^>]* src="([^"]+)"`).exec(html) ?? [];
  if (!urls) throw new Error(`${page} has no scripts of ${island}`);
  return urls.split(" ").map((url) => `out${url}`);
}

const [home, contact, service] = ["index", "contact", "services/furnaceRepair"].map(
  (name) => `out/${name}.html`,
);

const limits = [
  { name: "both fonts", path: "out/_next/static/media/*.woff2", limit: "30 kB", brotli: false },
  { name: "home, HTML", path: home, limit: "26 kB" },
  { name: "a service page, HTML", path: service, limit: "21.6 kB" },
  {
    name: "contact, scripts after a touch on the form",
    path: scriptsOf("QuoteForm", contact),
    limit: "67.1 kB",
  },
  {
    name: "a service page, scripts after a touch on the newsletter",
    path: scriptsOf("NewsletterForm", service),
    limit: "64.6 kB",
  },
  // framer-motion's core comes with it, its features (32 kB) once the browser is idle.
  {
    name: "gallery, scripts at first",
    path: scriptsOf("Gallery", "out/gallery.html"),
    limit: "81.1 kB",
  },
  {
    name: "unsubscribe, scripts at first",
    path: scriptsOf("UnsubscribeFlow", "out/unsubscribe.html"),
    limit: "64.4 kB",
  },
];

export default limits;
