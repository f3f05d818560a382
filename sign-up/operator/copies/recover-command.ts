import { databaseName } from '../../store/database-name.ts';
import { onlyArgument, parseOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { startTable } from '../progress.ts';
import { withCopy } from './open-copy.ts';
import { missingSignUps, recoverSignUps } from './recover.ts';

/** Adds the sign-ups of a replaced database that the present one lacks, beside a running server. */
export async function recoverCommand({ location, write, progress }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseOptions({
    args,
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const file = onlyArgument(positionals);
  await withDatabase(location, async ({ db: to }) => {
    await withCopy(location, file, { progress }, async ({ db: from }) => {
      await startTable(progress, 'Comparing', { db: from, table: 'sign_ups' });
      if (values['dry-run']) {
        for await (const rows of missingSignUps(from, to))
          await write(
            rows.map((row) => `${[row.created_at, row.email, row.name, row.team].join('\t')}\n`).join(''),
          );
        return;
      }
      const count = await recoverSignUps(from, to, progress?.advance);
      await write(`Added to ${databaseName(location)} from ${file}: ${count} sign-ups.\n`);
    });
  });
}
