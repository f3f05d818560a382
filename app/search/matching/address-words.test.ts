import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

test('the end of an address is read as one would type it', () => {
  expect(addressWords('/football/liverpol')).toBe('liverpol');
  expect(addressWords('/football/manchester-untied/')).toBe('manchester untied');
  expect(addressWords('/old_site/Man%20Utd.html')).toBe('Man Utd');
  expect(addressWords(`/ar/${encodeURIComponent('كرة القدم')}/${encodeURIComponent('الزعيم')}`)).toBe(
    'الزعيم',
  );
  expect(addressWords(`/${encodeURIComponent('atlético-madrid')}`)).toBe('atlético madrid');
});

test('an address without a word leaves the field empty', () => {
  for (const path of ['/404', '/ar/404', '/ar', '/', '/%E0%A4%A', '/--/..'])
    expect(addressWords(path), path).toBe('');
});

test('nothing of an address can be more than text', () => {
  expect(addressWords('/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).not.toMatch(/[<>"'&]/);
  expect(addressWords('/a%22%20onfocus=%22alert(1)')).toBe('a onfocus alert 1');
  expect(addressWords('/$&-{{launch}}')).toBe('launch');
  expect(addressWords(`/a%E2%80%AEb${'x'.repeat(500)}`)).toHaveLength(60);
});
