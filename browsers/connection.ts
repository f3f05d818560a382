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
  isClosed(): boolean;
  close(): void;
};

export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = messageSchema.parse(JSON.parse(String(data)));
    if (typeof id !== 'number') return;
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(`${error}: ${message}`));
  });
  let isClosed = false;
  socket.addEventListener('close', () => {
    isClosed = true;
    for (const call of pending.values()) call.reject(new Error('the browser has gone'));
  });
  let lastId = 0;
  return {
    call(method, params) {
      if (isClosed) return Promise.reject(new Error('the browser has gone'));
      lastId += 1;
      const call = Promise.withResolvers<unknown>();
      pending.set(lastId, call);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return call.promise;
    },
    isClosed: () => isClosed,
    close: () => socket.close(),
  };
}
