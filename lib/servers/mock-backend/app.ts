import { Hono } from "hono";
import { except } from "hono/combine";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import type { z } from "zod";
import { company } from "@/content/company";
import { imageRoute } from "./images";
import { type LibraryImage, listing } from "./library";
import type { openMailbox } from "./mailbox";
import { outboxPage } from "./outbox-page";
import { composeQuote, quoteSchema } from "./quotes";
import { addressSchema, type Subscribers } from "./subscribers";
import { testControls } from "./test-controls";
import { keepVitals, vitalsSchema } from "./vitals";

export type Parts = {
  mailbox: ReturnType<typeof openMailbox>;
  subscribers: Subscribers;
  library: ReadonlyMap<string, LibraryImage>;
  /** Whether tests may make it misbehave, and read what it was sent. */
  controlled: boolean;
};
export type App = Hono<{ Bindings: HttpBindings }>;

const unreadable = "We could not read that form. Please try again.";
const bodyLimit = 1024 * 1024;

export function createApp(parts: Parts): App {
  const { mailbox, subscribers, library } = parts;
  const app: App = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    console.error(`${c.req.method} ${c.req.path}:`, error);
    return c.json({ error: "Something went wrong. Please try again." }, 500);
  });
  app.notFound((c) => c.json({ error: "There is nothing at this URL." }, 404));
  // Before the controls: a report comes whenever a page is left, and is no answer to what a test did.
  const vitals = keepVitals();
  app.post("/vitals", async (c) => {
    const { data } = vitalsSchema.safeParse(parseJson((await c.req.text()).slice(0, 4096)));
    if (data) vitals.add(data);
    return c.body(null, 204);
  });
  if (parts.controlled) testControls(app);

  // The site is another origin. What arrived is for whoever runs this, and no other site may read it.
  const forSites = cors({ origin: "*", allowMethods: ["GET", "POST"], maxAge: 600 });
  app.use(except(["/", "/outbox.json"], forSites));

  app.post("/contact-smart-heat", async (c) => {
    await takeQuote(readForm(quoteSchema, c.req.header("content-type"), await c.req.text()), parts);
    return c.json({ ok: true });
  });
  // A stranger's address gets the same answer: nobody can find out here who is subscribed.
  for (const change of ["subscribe", "unsubscribe"] as const) {
    app.post(`/${change}-smart-heat`, async (c) => {
      const type = c.req.header("content-type");
      subscribers[change](readForm(addressSchema, type, await c.req.text()).email);
      return c.json({ ok: true });
    });
  }
  app.get("/api/get-all-images", (c) => c.json(listing(library)));
  app.get("/image/upload/:transformations/:id{.+}", imageRoute(library));

  const outbox = async () => ({
    mails: await mailbox.list(),
    subscribers: subscribers.list(),
    vitals: vitals.list(),
  });
  app.get("/outbox.json", async (c) => c.json(await outbox()));
  app.get("/", async (c) => {
    c.header("Cache-Control", "no-store");
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(outboxPage({ ...(await outbox()), folder: mailbox.folder }));
  });
  return app;
}

/** Delivers a quote; when the mail cannot be handed over, the visitor is told to call instead. */
async function takeQuote(quote: z.output<typeof quoteSchema>, { mailbox, subscribers }: Parts) {
  await mailbox.deliver(composeQuote(quote)).catch((error: unknown) => {
    console.error("The quote could not be delivered:", error);
    const message = `We could not pass on your request just now. Please call us at ${company.phone.display}.`;
    throw new HTTPException(502, { message });
  });
  // The quote is delivered: an address no newsletter can reach must not make it look lost.
  const { data } = addressSchema.safeParse({ email: quote.email });
  if (quote.subscribe && data) subscribers.subscribe(data.email);
}

/** The body as the schema says, or a refusal with the first reason, which a visitor can read. */
function readForm<Shape extends z.ZodType>(schema: Shape, type: string | undefined, body: string) {
  const refuse = (status: 400 | 413 | 415, message: string) =>
    new HTTPException(status, { message });
  // Insisting on this type also makes every browser ask first (CORS preflight).
  if (!/^application\/json\b/i.test(type ?? "")) throw refuse(415, "Please send the form as JSON.");
  if (Buffer.byteLength(body) > bodyLimit)
    throw refuse(413, "Your message is too long. Please shorten it and send it again.");
  const { data, error } = schema.safeParse(parseJson(body));
  if (error) throw refuse(400, error.issues[0]?.message ?? unreadable);
  return data;
}

/** Undefined, which no schema takes, where the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
