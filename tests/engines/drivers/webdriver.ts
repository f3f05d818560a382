import * as z from 'zod';

const accepted = z.object({ value: z.unknown() });
const refused = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

export type Method = 'GET' | 'POST' | 'DELETE';
type Answer = { value: unknown } | { code: string; message: string };

/** Error code for a driver that does not respond, because it has exited or its page hangs. */
export const noResponse = 'no response';
/** Less than a test waits for anything, so that a command without an answer does not end the test. */
const timeoutMs = 25_000;
/** Characters of an unexpected response in the error message. */
const longestQuote = 200;

/** Sends a command of WebDriver Classic over HTTP. */
export async function send(url: string, method: Method, body?: object): Promise<Answer> {
  let ok: boolean;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    ok = response.ok;
    text = await response.text();
  } catch (error) {
    return { code: noResponse, message: String(error) };
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (ok) return accepted.parse(parsed);
    const { error, message } = refused.parse(parsed).value;
    return { code: error, message };
  } catch {
    return { code: 'unreadable response', message: text.slice(0, longestQuote) };
  }
}
