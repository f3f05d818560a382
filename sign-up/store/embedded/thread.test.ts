import { statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The thread's message port, played by the tests, and the directory of its file. */
const { port, sent, directory } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const sent: unknown[] = [];
  const port = Object.assign(new EventEmitter(), {
    postMessage: (message: unknown) => sent.push(message),
    close: () => sent.push('closed'),
  });
  return { port, sent, directory: mkdtempSync(join(tmpdir(), 'sportbuddy-thread-')) };
});
vi.mock('node:worker_threads', () => ({
  parentPort: port,
  workerData: { path: `${directory}/sign-ups.db`, maxPages: undefined, longTimeouts: false },
}));

beforeAll(async () => {
  await import('./thread.ts');
});
afterAll(() => rm(directory, { recursive: true }));

/** Requests run in promise callbacks only. */
const replies = () => new Promise(setImmediate);

let id = 0;
async function request(kind: string, params: unknown): Promise<unknown> {
  sent.length = 0;
  id += 1;
  port.emit('message', { id, kind, params });
  await replies();
  expect(sent).toHaveLength(1);
  const { id: replyId, ...reply } = sent[0] as { id: number };
  expect(replyId).toBe(id);
  return reply;
}
const query = (sql: string, { inTransaction = false, parameters = [] as unknown[] } = {}) =>
  request('query', { sql, parameters, inTransaction });
const failure = (code: string, message: string) => ({ error: { code, message } });
const readOnly = failure('SQLITE_READONLY', 'attempt to write a readonly database');

test('a query returns its rows, or what it changed', async () => {
  await query('create table fans (name text)');
  expect(await query('insert into fans values (?), (?)', { parameters: ['Ann', 'Bob'] })).toEqual({
    result: { rows: [], numAffectedRows: 2n, insertId: 2n },
  });
  expect(await query('select name from fans')).toEqual({
    result: { rows: [{ name: 'Ann' }, { name: 'Bob' }] },
  });
  expect(await query('select 1 from nowhere')).toEqual(failure('SQLITE_ERROR', 'no such table: nowhere'));
});

test('refuses a statement of an ended transaction, and ignores its rollback', async () => {
  expect(await query('select 1', { inTransaction: true })).toEqual(
    failure('SQLITE_ABORT', 'the transaction has ended'),
  );
  expect(await request('rollback', null)).toEqual({ result: null });
  await query('begin');
  await query('delete from fans', { inTransaction: true });
  expect(await request('rollback', null)).toEqual({ result: null });
  expect(await query('select count(*) as fans from fans')).toEqual({ result: { rows: [{ fans: 2 }] } });
});

test('reopens the file after an error that may persist, and only then', async () => {
  await query('pragma query_only = 1');
  expect(await query('select 1 from nowhere')).toMatchObject({ error: { code: 'SQLITE_ERROR' } });
  expect(await query('pragma query_only')).toEqual({ result: { rows: [{ query_only: 1 }] } });
  expect(await query("insert into fans values ('Cid')")).toEqual(readOnly);
  expect(await query('pragma query_only')).toEqual({ result: { rows: [{ query_only: 0 }] } });
  await query('pragma query_only = 1');
  // It is reopened only once.
  expect(await query('pragma query_only')).toEqual({ result: { rows: [{ query_only: 1 }] } });
  await query('pragma query_only = 0');
});

test('does not reopen the file during a transaction', async () => {
  await query('begin');
  await query('pragma query_only = 1', { inTransaction: true });
  expect(await query("insert into fans values ('Cid')", { inTransaction: true })).toEqual(readOnly);
  expect(await query('select count(*) as fans from fans', { inTransaction: true })).toEqual({
    result: { rows: [{ fans: 2 }] },
  });
  await request('rollback', null);
  expect(await query('pragma query_only')).toEqual({ result: { rows: [{ query_only: 0 }] } });
});

test('truncates the log, and restores busy_timeout', async () => {
  await query("delete from fans where name = 'Bob'");
  expect(await request('truncateLog', { waitMs: 10 })).toEqual({ result: null });
  expect(statSync(`${directory}/sign-ups.db-wal`).size).toBe(0);
  expect(await query('pragma busy_timeout')).toEqual({ result: { rows: [{ timeout: 3_500 }] } });
});

test('fails while the file is not at its path, and reports that once', async () => {
  const file = `${directory}/sign-ups.db`;
  const moved = {
    code: 'FILE_MOVED',
    message: 'the file of the database, or its log, was removed or replaced while in use',
  };
  const ask = async () => {
    sent.length = 0;
    const params = { sql: 'select name from fans', parameters: [], inTransaction: false };
    port.emit('message', { id: 0, kind: 'query', params });
    await replies();
    return [...sent];
  };
  await rename(file, `${file}.aside`);
  expect(await ask()).toEqual([{ notice: moved }, { id: 0, error: moved }]);
  expect(await ask()).toEqual([{ id: 0, error: moved }]);
  await rename(`${file}.aside`, file);
  expect(await ask()).toEqual([{ id: 0, result: { rows: [{ name: 'Ann' }] } }]);
});

test('close closes the file and the port', async () => {
  sent.length = 0;
  port.emit('message', 'close');
  await replies();
  expect(sent).toEqual(['closed']);
});
