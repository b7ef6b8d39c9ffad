import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { ask } from "@/e2e/hosts/ask";
import { ownCertificate } from "@/e2e/hosts/certificate";
import { findOrInstallGrader } from "@/e2e/hosts/install-grader";
import { productionCopy } from "@/e2e/hosts/production-copy";
import { freePort } from "@/e2e/hosts/run-server";
import { startNginx } from "@/e2e/hosts/start-host";

// MDN's HTTP Observatory over the export, on nginx with what `npm run hosts` prints (faults.md part a).
const reportSchema = z.object({
  algorithm: z.number(),
  grade: z.string(),
  score: z.number(),
  tests: z.array(
    z.object({ name: z.string(), result: z.string(), pass: z.boolean(), points: z.number() }),
  ),
});

test(
  "the header grader gives A+, at least 130 points, every test green",
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
      siteUrl: origin,
    };
    const outDir = productionCopy(process.env.OUT_DIR || "out", environment);
    const tls = { ...files, origin, plain: `127.0.0.1:${plainPort}` };
    const host = await startNginx({ outDir, environment }, { port, tls });
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ["e2e/hosts/grade-site.mjs", grader, String(plainPort), String(port)],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: files.certificate } },
      );
      const { algorithm, grade, score, tests } = reportSchema.parse(JSON.parse(stdout));
      console.log(`Header grader, algorithm ${algorithm}: ${grade}, ${score} points`);
      for (const { name, result, points } of tests) console.log(`  ${name}: ${result} (${points})`);
      expect(tests.filter(({ pass }) => !pass)).toEqual([]);
      expect(tests).toHaveLength(10);
      expect(grade).toBe("A+");
      expect(score).toBeGreaterThanOrEqual(130);

      const plain = await ask(`http://localhost:${plainPort}`, "//evil.example/?a=b", {
        headers: { host: "evil.example" },
      });
      expect([plain.status, plain.headers.location]).toEqual([308, `${origin}//evil.example/?a=b`]);
    } finally {
      await host.stop();
      rmSync(outDir, { recursive: true });
      rmSync(folder, { recursive: true });
    }
  },
);
