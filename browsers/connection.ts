import { once } from 'node:events';
import * as z from 'zod';

/** A response has the id of its command, an event has none. */
const messageSchema = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

/** A connection to a browser by WebDriver BiDi. */
export type Connection = {
  call(method: string, params: object): Promise<unknown>;
  /** Whether the browser has closed the connection. */
  gone(): boolean;
  close(): void;
};

export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = messageSchema.parse(JSON.parse(String(data)));
    if (typeof id !== 'number') return;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  let gone = false;
  socket.addEventListener('close', () => {
    gone = true;
    for (const asked of waiting.values()) asked.reject(new Error('the browser has gone'));
  });
  let last = 0;
  return {
    call(method, params) {
      if (gone) return Promise.reject(new Error('the browser has gone'));
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise;
    },
    gone: () => gone,
    close: () => socket.close(),
  };
}
