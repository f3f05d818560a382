import * as z from 'zod';
import { createEncryptedTokens } from '../encrypted-tokens.ts';
import { mailDigest } from '../mailbox.ts';

/** The operation that a token permits. `ownSignUp`: read and change everything. */
export type Purpose = 'confirm' | 'ownSignUp' | 'unsubscribe';

/**
 * Also stated in docs/contract.md and the privacy policy. 800 days are longer than the retention:
 * up to a year until the launch, and 12 months after it.
 */
export const linkLifetimes: Record<Purpose, string> = {
  confirm: '30 days',
  ownSignUp: '800 days',
  unsubscribe: '800 days',
};

/** Servers' clocks may differ by this much. */
const clockToleranceSeconds = 60;

/**
 * The sign-up of a letter. `address`: {@link emailDigest} of the address that the letter was sent
 * to.
 */
export type LetterAccess = { id: string; address: string };

export type OpenedToken = LetterAccess & { purpose: Purpose };

export type LetterTokens = Awaited<ReturnType<typeof createLetterTokens>>;

/** The purpose as tokens spell it. Links in letters that were sent are valid for up to 800 days. */
const spelledPurposes = { confirm: 'confirm', ownSignUp: 'ticket', unsubscribe: 'unsubscribe' } as const;

const contentSchema = z.object({
  id: z.string(),
  address: z.string(),
  purpose: z
    .enum(spelledPurposes)
    .transform((spelled): Purpose => (spelled === 'ticket' ? 'ownSignUp' : spelled)),
});

/**
 * Creates and reads the tokens of links in letters. The content is encrypted. Any server with the
 * same secret can open them.
 * @param secret TICKET_SECRET
 */
export async function createLetterTokens(secret: string) {
  // A key of its own, so that a correction token is not valid as a letter token, or the reverse.
  const tokens = await createEncryptedTokens(`letters:${secret}`);
  return {
    /** @returns an encrypted, URL-safe token of about 230 characters */
    seal: (purpose: Purpose, { id, address }: LetterAccess): Promise<string> =>
      tokens.seal({ purpose: spelledPurposes[purpose], id, address }, linkLifetimes[purpose]),

    /** @returns `invalid` if the token was modified, truncated or encrypted with another key */
    async open(token: string): Promise<OpenedToken | 'expired' | 'invalid'> {
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

/** Binds a token to an address without storing the address in it. @returns a short hash */
export function emailDigest(emailKey: string): string {
  return mailDigest(emailKey);
}
