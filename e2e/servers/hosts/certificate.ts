import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Makes a certificate for this machine's own name, good for a day. Out: its two files. */
export function ownCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: join(folder, "localhost.pem"), key: join(folder, "localhost.key") };
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1".split(" "),
      ..."-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" "),
      ...["-keyout", files.key, "-out", files.certificate],
    ],
    { stdio: "pipe" },
  );
  return files;
}
