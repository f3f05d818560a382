/** `npm run dev`: API and form as in production, pages rendered from their sources. */
import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { mailOf } from '../sign-up/settings.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createDevSite } from './dev-site.ts';
import { appLinkFiles } from './http/app-links.ts';
import { pathOf } from './http/request-target.ts';
import { createLog } from './log/log.ts';
import { createLogDestination } from './log/log-destination.ts';
import { createPageServer } from './pages/page-server.ts';
import { siteContextAt } from './pages/site-context-at.ts';
import { exitOnStartError } from './process/start-failure.ts';
import { stopOnSignal } from './process/stop.ts';
import { startServices } from './services.ts';

async function serve(config: Config): Promise<void> {
  const destination = createLogDestination();
  const log = createLog(config.LOG_LEVEL, destination);
  const server = createServer();
  const { render, renderLetter, previewLetters, isAddress, middlewares } = await createDevSite(
    server,
    (err) => log.error({ err }, 'a page threw an error'),
  );

  /** Vite serves sources, styles and its own client. The application serves the rest. */
  const serverFactory: FastifyServerFactory = (handler) =>
    server.on('request', (request, response) => {
      middlewares(request, response, () => handler(request, response));
    });

  const services = await startServices(config, log, {
    letters: { render: (letter) => renderLetter(letter, siteContextAt(config, new Date())) },
  });
  const app = await createApp({
    store: services.store,
    log,
    siteUrl: config.SITE_URL,
    launch: config.LAUNCH_DATE,
    appLinks: await appLinkFiles(config),
    trustedProxies: config.TRUST_PROXY,
    ticketSecret: config.TICKET_SECRET,
    letters: services.letters,
    confirmationLimits: mailOf(config) && {
      perNetwork: config.CONFIRMATIONS_PER_NETWORK,
      perHour: config.CONFIRMATIONS_PER_HOUR,
    },
    serverFactory,
    pages: createPageServer({
      files: { roots: [process.cwd()], names: new Map() },
      render,
      isAddress,
      settings: config,
      isCached: false,
    }),
  });
  app.get('/letters/*', async (request, reply) => {
    const page = await previewLetters(pathOf(request.url), siteContextAt(config, new Date()));
    return page ? reply.type('text/html; charset=utf-8').send(page) : reply.callNotFound();
  });
  app.addHook('onSend', async (_request, reply) => {
    // Vite's client needs inline scripts and styles.
    reply.removeHeader('content-security-policy');
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  stopOnSignal(app, { services, destination, readiness: { isDraining: false }, drainSeconds: 0 });
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  exitOnStartError(error);
}
