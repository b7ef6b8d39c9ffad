import { Hono } from "hono";
import { except } from "hono/combine";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import type { z } from "zod";
import { attempt } from "@/lib/forms/attempt";
import { addressSchema, quoteSchema, vitalsSchema, type VitalsReport } from "./bodies";
import { imageRoute } from "./images";
import { listing, openLibrary } from "./library";
import { mailOf, type Mail } from "./mail";
import { outboxPage } from "./outbox-page";
import { testControls } from "./test-controls";

export type App = Hono<{ Bindings: HttpBindings }>;

const bodyLimit = 1024 * 1024;

/**
 * The mock's routes. What arrives is kept as long as it runs.
 *
 * @param controlled whether tests may make it misbehave, and read what it was sent
 * @throws when a picture is unknown
 */
export function createApp(controlled: boolean): App {
  const library = openLibrary();
  const mails: Mail[] = [];
  let subscribers: string[] = [];
  const vitals: VitalsReport[] = [];
  const app: App = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    console.error(`${c.req.method} ${c.req.path}:`, error);
    return c.json({ error: "Something went wrong. Please try again." }, 500);
  });
  app.notFound((c) => c.json({ error: "There is nothing at this URL." }, 404));
  // Before the controls: a report comes whenever a page is left, and is no answer to what a test did.
  app.post("/vitals", async (c) => {
    const { data } = vitalsSchema.safeParse(parseJson((await c.req.text()).slice(0, 4096)));
    if (data) vitals.unshift(data);
    vitals.splice(200);
    return c.body(null, 204);
  });
  if (controlled) testControls(app);

  // The site is another origin. What arrived is for whoever runs this, and no other site may read it.
  const forSites = cors({ origin: "*", allowMethods: ["GET", "POST"], maxAge: 600 });
  app.use(except(["/", "/outbox.json"], forSites));

  // A stranger's address gets the same answer: nobody can find out here who is subscribed.
  const unsubscribe = (gone: string) => {
    subscribers = subscribers.filter((email) => email.toLowerCase() !== gone.toLowerCase());
  };
  const subscribe = (email: string) => {
    unsubscribe(email);
    subscribers.push(email);
  };

  app.post("/contact-smart-heat", async (c) => {
    const quote = readForm(quoteSchema, c.req.header("content-type"), await c.req.text());
    mails.unshift(mailOf(quote));
    // The quote is kept: an address no newsletter can reach must not make it look lost.
    if (quote.subscribe && addressSchema.safeParse({ email: quote.email }).success)
      subscribe(quote.email);
    return c.json({ ok: true });
  });
  for (const [path, change] of Object.entries({ subscribe, unsubscribe })) {
    app.post(`/${path}-smart-heat`, async (c) => {
      change(readForm(addressSchema, c.req.header("content-type"), await c.req.text()).email);
      return c.json({ ok: true });
    });
  }
  app.get("/api/get-all-images", (c) => c.json(listing(library)));
  app.get("/image/upload/:transformations/:id{.+}", imageRoute(library));

  const outbox = () => ({ mails, subscribers, vitals });
  app.get("/outbox.json", (c) => c.json(outbox()));
  app.get("/", (c) => {
    c.header("Cache-Control", "no-store");
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(outboxPage(outbox()));
  });
  return app;
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
  if (error) throw refuse(400, error.issues[0]?.message ?? "");
  return data;
}

/** Undefined, which no schema takes, where the text is no JSON. */
const parseJson = (text: string) => attempt(() => JSON.parse(text) as unknown);
