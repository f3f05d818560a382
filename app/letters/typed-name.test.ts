import { expect, test } from 'vitest';
import { cutName, typedName } from './typed-name.ts';

/** Invisible characters: joiners, fillers, a soft hyphen, selectors, tags and private ones. */
const invisible = '\u2060\u200b\u200d\u00ad\u034f\u115f\u3164\ufe0f\ufff9\ue000\u{e0061}\u{e0100}';

test.each([
  'Win at https://evil.example',
  'evil.example',
  'evil\u3002com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.भारत',
  ...[...invisible].map((character) => `evil.${character}com`),
  ...[...invisible].map((character) => `evil.c${character}om`),
  ...[...invisible].map((character) => `ann@${character}example`),
  '<script>alert(1)</script>',
  'ann@example.com',
  'Call +44 20 7946 0000',
  '020.7946.0958',
  '0_2_0_7_9_4',
  '02 call 07 me 94',
  '0\u20602\u20600\u20607\u20609\u20604',
  '0\ufe0f\u20e32\ufe0f\u20e30\ufe0f\u20e37\ufe0f\u20e39\ufe0f\u20e34\ufe0f\u20e3',
  '０２０７９４',
  '𝟘𝟚𝟘𝟟𝟡𝟜',
  '①②③④⑤⑥',
  '❶❷❸❹❺❻',
  '०२०७९४',
  'اتصل ٠٥٥١٢٣٤٥٦٧',
])('leaves out the name «%s», which could carry a message to a stranger', (name) => {
  expect(typedName(name)).toBe('');
});

test.each(['J. R. O’Neill', 'Schalke 04', 'TSV 1860 München', 'A.C. Milan', 'نورة', 'St. Mary', 'Zoë 👩‍🚒'])(
  'shows the name «%s»',
  (name) => {
    expect(typedName(name)).toBe(name);
  },
);

test('a shown name has no invisible characters, except inside of an emoji', () => {
  expect(typedName(`S${invisible}ara 👩‍🚒${invisible} ❤\ufe0f`)).toBe('Sara 👩‍🚒 ❤\ufe0f');
  expect(typedName(invisible)).toBe('');
});

test.each([
  ['a'.repeat(31), 'a'.repeat(30)],
  ['👩‍🚒'.repeat(31), '👩‍🚒'.repeat(30)],
  [`${'é'.repeat(29)} b`, 'é'.repeat(29)],
  ['A\u0363\u0364\u0365\u0366\u0367\u0368\u0369\u036a\u036b\u036c', ''],
  ['ᄀ'.repeat(100), ''],
])('cuts «%s» to 30 visible characters', (name, cut) => {
  expect(cutName(name, 30)).toBe(cut);
});
