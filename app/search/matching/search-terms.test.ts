import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('takes accents, capitals and apostrophes away', () => {
  expect(searchTerms('Atlético Madrid')).toEqual(['atletico', 'madrid']);
  expect(searchTerms('Women’s Football')).toEqual(searchTerms('womens football'));
});

test('reads every form of alef, ya and ta marbuta as one', () => {
  expect(searchTerms('أرسنال إنتر آسيا')).toEqual(['ارسنال', 'انتر', 'اسيا']);
  expect(searchTerms('مصطفى')).toEqual(searchTerms('مصطفي'));
  expect(searchTerms('كرة')).toEqual(searchTerms('كره'));
});

test('leaves out vowel signs and the lengthening stroke', () => {
  expect(searchTerms('الهِلَال')).toEqual(['هلال']);
  expect(searchTerms('الهـــلال')).toEqual(['هلال']);
});

test('finds a word with and without its article, and spares words that only begin alike', () => {
  expect(searchTerms('الهلال')).toEqual(searchTerms('هلال'));
  expect(searchTerms('آل')).toEqual(['ال']);
});

test('turns Arabic digits into Western ones', () => {
  expect(searchTerms('فورمولا ١')).toEqual(searchTerms('فورمولا 1'));
  expect(searchTerms('۲۰۲۷')).toEqual(['2027']);
});

test('finds no words in an empty text or in punctuation', () => {
  expect(searchTerms(' , - ')).toEqual([]);
});
