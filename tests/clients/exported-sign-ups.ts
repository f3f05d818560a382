import { type ExportOptions, exportAll } from '../../sign-up/operator/export.ts';
import { migrate } from '../../sign-up/store/migrations/migrations.ts';
import { openDatabase } from '../../sign-up/store/open-database.ts';
import { insertSignUps } from '../fixtures/insert-sign-ups.ts';
import { inFolder } from './in-folder.ts';

const count = 500;

/** Texts that a spreadsheet could evaluate or change. */
const names = [
  'محمد بن سالم',
  'نورة, "أم خالد"; 7',
  'Ann محمد ٧',
  '=HYPERLINK("https://fans.example","x")',
  '+1',
  '-2+3',
  '@SUM(1)',
  '001',
  '00966501234567',
  '12345678901234567890',
  '1e5',
  'TRUE',
  '2026-06-06',
  '6/6',
  'NULL',
  '_x0041_',
  '<b>Zoë</b> &amp; 😀',
];

export type Person = { name: string; team: string; email: string; signupDate: string };

export type Exported = { people: Person[]; csv: Buffer; csvForExcel: Buffer; xlsx: Buffer };

let exported: Promise<Exported> | undefined;

/** All rows share the export. */
export function exportedSignUps(): Promise<Exported> {
  exported ??= inFolder(exportFrom);
  return exported;
}

/** Newest first, as in the export. */
function makePeople(): Person[] {
  return Array.from({ length: count }, (_, n) => ({
    name: names[n % names.length] ?? '',
    team: names[(n + 5) % names.length] ?? '',
    email: `fan${n}@fans.example`,
    signupDate: new Date(Date.UTC(2026, 10, 22, 23, 59) - n * 3_600_000).toISOString(),
  }));
}

async function exportFrom(folder: string): Promise<Exported> {
  const people = makePeople();
  const { db, close } = openDatabase({ DATA_DIR: folder });
  try {
    await migrate(db);
    await insertSignUps(
      db,
      people.map(({ email, signupDate }) => ({ email, createdAt: signupDate })),
    );
    for (const { name, team, email } of people)
      await db.updateTable('sign_ups').set({ name, team }).where('email', '=', email).execute();
    const bytes = async (options: ExportOptions) => {
      const parts: Buffer[] = [];
      await exportAll(db, options, async (output) => {
        parts.push(Buffer.from(output));
      });
      return Buffer.concat(parts);
    };
    return {
      people,
      csv: await bytes({ format: 'csv' }),
      csvForExcel: await bytes({ format: 'csv', excel: true }),
      xlsx: await bytes({ format: 'xlsx' }),
    };
  } finally {
    await close();
  }
}

/** @returns a line for each cell that did not come back as it was stored */
export function differences(read: readonly Record<string, unknown>[], people: readonly Person[]): string[] {
  if (read.length !== people.length) return [`${read.length} rows in place of ${people.length}`];
  const byEmail = new Map(read.map((row) => [row.email, row]));
  return people.flatMap((person) =>
    Object.entries(person).flatMap(([column, value]) => {
      const found = byEmail.get(person.email)?.[column];
      return found === value ? [] : [`${column} “${value}” came back as ${JSON.stringify(found)}`];
    }),
  );
}

/** In CSV an apostrophe stands before what a spreadsheet would evaluate, as docs/contract.md says. */
export function guarded(people: readonly Person[]): Person[] {
  const guard = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
  return people.map((person) => ({ ...person, name: guard(person.name), team: guard(person.team) }));
}
