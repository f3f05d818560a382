import { createElement as h, type ReactNode } from 'react';
import type { Table } from './table.ts';

type Row = Table['rows'][number];

/** More bars than this are hard to read. The table beside the chart has all groups. */
const maxBars = 12;

/** One bar for each of the largest groups: the second column drawn over the first. */
export function bars(rows: Row[], columns: string[]): ReactNode {
  const shown = rows.slice(0, maxBars);
  const largest = largestOf(shown);
  return [
    h(
      'ul',
      { key: 'bars', className: 'bars' },
      shown.map(({ label, counts }, at) =>
        h(
          'li',
          { key: at },
          h('span', { dir: 'auto' }, label),
          h(
            'svg',
            { viewBox: '0 0 100 10', preserveAspectRatio: 'none' },
            h('rect', { className: 'track', width: 100, height: 10 }),
            counts.map((count = 0, column) =>
              h('rect', {
                key: columns[column],
                className: `column-${column}`,
                width: (100 * count) / largest,
                height: 10,
              }),
            ),
          ),
        ),
      ),
    ),
    h(
      'p',
      { key: 'legend', className: 'legend' },
      columns.map((name, column) =>
        h(
          'span',
          { key: name },
          h(
            'svg',
            { viewBox: '0 0 10 10' },
            h('rect', { className: `column-${column}`, width: 10, height: 10 }),
          ),
          name,
        ),
      ),
      rows.length > maxBars && h('span', null, `the ${maxBars} largest`),
    ),
  ];
}

/** One column for each day or month, in their order. */
export function columnChart(rows: Row[]): ReactNode {
  const largest = largestOf(rows);
  const step = 300 / rows.length;
  return [
    h(
      'svg',
      { key: 'columns', className: 'columns', viewBox: '0 0 300 100', preserveAspectRatio: 'none' },
      rows.map(({ label, counts: [count = 0] }, at) =>
        h('rect', {
          key: label,
          className: 'column-1',
          x: at * step,
          y: 100 - (100 * count) / largest,
          width: step * 0.8,
          height: (100 * count) / largest,
        }),
      ),
    ),
    h(
      'p',
      { key: 'ends', className: 'ends' },
      h('span', null, rows[0]?.label),
      h('span', null, `most: ${largest.toLocaleString('en')}`),
      h('span', null, rows.at(-1)?.label),
    ),
  ];
}

function largestOf(rows: Row[]): number {
  return Math.max(1, ...rows.flatMap(({ counts }) => counts.map((count = 0) => count)));
}
