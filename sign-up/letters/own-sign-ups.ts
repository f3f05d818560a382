import { eraseRows } from '../operator/erasure/erase.ts';
import { correctTicket, type TicketCorrection } from '../store/changes.ts';
import type { Database } from '../store/database.ts';
import { orUnavailable } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import {
  confirm,
  type OwnSignUp,
  readOwnSignUp,
  readTicketDetails,
  type TicketDetails,
  unsubscribe,
} from './subscriptions.ts';
import { emailDigest, type LetterAccess, type LetterTokens } from './tokens.ts';

/**
 * `unknown`: there is no such sign-up, perhaps because it was erased before. `address-changed`: the
 * token was issued for a former address.
 */
type OwnErasure =
  | { kind: 'erased'; mayBeDelivered: boolean }
  | { kind: 'unknown' }
  | { kind: 'address-changed' };

/** Operations of ticket links. Each method throws StorageUnavailable if the database fails. */
export type OwnSignUps = {
  /** See {@link readOwnSignUp}. */
  read(access: LetterAccess): Promise<OwnSignUp | undefined>;
  /** For the page that shows them. */
  readDetails(signUp: Pick<OwnSignUp, 'id' | 'code'>): Promise<TicketDetails>;
  /** Confirms the address and resubscribes. */
  confirm(access: LetterAccess): Promise<void>;
  unsubscribe(access: LetterAccess): Promise<void>;
  /** See {@link correctTicket}. */
  correct(correction: TicketCorrection): Promise<void>;
  /** See {@link eraseOwnSignUp}. */
  erase(access: LetterAccess): Promise<OwnErasure>;
};

/** Dependencies of the ticket routes. Absent while no letters are sent. */
export type LetterLinks = { signUps: OwnSignUps; tokens: LetterTokens };

/** @param onChanged called after a correction, which queues a delivery and perhaps a letter */
export function createOwnSignUps(
  { db, reader }: Pick<Database, 'db' | 'reader'>,
  { onChanged }: { onChanged?: () => void } = {},
): OwnSignUps {
  return {
    read: (access) => orUnavailable(() => readOwnSignUp(reader, access)),
    readDetails: (signUp) => orUnavailable(() => readTicketDetails(reader, signUp)),
    confirm: (access) => orUnavailable(() => confirm(db, access)),
    unsubscribe: (access) => orUnavailable(() => unsubscribe(db, access)),
    async correct(correction) {
      await orUnavailable(() => correctTicket(db, correction));
      onChanged?.();
    },
    erase: (access) => orUnavailable(() => eraseOwnSignUp(db, access)),
  };
}

/**
 * Deletes all rows with the address of the sign-up. Their bytes stay in the files until the daily
 * purge, because cleaning a file takes too long for a request.
 */
async function eraseOwnSignUp(db: Db, access: LetterAccess): Promise<OwnErasure> {
  const row = await db
    .selectFrom('sign_ups')
    .select(['email', 'email_key'])
    .where('id', '=', access.id)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  if (emailDigest(row.email_key) !== access.address) return { kind: 'address-changed' };
  const erased = await eraseRows(db, row.email);
  return erased.kind === 'unknown' ? erased : { kind: 'erased', mayBeDelivered: erased.mayBeDelivered };
}
