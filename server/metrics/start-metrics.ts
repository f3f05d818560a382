import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { cachedOutbox } from './cached-outbox.ts';
import { listenForScrapes } from './listener.ts';
import { createMetrics, type Metrics } from './metrics.ts';

export type StartedMetrics = {
  metrics: Metrics;
  /** Lets scrapes read the outbox from now on. */
  watch(services: Services): void;
};

/**
 * Starts answering scrapes where the settings say so.
 * @param build which build of the site is served
 * @returns undefined when they name no port
 * @throws when it cannot listen there
 */
export async function startMetrics(config: Config, build: string): Promise<StartedMetrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  let watched: Services | undefined;
  const readOutbox = cachedOutbox(async () => {
    if (!watched) throw new Error('the database is not open yet');
    return watched.readOutbox();
  });
  const metrics = createMetrics({ version: manifest.version, build }, readOutbox);
  await listenForScrapes(metrics.registry, { port: config.METRICS_PORT, host: config.METRICS_HOST });
  return {
    metrics,
    watch(services) {
      watched = services;
    },
  };
}
