/** What stands in a page's place when it fails; `{phone}` is where the number goes. */
export const failedPageWords = {
  heading: "This page didn't load",
  text: "It's our fault, not yours. What you typed is kept on this device.",
  call: "You can always call {phone}.",
  again: "Try again",
  reload: "Reload the page",
} as const;
