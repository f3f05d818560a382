import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emailKey } from './email-key.ts';
import { createEncryptedTokens } from './encrypted-tokens.ts';
import { mapFields } from './fields.ts';
import { mapOrigin } from './origin.ts';

/**
 * How long a visitor can correct a sign-up. Also stated in docs/contract.md and the privacy policy.
 */
export const correctionTokenLifetime = '1 hour';

const contentSchema = z.object({
  id: z.string(),
  // A token of the release before has no value of a new field.
  ...mapFields(() => z.string().default('')),
  city: z.string(),
  // Names that only a newer release knows are dropped.
  origin: z.object(mapOrigin(() => z.string().optional())).default({}),
  held: z.literal([0, 1]).default(0),
});

/**
 * Content of a token. No row has `id` if the address had signed up before. `origin`: the known
 * values. `held`: 1 if the honeypot was filled. A number, so that all tokens are equally long.
 */
export type CorrectableSignUp = z.infer<typeof contentSchema>;

/** What selects the sign-up to correct: its id, and the address that was typed. */
export type Correctable = Pick<CorrectableSignUp, 'id' | 'email'>;

/**
 * @returns the id of the sign-up after a correction. Each address has an id of its own, so links of
 * letters to the former one never work again. It depends on the token only, so that a repeated
 * request has the same effect, whether the address was known or not.
 */
export function correctedId({ id, email }: Correctable, newEmail: string): string {
  const key = emailKey(newEmail);
  if (key === emailKey(email)) return id;
  const digest = createHash('sha256').update(`${id} ${key}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

export type CorrectionTokens = Awaited<ReturnType<typeof createCorrectionTokens>>;

/**
 * Creates and reads the tokens with which a visitor corrects a sign-up or adds a city. A token is
 * encrypted, because it contains the e-mail address and is part of URLs.
 * @param secret TICKET_SECRET, the same for all servers. Without one, only this process can read
 * its tokens.
 */
export async function createCorrectionTokens(secret?: string) {
  const tokens = await createEncryptedTokens(secret ?? randomBytes(32));
  return {
    /**
     * @returns an encrypted, URL-safe token. A sign-up with many emoji makes it too long for the URLs
     * of a plain form (server/sign-up/form.ts).
     */
    seal: (content: CorrectableSignUp): Promise<string> => tokens.seal(content, correctionTokenLifetime),

    /**
     * @returns undefined if the token is not text, was modified, was encrypted with another key, or
     * is older than an hour
     */
    async open(token: unknown): Promise<CorrectableSignUp | undefined> {
      if (typeof token !== 'string' || token === '') return undefined;
      try {
        return contentSchema.parse(await tokens.open(token));
      } catch {
        return undefined;
      }
    },
  };
}
