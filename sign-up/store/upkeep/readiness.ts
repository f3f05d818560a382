import { randomUUID } from 'node:crypto';
import type { Db } from '../tables.ts';

/** How long a result is valid. */
const freshMs = 1_000;
/** Larger than any sign-up, so that a disk with room for the probe has room for the next one. */
const padding = ' '.repeat(12_288);

/**
 * Tracks whether storage takes sign-ups: by the last sign-up, or by a probe when that is over a
 * second ago. Concurrent checks share one probe.
 */
export function createReadiness(probe: () => Promise<void>) {
  let last: { at: number; error: Error | undefined } | undefined;
  let probing: Promise<void> | undefined;

  /** Records the result of a real write: `error` when storage refused it. */
  function record(error?: Error) {
    last = { at: Date.now(), error };
  }

  async function runProbe(): Promise<void> {
    try {
      await probe();
      record();
    } catch (error) {
      record(error instanceof Error ? error : new Error('unknown'));
    } finally {
      probing = undefined;
    }
  }

  return {
    record,
    /** @throws the error of the last result, at most one second old */
    async check(): Promise<void> {
      if (!last || Math.abs(Date.now() - last.at) > freshMs) {
        probing ??= runProbe();
        await probing;
      }
      if (last?.error) throw last.error;
    },
  };
}

/** Inserts and deletes a row in one transaction, so that it is never visible to others. */
export async function probeWrite(db: Db): Promise<void> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('probes').values({ id, padding }).execute();
    await transaction.deleteFrom('probes').where('id', '=', id).execute();
  });
}
