import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../../tests/fixtures/processes/free-port.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../services.ts';
import { startMetrics } from './start-metrics.ts';

test('without a port nothing is measured', async () => {
  expect(await startMetrics(readConfig({}), 'b1')).toBeUndefined();
});

test('where the settings say so, the build and what waits are told, and nobody else may listen', async () => {
  const port = await freePort();
  const config = readConfig({ METRICS_PORT: String(port) });
  const started = await startMetrics(config, 'b1');
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const early = await scrape();
  expect(early).toContain(`sportbuddy_build_info{version="${manifest.version}",build="b1"} 1\n`);
  expect(early).toContain('sportbuddy_database_readable 0\n');
  const outbox = { waiting: 7, parked: 0, oldestWaitingSeconds: 1 };
  started?.watch({ readOutbox: async () => outbox } as unknown as Services);
  expect(await scrape()).toContain('sportbuddy_deliveries_waiting 7\n');
  await expect(startMetrics(config, 'b1')).rejects.toThrow('EADDRINUSE');
});

test('from the start every outcome stands at 0, so that an alert sees the first as a rise', async () => {
  const port = await freePort();
  await startMetrics(readConfig({ METRICS_PORT: String(port) }), 'b1');
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const [counter, outcomes] of [
    [
      'sign_ups',
      ['stored', 'trapped', 'invalid', 'limited', 'unavailable', 'foreign', 'unreadable', 'failed'],
    ],
    ['delivery_attempts', ['delivered', 'retry', 'parked']],
  ] as const)
    for (const outcome of outcomes)
      expect(told).toContain(`sportbuddy_${counter}_total{outcome="${outcome}"} 0\n`);
});
