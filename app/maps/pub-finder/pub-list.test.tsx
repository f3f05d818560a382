import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PubList } from './pub-list.tsx';

/** @returns where each row is hidden at first, and then where the link to all of them is worth its place */
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

test('a phone shows five rows at first, a computer eight', () => {
  const phones = ['phones', 'phones', 'phones'];
  expect(hiddenOn(10).slice(0, 10)).toEqual([...Array.from({ length: 5 }), ...phones, 'all', 'all']);
});

test('the link to all rows is there where any is hidden', () => {
  expect([5, 6, 8, 9].map((rows) => hiddenOn(rows).at(-1))).toEqual([undefined, 'phones', 'phones', 'all']);
});
