import { testTime } from "@/e2e/support/clock";
import { mockBackendEnvironment, portFrom } from "@/lib/servers/ports";
import { startCommand } from "@/lib/servers/run-command";

/** `npm run build:e2e`: an export of the tests' own time, which speaks to their mock backend. */
async function buildForTests(): Promise<void> {
  const environment = {
    ...mockBackendEnvironment(portFrom("TEST_MAIL_PORT")),
    BUILD_TIME: testTime.toISOString(),
  };
  const { code } = await startCommand("npm run --silent build", { live: true, environment }).done;
  process.exitCode = code;
}

void buildForTests();
