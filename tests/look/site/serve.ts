/** Serves the site for the browser tests until SIGTERM or SIGINT. */
import { startSiteOn } from './site-server.ts';

const server = await startSiteOn('beforeLaunch');
console.log(`Serving on port ${new URL(server.url).port}`);
const stop = Promise.withResolvers<void>();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.resolve());
await stop.promise;
await server.stop();
