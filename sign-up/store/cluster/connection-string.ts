import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)((?:[/?][^#]*)?)$/;
/** Under libpq's rules `no-verify` does not exist, and the parameter must not be repeated. */
const withoutLibpqRules = /[?&](uselibpqcompat=|sslmode=no-verify)/;

export class ConnectionStringError extends Error {}

/**
 * Parses a connection string with the rules of libpq: `sslmode` with `sslrootcert`, several hosts separated by commas,
 * and a socket directory as `?host=/run/postgresql`.
 * @returns a configuration for each host
 * @throws ConnectionStringError that completes the sentence "DATABASE_URL …"
 */
export function parseConnectionString(text: string): ClientConfig[] {
  const [, start, hosts = '', rest = ''] = parts.exec(text) ?? [];
  if (start === undefined) throw new ConnectionStringError('must be a postgres:// address');
  return hosts.split(',').map((host) => parseOne(start + host + rest));
}

function parseOne(text: string): ClientConfig {
  try {
    return toClientConfig(parse(text, withoutLibpqRules.test(text) ? {} : { useLibpqCompat: true }));
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (path) throw new ConnectionStringError(`names a file that cannot be read (${path}, ${code})`);
    if (message.includes('verify-ca'))
      throw new ConnectionStringError('needs sslrootcert=FILE with sslmode=verify-ca');
    throw new ConnectionStringError('must be a postgres:// address');
  }
}

/** @returns hosts, ports and the name of the database, without credentials */
export function describeConnection(text: string): string {
  const [config] = parseConnectionString(text);
  const hosts = parts.exec(text)?.[2] || (config?.host?.startsWith('/') ? config.host : 'the local socket');
  return `${hosts}/${config?.database ?? ''}`;
}
