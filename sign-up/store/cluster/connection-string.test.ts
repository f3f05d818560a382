import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asAdministrator } from '../../../tests/fixtures/databases/databases.ts';
import { type Cluster, startCluster } from '../../../tests/fixtures/databases/postgres-cluster.ts';
import { requireProgram } from '../../../tests/fixtures/processes/system-program.ts';
import { openDatabase } from '../open-database.ts';
import { storageErrorCode, storageErrorReason } from '../storage-errors.ts';
import { describeConnection, parseConnectionString } from './connection-string.ts';

test('gives each of several hosts a configuration of its own', () => {
  const configs = parseConnectionString('postgres://u:p%40w@one:5433,[::1],two/db?application_name=x');
  expect(configs.map(({ host, port }) => [host, port])).toEqual([
    ['one', 5433],
    ['::1', undefined],
    ['two', undefined],
  ]);
  for (const config of configs)
    expect(config).toMatchObject({ user: 'u', password: 'p@w', database: 'db', application_name: 'x' });
});

test('PGSSLMODE applies to an address without sslmode, as in PostgreSQL’s tools', () => {
  vi.stubEnv('PGSSLMODE', 'no-verify');
  const sslOf = (text: string) => {
    const [config] = parseConnectionString(text);
    return (new pg.Client(config) as unknown as { ssl: unknown }).ssl;
  };
  expect(sslOf('postgres://u@db/site')).toEqual({ rejectUnauthorized: false });
  expect(sslOf('postgres://u@db/site?sslmode=disable')).toBe(false);
  vi.unstubAllEnvs();
  expect(sslOf('postgres://u@db/site')).toBe(false);
});

test.each([
  ['postgres://u:secret@one:5433,two/db', 'one:5433,two/db'],
  ['postgres://u@/db?host=/run/postgresql', '/run/postgresql/db'],
  ['postgres:///db', 'localhost/db'],
  ['postgres:///db?host=db.example', 'db.example/db'],
])('describes %s without credentials', (text, name) => {
  expect(describeConnection(text)).toBe(name);
});

test.each([
  ['mysql://h/d', 'must be a postgres:// address'],
  ['postgres://h:port/d', 'must be a postgres:// address'],
  ['postgres://h/d?sslmode=verify-ca', 'needs sslrootcert=FILE with sslmode=verify-ca'],
  [
    'postgres://h/d?sslmode=verify-full&sslrootcert=/none.pem',
    'names a file that cannot be read (/none.pem, ENOENT)',
  ],
])('refuses %s', (text, message) => {
  expect(() => parseConnectionString(text)).toThrow(message);
});

describe('a server with a certificate of its own authority', () => {
  let cluster: Cluster;
  let folder: string;
  let authority: string;
  beforeAll(async () => {
    cluster = await startCluster({ isDurable: false });
    folder = mkdtempSync(join(tmpdir(), 'sportbuddy-tls-'));
    chmodSync(folder, 0o755);
    authority = join(folder, 'ca.pem');
    const openssl = (...args: string[]) =>
      execFileSync(requireProgram('openssl', 'openssl'), args, { cwd: folder, stdio: 'ignore' });
    openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=Test CA'],
      ...['-keyout', 'ca.key', '-out', 'ca.pem'],
    );
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=elsewhere',
      '-keyout',
      'db.key',
      '-out',
      'db.csr',
    );
    openssl(
      'x509',
      '-req',
      '-in',
      'db.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-days',
      '1',
      '-out',
      'db.pem',
    );
    const { uid, gid } = statSync(cluster.data);
    for (const name of ['db.key', 'db.pem']) chownSync(join(folder, name), uid, gid);
    chmodSync(join(folder, 'db.key'), 0o600);
    for (const [name, value] of [
      ['ssl_cert_file', join(folder, 'db.pem')],
      ['ssl_key_file', join(folder, 'db.key')],
      ['ssl', 'on'],
    ])
      await asAdministrator(cluster.url('postgres'), `alter system set ${name} = '${value}'`);
    // Only TLS connections are accepted over TCP.
    writeFileSync(
      join(cluster.data, 'pg_hba.conf'),
      'local all all trust\nhostssl all all 127.0.0.1/32 trust\n',
    );
    await cluster.shutDown('fast');
    await cluster.start();
  });
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function connect(query: string): Promise<string> {
    const url = cluster.url('postgres').replace('127.0.0.1', 'localhost') + query;
    const database = openDatabase({ DATA_DIR: 'unused', DATABASE_URL: url });
    try {
      await database.db.introspection.getTables();
      return 'connected';
    } catch (error) {
      return `${storageErrorCode(error)} ${storageErrorReason(error)}`;
    } finally {
      await database.close();
    }
  }

  test.each([
    ['', /^28000 no pg_hba\.conf entry for host .* no encryption$/],
    ['?sslmode=disable', /^28000 /],
    ['?sslmode=require', /^connected$/],
    ['?sslmode=prefer', /^connected$/],
    ['?sslmode=no-verify', /^connected$/],
    ['?sslmode=verify-ca&sslrootcert=CA', /^connected$/],
    ['?sslmode=verify-full&sslrootcert=CA', /^ERR_TLS_CERT_ALTNAME_INVALID .*elsewhere/],
    [
      '?sslmode=require&sslrootcert=system',
      /^UNABLE_TO_VERIFY_LEAF_SIGNATURE |^SELF_SIGNED|^UNABLE_TO_GET_ISSUER/,
    ],
    ['?sslmode=verify-full', /^UNABLE_TO_VERIFY_LEAF_SIGNATURE |^SELF_SIGNED|^UNABLE_TO_GET_ISSUER/],
  ])('with "%s": %s', async (query, expected) => {
    const warnings: Error[] = [];
    const collect = (warning: Error) => warnings.push(warning);
    process.on('warning', collect);
    expect(await connect(query.replace('CA', authority))).toMatch(expected);
    process.off('warning', collect);
    expect(warnings).toEqual([]);
  });

  test('accepts the directory of a Unix socket as host', async () => {
    const url = `postgres://postgres@/postgres?host=${cluster.socketFolder}&port=${cluster.port}`;
    const database = openDatabase({ DATA_DIR: 'unused', DATABASE_URL: url });
    expect(await database.db.introspection.getTables()).toEqual([]);
    await database.close();
  });
});
