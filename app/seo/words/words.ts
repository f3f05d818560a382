import { shownInResults } from '../../../content/pages/result-lists.ts';

const sentenceEnd = /(?<=[.!?؟…])\s+/;

/**
 * @param texts texts in order of weight
 * @returns as many of their whole sentences as fit; a first sentence that is too long is cut at a word
 */
export function fitted(texts: readonly string[], limit = shownInResults.description): string {
  let result = '';
  for (const sentence of texts.flatMap((text) => text.trim().split(sentenceEnd))) {
    const longer = result ? `${result} ${sentence}` : sentence;
    if (longer.length > limit) break;
    result = longer;
  }
  return result || cutAtWord(texts[0]?.trim() ?? '', limit);
}

function cutAtWord(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\s،,;:]+\S*$/, '')}…`;
}
