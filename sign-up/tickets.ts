import { createHash, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';

/**
 * How long a visitor can correct a sign-up. Also stated in docs/contract.md and the privacy policy.
 */
const lifetime = '1 hour';

const ticketSchema = z.object({
  id: z.string(),
  name: z.string(),
  team: z.string(),
  email: z.string(),
  city: z.string(),
});

/** Content of a token. No row has `id` if the address had signed up before. */
export type TicketContent = z.infer<typeof ticketSchema>;

export type Tickets = {
  /**
   * @returns an encrypted, URL-safe token. A sign-up with many emoji makes it too long for the URLs
   * of a plain form (server/sign-up/form.ts).
   */
  seal(content: TicketContent): Promise<string>;
  /**
   * @returns undefined if the token is not text, was changed, was encrypted with another key, or is
   * older than an hour
   */
  open(token: unknown): Promise<TicketContent | undefined>;
};

/**
 * Creates and reads the tokens with which a visitor corrects a sign-up or adds a city. A token is
 * encrypted, because it contains the e-mail address and is part of URLs.
 * @param secret TICKET_SECRET, the same for all servers. Without one, only this process can read
 * its tokens.
 */
export async function createTickets(secret?: string): Promise<Tickets> {
  const bytes = secret === undefined ? randomBytes(32) : createHash('sha256').update(secret).digest();
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    seal: (content) =>
      new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(lifetime)
        .encrypt(key),

    async open(token) {
      if (typeof token !== 'string' || token === '') return undefined;
      try {
        const { payload } = await jwtDecrypt(token, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return ticketSchema.parse(payload);
      } catch {
        return undefined;
      }
    },
  };
}
