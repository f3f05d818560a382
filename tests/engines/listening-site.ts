import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { moveClock } from '../fixtures/move-clock.ts';
import { days } from '../look/days.ts';

const script = '/before-all-else.js';

export type ListeningSite = { url: string; stop: () => Promise<void> };

/**
 * Serves the site at `port` once more, each page with a first script. It gives the page the server's day, and notes what
 * goes wrong in it, since not every driver tells what a page throws or writes to the console.
 */
export async function listenTo(port: number): Promise<ListeningSite> {
  const server = createServer(async (asked, answer) => {
    if (asked.url === script) {
      const first = `(${moveClock})(${days.beforeLaunch - Date.now()});(${noteFaults})()`;
      answer.setHeader('content-type', 'text/javascript').end(first);
      return;
    }
    const { method, url: path, headers } = asked;
    const upstream = request({ port, method, path, headers: { ...headers, 'accept-encoding': 'identity' } });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
    const given = await new Promise<IncomingMessage>((resolve) => upstream.once('response', resolve));
    answer.statusCode = given.statusCode ?? 502;
    const isPage = given.headers['content-type']?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(given.headers))
      if (value !== undefined && !(isPage && name === 'content-length')) answer.setHeader(name, value);
    if (!isPage) return given.pipe(answer);
    answer.end((await text(given)).replace('<head>', `<head><script src="${script}"></script>`));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

declare global {
  interface Window {
    faultsNoted?: string[];
  }
}

/** Runs in the page, before all else. */
function noteFaults(): void {
  const faults: string[] = [];
  window.faultsNoted = faults;
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) faults.push(`${event.message} (${event.filename}:${event.lineno})`);
      // A film that cannot be played is spoken of on the page, and a hint may be declined.
      else if (target instanceof Element && !target.matches('source, link[rel=modulepreload]'))
        faults.push(`${target.outerHTML.slice(0, 160)} did not come`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`nobody caught ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    error(...words);
  };
}
