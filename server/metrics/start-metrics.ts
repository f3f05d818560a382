import { isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { cachedOutbox } from './cached-outbox.ts';
import { startMetricsListener } from './listener.ts';
import { createMetrics } from './metrics.ts';

/**
 * Starts the metrics listener on `METRICS_HOST` and `METRICS_PORT`.
 * @param build the id of the served build
 * @returns undefined without `METRICS_PORT`
 * @throws if it cannot listen on the address
 */
export async function startMetrics(config: Config, build: string, log: Logger) {
  if (config.METRICS_PORT === undefined) return undefined;
  let current: Services | undefined;
  const readOutbox = cachedOutbox(async () => {
    if (!current) throw new Error('the database is not open yet');
    return current.readOutbox();
  });
  const metrics = createMetrics({ version: manifest.version, build }, readOutbox);
  const { METRICS_PORT, METRICS_HOST } = config;
  const place = { port: METRICS_PORT, host: METRICS_HOST };
  const server = await startMetricsListener(metrics.registry, place, log);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : METRICS_PORT;
  return {
    url: `http://${isIPv6(METRICS_HOST) ? `[${METRICS_HOST}]` : METRICS_HOST}:${port}/metrics`,
    metrics,
    /** Scrapes read the outbox of `services` after this call. */
    setServices(services: Services): void {
      current = services;
    },
  };
}
