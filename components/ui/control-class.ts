/** What every control of ours looks like (styles/controls.css). */
export const controlClass = "control";
