/** What a browser asks a page with. */
export const pageHeaders = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
