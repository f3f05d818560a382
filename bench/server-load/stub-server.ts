/** The same endpoint with nothing behind it: what HTTP alone costs. Says `PORT n` once it listens. */
import '../../server/process/production.ts';
import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';
import { createApp } from '../../server/app.ts';
import { listen } from '../../server/http/listen.ts';
import { createLog } from '../../server/log/log.ts';

const app = await createApp({
  store: { add: async () => ({ kind: 'kept' }), check: async () => undefined, stop: async () => undefined },
  log: createLog('silent', { write: () => undefined }),
  siteUrl: DEFAULT_SITE_URL,
  launch: { month: 6, day: 6 },
  trustedProxies: 1,
});
await listen(app, 0, '127.0.0.1');
process.on('SIGTERM', () => app.close());
const address = app.server.address();
process.stdout.write(`PORT ${typeof address === 'object' ? address?.port : 0}\n`);
