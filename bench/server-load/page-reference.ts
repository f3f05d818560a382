/** The reference for pages: Node's own server with one answer, the bytes and headers that `SITE_URL` gave. Says `PORT n`. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pageHeaders } from './page-request.ts';

const request = get(process.env.SITE_URL ?? '', { headers: pageHeaders });
const [answer]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
const body = await buffer(answer);
const hop = new Set(['connection', 'keep-alive', 'date']);
const headers = Object.entries(answer.headers).filter(([name]) => !hop.has(name));

const server = createServer((_request, response) => {
  response.writeHead(answer.statusCode ?? 0, Object.fromEntries(headers)).end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
const address = server.address();
process.stdout.write(`PORT ${typeof address === 'object' ? address?.port : 0}\n`);
