import { once } from 'node:events';
import * as z from 'zod';

const answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

/** One connection of WebDriver BiDi: commands and answers by number, over a socket. */
export type Bidi = { call(method: string, params: object): Promise<unknown>; close(): void };

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const message = answer.parse(JSON.parse(String(data)));
    if (message.type === 'event') return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser has gone'));
  });
  let last = 0;
  return {
    call(method, params) {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}
