/** @jest-environment node */
import { headerRules } from "@/lib/export/headers";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";
import { checkBackends } from "@/lib/servers/smoke/check-backends";
import { wrongHeaders } from "@/lib/servers/smoke/check-site";
import { reply, startHostileServer } from "@/lib/testing/hostile-server";

const none = { mailBackend: undefined, galleryBackend: undefined };
let server: Awaited<ReturnType<typeof startHostileServer>>;
beforeAll(async () => void (server = await startHostileServer()));
afterAll(() => server.stop());

test.each([
  ["on the site's own origin: a host of files", reply(405), 4, / answers 405, as a site does/],
  ["its page for what is not there", reply(404, "<!DOCTYPE html>"), 4, / answers 404, as a site/],
  ["home in the place of all", reply(200, " <html>"), 4, / answers 200, as a site/],
  ["a redirect", reply(301, "", { Location: "/x" }), 3, /heat redirects \(301\)/],
  ["a dead one", reply(503), 4, / answers 503, as to every visitor$/],
  ["a list that is withheld", reply(403), 1, /all-images answers 403, as to every visitor$/],
  // Express says so of a path that takes POST.
  ["a backend", reply(200, "POST", { "Content-Type": "text/html" }), 0, /^$/],
])(
  "%s is known as what it is, and nothing is sent (F33, F43)",
  async (_what, answer, faults, said) => {
    server.answerWith(answer);
    const found = await checkBackends(none, server.address);
    expect(found.filter((each) => said.test(each))).toHaveLength(faults);
    expect(server.received.map(({ method }) => method)).not.toContain("POST");
  },
);

test("a backend elsewhere must allow the site, and for a form its kind of text (F33)", async () => {
  const elsewhere = { mailBackend: server.address, galleryBackend: server.address };
  const site = "https://smart.test";
  server.answerWith(reply(204, "", { "Access-Control-Allow-Origin": site }));
  const found = await checkBackends(elsewhere, site);
  expect(found).toHaveLength(3);
  expect(found.join()).toMatch(/heat does not allow the header content-type/);
});

test("each header that a proxy takes out or changes is missed, a page's own too (F40, F43)", () => {
  const promised = new Headers();
  applyHeaders(headerRules(), "/unsubscribe", promised);
  expect(wrongHeaders("/unsubscribe", promised)).toEqual([]);
  for (const name of promised.keys()) {
    const sent = new Headers(promised);
    sent.delete(name);
    expect(wrongHeaders("/unsubscribe", sent)).toEqual([name]);
    sent.set(name, "other");
    expect(wrongHeaders("/unsubscribe", sent)).toEqual([name]);
  }
});
