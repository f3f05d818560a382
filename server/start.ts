import './production.ts';
import { buildIsFresh } from '../build/state.ts';
import { createApp } from './app.ts';
import { openBuiltPages } from './built-pages.ts';
import { type Config, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServices } from './services.ts';
import { failStart } from './start-failure.ts';
import { stopOnSignal } from './stop.ts';

async function buildIfStale(): Promise<void> {
  if (await buildIsFresh()) return;
  const { buildSite } = await import('../build/site.ts');
  await buildSite();
}

async function serve(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  await buildIfStale();
  const pages = await openBuiltPages(config, log);
  const services = await startServices(config, log);
  const app = await createApp({
    store: services.store,
    log,
    pages,
    siteUrl: config.SITE_URL,
    launch: config.LAUNCH_DATE,
    trustedProxies: config.TRUST_PROXY,
  });
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await services.stop();
    throw error;
  }
  stopOnSignal(app, services);
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  failStart(error);
}
