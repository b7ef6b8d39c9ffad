/** How the framework asks for a script in an exported page. */
export const exportedScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** The framework's first inline script: what is seen stands before it, the page's data follows. */
export const dataStart = '<script id="_R_">';

/** The addresses of the scripts that an exported page asks for, in their order. */
export const scriptAddresses = (html: string) =>
  [...html.matchAll(exportedScript)].map(([, address = ""]) => address);
