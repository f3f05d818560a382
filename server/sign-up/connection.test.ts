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

test('a body that never ends gets 408 after requestTimeoutMs', async () => {
  await start({ requestTimeoutMs: 300 });
  socket.write(`${head(body.length)}${body.slice(0, 10)}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
  expect(server.store.added).toEqual([]);
});

test('a body that is cut off stores nothing, and the next visitor is served', async () => {
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

test('a body whose sender hangs up half-way is answered like other bad bodies', async () => {
  await start();
  socket.end(`${head(body.length)}${body.slice(0, 10)}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
  expect(server.store.added).toEqual([]);
});

test('a body that arrived whole counts, though its sender then resets the connection', async () => {
  await start();
  socket.write(head(body.length) + body);
  socket.resetAndDestroy();
  await expect.poll(() => server.store.added.length, { timeout: 20_000 }).toBe(1);
});

test('a request may name the whole address, as proxies send it', async () => {
  await start();
  socket.write('GET http://x/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body that is far too large is refused before it has arrived', async () => {
  await start();
  socket.write(head(50_000_000));
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});

test('a body in chunks counts like any other', async () => {
  await start();
  const chunkedHead = 'POST /api/early-access HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const chunk = 'x'.repeat(17_000);
  socket.write(
    `${chunkedHead}Transfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
  );
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});

test('what is no HTTP is a bad request', async () => {
  await start();
  socket.write('HELLO\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('headers past what is read are refused as that', async () => {
  await start();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Pad: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"ok":false,"error":"[^"]+"\}$/);
});
