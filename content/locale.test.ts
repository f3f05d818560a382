import { expect, test } from 'vitest';
import { barePath, localeOf, localizedPath, localizedUrl } from './locale.ts';

test('a path is Arabic only if its first segment is exactly ar', () => {
  expect(['/ar', '/ar/features', '/ar/'].map(localeOf)).toEqual(['ar', 'ar', 'ar']);
  expect(['/', '/arsenal', '/football/ar'].map(localeOf)).toEqual(['en', 'en', 'en']);
});

test('every path has an alternate, and the alternate of the alternate is the path itself', () => {
  for (const path of ['/', '/features', '/football/liverpool']) {
    expect(localizedPath(localizedPath(path, 'ar'), 'en')).toBe(path);
  }
  expect(localizedPath('/', 'ar')).toBe('/ar');
  expect(localizedPath('/ar/features', 'ar')).toBe('/ar/features');
});

test('keeps the query and the fragment', () => {
  expect(localizedPath('/coming-soon?team=Liverpool#ticket', 'ar')).toBe(
    '/ar/coming-soon?team=Liverpool#ticket',
  );
});

test('a bare path has neither language nor trailing slash', () => {
  expect(barePath('/ar')).toBe('/');
  expect(barePath('/ar/football/')).toBe('/football');
});

test('builds an absolute URL with the given origin', () => {
  expect(localizedUrl('https://fans.example', '/features', 'ar')).toBe('https://fans.example/ar/features');
});
