/** Lines the browser itself writes when a request fails; any other complaint fails the test. */
export const networkComplaints = [/Failed to load resource/, /blocked by CORS policy/];
