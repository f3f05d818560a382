import type { LetterLink, LetterWords } from './letter-words.ts';

/**
 * @returns the letter as plain text. Each address has a line of its own, so that no punctuation
 * belongs to it.
 */
export function letterText(words: LetterWords): string {
  const { heading, greeting, paragraphs, button, stores, note, ticket, links, small } = words;
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    ...[button, ...stores].map(linkLines),
    ...(note ? [note] : []),
    ticket.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...links.map(linkLines),
    small.join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function linkLines({ label, url }: LetterLink): string {
  return `${label}:\n${url}`;
}
