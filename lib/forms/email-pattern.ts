const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether `value` looks like an address: no spaces, one @, a dot in the domain. */
export const isEmail = (value: string) => pattern.test(value);
