import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../../operator-error.ts';

const tools = ['pg_dump', 'pg_restore', 'psql'] as const;
export type Tool = (typeof tools)[number];

const maxErrorText = 10_000;

/** @throws OperatorError that names the programs of PostgreSQL that this machine lacks */
export function requireTools(): void {
  const missing = tools.filter((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status !== 0);
  if (missing.length > 0) throw new OperatorError('no-tools', { missing });
}

/** How a program reaches a database. The password is no argument, because those can be read by others. */
export type Connection = { url: string; password: string | undefined };

/** @param text a connection string with the rules of `cluster/connection-string.ts` */
export function connectionOf(text: string): Connection {
  const [, start = '', user = '', , secret, rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^:@/?#]*)(:([^@/?#]*))?(.*)$/.exec(text) ?? [];
  const isUser = rest.startsWith('@');
  const [path = '', query = ''] = (isUser ? rest : text.slice(start.length)).split('?', 2);
  const [hosts = ''] = path.replace(/^@/, '').split('/', 1);
  const parameters = query.split('&').filter((part) => part && !part.startsWith('uselibpqcompat='));
  // A mode of Node's driver only, which checks no certificate either.
  const known = parameters.map((part) => (part === 'sslmode=no-verify' ? 'sslmode=require' : part));
  if (hosts.includes(',') && !query.includes('target_session_attrs'))
    known.push('target_session_attrs=read-write');
  return {
    url: `${start}${isUser ? user : ''}${path}${known.length > 0 ? `?${known.join('&')}` : ''}`,
    password: isUser && secret !== undefined ? decodeURIComponent(secret) : undefined,
  };
}

export type RunningTool = ChildProcess & { ended: Promise<{ code: number | null; error: string }> };

/** Starts a program of PostgreSQL, which asks for no password. */
export function startTool(tool: Tool, args: readonly string[], connection?: Connection): RunningTool {
  const own = connection ? [`--dbname=${connection.url}`, '--no-password'] : [];
  const password = connection?.password === undefined ? {} : { PGPASSWORD: connection.password };
  const child = spawn(tool, [...own, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Its messages are matched.
    env: { ...process.env, ...password, LC_ALL: 'C', PGAPPNAME: 'sportbuddy' },
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(0, maxErrorText);
  });
  // Of a program that has ended. Its exit code says why.
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    error: firstError(text),
  }));
  return Object.assign(child, { ended });
}

/** @returns the first error and its details, without the rows that PostgreSQL prints as context */
function firstError(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^.*?(?:error|ERROR|FATAL): +/, ''));
  const at = text.split('\n').findIndex((line) => /error:|ERROR:|FATAL:/.test(line));
  const detail = text.split('\n')[at + 1];
  const version = /detail: (server version.*)$/.exec(detail ?? '')?.[1];
  return [lines[Math.max(at, 0)], version].filter(Boolean).join('; ') || 'no message';
}
