/** Serves the site for the tests in the browser, at `PORT`, until it is told to stop. */
import { startSite } from './site-server.ts';

const server = await startSite(Number(process.env.PORT));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void server.stop());
await server.ended;
