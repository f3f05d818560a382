import { createHash } from 'node:crypto';
import * as z from 'zod';
import { createEncryptedTokens } from '../encrypted-tokens.ts';

/** What a token permits. `ticket`: read and change everything. */
export type Purpose = 'confirm' | 'ticket' | 'leave';

/** Also stated in docs/contract.md. `ticket` and `leave` outlast the retention of sign-ups. */
const lifetimes: Record<Purpose, string> = { confirm: '30 days', ticket: '400 days', leave: '400 days' };

/** Servers' clocks may differ by this much. */
const clockToleranceSeconds = 60;

/** The sign-up of a letter. `address`: {@link emailDigest} of the address that the letter was sent to. */
export type LetterAccess = { id: string; address: string };

export type OpenedToken = LetterAccess & { purpose: Purpose };

export type LetterTokens = {
  /** @returns an encrypted, URL-safe token of about 230 characters */
  seal(purpose: Purpose, access: LetterAccess): Promise<string>;
  /** @returns `invalid` if the token was changed, cut or encrypted with another key */
  open(token: string): Promise<OpenedToken | 'expired' | 'invalid'>;
};

const contentSchema = z.object({
  id: z.string(),
  address: z.string(),
  purpose: z.enum(['confirm', 'ticket', 'leave']),
});

/**
 * Creates and reads the tokens of links in letters. They reveal nothing, and any server with the same secret reads them.
 * @param secret TICKET_SECRET
 */
export async function createLetterTokens(secret: string): Promise<LetterTokens> {
  // Another key than that of the tickets after a sign-up, so that neither opens the other.
  const tokens = await createEncryptedTokens(`letters:${secret}`);
  return {
    seal: (purpose, { id, address }) => tokens.seal({ purpose, id, address }, lifetimes[purpose]),

    async open(token) {
      try {
        const content = await tokens.open(token, { clockTolerance: clockToleranceSeconds });
        return contentSchema.parse(content);
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
          ? 'expired'
          : 'invalid';
      }
    },
  };
}

/** @returns a short hash, with which a token belongs to one address without containing it */
export function emailDigest(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url').slice(0, 16);
}
