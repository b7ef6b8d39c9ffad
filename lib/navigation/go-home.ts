/** Leaves for the home page, as a link there would. */
export const goHome = () => location.assign("/");
