import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';

let server: TestApp;
let socket: Socket;
async function start(options = {}) {
  server = await testApp(options);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
}
afterEach(async () => {
  socket.destroy();
  await server.app.close();
});

const head = (length: number) =>
  `POST /api/early-access HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const body = JSON.stringify({ name: 'Ann', email: 'ann@example.com' });

test('an incomplete body gets 408 after requestTimeoutMs', async () => {
  await start({ requestTimeoutMs: 300 });
  socket.write(`${head(body.length)}${body.slice(0, 10)}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
  expect(server.store.added).toEqual([]);
});

test('a destroyed connection stores nothing, and the next request is served', async () => {
  await start();
  socket.write(`${head(body.length)}${body.slice(0, 10)}`);
  socket.destroy();
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/early-access',
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  expect(response.statusCode).toBe(201);
  expect(server.store.added.length).toBe(1);
});

test('a body that ends early gets 400', async () => {
  await start();
  socket.end(`${head(body.length)}${body.slice(0, 10)}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
  expect(server.store.added).toEqual([]);
});

test('stores a complete body even if the client then resets the connection', async () => {
  await start();
  socket.write(head(body.length) + body);
  socket.resetAndDestroy();
  await expect.poll(() => server.store.added.length, { timeout: 20_000 }).toBe(1);
});

test('accepts a whole URL as request target', async () => {
  await start();
  socket.write('GET http://x/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('refuses a too large body before it arrives', async () => {
  await start();
  socket.write(head(50_000_000));
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});

test('limits the size of a chunked body', async () => {
  await start();
  const chunkedHead = 'POST /api/early-access HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const chunk = 'x'.repeat(17_000);
  socket.write(
    `${chunkedHead}Transfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
  );
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});

test('returns 400 for bytes that are not HTTP', async () => {
  await start();
  socket.write('HELLO\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('returns 431 for too large headers', async () => {
  await start();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Pad: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
});
