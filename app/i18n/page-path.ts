/** @returns the path of the page that a request is for: the router fetches a page's data at its address with `.data` behind it */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/_$/, '/');
}
