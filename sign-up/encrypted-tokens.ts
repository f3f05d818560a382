import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** @param secret text of any length, or a random key of 32 bytes */
export async function createEncryptedTokens(secret: string | Buffer) {
  const bytes = typeof secret === 'string' ? createHash('sha256').update(secret).digest() : secret;
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  return {
    /** @returns an encrypted, URL-safe token. @param lifetime such as "1 hour" */
    seal: (content: JWTPayload, lifetime: string): Promise<string> =>
      new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(lifetime)
        .encrypt(key),

    /**
     * @throws jose's error if the token was modified, truncated, encrypted with another key, or has
     * expired
     */
    async open(token: string, options?: { clockTolerance?: number }): Promise<JWTPayload> {
      const { payload } = await jwtDecrypt(token, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        ...options,
      });
      return payload;
    },
  };
}
