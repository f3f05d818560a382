import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)((?:[/?][^#]*)?)$/;
/**
 * `no-verify` is not a mode of libpq. If the URL sets `uselibpqcompat`, the parser rejects
 * `useLibpqCompat`.
 */
const withoutLibpqRules = /[?&](uselibpqcompat=|sslmode=no-verify)/;

export class ConnectionStringError extends Error {}

/**
 * Parses a connection string. `sslmode` and `sslrootcert` mean the same as in libpq. Accepts
 * several hosts, separated by commas, and a socket directory as `?host=/run/postgresql`.
 * @returns a configuration for each host
 * @throws ConnectionStringError whose message completes the sentence "DATABASE_URL …"
 */
export function parseConnectionString(text: string): ClientConfig[] {
  const [, start, hosts = '', rest = ''] = parts.exec(text) ?? [];
  if (start === undefined) throw new ConnectionStringError('must be a postgres:// address');
  return hosts.split(',').map((host) => parseOne(start + host + rest));
}

function parseOne(given: string): ClientConfig {
  const text = withSystemAuthorities(given);
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

/**
 * `sslrootcert=system` means the certificates that Node trusts, with `verify-full`. The parser
 * would read a file.
 */
function withSystemAuthorities(text: string): string {
  if (!/[?&]sslrootcert=system(&|$)/.test(text)) return text;
  return text
    .replaceAll(/(?<=[?&])sslmode=[^&]*&?/g, '')
    .replace('sslrootcert=system', 'sslmode=verify-full');
}

/** @returns hosts, ports and the name of the database, without credentials */
export function describeConnection(text: string): string {
  const [config] = parseConnectionString(text);
  // Without a host, pg reads PGHOST.
  const hosts = parts.exec(text)?.[2] || config?.host || process.env.PGHOST || 'localhost';
  return `${hosts}/${config?.database ?? ''}`;
}
