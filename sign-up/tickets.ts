import { createHash, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';

/** How long a visitor can correct a sign-up. docs/contract.md and the privacy policy name it. */
const lifetime = '1 hour';

const ticketSchema = z.object({
  id: z.string(),
  name: z.string(),
  team: z.string(),
  email: z.string(),
  city: z.string(),
});

/** A sign-up as its own visitor sees it. `id`: of a sign-up that may not exist, if the address was known before. */
export type Ticket = z.infer<typeof ticketSchema>;

export type Tickets = {
  /** @returns a token that only its receiver has. It fits into a URL. */
  seal(ticket: Ticket): Promise<string>;
  /** @returns undefined if the token is not text, was changed, has another key, or is older than an hour */
  open(token: unknown): Promise<Ticket | undefined>;
};

/**
 * Creates and reads the tokens with which a visitor corrects a sign-up or adds a city. A token is encrypted, because it
 * contains the address and stands in URLs.
 * @param secret TICKET_SECRET, the same for all servers. Without one, tokens are valid on this process only.
 */
export async function createTickets(secret?: string): Promise<Tickets> {
  const bytes = secret === undefined ? randomBytes(32) : createHash('sha256').update(secret).digest();
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    seal: (ticket) =>
      new EncryptJWT(ticket)
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
