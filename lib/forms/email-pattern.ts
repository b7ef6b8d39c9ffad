const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether `value` has the newsletter's simple shape: no spaces, one @, a dot in the domain (row 150). */
export const isEmail = (value: string) => pattern.test(value);
