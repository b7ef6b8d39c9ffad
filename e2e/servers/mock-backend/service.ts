import type { z } from "zod";
import { company } from "@/content/company";
import { type Call, type Handler, json, readJson, Refusal } from "./http";
import { imagePrefix } from "./images";
import { type LibraryImage, listing } from "./library";
import type { ArrivedMail } from "./outbox";
import { outboxPage } from "./outbox-page";
import type { PostOffice } from "./post-office";
import { composeQuote, quoteSchema } from "./quotes";
import { addressSchema, type Subscribers } from "./subscribers";

type Parts = {
  postOffice: PostOffice;
  subscribers: Subscribers;
  readOutbox: () => Promise<ArrivedMail[]>;
  library: ReadonlyMap<string, LibraryImage>;
  images: Handler;
  /** Where quotes go, in one sentence. */
  destination: string;
};
type Route = Partial<Record<"GET" | "POST", Handler>>;

/** The whole service: one handler that finds the route and refuses the rest. */
export function createService(parts: Parts): Handler {
  const { subscribers, readOutbox, library, images, destination } = parts;
  const thanks = json(200, { ok: true });

  const routes = new Map<string, Route>([
    ["/contact-smart-heat", { POST: (call) => takeQuote(call, parts).then(() => thanks) }],
    [
      "/subscribe-smart-heat",
      { POST: (call) => subscribers.add(parse(addressSchema, call).email).then(() => thanks) },
    ],
    [
      // A stranger's address gets the same answer: nobody can find out here who is subscribed.
      "/unsubscribe-smart-heat",
      { POST: (call) => subscribers.remove(parse(addressSchema, call).email).then(() => thanks) },
    ],
    ["/api/get-all-images", { GET: () => json(200, listing(library)) }],
    [
      "/outbox.json",
      {
        GET: async () => json(200, { mails: await readOutbox(), subscribers: subscribers.list() }),
      },
    ],
    ["/", { GET: showOutbox }],
  ]);

  async function showOutbox() {
    const title = `${company.name} outbox`;
    const page = outboxPage({
      title,
      mails: await readOutbox(),
      subscribers: subscribers.list(),
      destination,
    });
    return { status: 200, headers: pageHeaders, body: page };
  }

  return (call) => {
    const route = call.path.startsWith(imagePrefix) ? { GET: images } : routes.get(call.path);
    if (!route) throw new Refusal(404, "There is nothing at this address.");
    const method = call.method === "HEAD" ? "GET" : call.method;
    const handle = method === "GET" || method === "POST" ? route[method] : undefined;
    if (!handle) {
      const allow = Object.keys(route).join(", ");
      throw new Refusal(405, `This address only answers ${allow} requests.`, { allow });
    }
    return handle(call);
  };
}

/** Delivers a quote; when the mail cannot be handed over, the visitor is told to call instead. */
async function takeQuote(call: Call, { postOffice, subscribers }: Parts): Promise<void> {
  const quote = parse(quoteSchema, call);
  try {
    await postOffice(composeQuote(quote));
  } catch (error) {
    console.error("The quote could not be delivered:", error);
    throw new Refusal(
      502,
      `We could not pass on your request just now. Please call us at ${company.phone.display}.`,
    );
  }
  // The quote is delivered: an address no newsletter can reach must not make it look lost.
  const { data } = addressSchema.safeParse({ email: quote.email });
  if (quote.subscribe && data) {
    await subscribers
      .add(data.email)
      .catch((error: unknown) => console.error("Not subscribed:", error));
  }
}

/** The body as the schema says, or a refusal with the first reason, which a visitor can read. */
function parse<Shape extends z.ZodType>(schema: Shape, call: Call): z.output<Shape> {
  const { data, error } = schema.safeParse(readJson(call));
  if (error) throw new Refusal(400, error.issues[0]?.message ?? "We could not read that form.");
  return data;
}

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};
