import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";

/** A script of ours for the browser, under a name that changes with what is in it. */
export type Script = { path: string; text: string };

/** The oldest browsers that are supported (package.json), as esbuild names them. */
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};
const target = browserslist.map((browser) => browser.replace(" ", ""));

/** Bundles a script for the supported browsers. Rejects with what esbuild finds wrong. */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    jsx: "automatic",
    legalComments: "none",
    logLevel: "error",
    target,
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? "";
}

/** A script as a file of its own. */
export function scriptFile(name: string, text: string): Script {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { path: `/_next/static/scripts/${name}-${hash}.js`, text };
}

/** What modules read of the environment, as `next build` replaces it. */
const environment = () =>
  Object.fromEntries(
    ["MAIL_BACKEND_URL", "GALLERY_BACKEND_URL", "IMAGE_BASE_URL", "SITE_URL"]
      .map((name) => `NEXT_PUBLIC_${name}`)
      .map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
  );

const define = () => ({ "process.env.NODE_ENV": '"production"', ...environment() });

/** Packages that stand once in the shared script: islands take them from the window. */
const shared = ["react", "react-dom", "react/jsx-runtime"];
const place = "window.sharedPackages";

/** The script that all islands share: React, and what mounts an island. */
export async function bundleShared(): Promise<Script> {
  const packages = shared.map((name, index) => `import * as p${index} from "${name}";`);
  const names = shared.map((name, index) => `"${name}": p${index}`);
  const contents = `${packages.join("")} ${place} = {${names.join(",")}};
    export { mount } from "@/lib/islands/mount";`;
  const text = await bundle({ ...fromRoot(contents), format: "esm", define: define() });
  return scriptFile("react", text);
}

const fromRoot = (contents: string): BuildOptions => ({
  stdin: { contents, resolveDir: process.cwd() },
});

/**
 * Bundles an island. In: its file, and the name of its component. Out: its script, which exports the
 * component as `Component`, first; then those that it imports when they are needed.
 */
export async function bundleIsland(file: string, component: string): Promise<Script[]> {
  const lazy: Script[] = [];
  const text = await bundle({
    ...fromRoot(`export { ${component} as Component } from "@/${file}";`),
    format: "esm",
    define: define(),
    plugins: [takeShared, adoptStyles, importLate(lazy)],
  });
  return [scriptFile(component, text), ...lazy];
}

const takeShared: Plugin = {
  name: "take shared packages from the window",
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${shared.join("|")})$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: "shared" }));
    onLoad({ filter, namespace: "shared" }, ({ path }) => ({
      contents: `module.exports = ${place}["${path}"];`,
    }));
  },
};

/** A stylesheet that an island imports is adopted by the document when its script runs. */
const adoptStyles: Plugin = {
  name: "adopt stylesheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await bundle({ entryPoints: [path] });
      return {
        contents: `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(css)});
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
      };
    });
  },
};

/** What is imported by `import()` becomes a script of its own. */
const importLate = (scripts: Script[]): Plugin => ({
  name: "import late",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@\// }, async ({ path, kind, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const found = await resolve(path, { kind: "import-statement", resolveDir });
      const text = await bundle({
        entryPoints: [found.path],
        format: "esm",
        define: define(),
        plugins: [takeShared, adoptStyles],
      });
      const script = scriptFile(basename(found.path, ".tsx"), text);
      scripts.push(script);
      return { path: script.path, external: true };
    });
  },
});
