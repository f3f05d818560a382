import { once } from 'node:events';
import { truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makeSite } from '../../../tests/fixtures/site.ts';
import { testApp } from '../../../tests/fixtures/test-app.ts';

test('who takes no byte of the film is cut off, and others are served', async () => {
  const site = await makeSite();
  const pages = await site.pages();
  // More than the system keeps on the way for a connection.
  await truncate(join(pages.site.root, 'media/hero.webm'), 64 * 1024 * 1024);
  const { app } = await testApp({ pages, stalledReaderMs: 2000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const reader = connect(address.port, '127.0.0.1');
  await once(reader, 'connect');
  reader.pause();
  reader.on('error', () => undefined);
  reader.write('GET /media/hero.webm HTTP/1.1\r\nHost: x\r\n\r\n');
  const connections = promisify(app.server.getConnections.bind(app.server));
  await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000, interval: 100 });
  expect((await fetch(`http://127.0.0.1:${address.port}/features`)).status).toBe(200);
  reader.destroy();
  await app.close();
  await site.remove();
});
