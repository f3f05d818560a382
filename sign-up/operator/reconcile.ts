import { readFileSync, statSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { emailKey } from '../email-key.ts';
import { normalizeEmail } from '../normalize-email.ts';
import { readClock } from '../store/clock.ts';
import { findErasure } from '../store/erasures.ts';
import { storageErrorCode } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import type { Context } from './context.ts';
import { withDatabase } from './open.ts';
import { OperatorError } from './operator-error.ts';

const pageSize = 500;
const hourMs = 3_600_000;

/** A CSV export of the receiver. `until`: later sign-ups cannot be expected in it. */
type Receiver = { byKey: Map<string, { email: string; rows: number }>; until: string };

type Differences = {
  /** Delivered here, missing there. */
  missing: { id: string; email: string }[];
  /** More than one row there. */
  repeated: { email: string; rows: number }[];
  /** Erased here, still there. */
  erased: string[];
  /** There, but neither stored nor erased here: purged, or entered by hand. */
  unknown: string[];
};

/** Compares the receiver's own export with the delivered sign-ups. Both may change meanwhile. */
export async function reconcileCommand({ settings, write }: Context, args: string[]): Promise<void> {
  const again = args.includes('--again');
  const [file, ...rest] = args.filter((arg) => arg !== '--again');
  if (!file || rest.length > 0 || file.startsWith('--')) throw new OperatorError('usage');
  const receiver = readReceiver(file);
  await withDatabase(settings, async ({ db }) => {
    const differences = await compare(db, receiver);
    const { missing, repeated, erased, unknown } = differences;
    await write(
      [
        ...section(
          'Delivered, but missing there',
          missing.map(({ email }) => email),
        ),
        ...section(
          'There more than once',
          repeated.map(({ email, rows }) => `${email}\t${rows} rows`),
        ),
        ...section('Erased here, but still there: delete them in Airtable', erased),
        ...section('There, but not known here', unknown),
      ].join(''),
    );
    if (again && missing.length > 0) {
      if (missing.length > receiver.byKey.size) throw new OperatorError('incomplete-export', { file });
      const queued = await queueAgain(
        db,
        missing.map(({ id }) => id),
      );
      await write(`Queued again: ${queued}.\n`);
    }
    const count = missing.length + repeated.length + erased.length + unknown.length;
    if (count > 0) throw new OperatorError('receiver-differs', { count });
    await write(`Both agree on ${receiver.byKey.size} addresses.\n`);
  });
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${title}: ${lines.length}\n`, ...lines.map((line) => `  ${line}\n`)];
}

/** @throws OperatorError when the file cannot be read or has no column of addresses */
function readReceiver(file: string): Receiver {
  const byKey: Receiver['byKey'] = new Map();
  let newest = 0;
  for (const row of readRows(file)) {
    const email = row.email?.trim();
    if (!email) continue;
    const key = emailKey(normalizeEmail(email));
    byKey.set(key, { email, rows: (byKey.get(key)?.rows ?? 0) + 1 });
    newest = Math.max(newest, Date.parse(row.signupdate ?? '') || 0);
  }
  // Without readable dates, the time of the file decides.
  return { byKey, until: new Date(newest || statSync(file).mtimeMs - hourMs).toISOString() };
}

function readRows(file: string): Record<string, string>[] {
  try {
    const rows = parse(readFileSync(file, 'utf8'), {
      bom: true,
      relax_column_count: true,
      columns(header: string[]) {
        const names = header.map((name) => name.trim().toLowerCase());
        if (!names.includes('email')) throw new OperatorError('no-email-column', { file });
        return names;
      },
    });
    return rows as Record<string, string>[];
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('file-not-read', { file, why: storageErrorCode(error) });
  }
}

async function compare(db: Db, { byKey, until }: Receiver): Promise<Differences> {
  const known = new Set<string>();
  const missing: Differences['missing'] = [];
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('sign_ups')
      .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
      .select(['id', 'email', 'email_key', 'state', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, email, email_key, state, created_at } of rows) {
      // Earlier releases stored some addresses as typed.
      const keys = [email_key, emailKey(normalizeEmail(email))];
      for (const key of keys) known.add(key);
      const isExpected = state === 'delivered' && created_at <= until;
      if (isExpected && !keys.some((key) => byKey.has(key))) missing.push({ id, email });
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.id;
  }
  const erased: string[] = [];
  const unknown: string[] = [];
  for (const [key, { email }] of byKey) {
    if (known.has(key)) continue;
    ((await findErasure(db, key)) ? erased : unknown).push(email);
  }
  return { missing, repeated: [...byKey.values()].filter(({ rows }) => rows > 1), erased, unknown };
}

/** Makes delivered sign-ups due again. They keep their `Idempotency-Key`. @returns how many */
async function queueAgain(db: Db, ids: string[]): Promise<number> {
  const due_at = new Date(await readClock(db)).toISOString();
  let count = 0;
  for (let start = 0; start < ids.length; start += pageSize) {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ state: 'waiting', claim: null, due_at })
      .where('sign_up_id', 'in', ids.slice(start, start + pageSize))
      .where('state', '=', 'delivered')
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}
