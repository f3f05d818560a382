import { expect, test } from 'vitest';
import { type Company, companyTable } from './company.ts';
import { site } from './site.ts';

const open = Object.fromEntries(Object.keys(site.company).map((fact) => [fact, null])) as Company;
const known = Object.fromEntries(
  Object.keys(site.company).map((fact) => [fact, { en: `${fact} en`, ar: `${fact} ar` }]),
) as Company;

test('the table shows name, address and number even while they are open, and lists all other open facts', () => {
  const { rows, alsoOpen } = companyTable({ ...open, address: { en: '1 Anfield Road', ar: 'الرياض' } }, 'en');
  expect(rows.map(({ fact, value }) => [fact, value])).toEqual([
    ['name', null],
    ['address', '1 Anfield Road'],
    ['number', null],
  ]);
  expect(alsoOpen).toHaveLength(Object.keys(site.company).length - rows.length);
});

test('the table of a complete company has values only', () => {
  const { rows, alsoOpen } = companyTable(known, 'ar');
  expect(rows.map(({ value }) => value)).toEqual(['name ar', 'address ar', 'number ar']);
  expect(alsoOpen).toEqual([]);
});
