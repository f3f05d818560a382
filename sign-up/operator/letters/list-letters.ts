import type { BlockReason, Db } from '../../store/tables.ts';
import type { Context } from '../context.ts';
import { describeFailure } from '../failure-words.ts';

const pageSize = 500;
/** Lines of each list on a terminal. A file or a pipe gets all. */
const terminalLines = 100;

const reasons: Record<BlockReason, string> = { bounce: 'bounced', complaint: 'complained' };

/** A page of lines. `key`: of the last row, for the next page. */
type Page<Key> = { lines: string[]; key: Key | undefined };

/**
 * Lists paused and parked letters, then the addresses that get no letter. Pages through both, so
 * that memory use does not grow with their number.
 */
export async function listLetters(db: Db, context: Context): Promise<void> {
  await writePages<string>(context, '', (after, limit) => readLetters(db, after, limit));
  const first = { blocked_at: '', address: '' };
  await writePages<BlockKey>(context, first, (after, limit) => readBlocks(db, after, limit));
}

async function writePages<Key>(
  { write, isTerminal }: Context,
  first: Key,
  read: (after: Key, limit: number) => Promise<Page<Key>>,
): Promise<void> {
  let after = first;
  for (;;) {
    // One more than a terminal shows, so that it can say that there are more.
    const { lines, key } = await read(after, isTerminal ? terminalLines + 1 : pageSize);
    if (isTerminal) {
      await write(lines.slice(0, terminalLines).join(''));
      if (lines.length > terminalLines)
        await write('There are more. To see all, write them to a file: signups letters > FILE\n');
      return;
    }
    await write(lines.join(''));
    if (key === undefined) return;
    after = key;
  }
}

async function readLetters(db: Db, after: string, limit: number): Promise<Page<string>> {
  const rows = await db
    .selectFrom('letters')
    .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
    .select(['letters.id', 'letters.created_at', 'kind', 'state', 'last_failure', 'email'])
    .where('state', 'in', ['paused', 'parked'])
    .where('letters.id', '>', after)
    .orderBy('letters.id')
    .limit(limit)
    .execute();
  const lines = rows.map(({ created_at, kind, state, last_failure, email }) => {
    const reason = state === 'parked' && last_failure ? ` (${describeFailure(last_failure)})` : '';
    return `${created_at}\t${kind}\t${state}${reason}\t${email}\n`;
  });
  return { lines, key: rows.length < limit ? undefined : rows.at(-1)?.id };
}

type BlockKey = { blocked_at: string; address: string };

/** A block whose sign-up was erased has no address to list. */
async function readBlocks(db: Db, after: BlockKey, limit: number): Promise<Page<BlockKey>> {
  const rows = await db
    .selectFrom('mail_blocks')
    .innerJoin('sign_ups', 'sign_ups.id', 'mail_blocks.sign_up_id')
    .select(['address', 'reason', 'blocked_at', 'email'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('blocked_at', 'address'), '>', tuple(after.blocked_at, after.address)),
    )
    .orderBy('blocked_at')
    .orderBy('address')
    .limit(limit)
    .execute();
  const lines = rows.map(
    ({ blocked_at, reason, email }) => `${blocked_at}\tall letters\tblocked (${reasons[reason]})\t${email}\n`,
  );
  return { lines, key: rows.length < limit ? undefined : rows.at(-1) };
}
