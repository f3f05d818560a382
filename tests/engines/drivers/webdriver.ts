import * as z from 'zod';

const accepted = z.object({ value: z.unknown() });
const refused = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

export type Method = 'GET' | 'POST' | 'DELETE';
type Answer = { value: unknown } | { code: string; message: string };

/** Stands for the code of a driver that says nothing, since there is none any more. */
export const noAnswer = 'no answer';
/** Enough of a page of HTML to know it by, in characters. */
const longestQuote = 200;

/** Sends a command of the first WebDriver, which speaks HTTP. */
export async function send(url: string, method: Method, body?: object): Promise<Answer> {
  let ok: boolean;
  let text: string;
  try {
    const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    ok = answer.ok;
    text = await answer.text();
  } catch (error) {
    return { code: noAnswer, message: String(error) };
  }
  try {
    const told: unknown = JSON.parse(text);
    if (ok) return accepted.parse(told);
    const { error, message } = refused.parse(told).value;
    return { code: error, message };
  } catch {
    return { code: 'unreadable answer', message: text.slice(0, longestQuote) };
  }
}
