import type { InfoKind } from '../pages/info-pages.ts';
import { parseEntries } from '../parse-entries.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { help } from './help.ts';
import { type InfoPage, type InfoText, infoPageSchema } from './info-page.ts';
import { press } from './press.ts';
import { pubsAndClubs } from './pubs-and-clubs.ts';
import { safety } from './safety.ts';

const texts: Record<InfoKind, InfoText> = {
  about,
  help,
  safety,
  'pubs-and-clubs': pubsAndClubs,
  press,
  accessibility,
};

/** The texts of all pages in this folder. The slug is the kind. */
export const infoTexts: readonly InfoPage[] = Object.entries(texts).flatMap(([slug, text]) =>
  parseEntries(`content/info/${slug}.ts`, infoPageSchema, [{ slug, ...text }]),
);

/** @throws Error for an unknown kind, which the types exclude */
export function infoText(kind: InfoKind): InfoPage {
  const text = infoTexts.find(({ slug }) => slug === kind);
  if (!text) throw new Error(`content/info: no text is of the kind "${kind}"`);
  return text;
}
