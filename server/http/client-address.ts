import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const clients = new WeakMap<FastifyRequest, string>();

/** Notes who sends a request while the connection stands: of one that was reset, the address is gone. */
export function recordClientKeys(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    clients.set(request, clientKey(request.ip ?? ''));
    done();
  });
}

/**
 * Says once that requests come through a proxy which no setting believes: all visitors would count as one client.
 * Anyone may send the header, so it says no more and counts nothing.
 */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(
      'X-Forwarded-For arrives while TRUST_PROXY is 0: behind a proxy all visitors share one limit of sign-ups; set TRUST_PROXY to the number of proxies',
    );
  });
}

/** @returns what the limit counts a request by, in a scope of {@link recordClientKeys} */
export function clientKeyOf(request: FastifyRequest): string {
  return clients.get(request) ?? clientKey('');
}

/**
 * What the limit counts by: an IPv4 address whole, an IPv6 address by its /64, since one household or phone
 * has all of that. An IPv4 address inside an IPv6 one counts as itself.
 * @param address as the socket or a believed proxy names it
 */
export function clientKey(address: string): string {
  if (isIPv4(address)) return address;
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  if (isIP(bare) === 0) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies name the client with its port, which is another for each connection. */
function withoutPort(address: string): string {
  return address.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}
