/** The path of a link to a page, in HTML that React rendered. Files have a dot in their name. */
const pageLink = /(<a\s(?:[^>]*?\s)?href=")(\/(?!\/)[^"#.]*)(?=["#])/g;

/** @returns `html` with `parameters` added to each link to a page of this site */
export function addLinkParameters(html: string, parameters: URLSearchParams): string {
  const added = String(parameters).replaceAll('&', '&amp;');
  if (!added) return html;
  return html.replaceAll(
    pageLink,
    (_link, start: string, path: string) => `${start}${path}${path.includes('?') ? '&amp;' : '?'}${added}`,
  );
}
