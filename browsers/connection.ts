import { once } from 'node:events';
import * as z from 'zod';

/** An answer has a number, an event a method. DevTools puts an error's words into it, WebDriver BiDi beside its kind. */
const told = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.union([z.string(), z.object({ message: z.string() })]).optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});

/** A connection to a browser, by WebDriver BiDi or by Chrome's DevTools protocol. */
export type Connection = {
  /** @param sessionId the page that is meant, where one connection serves several */
  call(method: string, params: object, sessionId?: string): Promise<unknown>;
  /** Whether the other side has ended the connection. */
  gone(): boolean;
  close(): void;
};

/** @param onEvent hears what is told unasked */
export async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void = () => {},
): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, method, params } = told.parse(JSON.parse(String(data)));
    if (method !== undefined) onEvent(method, params);
    if (typeof id !== 'number') return;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
  });
  let gone = false;
  socket.addEventListener('close', () => {
    gone = true;
    for (const asked of waiting.values()) asked.reject(new Error('the browser has gone'));
  });
  let last = 0;
  return {
    call(method, params, sessionId) {
      if (gone) return Promise.reject(new Error('the browser has gone'));
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return asked.promise;
    },
    gone: () => gone,
    close: () => socket.close(),
  };
}
