import { once } from 'node:events';
import type { Server } from 'node:http';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { startMetricsListener } from './listener.ts';

const lines: string[] = [];
const log = createLog('error', { write: (line) => lines.push(line) });
let registry: Registry;
let server: Server;
let url: string;
beforeEach(async () => {
  registry = new Registry();
  vi.spyOn(registry, 'metrics').mockResolvedValue('waiting 7\n');
  server = await startMetricsListener(registry, { port: 0, host: '127.0.0.1' }, log);
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const guards = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

async function scrape(path: string, method = 'GET') {
  const response = await fetch(url + path, { method });
  return [response.status, Object.fromEntries(response.headers), await response.text()] as const;
}

test('GET /metrics returns the metrics as uncached text', async () => {
  const [status, headers, body] = await scrape('/metrics');
  expect([status, body]).toEqual([200, 'waiting 7\n']);
  expect(headers).toMatchObject({ ...guards, 'content-type': registry.contentType });
});

test('HEAD /metrics returns no body', async () => {
  const [status, headers, body] = await scrape('/metrics', 'HEAD');
  expect([status, body]).toEqual([200, '']);
  expect(headers).toMatchObject({ 'content-type': registry.contentType });
});

test.each(['/', '/metrics/', '/metrics?x=1'])('%s returns 404', async (path) => {
  const [status, headers, body] = await scrape(path);
  expect([status, body]).toEqual([404, '']);
  expect(headers).toMatchObject(guards);
});

test.each(['POST', 'DELETE'])('%s returns 405 with Allow', async (method) => {
  const [status, headers, body] = await scrape('/metrics', method);
  expect([status, body]).toEqual([405, '']);
  expect(headers).toMatchObject({ ...guards, allow: 'GET, HEAD' });
});

test('logs and returns 500 when the registry fails, and 200 for the next scrape', async () => {
  vi.mocked(registry.metrics).mockRejectedValueOnce(new Error('no registry'));
  const [status, , body] = await scrape('/metrics');
  expect([status, body]).toEqual([500, '']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'metrics could not be read',
    err: { stack: expect.stringContaining('no registry') },
  });
  expect((await scrape('/metrics'))[0]).toBe(200);
});

test('limits a request to 5 s', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([5_000, 5_000]);
});
