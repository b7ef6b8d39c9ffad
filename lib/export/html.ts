import { defaultTreeAdapter, html, parse, parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** An exported page, parsed as a browser does. */
export type Page = { document: DefaultTreeAdapterTypes.Document; head: Element; body: Element };

export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node;

/** All elements within a part of a page, in document order, with the content of templates. */
export function* descendants(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* descendants("content" in node ? node.content : node);
  }
}

export const elements = ({ document }: Pick<Page, "document">, tag: string): Element[] =>
  [...descendants(document)].filter(({ tagName }) => tagName === tag);

export const has = ({ document }: Pick<Page, "document">, name: string): boolean =>
  [...descendants(document)].some((element) => attribute(element, name) !== undefined);

/** The value of an attribute; "" for one without a value, undefined for one that is not there. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** The text an element holds, exactly as written. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

export const remove = (element: Element): void => defaultTreeAdapter.detachNode(element);

/** A new element, with its text if it has any. */
export function create(tag: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** The single element that a piece of HTML describes. */
export const elementOf = (text: string): Element => parseFragment(text).childNodes[0] as Element;

export const append = (parent: Element, element: Element): void =>
  defaultTreeAdapter.appendChild(parent, element);

export const insertBefore = (next: Element, element: Element): void =>
  defaultTreeAdapter.insertBefore(next.parentNode as Parent, element, next);

export function readPage(text: string): Page {
  const document = parse(text);
  const [head] = elements({ document }, "head");
  const [body] = elements({ document }, "body");
  // The parser creates both where they are missing.
  return { document, head: head as Element, body: body as Element };
}

/** Asks Cloudflare to leave e-mail addresses as they are: its script that shows them again is forbidden by the policy. */
export function keepAddresses({ body }: Page): void {
  const [off, on] = ["email_off", "/email_off"].map(defaultTreeAdapter.createCommentNode);
  const [first] = body.childNodes;
  if (!off || !on || !first) return;
  defaultTreeAdapter.insertBefore(body, off, first);
  defaultTreeAdapter.appendChild(body, on);
}

export const writePage = ({ document }: Page): string => serialize(document);
