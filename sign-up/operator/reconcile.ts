import { readFileSync, statSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { emailKey } from '../email-key.ts';
import { normalizeEmail } from '../normalize-email.ts';
import { readClock } from '../store/clock.ts';
import { findErasure } from '../store/erasures.ts';
import { storageErrorCode } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import type { Context } from './context.ts';
import { createExportTimes, type ExportTime, readInstant } from './csv-date.ts';
import { withDatabase } from './open.ts';
import { OperatorError } from './operator-error.ts';
import { createChunkDecoder } from './text-decoder.ts';

const pageSize = 500;

/** A CSV export of the receiver. `until`: later sign-ups cannot be expected in it. */
type Receiver = ExportTime & { byKey: Map<string, { email: string; rows: number }> };

type Differences = {
  /** Delivered here, missing there. */
  missing: { id: string; email: string }[];
  /** Delivered here, but too new to be expected there: how many, and when the newest signed up. */
  newer: { count: number; last: string };
  /** More than one row there. */
  repeated: { email: string; rows: number }[];
  /** Erased here, still there. */
  erased: string[];
  /** There, but neither stored nor erased here: purged, or entered by hand. */
  unknown: string[];
};

/** Compares the receiver's own export with the delivered sign-ups. Both may change meanwhile. */
export async function reconcileCommand({ settings, write }: Context, args: string[]): Promise<void> {
  const { file, again, until } = readArguments(args);
  const receiver = { ...readReceiver(file), ...until };
  await withDatabase(settings, async ({ db }) => {
    const { missing, newer, repeated, erased, unknown } = await compare(db, receiver);
    await write(
      [
        `Compared: sign-ups until ${receiver.until} (${receiver.source}).\n`,
        ...(newer.count > 0
          ? [`Delivered, but newer and not compared: ${newer.count}, the last of ${newer.last}.\n`]
          : []),
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

/** @throws OperatorError when the arguments are wrong */
function readArguments(args: string[]): { file: string; again: boolean; until: ExportTime | undefined } {
  const again = args.includes('--again');
  const [file, ...rest] = args.filter((arg) => arg !== '--again');
  if (!file || file.startsWith('--')) throw new OperatorError('usage');
  if (rest.length === 0) return { file, again, until: undefined };
  const [option, text = '', ...others] = rest;
  if (option !== '--until' || !text || others.length > 0) throw new OperatorError('usage');
  const at = readInstant(text);
  if (at === undefined) throw new OperatorError('not-a-time', { text });
  return { file, again, until: { until: new Date(at).toISOString(), source: '--until' } };
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${title}: ${lines.length}\n`, ...lines.map((line) => `  ${line}\n`)];
}

/** @throws OperatorError when the file cannot be read or has no column of addresses */
function readReceiver(file: string): Receiver {
  const byKey: Receiver['byKey'] = new Map();
  const times = createExportTimes();
  for (const row of readRows(file)) {
    const email = row.email?.trim();
    if (!email) continue;
    const key = emailKey(normalizeEmail(email));
    byKey.set(key, { email, rows: (byKey.get(key)?.rows ?? 0) + 1 });
    times.add(row.signupdate);
  }
  return { byKey, ...times.result(statSync(file).mtimeMs) };
}

function readRows(file: string): Record<string, string>[] {
  try {
    const decoder = createChunkDecoder();
    const rows = parse(decoder.decode(readFileSync(file)) + decoder.end(), {
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
  const newer = { count: 0, last: '' };
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
      if (state !== 'delivered' || keys.some((key) => byKey.has(key))) continue;
      if (created_at <= until) missing.push({ id, email });
      else {
        newer.count += 1;
        if (created_at > newer.last) newer.last = created_at;
      }
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
  return { missing, newer, repeated: [...byKey.values()].filter(({ rows }) => rows > 1), erased, unknown };
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
