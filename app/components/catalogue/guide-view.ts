import type { Locale } from '../../../content/locale.ts';
import type { Guide as GuideEntry } from '../../../content/schema.ts';

export type GuideView = ReturnType<typeof guideView>;

/** @returns the guide of a sport, league or event in one language */
export function guideView({ heading, passages }: GuideEntry, locale: Locale) {
  return {
    heading: heading[locale],
    passages: passages.map(({ title, text, points }) => ({
      title: title[locale],
      text: text[locale],
      points: points.map((point) => point[locale]),
    })),
  };
}
