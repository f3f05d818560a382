import { expect, test } from 'vitest';
import { runSignups } from '../../../../tests/fixtures/processes/signups-command.ts';
import { connectionOf } from './tools.ts';

test.each([
  ['postgres://host/db', 'postgres://host/db', undefined],
  ['postgres://host:5433/db', 'postgres://host:5433/db', undefined],
  ['postgres://ann@host/db', 'postgres://ann@host/db', undefined],
  ['postgres://ann:p%40ss@host:5433/db', 'postgres://ann@host:5433/db', 'p@ss'],
  ['postgresql://ann:secret@host/db?sslmode=no-verify', 'postgresql://ann@host/db?sslmode=require', 'secret'],
  [
    'postgres://host/db?uselibpqcompat=true&sslmode=verify-full',
    'postgres://host/db?sslmode=verify-full',
    undefined,
  ],
  [
    'postgres://a:b@one:5432,two:5432/db',
    'postgres://a@one:5432,two:5432/db?target_session_attrs=read-write',
    'b',
  ],
  ['postgres://user@/db?host=/run/postgresql', 'postgres://user@/db?host=/run/postgresql', undefined],
])('of %s the programs of PostgreSQL get %s, and the password apart', (text, url, password) => {
  expect(connectionOf(text)).toEqual({ url, password });
});

test.each([['restore'], ['recover']])(
  '"%s" names the programs that the machine lacks in one line',
  async (name) => {
    const { PATH } = process.env;
    process.env.PATH = '/nonexistent';
    try {
      const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
      const { code, stdout, stderr } = await runSignups([name, 'backup.dump'], settings);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      if (name === 'restore')
        expect(stderr).toMatch(
          /^Programs of PostgreSQL are missing: pg_dump, pg_restore, psql\. [^\n]+ \[no-tools\]\n$/,
        );
      expect(stderr.split('\n')).toHaveLength(2);
    } finally {
      process.env.PATH = PATH;
    }
  },
);
