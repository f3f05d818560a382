import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { fixedPages } from '../../../content/pages/fixed-pages.ts';
import { fanQueries } from '../../../tests/fixtures/fan-queries.ts';
import { searchEntries } from '../entries/search-entries.ts';
import { nameKey } from '../entries/search-names.ts';
import { createSearch } from './catalogue-search.ts';
import { searchTerms } from './search-terms.ts';

const isArabic = ({ query }: { query: string }) => /\p{Script=Arabic}/u.test(query);

test.each(['en', 'ar'] as const)(
  'in %s, the first result of each known query is the expected page',
  (locale: Locale) => {
    const search = createSearch(searchEntries(locale));
    const firsts = fanQueries.map(({ query }) => [query, search(query)[0]?.path]);
    expect(firsts).toEqual(fanQueries.map(({ query, path }) => [query, localizedPath(path, locale)]));
  },
);

test('at least 120 queries per language are tested', () => {
  expect(fanQueries.filter(isArabic).length).toBeGreaterThanOrEqual(120);
  expect(fanQueries.filter((entry) => !isArabic(entry)).length).toBeGreaterThanOrEqual(120);
});

test('aliases are unique and do not equal a name', () => {
  const { sports, leagues, teams, events } = catalogue;
  const named = [
    ...sports.map(({ slug, label, aliases }) => ({ slug, name: label, aliases })),
    ...[...leagues, ...teams, ...events, ...fixedPages.map((page) => ({ ...page, slug: page.path }))],
  ];
  const keyOf = (text: string) => nameKey(searchTerms(text));
  const names = new Map(
    named.flatMap(({ slug, name }) => [name.en, name.ar].map((text) => [keyOf(text), slug])),
  );
  const owners = new Map<string, string>();
  for (const { slug, aliases } of named) {
    for (const alias of [...aliases.en, ...aliases.ar]) {
      const key = keyOf(alias);
      expect(names.get(key), `${slug}: "${alias}" is the name of`).toBeUndefined();
      expect(owners.get(key), `${slug}: "${alias}" is already`).toBeUndefined();
      owners.set(key, slug);
    }
  }
});
