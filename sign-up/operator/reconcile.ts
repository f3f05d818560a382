import { readClock } from '../store/clock.ts';
import { shareWriteLock } from '../store/shared-write-lock.ts';
import type { Db } from '../store/tables.ts';
import { onlyArgument, parseOptions } from './arguments.ts';
import type { Context } from './context.ts';
import { type ExportTime, readInstant } from './csv-date.ts';
import { withDatabase } from './open.ts';
import { OperatorError } from './operator-error.ts';
import {
  compare,
  count,
  type Group,
  groupPages,
  type MissingRow,
  readReceiver,
  type ThereRow,
} from './receiver-table.ts';
import { type Scratch, withScratch } from './scratch.ts';

const addressLine = ({ email }: { email: string }) => email;

const sections: { group: Group; title: string; line: (row: MissingRow & ThereRow) => string }[] = [
  { group: 'missing', title: 'Delivered, but missing there', line: addressLine },
  {
    group: 'repeated',
    title: 'There more than once',
    line: ({ email, rows }) => `${email}\t${rows} rows`,
  },
  { group: 'erased', title: 'Erased here, but still there: delete them in Airtable', line: addressLine },
  { group: 'unknown', title: 'There, but not known here', line: addressLine },
];

/** `until`: replaces the time that is found in the file. */
type Arguments = { file: string; again: boolean; until: ExportTime | undefined };

/** Compares the receiver's own export with the delivered sign-ups. Both may change meanwhile. */
export async function reconcileCommand(context: Context, args: string[]): Promise<void> {
  const given = readArguments(args);
  await withScratch((scratch) => reconcile(context, scratch, given));
}

/** @throws OperatorError when the arguments are wrong */
function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseOptions({
    args,
    options: { again: { type: 'boolean', default: false }, until: { type: 'string' } },
    allowPositionals: true,
  });
  const file = onlyArgument(positionals);
  const { again, until: text } = values;
  if (text === undefined) return { file, again, until: undefined };
  const at = readInstant(text);
  if (at === undefined) throw new OperatorError('not-a-time', { text });
  return { file, again, until: { until: new Date(at).toISOString(), source: '--until' } };
}

async function reconcile(
  { location, write, progress }: Context,
  scratch: Scratch,
  { file, again, until: given }: Arguments,
): Promise<void> {
  const found = await readReceiver(scratch, file, progress);
  const { until, source } = given ?? found;
  await withDatabase(location, async ({ db }) => {
    const newer = await compare(db, scratch, { until, progress });
    await write(`Compared: sign-ups until ${until} (${source}).\n`);
    if (newer.count > 0)
      await write(`Delivered, but newer and not compared: ${newer.count}, the last of ${newer.last}.\n`);
    const missing = count(scratch, 'missing');
    const there = count(scratch, 'there');
    let different = 0;
    for (const { group, title, line } of sections) {
      const size = count(scratch, group);
      different += size;
      if (size > 0) await write(`${title}: ${size}\n`);
      for (const page of groupPages<MissingRow & ThereRow>(scratch, group))
        await write(page.map((row) => `  ${line(row)}\n`).join(''));
    }
    if (again && missing > 0) {
      if (missing > there) throw new OperatorError('incomplete-export', { file });
      progress?.start('Queueing again', missing);
      await write(`Queued again: ${await queueAgain(db, scratch, progress)}.\n`);
    }
    if (different > 0) throw new OperatorError('receiver-differs', { count: different });
    await write(`Both agree on ${there} addresses.\n`);
  });
}

/** Makes delivered sign-ups due again. They keep their `Idempotency-Key`. @returns how many */
async function queueAgain(db: Db, scratch: Scratch, progress: Context['progress']): Promise<number> {
  const due_at = new Date(await readClock(db)).toISOString();
  let queued = 0;
  for (const page of groupPages<MissingRow>(scratch, 'missing')) {
    const ids = page.map(({ id }) => id);
    const { numUpdatedRows } = await shareWriteLock(db, () =>
      db
        .updateTable('deliveries')
        .set({ state: 'waiting', claim: null, due_at })
        .where('sign_up_id', 'in', ids)
        .where('state', '=', 'delivered')
        .executeTakeFirstOrThrow(),
    );
    queued += Number(numUpdatedRows);
    progress?.advance(page.length);
  }
  return queued;
}
