/** The start that `npm start` and `npm run dev` share. They differ in the site that they open. */
import type { FastifyBaseLogger } from 'fastify';
import type { SiteModule } from '../bundler/built-site.ts';
import { mailOf } from '../sign-up/settings.ts';
import { type AppOptions, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { appLinkFiles } from './http/app-links.ts';
import { listen } from './http/listen.ts';
import { installCrashHandler } from './log/crash-handler.ts';
import { createLog } from './log/log.ts';
import { createLogDestination } from './log/log-destination.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import type { SitePages } from './pages/page-server.ts';
import { siteContextAt } from './pages/site-context-at.ts';
import { exitOnStartError } from './process/start-failure.ts';
import { type Readiness, stopOnSignal } from './process/stop.ts';
import { printAddress } from './process/terminal.ts';
import { startServices } from './services.ts';

/** A build, or the sources. */
type Site = {
  pages: Omit<SitePages, 'settings'>;
  renderLetter: SiteModule['renderLetter'];
  /** The id of the build, for metrics. */
  build: string;
} & Pick<AppOptions, 'warmUp' | 'serverFactory' | 'extend'>;

type OpenSite = (config: Config, log: FastifyBaseLogger) => Promise<Site>;

/** Serves a site with the settings of the environment. Exits with one line if it cannot start. */
export async function runServer(openSite: OpenSite): Promise<void> {
  try {
    await serve(readConfig(process.env), openSite);
  } catch (error) {
    exitOnStartError(error);
  }
}

async function serve(config: Config, openSite: OpenSite): Promise<void> {
  const destination = createLogDestination();
  const log = createLog(config.LOG_LEVEL, destination);
  installCrashHandler(log, destination);
  const site = await openSite(config, log);
  const metrics = await startMetrics(config, site.build, log);
  if (metrics) log.info({ metrics: metrics.url }, 'metrics listener started');
  const services = await startServices(config, log, {
    letters: {
      render: (letter) => site.renderLetter(letter, siteContextAt(config, new Date())),
      ...(metrics && { worker: { onAttempt: metrics.metrics.countLetterAttempt } }),
    },
    ...(metrics && { worker: { onAttempt: metrics.metrics.countDeliveryAttempt } }),
  });
  metrics?.setServices(services);
  const readiness: Readiness = { isDraining: false };
  const app = await createApp({
    store: services.store,
    log,
    pages: { ...site.pages, settings: config },
    warmUp: config.WARM_UP === '1' ? site.warmUp : undefined,
    siteUrl: config.SITE_URL,
    launch: config.LAUNCH_DATE,
    appLinks: await appLinkFiles(config),
    trustedProxies: config.TRUST_PROXY,
    signUpLimit: config.SIGN_UP_LIMIT,
    renderLimit: config.RENDER_LIMIT,
    tokenSecret: config.TICKET_SECRET,
    confirmationLimits: mailOf(config) && {
      perNetwork: config.CONFIRMATIONS_PER_NETWORK,
      perHour: config.CONFIRMATIONS_PER_HOUR,
    },
    mailEvents: config.MAIL_WEBHOOK_SECRET && {
      provider: config.MAIL_WEBHOOK_SECRET,
      record: services.recordMailEvent,
      count: metrics?.metrics.countMailEvents,
    },
    letters: services.letters,
    readiness,
    ...(metrics && { metrics: metrics.metrics }),
    serverFactory: site.serverFactory,
    extend: site.extend,
  });
  try {
    await listen(app, config.PORT, config.HOST);
  } catch (error) {
    await services.stop();
    throw error;
  }
  stopOnSignal(app, { services, destination, readiness, drainSeconds: config.DRAIN_SECONDS });
  void printAddress(app.server.address());
}
