import { eraseRows } from '../operator/erasure/erase.ts';
import { correctTicket, type TicketCorrection } from '../store/changes.ts';
import type { Database } from '../store/database.ts';
import { orUnavailable } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import { confirm, leave, readSeat, type Seat } from './subscriptions.ts';
import { emailDigest, type LetterAccess, type LetterTokens } from './tokens.ts';

/**
 * `unknown`: there is no such sign-up, perhaps because it was erased before. `moved`: it has another address now, which
 * the link must not erase.
 */
type SeatErasure = { kind: 'erased'; mayBeDelivered: boolean } | { kind: 'unknown' } | { kind: 'moved' };

/** What links in letters read and change. Each method throws StorageUnavailable if the database fails. */
export type Seats = {
  /** See {@link readSeat}. */
  read(access: LetterAccess): Promise<Seat | undefined>;
  /** Confirms the address, and brings a person back who has left. */
  confirm(access: LetterAccess): Promise<void>;
  leave(access: LetterAccess): Promise<void>;
  /** See {@link correctTicket}. */
  correct(correction: TicketCorrection): Promise<void>;
  /** See {@link eraseSeat}. */
  erase(access: LetterAccess): Promise<SeatErasure>;
};

/** What the server needs for links in letters. Absent while no letters are sent. */
export type LetterLinks = { seats: Seats; tokens: LetterTokens };

/** @param onChanged called after a correction, which queues a delivery and perhaps a letter */
export function createSeats(
  { db }: Pick<Database, 'db'>,
  { onChanged }: { onChanged?: () => void } = {},
): Seats {
  return {
    read: (access) => orUnavailable(() => readSeat(db, access)),
    confirm: (access) => orUnavailable(() => confirm(db, access)),
    leave: (access) => orUnavailable(() => leave(db, access)),
    async correct(correction) {
      await orUnavailable(() => correctTicket(db, correction));
      onChanged?.();
    },
    erase: (access) => orUnavailable(() => eraseSeat(db, access)),
  };
}

/** Deletes the sign-up of a ticket, and what else has its address. The daily purge cleans the files. */
async function eraseSeat(db: Db, access: LetterAccess): Promise<SeatErasure> {
  const row = await db
    .selectFrom('sign_ups')
    .select(['email', 'email_key'])
    .where('id', '=', access.id)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  if (emailDigest(row.email_key) !== access.address) return { kind: 'moved' };
  const erased = await eraseRows(db, row.email);
  return erased.kind === 'unknown' ? erased : { kind: 'erased', mayBeDelivered: erased.mayBeDelivered };
}
