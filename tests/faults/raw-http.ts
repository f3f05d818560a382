import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type RawRequest = { method: string; target: string; headers: [string, string][]; body?: Buffer };

/** Status 0: the connection was closed without an answer. */
export type RawAnswer = { status: number; ms: number };

/** Sends exactly these bytes, whatever a client library would think of them, on a connection of its own. */
export async function sendRaw(
  url: string,
  { method, target, headers, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length: [string, string][] = body ? [['content-length', String(body.length)]] : [];
  const lines = [['host', hostname], ['connection', 'close'], ...headers, ...length].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const startedAt = performance.now();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write(body ? Buffer.concat([head, body]) : head);
  const answer = await buffer(socket).catch(() => Buffer.alloc(0));
  const status = answer.toString('latin1', 0, 20).match(/^HTTP\/1\.1 (\d{3})/)?.[1];
  return { status: Number(status ?? 0), ms: performance.now() - startedAt };
}
