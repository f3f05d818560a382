import { once } from 'node:events';
import * as z from 'zod';

/** A response has the id of its command. An event has no id. */
const messageSchema = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

/** A WebDriver BiDi connection to a browser. */
export type Connection = {
  call(method: string, params: object): Promise<unknown>;
  /** Whether the browser has closed the connection. */
  isClosed(): boolean;
  close(): void;
};

const closedMessage = 'The browser closed the connection';
/** The longest time for a command. A browser that takes longer counts as closed. */
const longestCommandMs = 60_000;

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
  const end = (reason: string) => {
    isClosed = true;
    for (const call of pending.values()) call.reject(new Error(reason));
  };
  socket.addEventListener('close', () => end(closedMessage));
  let lastId = 0;
  return {
    call(method, params) {
      if (isClosed) return Promise.reject(new Error(closedMessage));
      lastId += 1;
      const call = Promise.withResolvers<unknown>();
      pending.set(lastId, call);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      const timer = setTimeout(() => {
        end(`The browser did not answer ${method} within ${longestCommandMs / 1000} s`);
        socket.close();
      }, longestCommandMs);
      return call.promise.finally(() => clearTimeout(timer));
    },
    isClosed: () => isClosed,
    close: () => socket.close(),
  };
}
