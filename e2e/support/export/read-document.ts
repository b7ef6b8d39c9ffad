type Link = {
  text: string;
  /** What assistive technology reads: the label if there is one, else the text. */
  name: string;
  href: string;
  rel: string;
  target: string;
  prefetch: boolean;
  /** How many menus or disclosures must be opened first, in the layout that hides most. */
  behind: number;
};
type Control = {
  tag: string;
  name: string;
  type: string;
  label: string;
  placeholder: string;
  required: boolean;
  checked: boolean;
  rows: string;
  options: { value: string; text: string; disabled: boolean; selected: boolean }[];
};
export type Part = {
  text: string;
  /** Every element's whole text, without elements that only wrap another of the same text. */
  texts: string[];
  headings: { level: number; text: string }[];
  links: Link[];
  buttons: string[];
  controls: Control[];
};
export type DocumentFacts = {
  title: string;
  description: string;
  canonical: string;
  whole: Part;
  header: Part;
  nav: Part;
  main: Part;
  footer: Part;
  ids: string[];
  /** Ids that attributes such as `for`, `popovertarget` and `aria-labelledby` and drawings point to. */
  idReferences: string[];
  /** Addresses of scripts, styles, pictures and the like. */
  assets: string[];
  prefetchHints: string[];
  /** The list items inside `aria-hidden` lists. */
  hiddenItems: string[];
};

/**
 * Reads one exported HTML document as the browser's own parser sees it. It runs inside the page
 * (`page.evaluate`), so it holds everything it needs; the parsed document is inert: nothing in it
 * runs or loads. Text that is hidden from assistive technology does not count as text.
 */
export function readDocument(html: string): DocumentFacts {
  const tree = new DOMParser().parseFromString(html, "text/html");
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);

  const hiddenItems = all(tree, "[aria-hidden=true] li").map((item) => tidy(item.textContent));
  const read = tree.cloneNode(true) as Document;
  for (const skipped of all(read, "script, style, template, noscript, [aria-hidden=true]")) {
    skipped.remove();
  }

  const textOf = (element: Element | null | undefined) => tidy(element?.textContent ?? "");
  const nameOf = (element: Element) => attribute(element, "aria-label") || textOf(element);
  const labelOf = (control: Element) =>
    attribute(control, "aria-label") ||
    textOf(
      control.closest("label") ??
        all(read, "label[for]").find((label) => attribute(label, "for") === control.id),
    );

  const readLink = (link: Element): Link => {
    let behind = 0;
    for (let box: Element | null = link; box; box = box.parentElement) {
      if (box.matches("[popover], details:not([open])")) behind += 1;
    }
    return {
      text: textOf(link),
      name: nameOf(link),
      href: attribute(link, "href"),
      rel: attribute(link, "rel"),
      target: attribute(link, "target"),
      prefetch: link.hasAttribute("prefetch"),
      behind,
    };
  };
  const readControl = (control: Element): Control => ({
    tag: control.localName,
    name: attribute(control, "name"),
    type: attribute(control, "type"),
    label: labelOf(control),
    placeholder: attribute(control, "placeholder"),
    required: control.hasAttribute("required"),
    checked: control.hasAttribute("checked"),
    rows: attribute(control, "rows"),
    options: all(control, "option").map((option) => ({
      value: attribute(option, "value"),
      text: textOf(option),
      disabled: option.hasAttribute("disabled"),
      selected: option.hasAttribute("selected"),
    })),
  });
  const readPart = (part: Element | null): Part => {
    const elements = part ? [part, ...all(part, "*")] : [];
    const matching = (selector: string) => elements.filter((element) => element.matches(selector));
    return {
      text: textOf(part),
      texts: elements
        .filter((element) => {
          const whole = textOf(element);
          return whole !== "" && ![...element.children].some((child) => textOf(child) === whole);
        })
        .map(textOf),
      headings: matching("h1, h2, h3, h4, h5, h6").map((heading) => ({
        level: Number(heading.localName.slice(1)),
        text: textOf(heading),
      })),
      links: matching("a[href]").map(readLink),
      buttons: matching("button").map(nameOf),
      controls: matching("input, select, textarea").map(readControl),
    };
  };

  const head = (selector: string, name: string) =>
    attribute(tree.querySelector(selector) ?? tree.head, name);
  const sources = (name: string, selector = `[${name}]`) =>
    all(tree, selector).map((element) => attribute(element, name));
  const sourceSets = [...sources("srcset"), ...sources("imagesrcset")].flatMap((set) =>
    set.split(",").map((candidate) => words(candidate)[0] ?? ""),
  );
  const notFetched = ["canonical", "preconnect", "alternate", "expect"].map(
    (rel) => `[rel~=${rel}]`,
  );
  const fetched = `link[href]:not(${notFetched.join()})`;
  const pointers = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];

  return {
    title: textOf(tree.querySelector("title")),
    description: head('meta[name="description"]', "content"),
    canonical: head('link[rel="canonical"]', "href"),
    whole: readPart(read.body),
    header: readPart(read.querySelector("header:not(main header)")),
    nav: readPart(read.querySelector("header nav")),
    main: readPart(read.querySelector("main")),
    footer: readPart(read.querySelector("footer:not(main footer)")),
    ids: sources("id"),
    idReferences: [
      ...pointers.flatMap((name) => sources(name).flatMap(words)),
      ...sources("href", "use[href], link[rel=expect]").map((address) => address.replace("#", "")),
    ],
    assets: [
      ...sources("src"),
      ...sources("poster"),
      ...sources("href", fetched),
      ...sources("content", 'meta[property="og:image"], meta[name="twitter:image"]'),
      ...sourceSets,
    ].filter((address) => address !== "" && !address.startsWith("data:")),
    prefetchHints: sources("href", 'link[rel~="prefetch"], link[rel~="prerender"]'),
    hiddenItems,
  };
}
