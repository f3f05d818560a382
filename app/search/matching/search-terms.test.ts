import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('removes accents and apostrophes, and lower-cases', () => {
  expect(searchTerms('Atlético Madrid')).toEqual(['atletico', 'madrid']);
  expect(searchTerms('Women’s Football')).toEqual(searchTerms('womens football'));
});

test('unifies variants of alef, ya and ta marbuta', () => {
  expect(searchTerms('أرسنال إنتر آسيا')).toEqual(['ارسنال', 'انتر', 'اسيا']);
  expect(searchTerms('مصطفى')).toEqual(searchTerms('مصطفي'));
  expect(searchTerms('كرة')).toEqual(searchTerms('كره'));
});

test('removes vowel signs and tatweel', () => {
  expect(searchTerms('الهِلَال')).toEqual(['هلال']);
  expect(searchTerms('الهـــلال')).toEqual(['هلال']);
});

test('removes the Arabic article, but not from words that only start with the same letters', () => {
  expect(searchTerms('الهلال')).toEqual(searchTerms('هلال'));
  expect(searchTerms('آل')).toEqual(['ال']);
});

test('converts digits of every script to Western digits', () => {
  expect(searchTerms('فورمولا ١')).toEqual(searchTerms('فورمولا 1'));
  for (const year of ['۲۰۲۷', '२०२७', '২০২৭', '２０２７']) expect(searchTerms(year)).toEqual(['2027']);
});

test('returns no terms for an empty text or punctuation', () => {
  expect(searchTerms(' , - ')).toEqual([]);
});
