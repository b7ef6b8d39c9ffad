/** The classes of every form control (styles/controls.css). */
export const controlClass = "control";
