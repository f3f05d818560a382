import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { shiftClock } from '../fixtures/shift-clock.ts';
import { days } from '../look/days.ts';

const script = '/before-all-else.js';

export type ErrorRecordingProxy = {
  url: string;
  /** Cuts or restores the network. The browser does not notice by itself. */
  setConnected: (isConnected: boolean) => void;
  stop: () => Promise<void>;
};

/**
 * Proxies the site at `port` and adds a script at the start of each page. The script sets the
 * page's clock to the server's day. It also records errors, because not every driver reports
 * exceptions and console messages, and can cut the network.
 */
export async function startErrorRecordingProxy(port: number): Promise<ErrorRecordingProxy> {
  let isConnected = true;
  const server = createServer(async (clientRequest, clientResponse) => {
    if (!isConnected) return clientRequest.socket.destroy();
    if (clientRequest.url === script) {
      const scriptText = `(${shiftClock})(${days.beforeLaunch - Date.now()});(${recordErrors})()`;
      clientResponse.setHeader('content-type', 'text/javascript').end(scriptText);
      return;
    }
    const { method, url: path, headers } = clientRequest;
    const upstream = request({ port, method, path, headers: { ...headers, 'accept-encoding': 'identity' } });
    upstream.on('error', () => clientResponse.destroy());
    clientRequest.pipe(upstream);
    const upstreamResponse = await new Promise<IncomingMessage>((resolve) =>
      upstream.once('response', resolve),
    );
    clientResponse.statusCode = upstreamResponse.statusCode ?? 502;
    const isPage = upstreamResponse.headers['content-type']?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(upstreamResponse.headers))
      if (value !== undefined && !(isPage && name === 'content-length'))
        clientResponse.setHeader(name, value);
    if (!isPage) return upstreamResponse.pipe(clientResponse);
    clientResponse.end(
      (await text(upstreamResponse)).replace('<head>', `<head><script src="${script}"></script>`),
    );
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return {
    url: `http://localhost:${address.port}`,
    setConnected(next) {
      isConnected = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/** Runs in the page before all other scripts. */
function recordErrors(): void {
  const faults: string[] = [];
  window.recordedErrors = faults;
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) faults.push(`${event.message} (${event.filename}:${event.lineno})`);
      // Excludes videos, because the page handles their failure, and modulepreload, which is only a
      // hint.
      else if (target instanceof Element && !target.matches('source, link[rel=modulepreload]'))
        faults.push(`${target.outerHTML.slice(0, 160)} did not load`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} blocked ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    error(...words);
  };
}
