import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../store/tables.ts';

const pageSize = 500;

export type MailBlock = Selectable<Tables['mail_blocks']>;

/** @returns undefined if the database is of a release without blocks */
export async function readBlocks(db: Db): Promise<MailBlock[] | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'mail_blocks')) return undefined;
  return await db.selectFrom('mail_blocks').selectAll().execute();
}

/**
 * Replaces the blocks of a restored database by later ones: an address may have complained, or its
 * block may have been lifted, since the backup.
 */
export async function putBlocks(db: Db, blocks: MailBlock[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('mail_blocks').execute();
    for (let start = 0; start < blocks.length; start += pageSize)
      await transaction
        .insertInto('mail_blocks')
        .values(blocks.slice(start, start + pageSize))
        .execute();
  });
}
