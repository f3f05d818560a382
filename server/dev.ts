/** `npm run dev`: the server as `npm start` starts it, with pages rendered from their sources. */
import { createServer } from 'node:http';
import { createDevSite } from './dev-site.ts';
import { pathOf } from './http/request-target.ts';
import { siteContextAt } from './pages/site-context-at.ts';
import { runServer } from './run-server.ts';

await runServer(async (config, log) => {
  const server = createServer();
  const { render, renderLetter, previewLetters, isAddress, kindOf, middlewares } = await createDevSite(
    server,
    (err) => log.error({ err }, 'a page threw an error'),
    config.METRICS_PORT !== undefined,
  );
  return {
    pages: {
      files: { roots: [process.cwd()], names: new Map() },
      render,
      isAddress,
      kindOf,
      isCached: false,
    },
    renderLetter,
    build: 'development',
    /** Vite serves sources, styles and its own client. The application serves the rest. */
    serverFactory: (handler) =>
      server.on('request', (request, response) => {
        middlewares(request, response, () => handler(request, response));
      }),
    extend(app) {
      app.get('/letters/*', async (request, reply) => {
        const page = await previewLetters(pathOf(request.url), siteContextAt(config, new Date()));
        return page ? reply.type('text/html; charset=utf-8').send(page) : reply.callNotFound();
      });
      app.addHook('onSend', async (_request, reply) => {
        // Vite's client needs inline scripts and styles.
        reply.removeHeader('content-security-policy');
      });
    },
  };
});
