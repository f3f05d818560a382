/**
 * Lengths at which networks cut a link preview, as of 2026-11-27. sheet.css has the lines and
 * widths.
 */
export const networks = {
  whatsapp: {
    name: 'WhatsApp',
    rule: 'The title in at most two lines, the description in one or two: 80 characters suffice. The picture stays under 600 KB. A small preview shows its middle as a square.',
    sources: [
      'https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/',
      'https://www.getrediate.com/og-checker/whatsapp',
    ],
  },
  x: {
    name: 'X',
    rule: 'At most 70 characters of the title. The picture is 2 to 1. Since November 2023 the title lies over the picture, and the description is not shown.',
    sources: [
      'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
      'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
      'https://readwrite.com/elon-musk-makes-changes-to-headline-displays-on-twitter-x/',
    ],
  },
  google: {
    name: 'Google',
    rule: 'Google names no limit: it cuts to the width of the device, and may choose other words. Others measured 580 px for a title in Arial, 920 px for a description on a wide screen and about 120 characters on a phone. What only a wide screen shows is pale.',
    sources: [
      'https://developers.google.com/search/docs/appearance/title-link',
      'https://developers.google.com/search/docs/appearance/snippet',
      'https://www.adgrowthtools.com/en/seo-toolkit/serp-snippet-preview',
      'https://wordlimit.ai/blog/meta-description-length',
    ],
  },
} as const;

export const lengths = { xTitle: 70, phoneDescription: 120 } as const;

/** @returns the first `length` characters, the last of which is … if there are more */
export function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
