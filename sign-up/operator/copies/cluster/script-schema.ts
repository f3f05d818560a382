import { Transform } from 'node:stream';

/** Where a dump of `pg_dump` has the tables, and the schema into which they are loaded. */
const dumped = 'public';
export const stagingSchema = 'sportbuddy_restoring';

/**
 * Rewrites the script of `pg_restore` so that it creates the tables in {@link stagingSchema}.
 * PostgreSQL's programs cannot rename a schema. Rows are passed on as they are. `transaction_timeout`
 * is left out: servers before PostgreSQL 17 do not know it.
 */
export function intoStagingSchema(): Transform {
  let rest = '';
  let isData = false;
  // One byte is one character, so that bytes of any encoding pass unchanged.
  const encoding = 'latin1';
  function rewrite(line: string): string {
    if (isData) {
      isData = line !== '\\.';
      return `${line}\n`;
    }
    isData = /^COPY .* FROM stdin;$/.test(line);
    if (line.startsWith('SET transaction_timeout')) return '';
    return `${line.replaceAll(new RegExp(`\\b${dumped}\\.`, 'g'), `${stagingSchema}.`)}\n`;
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (rest + chunk.toString(encoding)).split('\n');
      rest = lines.pop() ?? '';
      done(null, Buffer.from(lines.map(rewrite).join(''), encoding));
    },
    flush(done) {
      done(null, rest ? Buffer.from(rewrite(rest), encoding) : undefined);
    },
  });
}
