import { randomUUID } from 'node:crypto';
import { eachField } from '../../fields.ts';
import type { Db } from '../tables.ts';

/** How long what was seen counts as what is so. */
const freshMs = 1_000;
/** More than any sign-up takes, so that a disk which has room for this has room for the next one. */
const padding = ' '.repeat(4_096);

export type Readiness = {
  /** Notes what became of a real write: `fault` when storage refused it. */
  note(fault?: Error): void;
  /** @throws when storage could not take a sign-up within the last second */
  check(): Promise<void>;
};

/**
 * Knows whether storage takes sign-ups: from what became of the last one, or, when that is a while ago, from a write
 * of its own. However many ask, at most one such write is made a second.
 */
export function createReadiness(probe: () => Promise<void>): Readiness {
  let seen: { at: number; fault: Error | undefined } | undefined;
  let probing: Promise<void> | undefined;

  function note(fault?: Error) {
    seen = { at: Date.now(), fault };
  }

  async function look(): Promise<void> {
    try {
      await probe();
      note();
    } catch (error) {
      note(error instanceof Error ? error : new Error('unknown'));
    } finally {
      probing = undefined;
    }
  }

  return {
    note,
    async check() {
      if (!seen || Math.abs(Date.now() - seen.at) > freshMs) {
        probing ??= look();
        await probing;
      }
      if (seen?.fault) throw seen.fault;
    },
  };
}

/** Writes what a sign-up writes and takes it away again, in one transaction: nobody else ever sees it. */
export async function probeWrite(db: Db): Promise<void> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const row = { id, email_key: `probe ${id}`, created_at: new Date().toISOString() };
    await transaction
      .insertInto('sign_ups')
      .values({ ...row, ...eachField(() => padding) })
      .execute();
    await transaction.deleteFrom('sign_ups').where('id', '=', id).execute();
  });
}
