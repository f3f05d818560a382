import { createHmac } from 'node:crypto';

const prefix = 'whsec_';
const minBytes = 24;
const maxBytes = 64;

/**
 * Decodes a Standard Webhooks secret: base64 of 24 to 64 bytes, with or without the prefix
 * `whsec_`.
 * @returns its bytes, or undefined when it is not such a secret
 */
export function secretBytes(text: string): Buffer | undefined {
  const encoded = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= minBytes && bytes.length <= maxBytes ? bytes : undefined;
}

/**
 * Returns the Standard Webhooks headers of one message. The receiver verifies its origin and time
 * with them.
 * @param id the same on every retry
 * @param time milliseconds since 1970
 */
export function signatureHeaders(secret: Buffer, id: string, time: number, body: string) {
  const timestamp = String(Math.floor(time / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
