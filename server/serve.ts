/** The server. It runs as a part of a release, which contains the site that it serves. */
import { basename, dirname, join } from 'node:path';
import { openBuiltSite } from '../bundler/built-site.ts';
import { site as siteFacts } from '../content/site.ts';
import { mailOf } from '../sign-up/settings.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { appLinkFiles } from './http/app-links.ts';
import { listen } from './http/listen.ts';
import { installCrashHandler } from './log/crash-handler.ts';
import { createLog } from './log/log.ts';
import { createLogDestination } from './log/log-destination.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { createPageServer } from './pages/page-server.ts';
import { renderInProcess } from './pages/render-in-process.ts';
import { siteContextAt } from './pages/site-context-at.ts';
import { findStaticFiles } from './pages/static-files.ts';
import { checkCompanyFacts } from './process/company-facts.ts';
import { warnAboutEphemeralDisk } from './process/platform-disk.ts';
import { exitOnStartError } from './process/start-failure.ts';
import { logPublicFacts } from './process/start-lines.ts';
import { type Readiness, stopOnSignal } from './process/stop.ts';
import { printAddress } from './process/terminal.ts';
import { startServices } from './services.ts';

const releaseFolder = dirname(import.meta.dirname);

async function serve(config: Config): Promise<void> {
  const destination = createLogDestination();
  const log = createLog(config.LOG_LEVEL, destination);
  installCrashHandler(log, destination);
  checkCompanyFacts(siteFacts, config.REQUIRE_COMPANY === '1', log);
  warnAboutEphemeralDisk(config, process.env, log);
  if (config.DATABASE_URL && !config.TICKET_SECRET)
    log.warn(
      'TICKET_SECRET is not set: a visitor can correct a sign-up only on this server, until its next start',
    );
  logPublicFacts(config, log);
  const site = await openBuiltSite(
    releaseFolder,
    (err) => log.error({ err }, 'a page threw an error'),
    config.METRICS_PORT !== undefined,
  );
  const files = await findStaticFiles(`${releaseFolder}/client`, `${releaseFolder}/earlier`);
  const pages = createPageServer({ ...site, files, settings: config });
  const metrics = await startMetrics(config, basename(releaseFolder));
  if (metrics) log.info({ metrics: metrics.url }, 'metrics listener started');
  const services = await startServices(config, log, {
    letters: {
      render: (letter) => site.renderLetter(letter, siteContextAt(config, new Date())),
      ...(metrics && { worker: { onAttempt: metrics.metrics.countLetterAttempt } }),
    },
    ...(metrics && { worker: { onAttempt: metrics.metrics.countDeliveryAttempt } }),
  });
  metrics?.setServices(services);
  const renderElsewhere = renderInProcess(join(import.meta.dirname, 'warm-up.js'));
  const warmPages =
    config.WARM_UP === '1' ? pages.keepWarm(site.allPaths(), log, renderElsewhere) : undefined;
  const readiness: Readiness = { isDraining: false, ...(warmPages && { isWarm: warmPages.isWarm }) };
  const app = await createApp({
    store: services.store,
    log,
    pages,
    siteUrl: config.SITE_URL,
    launch: config.LAUNCH_DATE,
    appLinks: await appLinkFiles(config),
    trustedProxies: config.TRUST_PROXY,
    signUpLimit: config.SIGN_UP_LIMIT,
    renderLimit: config.RENDER_LIMIT,
    ticketSecret: config.TICKET_SECRET,
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
  });
  app.addHook('onClose', async () => warmPages?.stop());
  try {
    await listen(app, config.PORT, config.HOST);
  } catch (error) {
    await services.stop();
    throw error;
  }
  stopOnSignal(app, { services, destination, readiness, drainSeconds: config.DRAIN_SECONDS });
  void printAddress(app.server.address());
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  exitOnStartError(error);
}
