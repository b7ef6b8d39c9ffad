import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "@/e2e/support/browser/find-browser";
import { startCommand } from "@/lib/servers/run-command";

/**
 * Returns the path of a program, installing Debian's packages when the machine lacks it and allows
 * that. Throws one sentence saying what to install when it does not.
 */
export async function programOrInstall(name: string, packages: string): Promise<string> {
  const found = findProgram(name);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`No ${name} on this machine: installing ${packages}.`);
    // At run level 1 a package does not start its own server.
    const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    // Tests run two at a time, and apt refuses to work twice at once.
    const lock = join(tmpdir(), "debian-packages.lock");
    const install =
      `flock "${lock}" sh -c "apt-get update -q && ` +
      `apt-get install -yq --no-install-recommends -o DPkg::Lock::Timeout=120 ${packages}"`;
    const { code, output } = await startCommand(install, { environment }).done;
    if (code !== 0) console.log(output.trim().split("\n").slice(-5).join("\n"));
  }
  const installed = findProgram(name);
  if (installed) return installed;
  throw new Error(`These tests need ${name}: on Debian, apt-get install ${packages}`);
}
