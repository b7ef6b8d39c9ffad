/** What a journey asks of a browser, whichever protocol drives it. All reject when the browser is gone. */
export type Engine = {
  /** Goes to an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** In: an expression for the page to evaluate. Out: its value. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks the middle of the element that the expression gives; rejects when it gives none. */
  click: (expression: string) => Promise<void>;
  /** Sends keys to what has the focus; those without a letter are in `keys`. */
  type: (text: string) => Promise<void>;
  /** The window as a PNG, in base 64. */
  picture: () => Promise<string>;
  /** Console errors and uncaught errors so far, where the driver tells of them. */
  complaints: readonly string[];
  close: () => Promise<void>;
};

/** How large the window is, in CSS pixels. */
export type Size = { width: number; height: number };

/** Keys by their code points in the WebDriver standard. */
export const keys = { enter: "\uE007", escape: "\uE00C", right: "\uE014", space: " " };
