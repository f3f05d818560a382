// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Search, { SearchResult } from './search.island.tsx';

test('the server renders a closed, labelled combobox with its text', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Search id="search" text="liverpol" index="/search/en.json" signUp="/coming-soon" />,
  );
  const field = document.querySelector<HTMLInputElement>('[role=combobox]');
  expect(field?.value).toBe('liverpol');
  expect(document.querySelector('label')?.htmlFor).toBe(field?.id);
  expect(field?.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[role=listbox]')?.id).toBe(field?.getAttribute('aria-controls'));
  expect(document.querySelector<HTMLElement>('.search-panel')?.hidden).toBe(true);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  expect(document.querySelector('.search-panel :is(a, button)')).toBeNull();
});

test.each([
  ['Premier League', 'ArsenalPremier LeagueTeam'],
  ['', 'ArsenalTeam'],
])('a result with the detail "%s" reads "%s"', (detail, text) => {
  const entry = { kind: 'team' as const, path: '/arsenal', name: 'Arsenal', other: '', also: '', detail };
  document.body.innerHTML = renderToStaticMarkup(<SearchResult entry={{ ...entry, aliases: [] }} />);
  expect(document.body.textContent).toBe(text);
});
