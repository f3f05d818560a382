import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PubList } from './pub-list.tsx';

/** @returns `data-hidden-on` of each row, then of the link that shows all rows */
function hiddenOn(rows: number): (string | undefined)[] {
  const pubs = Array.from({ length: rows }, (_, index) => ({
    slug: `pub-${index}`,
    number: index + 1,
    name: 'The Arms',
    area: 'Soho',
    km: 1,
    stadium: 'Wembley',
    fromYou: null,
  }));
  const html = renderToStaticMarkup(
    <PubList
      pubs={pubs}
      details={new Map()}
      sportLabels={new Map()}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  const parts = html.matchAll(/<(?:li|a) class="pub-(?:row|all)"[^>]*>/g);
  return [...parts].map(([part]) => /data-hidden-on="(\w+)"/.exec(part)?.[1]);
}

test('shows 5 rows on phones and 6 on larger windows', () => {
  expect(hiddenOn(8).slice(0, 8)).toEqual([...Array.from({ length: 5 }), 'phones', 'all', 'all']);
});

test('shows the link to all rows if any row is hidden', () => {
  expect([5, 6, 7].map((rows) => hiddenOn(rows).at(-1))).toEqual([undefined, 'phones', 'all']);
});
