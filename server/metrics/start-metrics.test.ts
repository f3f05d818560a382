import pino from 'pino';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readConfig } from '../config.ts';
import type { Services } from '../services.ts';
import { startMetrics } from './start-metrics.ts';

const log = pino({ level: 'silent' });

test('returns undefined without METRICS_PORT', async () => {
  expect(await startMetrics(readConfig({}), 'b1', log)).toBeUndefined();
});

test('serves build and waiting deliveries at its URL, and rejects a port in use', async () => {
  const started = await startMetrics(readConfig({ METRICS_PORT: '0' }), 'b1', log);
  const { url = '' } = started ?? {};
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/metrics$/);
  const scrape = async () => (await fetch(url)).text();
  const early = await scrape();
  expect(early).toContain(`sportbuddy_build_info{version="${manifest.version}",build="b1"} 1\n`);
  expect(early).toContain('sportbuddy_database_readable 0\n');
  const queue = { waiting: 7, parked: 0, oldestWaitingSeconds: 1 };
  const outbox = { ...queue, letters: { ...queue, paused: 0 } };
  started?.setServices({ readOutbox: async () => outbox } as unknown as Services);
  expect(await scrape()).toContain('sportbuddy_deliveries_waiting 7\n');
  const taken = readConfig({ METRICS_PORT: new URL(url).port });
  await expect(startMetrics(taken, 'b1', log)).rejects.toThrow('EADDRINUSE');
});

test('every outcome starts at 0, so that an alert sees the first one as an increase', async () => {
  const started = await startMetrics(readConfig({ METRICS_PORT: '0' }), 'b1', log);
  const text = await (await fetch(started?.url ?? '')).text();
  for (const [counter, outcomes] of [
    [
      'sign_ups',
      ['stored', 'trapped', 'invalid', 'limited', 'unavailable', 'foreign', 'unreadable', 'failed'],
    ],
    ['delivery_attempts', ['delivered', 'retry', 'parked']],
  ] as const)
    for (const outcome of outcomes)
      expect(text).toContain(`sportbuddy_${counter}_total{outcome="${outcome}"} 0\n`);
});
