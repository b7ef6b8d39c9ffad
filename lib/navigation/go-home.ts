export const goHome = () => location.assign("/");
