import { once } from 'node:events';
import { truncate } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/fixtures/site.ts';
import { testApp } from '../../../tests/fixtures/test-app.ts';

test('disconnects a client that reads nothing for stalledReaderMs', async () => {
  const site = await makeSite();
  const pages = await site.pages();
  // More than the kernel buffers for a connection.
  await truncate(join(site.root, 'media/hero.webm'), 64 * 1024 * 1024);
  const { app } = await testApp({ pages, stalledReaderMs: 250 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const accepted = once(app.server, 'connection');
  const reader = connect(address.port, '127.0.0.1');
  const [connection]: Socket[] = await accepted;
  reader.pause();
  reader.on('error', () => undefined);
  reader.write('GET /media/hero.webm HTTP/1.1\r\nHost: x\r\n\r\n');
  if (!connection?.destroyed) await once(connection ?? reader, 'close');
  expect(connection?.destroyed).toBe(true);
  reader.destroy();
  await app.close();
  await site.remove();
});

test('the default timeout for a stalled client is 30 s', async () => {
  const { app } = await testApp();
  expect(app.server.timeout).toBe(30_000);
  await app.close();
});
