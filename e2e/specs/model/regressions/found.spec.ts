import { test } from "@/e2e/support/fixtures";
import * as does from "@/e2e/specs/model/commands";
import type { Command } from "@/e2e/specs/model/step";
import { environment } from "@/e2e/specs/model/environment";
import type { Environment } from "@/e2e/specs/model/environment";
import { expectVisit } from "@/e2e/specs/model/run";

type Found = { name: string; where?: Partial<Environment>; steps: Command[] };

/** Visits written by hand, after defects that were mended. The model's fixed seeds meet them, too. */
const found: readonly Found[] = [
  {
    name: "an early Send beside a kept draft is no Discard",
    where: { scripts: "late" },
    steps: [
      does.open("/contact"),
      does.fillAll(),
      does.reload(),
      does.send("accepted", "click"),
      does.scriptsCome(),
    ],
  },
  {
    name: "a browser without popovers sends",
    where: { popovers: false },
    steps: [does.open("/contact"), does.fillAll(), does.send("accepted", "click")],
  },
  {
    name: "a code joins an early message",
    where: { scripts: "late" },
    steps: [does.open("/contact?promo=CODE"), does.type("message"), does.scriptsCome()],
  },
  {
    name: "an early newsletter press on the unsubscribe page is done",
    where: { scripts: "late" },
    steps: [does.open("/unsubscribe?email=a@b.c"), does.subscribe(), does.scriptsCome()],
  },
  {
    name: "scripts that do not run are said to have failed",
    where: { scripts: "broken" },
    steps: [does.open("/contact"), does.fillAll(), does.send("accepted", "click")],
  },
  {
    name: "scripts that never come are said to have failed",
    where: { scripts: "late" },
    steps: [
      does.open("/contact"),
      does.fillAll(),
      does.send("accepted", "click"),
      does.outlastTimeout(),
    ],
  },
  {
    name: "a press that was given up sends nothing when the scripts come, whatever is typed on",
    where: { scripts: "late" },
    steps: [
      does.open("/contact"),
      does.fillAll(),
      does.send("accepted", "click"),
      does.outlastTimeout(),
      does.type("message", "half a sen"),
      does.scriptsCome(),
    ],
  },
  {
    name: "parts that come late share one React",
    where: { scripts: "late" },
    steps: [
      does.open("/gallery"),
      does.subscribe(),
      does.outlastTimeout(),
      does.scriptsCome(),
      does.openPhoto(),
    ],
  },
  {
    name: "what has arrived is not called a failure under a translator",
    where: { translator: true },
    steps: [does.open("/unsubscribe?email=a@b.c"), does.unsubscribe()],
  },
  {
    name: "another part that comes alive leaves a press waiting",
    where: { scripts: "form late" },
    steps: [
      does.open("/contact"),
      does.fillAll(),
      does.send("accepted", "click"),
      does.focusNewsletter(),
      does.scriptsCome(),
    ],
  },
  {
    name: "what a translator has rewritten before the scripts come loses nothing",
    where: { scripts: "late" },
    steps: [
      does.open("/"),
      does.translate(),
      does.fillAll(),
      does.send("accepted", "Enter"),
      does.scriptsCome(),
    ],
  },
  {
    name: "what was typed early is there again although another page has come alive since",
    where: { scripts: "late" },
    steps: [
      does.open("/contact"),
      does.type("name"),
      does.type("message"),
      does.followLink("/about-us"),
      does.subscribe(),
      does.scriptsCome(),
      does.back(),
    ],
  },
  {
    name: "a discarded draft does not come back",
    steps: [does.open("/contact"), does.fillAll(), does.reload(), does.discard(), does.reload()],
  },
  {
    name: "typing during a send that is then left leaves it unconfirmed",
    steps: [
      does.open("/contact"),
      does.fillAll(),
      does.send("slow", "click"),
      does.type("name"),
      does.reload(),
    ],
  },
  {
    name: "Back to the other form shows the service that was chosen",
    steps: [does.open("/"), does.followLink("/contact"), does.fillAll(), does.back()],
  },
  {
    name: "Back shows what was typed on another page since, beside the code of the address",
    steps: [
      does.open("/contact?promo=CODE"),
      does.type("name", "Bob Other"),
      does.open("/contact"),
      does.fillAll(),
      does.back(),
    ],
  },
  {
    name: "what is selected as a translated form comes alive is typed over, not added to",
    steps: [does.open("/contact"), does.fillAll(), does.reload(), does.translate(), does.fillAll()],
  },
  {
    name: "a quote whose answer cannot be read is not called unsent",
    steps: [does.open("/contact"), does.fillAll(), does.send("unreadable", "click"), does.reload()],
  },
];

test.describe("visits that once went wrong", { tag: ["@once", "@full"] }, () => {
  for (const { name, where, steps } of found) {
    test(name, async ({ browser, site, backend }) => {
      await expectVisit(browser, site.url, backend, environment(where), steps);
    });
  }
});
