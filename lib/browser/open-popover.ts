/**
 * The selector of an open popover. `:is()` ignores selectors it does not know: where the browser has no
 * popovers, popovers.ts sets the attribute.
 */
export const openPopover = ":is(:popover-open, [data-open])";
