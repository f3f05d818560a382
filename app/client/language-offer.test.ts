import { expect, test } from 'vitest';
import { languageOf } from './language-offer.ts';

test.each([
  ['ar', 'ar'],
  ['ar-SA', 'ar'],
  ['AR-eg', 'ar'],
  // Mapudungun and Aramaic are not Arabic.
  ['arn', 'arn'],
  ['arc-IQ', 'arc'],
  ['en-GB', 'en'],
  ['not a tag', undefined],
  ['', ''],
  [undefined, undefined],
])('languageOf(%j) returns %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
