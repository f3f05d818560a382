import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

const algorithms = { alg: 'dir', enc: 'A256GCM' } as const;

/** The constant parts of the compact form of RFC 7516: the header, and an empty encrypted key. */
const start = `${Buffer.from(JSON.stringify(algorithms)).toString('base64url')}..`;
/** Lengths of the initialization vector and the authentication tag in base64url. */
const [ivLength, tagLength] = [16, 22];

/** @param secret text of any length, or a random key of 32 bytes */
export async function createEncryptedTokens(secret: string | Buffer) {
  const bytes = typeof secret === 'string' ? createHash('sha256').update(secret).digest() : secret;
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  return {
    /** @returns an encrypted token of letters, digits, `-` and `_`. @param lifetime such as "1 hour" */
    seal: async (content: JWTPayload, lifetime: string): Promise<string> =>
      withoutDots(
        await new EncryptJWT(content).setProtectedHeader(algorithms).setExpirationTime(lifetime).encrypt(key),
      ),

    /**
     * Also opens tokens in the compact form with dots, which letters of earlier versions contain.
     * @throws jose's error if the token was modified, truncated, encrypted with another key, or has
     * expired
     */
    async open(token: string, options?: { clockTolerance?: number }): Promise<JWTPayload> {
      const { payload } = await jwtDecrypt(withDots(token), key, {
        keyManagementAlgorithms: [algorithms.alg],
        contentEncryptionAlgorithms: [algorithms.enc],
        ...options,
      });
      return payload;
    },
  };
}

/** Programs that find links in a text end a link at two dots. */
function withoutDots(token: string): string {
  return token.slice(start.length).replaceAll('.', '');
}

function withDots(token: string): string {
  if (token.includes('.')) return token;
  const iv = token.slice(0, ivLength);
  return `${start}${iv}.${token.slice(ivLength, -tagLength)}.${token.slice(-tagLength)}`;
}
