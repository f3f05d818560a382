import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const clientKeys = new WeakMap<FastifyRequest, string>();

/**
 * Stores the rate limit key of each request when it arrives. A connection that was reset has no
 * address.
 */
export function recordClientKeys(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    clientKeys.set(request, clientKey(request.ip ?? ''));
    done();
  });
}

/**
 * Warns once if a request has `X-Forwarded-For` but no proxy is trusted: all visitors would count
 * as one client. Logs no value, because any client can send the header.
 */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(
      'a request has X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy all visitors count as one client of the rate limits; set TRUST_PROXY to the number of proxies',
    );
  });
}

/**
 * @returns the rate limit key of a request: the one from {@link recordClientKeys}, or that of its
 * open connection
 */
export function recordedClientKey(request: FastifyRequest): string {
  return clientKeys.get(request) ?? clientKey(request.ip ?? '');
}

/**
 * @returns the rate limit key of an address. An IPv4 address is its own key. IPv6 addresses of one
 * /64 share a key, because a household or a phone has a whole /64. An IPv4-mapped IPv6 address
 * counts as IPv4.
 * @param address from the socket or a trusted proxy
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

/**
 * @returns the network of a client: the /24 of an IPv4 address, or the /48 of an IPv6 address, which
 * a provider gives to one customer
 */
export function clientNetwork(request: FastifyRequest): string {
  const [address = ''] = recordedClientKey(request).split('/');
  if (!ipaddr.isValid(address)) return 'unknown';
  const [family, bits] = ipaddr.IPv4.isValid(address) ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return family.networkAddressFromCIDR(`${address}/${bits}`).toString();
}

/** Some proxies append the client's port, which differs for each connection. */
function withoutPort(address: string): string {
  return address.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}
