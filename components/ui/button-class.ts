/** The house's three buttons: the one that acts, the one beside it, and the one on dark ground. */
export type ButtonTone = "action" | "quiet" | "night";

const shape =
  "font-heading inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-6 py-2.5 text-body leading-tight font-semibold transition-colors text-center disabled:opacity-75";

const tones: Record<ButtonTone, string> = {
  action:
    "border-transparent bg-action text-white enabled:hover:bg-action-hover [a&]:hover:bg-action-hover active:bg-action-hover",
  quiet: "border-control text-ink enabled:hover:border-ink [a&]:hover:border-ink active:bg-tint",
  night: "border-night-muted text-night-text [a&]:hover:border-white enabled:hover:border-white",
};

/** The classes of a button or button-like link in one of the three tones. */
export const buttonClass = (tone: ButtonTone) => `${shape} ${tones[tone]}`;
