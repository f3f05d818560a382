import { pagesOf } from '../../store/pages.ts';
import type { BlockReason, Db } from '../../store/tables.ts';
import type { Context } from '../context.ts';
import { describeFailure } from '../failure-words.ts';

/** Lines of each list on a terminal. A file or a pipe gets all. */
const terminalLines = 100;

const reasons: Record<BlockReason, string> = { bounce: 'bounced', complaint: 'complained' };

/**
 * Lists paused and parked letters, then the addresses that get no letter. Pages through both, so
 * that memory use does not grow with their number.
 */
export async function listLetters(db: Db, context: Context): Promise<void> {
  // One more than a terminal shows, so that it can say that there are more.
  const size = context.isTerminal ? terminalLines + 1 : undefined;
  const letters = db
    .selectFrom('letters')
    .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
    .select(['letters.id', 'letters.created_at', 'kind', 'state', 'last_failure', 'email'])
    .where('state', 'in', ['paused', 'parked']);
  await writePages(
    context,
    pagesOf(letters, ['letters.id'], size),
    ({ created_at, kind, state, last_failure, email }) => {
      const reason = state === 'parked' && last_failure ? ` (${describeFailure(last_failure)})` : '';
      return `${created_at}\t${kind}\t${state}${reason}\t${email}\n`;
    },
  );
  // A block whose sign-up was erased has no address to list.
  const blocks = db
    .selectFrom('mail_blocks')
    .innerJoin('sign_ups', 'sign_ups.id', 'mail_blocks.sign_up_id')
    .select(['address', 'reason', 'blocked_at', 'email']);
  await writePages(
    context,
    pagesOf(blocks, ['blocked_at', 'address'], size),
    ({ blocked_at, reason, email }) => `${blocked_at}\tall letters\tblocked (${reasons[reason]})\t${email}\n`,
  );
}

async function writePages<Row>(
  { write, isTerminal }: Context,
  pages: AsyncIterable<Row[]>,
  lineOf: (row: Row) => string,
): Promise<void> {
  for await (const rows of pages) {
    const lines = rows.map(lineOf);
    if (!isTerminal) {
      await write(lines.join(''));
      continue;
    }
    await write(lines.slice(0, terminalLines).join(''));
    if (lines.length > terminalLines)
      await write('There are more. To see all, write them to a file: signups letters > FILE\n');
    return;
  }
}
