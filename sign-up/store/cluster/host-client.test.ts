import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { absentDatabase, createDatabase, nameOf } from '../../../tests/fixtures/databases/databases.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/fixtures/processes/tcp-proxy.ts';
import { openDatabase } from '../open-database.ts';

const port = () => Number(new URL(inject('postgres')).port);

let name: string;
let proxy: TcpProxy;
beforeEach(async () => {
  const url = absentDatabase();
  await createDatabase(url);
  name = nameOf(url);
  proxy = await startTcpProxy(port());
});
afterEach(() => proxy.close());

async function connectTo(firstPort: number): Promise<string> {
  const hosts = `127.0.0.1:${firstPort},127.0.0.1:${port()}`;
  const database = openDatabase({ DATA_DIR: 'unused', DATABASE_URL: `postgres://postgres@${hosts}/${name}` });
  const tables = () => database.db.introspection.getTables();
  try {
    await tables().catch(tables);
    return 'connected';
  } finally {
    await database.close();
  }
}

test('uses the next host after one that refuses connections', async () => {
  await proxy.refuse();
  expect(await connectTo(proxy.port)).toBe('connected');
});

test('survives a host that ends the connection in the middle of the check for a primary', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => {
      // "Authentication OK" and "ready for query". The next message is the check.
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      socket.once('data', () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await connectTo((server.address() as AddressInfo).port)).toBe('connected');
  for (const socket of sockets) socket.destroy();
  server.close();
});
