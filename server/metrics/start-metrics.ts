import { isIPv6 } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { cachedOutbox } from './cached-outbox.ts';
import { startMetricsListener } from './listener.ts';
import { createMetrics, type Metrics } from './metrics.ts';

export type StartedMetrics = {
  /** Where scrapes are answered. */
  url: string;
  metrics: Metrics;
  /** Lets scrapes read the outbox from now on. */
  setServices(services: Services): void;
};

/**
 * Starts answering scrapes where the settings say so.
 * @param build which build of the site is served
 * @returns undefined when they name no port
 * @throws when it cannot listen there
 */
export async function startMetrics(config: Config, build: string): Promise<StartedMetrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  let current: Services | undefined;
  const readOutbox = cachedOutbox(async () => {
    if (!current) throw new Error('the database is not open yet');
    return current.readOutbox();
  });
  const metrics = createMetrics({ version: manifest.version, build }, readOutbox);
  const { METRICS_PORT, METRICS_HOST } = config;
  const server = await startMetricsListener(metrics.registry, { port: METRICS_PORT, host: METRICS_HOST });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : METRICS_PORT;
  return {
    url: `http://${isIPv6(METRICS_HOST) ? `[${METRICS_HOST}]` : METRICS_HOST}:${port}/metrics`,
    metrics,
    setServices(services) {
      current = services;
    },
  };
}
