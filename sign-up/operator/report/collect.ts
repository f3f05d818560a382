import { sql } from 'kysely';
import { isoDay } from '../../../content/clock/day-names.ts';
import { monthsAfter } from '../../../content/clock/months.ts';
import { regions } from '../../../content/places/regions.ts';
import { teams } from '../../../content/teams/teams.ts';
import type { DetailName } from '../../details.ts';
import { fieldNames, type SignUpField } from '../../fields.ts';
import { tagNames } from '../../origin.ts';
import { readClock } from '../../store/clock.ts';
import type { Db } from '../../store/tables.ts';
import type { Progress } from '../progress.ts';
import type { Scratch } from '../scratch.ts';
import { collectLetters } from './collect-letters.ts';
import { counts, countsOf } from './counts.ts';
import { createGroups, indexNames } from './groups.ts';
import { type CountedValue, makeTable, type Table } from './table.ts';

const dayMs = 24 * 3_600_000;
const recentDays = 30;
const valuesPerPage = 20_000;

export type Report = {
  /** The moment of the report, ISO 8601 in UTC. Later sign-ups are not in it. */
  until: string;
  /** The first of the last 30 days (UTC). */
  since: string;
  columns: string[];
  total: number[];
  tables: Table[];
};

type Period = { since: string; until: string };

const columns = ['all time', `last ${recentDays} days`];

const teamName = indexNames(teams.map(({ name, aliases }) => ({ ...name, aliases })));
const cityName = indexNames([
  ...regions.flatMap(({ cities }) => cities.map(({ name }) => name)),
  ...teams.flatMap(({ city }) => city ?? []),
]);

type Column = SignUpField | DetailName;
type Grouping = { title: string; nameOf?: (folded: string) => string | undefined };

/** The report table of each field. Those that identify a person have none. */
const fieldGroupings: Record<SignUpField, Grouping | null> = {
  name: null,
  team: { title: 'Team', nameOf: teamName },
  email: null,
};

/** The report tables, by database column, in order. */
const groupings: [Column, Grouping][] = [
  ['language', { title: 'Language' }],
  ...fieldNames.flatMap((field): [Column, Grouping][] => {
    const grouping = fieldGroupings[field];
    return grouping ? [[field, grouping]] : [];
  }),
  ['city', { title: 'City', nameOf: cityName }],
  ['page', { title: 'Page' }],
  ['referrer', { title: 'Referring site' }],
  ...tagNames.map((tag): [Column, Grouping] => [tag, { title: `Tag: ${tag}` }]),
];

/** Counts the sign-ups. The database groups them, and large numbers of groups stay on disk. */
export async function collectReport(db: Db, scratch: Scratch, progress?: Progress): Promise<Report> {
  progress?.start('Counting', groupings.length);
  const now = await readClock(db);
  const today = now - (now % dayMs);
  const period: Period = {
    since: new Date(today - (recentDays - 1) * dayMs).toISOString(),
    until: new Date(now).toISOString(),
  };
  const byDay = await countByDay(db, period);
  const letters = await collectLetters(db, period);
  const tables = [
    exactTable('Delivery', await countDelivery(db, period)),
    ...(letters.length > 0 ? [exactTable('Letters', letters)] : []),
    daysTable(byDay, today),
    monthsTable(byDay),
  ];
  for (const [column, { title, nameOf }] of groupings) {
    const groups = createGroups(scratch, nameOf);
    for await (const values of countBy(db, column, period)) groups.add(values);
    const { values, rest } = groups.largest();
    tables.push(makeTable(title, columns, values, { rest }));
    progress?.advance(1);
  }
  return {
    until: period.until,
    since: period.since.slice(0, 10),
    columns,
    total: [0, 1].map((at) => byDay.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)),
    tables,
  };
}

/** A table of the product's own words, in which no number could reveal a person. */
function exactTable(title: string, rows: CountedValue[]): Table {
  return { title, columns, rows, others: undefined, isSeries: false };
}

/** Pages through the values of a column. Each page scans the table. */
async function* countBy(db: Db, column: Column, { since, until }: Period): AsyncGenerator<CountedValue[]> {
  let after: string | undefined;
  for (;;) {
    const last = after;
    const rows = await db
      .selectFrom('sign_ups')
      .select(({ ref }) => [ref(column).as('label'), ...counts(since)])
      .where('created_at', '<=', until)
      .$if(last !== undefined, (query) => query.where(column, '>', last ?? ''))
      .groupBy(column)
      .orderBy(column)
      .limit(valuesPerPage)
      .execute();
    yield rows.map(({ label, ...row }) => ({ label, counts: countsOf(row) }));
    after = rows.at(-1)?.label;
    if (rows.length < valuesPerPage) return;
  }
}

async function countByDay(db: Db, { since, until }: Period): Promise<CountedValue[]> {
  const rows = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => [sql<string>`substr(created_at, 1, 10)`.as('day'), fn.countAll().as('count')])
    .where('created_at', '<=', until)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day, count }) => ({
    label: day,
    counts: [Number(count), day >= since.slice(0, 10) ? Number(count) : 0],
  }));
}

function daysTable(byDay: CountedValue[], today: number): Table {
  const known = new Map(byDay.map(({ label, counts }) => [label, counts]));
  const days = Array.from({ length: recentDays }, (_, at) =>
    isoDay(new Date(today - (recentDays - 1 - at) * dayMs)),
  );
  const values = days.map((label) => ({ label, counts: (known.get(label) ?? [0]).slice(0, 1) }));
  return makeTable(`Day, last ${recentDays} days`, ['sign-ups'], values, { isSeries: true });
}

function monthsTable(byDay: CountedValue[]): Table {
  const sums = new Map<string, number>();
  const last = byDay.at(-1)?.label.slice(0, 7) ?? '';
  for (let month = byDay[0]?.label.slice(0, 7); month && month <= last; month = monthAfter(month))
    sums.set(month, 0);
  for (const { label, counts } of byDay) {
    const month = label.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + (counts[0] ?? 0));
  }
  const values = [...sums].map(([label, count]) => ({ label, counts: [count] }));
  return makeTable('Month, all time', ['sign-ups'], values, { isSeries: true });
}

/** @param month such as `2027-06` */
function monthAfter(month: string): string {
  return isoDay(monthsAfter(new Date(`${month}-01`), 1)).slice(0, 7);
}

async function countDelivery(db: Db, { since, until }: Period): Promise<CountedValue[]> {
  const states = await db
    .selectFrom('sign_ups')
    .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
    .select(['state', ...counts(since)])
    .where('created_at', '<=', until)
    .groupBy('state')
    .execute();
  const held = await db
    .selectFrom('held_sign_ups')
    .select(counts(since))
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow();
  return [
    ...(['delivered', 'waiting', 'parked'] as const).map((name) => ({
      label: name,
      counts: countsOf(states.find(({ state }) => state === name)),
    })),
    { label: 'held', counts: countsOf(held) },
  ];
}
