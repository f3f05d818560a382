import { createHash } from 'node:crypto';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bars, columnChart } from './charts.ts';
import type { Report } from './collect.ts';
import { reportStyles } from './report-styles.ts';
import { joinedMark, othersLabel } from './report-text.ts';
import type { Table } from './table.ts';

/** The page has no script and loads nothing. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(reportStyles).digest('base64')}'; base-uri 'none'; form-action 'none'`;

type Row = Table['rows'][number];

/** @returns the report as one self-contained HTML page. React escapes the texts of visitors. */
export function reportHtml(report: Report): string {
  const { until, since, columns, total, tables } = report;
  const title = 'Sign-ups of SportBuddy';
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, title),
      h('style', null, reportStyles),
    ),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('h1', null, title),
        h(
          'p',
          null,
          'Until ',
          h('time', { dateTime: until }, `${until.slice(0, 16).replace('T', ' ')} UTC`),
          `. Days are UTC days. The last 30 days begin on ${since}. Numbers from 1 to 4 are joined as ${othersLabel} and shown as ${joinedMark}. Totals, deliveries and letters are exact.`,
        ),
      ),
      h(
        'main',
        null,
        h(
          'dl',
          { className: 'total' },
          columns.map((name, at) =>
            h('div', { key: name }, h('dt', null, name), h('dd', null, number(total[at]))),
          ),
        ),
        tables.map(section),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

function section({ title, columns, rows, others, isSeries }: Table): ReactNode {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const all: Row[] = others ? [...rows, { label: othersLabel, counts: others }] : rows;
  return h(
    'section',
    { key: id, 'aria-labelledby': id },
    h('h2', { id }, title),
    all.length === 0
      ? h('p', null, 'No sign-ups.')
      : h(
          'div',
          { className: 'pair' },
          // Hidden from screen readers, because the table has the same numbers.
          h(
            'div',
            { className: 'chart', 'aria-hidden': true },
            isSeries ? columnChart(rows) : bars(all, columns),
          ),
          dataTable(id, columns, all),
        ),
  );
}

function dataTable(id: string, columns: string[], rows: Row[]): ReactNode {
  return h(
    'table',
    { 'aria-labelledby': id },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('td', null),
        columns.map((name) => h('th', { key: name, scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(({ label, counts }, at) =>
        h(
          'tr',
          { key: at },
          h('th', { scope: 'row', dir: 'auto' }, label),
          columns.map((name, column) => h('td', { key: name }, number(counts[column]))),
        ),
      ),
    ),
  );
}

function number(count: number | undefined): string {
  return count === undefined ? joinedMark : count.toLocaleString('en');
}
