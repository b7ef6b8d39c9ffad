import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";

/** A script for the browser, with a content hash in its name. */
export type Script = { path: string; text: string };

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};

/** Bundles a script for the supported browsers (package.json). Rejects with esbuild's errors. */
export async function bundle(options: BuildOptions): Promise<string> {
  // The environment variables that modules read, as `next build` inlines them.
  const read = Object.entries({ ...process.env, NODE_ENV: "production" })
    .filter(([name]) => /^NODE_ENV$|^NEXT_PUBLIC_/.test(name))
    .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "error",
    target: browserslist.map((browser) => browser.replace(" ", "")),
    define: { "process.env": "{}", ...Object.fromEntries(read) },
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text.trim() ?? "";
}

/** A script as a file of its own. */
export function scriptFile(name: string, text: string): Script {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { path: `/_next/static/scripts/${name}-${hash}.js`, text };
}

/** Packages bundled once, in the shared script: islands read them from the window. */
const shared = ["react", "react-dom", "react/jsx-runtime"];
const place = "window.sharedPackages";

const fromRoot = (contents: string): BuildOptions => ({
  stdin: { contents, resolveDir: process.cwd() },
});

/** The script that all islands share: React and `mount`. */
export async function bundleShared(): Promise<Script> {
  const imports = shared.map((name, index) => `import * as p${index} from "${name}";`).join("");
  const entries = shared.map((name, index) => `"${name}": p${index}`).join();
  const contents = `${imports} ${place} = {${entries}}; export { mount } from "@/lib/islands/mount";`;
  return scriptFile("react", await bundle(fromRoot(contents)));
}

/**
 * Bundles an island. In: its file, and the name of its component. Out: its script, which exports
 * the component as `Component`, then the chunks that it imports lazily.
 */
export async function bundleIsland(file: string, component: string): Promise<Script[]> {
  const late: Script[] = [];
  const plugins = [takeShared, adoptStyles];
  const importLate: Plugin = {
    name: "what is imported by import() becomes a script of its own",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^@\// }, async ({ path, kind, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const found = await resolve(path, { kind: "import-statement", resolveDir });
        const script = await bundle({ entryPoints: [found.path], plugins });
        late.push(scriptFile(basename(found.path, ".tsx"), script));
        return { path: late.at(-1)?.path, external: true };
      });
    },
  };
  const entry = fromRoot(`export { ${component} as Component } from "@/${file}";`);
  const text = await bundle({ ...entry, plugins: [...plugins, importLate] });
  return [scriptFile(component, text), ...late];
}

const takeShared: Plugin = {
  name: "shared packages are taken from the window",
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${shared.join("|")})$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: "shared" }));
    onLoad({ filter, namespace: "shared" }, ({ path }) => ({
      contents: `module.exports = ${place}["${path}"];`,
    }));
  },
};

const adoptStyles: Plugin = {
  name: "an imported stylesheet is adopted by the document",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: `const sheet = new CSSStyleSheet();
        sheet.replaceSync(${JSON.stringify(await bundle({ entryPoints: [path] }))});
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
    }));
  },
};
