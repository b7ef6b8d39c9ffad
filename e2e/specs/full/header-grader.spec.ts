import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { ask } from "@/e2e/servers/hosts/ask";
import { ownCertificate } from "@/e2e/servers/hosts/certificate";
import { findOrInstallGrader } from "@/e2e/servers/hosts/install-grader";
import { productionCopy } from "@/e2e/servers/hosts/production-copy";
import { freePort } from "@/e2e/servers/hosts/run-server";
import { startNginx } from "@/e2e/servers/hosts/start-host";

// MDN's HTTP Observatory over the export, on nginx with what `npm run hosts` prints.
const reportSchema = z.object({
  algorithm: z.number(),
  grade: z.string(),
  score: z.number(),
  tests: z.array(
    z.object({ name: z.string(), result: z.string(), pass: z.boolean(), points: z.number() }),
  ),
});

/**
 * What its algorithm 6, which npm does not have, gives ten points each beyond algorithm 4: one
 * header, of one of these words. The third of the kind, for resources, is graded in both.
 */
const beyond: Record<string, string[]> = {
  "cross-origin-opener-policy": ["same-origin"],
  "cross-origin-embedder-policy": ["require-corp", "credentialless"],
};

test.describe("the grader of headers", { tag: "@full" }, () => {
  test(
    "the header grader gives A+, at least 130 points, or 150 by its newer algorithm, every test green",
    {
      tag: "@once",
    },
    async () => {
      // The first run fetches the grader.
      test.setTimeout(300_000);
      const grader = await findOrInstallGrader();
      const folder = mkdtempSync(join(tmpdir(), "certificate-"));
      const files = ownCertificate(folder);
      const [plainPort, port] = [await freePort(), await freePort()];
      const origin = `https://localhost:${port}`;
      const environment = {
        mailBackend: undefined,
        galleryBackend: undefined,
        imageBase: undefined,
        vitals: undefined,
        siteUrl: origin,
      };
      const outDir = productionCopy(process.env.OUT_DIR || "out", environment);
      const tls = { ...files, origin, plain: `127.0.0.1:${plainPort}` };
      const host = await startNginx({ outDir, environment }, { port, tls });
      try {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ["e2e/servers/hosts/grade-site.mjs", grader, String(plainPort), String(port)],
          { env: { ...process.env, NODE_EXTRA_CA_CERTS: files.certificate } },
        );
        const { algorithm, grade, score, tests } = reportSchema.parse(JSON.parse(stdout));
        console.log(`Header grader, algorithm ${algorithm}: ${grade}, ${score} points`);
        for (const { name, result, points } of tests)
          console.log(`  ${name}: ${result} (${points})`);
        expect(tests.filter(({ pass }) => !pass)).toEqual([]);
        expect(tests).toHaveLength(10);
        expect(grade).toBe("A+");
        expect(score).toBeGreaterThanOrEqual(130);

        const { headers } = await ask(origin, "/");
        // Two headers of a name would stand here as one value, and so not match.
        for (const [name, words] of Object.entries(beyond)) {
          expect(words, name).toContain(headers[name]);
        }
        const graded = tests.find((each) => each.name === "cross-origin-resource-policy");
        expect(graded?.points).toBe(10);
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
        expect(algorithm, "a newer grader gives these points itself").toBeLessThan(6);
        expect(score + 10 * Object.keys(beyond).length).toBeGreaterThanOrEqual(150);

        const plain = await ask(`http://localhost:${plainPort}`, "//evil.example/?a=b", {
          headers: { host: "evil.example" },
        });
        expect([plain.status, plain.headers.location]).toEqual([
          308,
          `${origin}//evil.example/?a=b`,
        ]);
      } finally {
        await host.stop();
        rmSync(outDir, { recursive: true });
        rmSync(folder, { recursive: true });
      }
    },
  );
});
