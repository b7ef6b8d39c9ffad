/** Navigates to the home page. */
export const goHome = () => location.assign("/");
