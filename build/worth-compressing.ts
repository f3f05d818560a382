/** Under this size compression saves no packet, at a build or when a page is sent. */
export const worthCompressingBytes = 1_000;
