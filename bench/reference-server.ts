/**
 * A plain Node server: `/N` responds with N bytes once the request's body is read. Prints `PORT n`
 * when it listens.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';

const bodies = new Map<number, Buffer>();

function bodyOf(size: number): Buffer {
  const body = bodies.get(size) ?? Buffer.alloc(size, 'x');
  bodies.set(size, body);
  return body;
}

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end(bodyOf(Number(request.url?.slice(1)))));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
const address = server.address();
process.stdout.write(`PORT ${typeof address === 'object' ? address?.port : 0}\n`);
