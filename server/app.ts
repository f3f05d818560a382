import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { LaunchDate } from '../content/clock/launch.ts';
import { baseLocale, localeNamed } from '../content/locale.ts';
import { calendarFileName, calendarPath } from '../content/service-addresses.ts';
import { createCorrectionTokens } from '../sign-up/correction-tokens.ts';
import type { LetterLinks } from '../sign-up/letters/own-sign-ups.ts';
import type { SignUpStore } from '../sign-up/store/store.ts';
import { type AppLinkFiles, registerAppLinks } from './http/app-links.ts';
import { kickOffCalendar } from './http/calendar.ts';
import { warnAboutUntrustedProxy } from './http/client-address.ts';
import {
  createClientLimit,
  createNetworkLimit,
  type RequestLimit,
  registerClientLimits,
} from './http/client-limit.ts';
import { handleClientError } from './http/connections/client-error.ts';
import { createFileLimit, limitConnections } from './http/connections/connection-limits.ts';
import { registerHeaders, securityHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { pathAndQueryOf, searchOf } from './http/request-target.ts';
import { guardAddresses } from './http/route-table.ts';
import { loggablePath } from './log/log.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerVitals, vitalsLimit } from './metrics/vitals.ts';
import { createPageServer, type PageServer, type SitePages, unexpectedError } from './pages/page-server.ts';
import type { RenderAll } from './pages/render-in-process.ts';
import { registerPages, sendNotFound } from './pages/routes.ts';
import type { Readiness } from './process/stop.ts';
import { registerApi } from './sign-up/api.ts';
import {
  type ConfirmationLimits,
  createConfirmationLimit,
  unlimitedConfirmation,
} from './sign-up/confirmation-limit.ts';
import { registerForm } from './sign-up/form.ts';
import { type MailEventOptions, registerMailEvents } from './sign-up/mail-events.ts';
import { registerOwnSignUpPage } from './sign-up/own-sign-up-page.ts';

/** A request that takes longer to arrive is a slow-body attack or a dead connection. */
const requestTimeoutMs = 15_000;
const timeoutCheckMs = 1_000;
/** A client that reads no byte of a response for this long is disconnected. */
const stalledReaderMs = 30_000;

export type WarmUp = { paths: readonly string[]; renderElsewhere: RenderAll };

export type AppOptions = {
  store: SignUpStore;
  log: FastifyBaseLogger;
  siteUrl: string;
  launch: LaunchDate;
  /** Number of proxies whose `X-Forwarded-For` entries are trusted. */
  trustedProxies: number;
  /** Without pages the server is the API only, for benchmarks and tests. */
  pages?: SitePages;
  /** Paths of `pages` that are rendered ahead of requests. None by default. */
  warmUp?: WarmUp | undefined;
  /** Sign-ups from one client address (`createNetworkLimit`). No limit by default. */
  signUpLimit?: RequestLimit | undefined;
  /** Pages rendered on request for one client address. No limit by default. */
  renderLimit?: RequestLimit | undefined;
  /** Limits of confirmation letters. No letters by default. */
  confirmationLimits?: ConfirmationLimits | undefined;
  /** See `createCorrectionTokens`. */
  tokenSecret?: string | undefined;
  /** Without it links in letters get the 404 page. */
  letters?: LetterLinks | undefined;
  readiness?: Readiness;
  /** Off by default. */
  metrics?: Metrics;
  /** None by default. */
  appLinks?: AppLinkFiles;
  /** Off by default. */
  mailEvents?: MailEventOptions | undefined;
  requestTimeoutMs?: number;
  stalledReaderMs?: number;
  /** Responses that read a file at the same time. By default half of the descriptors. */
  maxOpenFiles?: number;
  serverFactory?: FastifyServerOptions['serverFactory'] | undefined;
  /** Adds routes, and hooks of all routes. Nothing by default. */
  extend?: ((app: FastifyInstance) => void) | undefined;
};

/** Creates the HTTP application. Does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, log, requestTimeoutMs: requestTimeout = requestTimeoutMs } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    requestTimeout,
    connectionTimeout: options.stalledReaderMs ?? stalledReaderMs,
    // Node swaps the two timeouts if `headersTimeout` is longer than `requestTimeout`.
    http: { connectionsCheckingInterval: timeoutCheckMs, headersTimeout: requestTimeout },
    forceCloseConnections: 'idle',
    clientErrorHandler: handleClientError,
    // Requests on open connections are answered normally while the server stops.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (pages?.hasAddress(url) === true ? url : pathAndQueryOf(url)),
    // Avoids a child logger per request: each log call passes its own fields.
    childLoggerFactory: (logger) => logger,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // A file response that failed already has the cache headers of its content.
    reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('last-modified');
    if (status < 500) return reply.code(status).type('text/plain').send('The request cannot be read\n');
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).type('text/plain').send(`${unexpectedError}\n`);
  });
  limitConnections(app);
  await registerClientLimits(app);
  const { signUpLimit, renderLimit } = options;
  const pages: PageServer | undefined =
    options.pages &&
    createPageServer({
      ...options.pages,
      renderLimit: renderLimit && createClientLimit(app, renderLimit),
    });
  const { warmUp } = options;
  const warmPages = warmUp && pages?.keepWarm(warmUp.paths, log, warmUp.renderElsewhere);
  app.addHook('onClose', async () => warmPages?.stop());
  registerHeaders(app, securityHeaders(options.siteUrl, pages?.inlineScripts));
  if (options.trustedProxies === 0) warnAboutUntrustedProxy(app);
  if (requestLogLevels.has(log.level)) logResponses(app);
  if (options.metrics) measureRequests(app, options.metrics, pages);
  guardAddresses(app, (path) => pages?.hasAddress(path) ?? false);
  options.extend?.(app);
  registerHealth(app, store, { readiness: options.readiness, isWarm: warmPages?.isWarm });
  registerCalendar(app, options);
  registerAppLinks(app, options.appLinks ?? new Map());
  const limitSignUps = () => signUpLimit && createNetworkLimit(app, signUpLimit);
  const correctionTokens = await createCorrectionTokens(options.tokenSecret);
  // The API and the plain form share their limits.
  const signUps = {
    store,
    correctionTokens,
    siteUrl: options.siteUrl,
    limits: { signUp: limitSignUps(), city: limitSignUps() },
    confirmations: options.confirmationLimits && createConfirmationLimit(app, options.confirmationLimits),
  };
  await app.register(async (scope) => registerApi(scope, signUps));
  const { mailEvents } = options;
  if (mailEvents) await app.register(async (scope) => registerMailEvents(scope, mailEvents));
  if (pages) {
    await app.register(async (scope) => registerForm(scope, pages, signUps));
    if (options.letters) {
      const ownSignUpPage = {
        ...options.letters,
        siteUrl: options.siteUrl,
        limit: limitSignUps(),
        confirmations: signUps.confirmations ?? (() => unlimitedConfirmation),
      };
      await app.register(async (scope) => registerOwnSignUpPage(scope, pages, ownSignUpPage));
    }
    const vitals = {
      pages,
      metrics: options.metrics,
      limit: createClientLimit(app, vitalsLimit),
      siteUrl: options.siteUrl,
    };
    await app.register(async (scope) => registerVitals(scope, vitals));
    await registerPages(app, { pages, correctionTokens, files: createFileLimit(options.maxOpenFiles) });
  }
  app.setNotFoundHandler((request, reply) => {
    if (pages) return sendNotFound(request, reply, pages);
    return reply.code(404).send({ ok: false, error: 'Not found' });
  });
  return app;
}

function registerCalendar(
  app: FastifyInstance,
  { launch, siteUrl }: Pick<AppOptions, 'launch' | 'siteUrl'>,
): void {
  app.get(calendarPath, async (request, reply) => {
    const language = localeNamed(new URLSearchParams(searchOf(request.url)).get('lang')) ?? baseLocale;
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `inline; filename="${calendarFileName}"`)
      .type('text/calendar; charset=utf-8')
      .send(kickOffCalendar(launch, new Date(), language, siteUrl));
  });
}

/** Levels at which each response is logged. */
const requestLogLevels = new Set(['trace', 'debug']);

/** Logs one line per response, without client address, query or anything a visitor typed. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const path = loggablePath(url);
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, path, status: reply.statusCode, ms }, 'answered');
    done();
  });
}
