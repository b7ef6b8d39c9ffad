import { mockBackendEnvironment, portFrom } from "@/lib/servers/preview/ports";
import { startCommand } from "@/lib/servers/run-command";

/** `npm run build:e2e`: an export that speaks to the mock backend of the browser tests. */
async function buildForTests(): Promise<void> {
  const environment = mockBackendEnvironment(portFrom("TEST_MAIL_PORT", 3101));
  const { code } = await startCommand("npm run --silent build", { live: true, environment }).done;
  process.exitCode = code;
}

void buildForTests();
