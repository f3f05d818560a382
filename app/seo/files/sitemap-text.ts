/** Maximum number of URLs in one file (sitemaps.org). */
const addressLimit = 50_000;

export type SitemapVideo = {
  title: string;
  description: string;
  thumbnail: string;
  content: string;
  seconds: number;
  published: string;
};

/** An entry. All URLs are absolute. */
export type SitemapEntry = {
  url: string;
  /** ISO date of the last change of its content. */
  updated: string;
  alternates: readonly { language: string; url: string }[];
  images: readonly string[];
  video?: SitemapVideo;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

/** @returns the entries, split into files of at most `addressLimit` URLs */
export function sitemapParts(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [];
  for (let start = 0; start < entries.length; start += addressLimit)
    parts.push(entries.slice(start, start + addressLimit));
  return parts;
}

export function sitemapText(entries: readonly SitemapEntry[]): string {
  return [declaration, `<urlset ${namespaces}>`, ...entries.map(entryText), '</urlset>', ''].join('\n');
}

/** @param parts URLs of the files, each with the latest change of its pages */
export function sitemapIndexText(parts: readonly { url: string; updated: string }[]): string {
  const files = parts.map(
    ({ url, updated }) => `<sitemap>${tag('loc', url)}${tag('lastmod', updated)}</sitemap>`,
  );
  return [
    declaration,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files,
    '</sitemapindex>',
    '',
  ].join('\n');
}

function entryText({ url, updated, alternates, images, video }: SitemapEntry): string {
  return [
    '<url>',
    tag('loc', url),
    tag('lastmod', updated),
    ...alternates.map(
      ({ language, url: href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((image) => `<image:image>${tag('image:loc', image)}</image:image>`),
    ...(video ? [videoText(video)] : []),
    '</url>',
  ].join('');
}

function videoText(video: SitemapVideo): string {
  return [
    '<video:video>',
    tag('video:thumbnail_loc', video.thumbnail),
    tag('video:title', video.title),
    tag('video:description', video.description),
    tag('video:content_loc', video.content),
    tag('video:duration', String(video.seconds)),
    tag('video:publication_date', video.published),
    '</video:video>',
  ].join('');
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
