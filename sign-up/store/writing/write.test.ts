import { expect, test, vi } from 'vitest';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { StorageError } from '../storage-errors.ts';
import type { Arrival, Outcome } from './arrival.ts';
import { write } from './write.ts';

const storageError = (code: string) => new StorageError(code, 'refused');
const arrival = (name: string): Arrival => ({
  signUp: makeSignUp(name),
  at: Date.now(),
});
const keepAll = async (arrivals: Arrival[]): Promise<Outcome[]> => arrivals.map(() => 'kept');
const names = ['ann', 'bob', 'cid'];

function writing(insert: (arrivals: Arrival[]) => Promise<Outcome[]>) {
  return write({ insert, writers: 2 }, names.map(arrival));
}

test.each(['40P01', '40001', '57P01', 'CONNECTION_LOST', 'ECONNREFUSED', '42P01'])(
  'a transient error (%s) is retried with the whole batch',
  async (code) => {
    const insert = vi
      .fn(keepAll)
      .mockRejectedValueOnce(storageError(code))
      .mockRejectedValueOnce(storageError(code));
    expect(await writing(insert)).toEqual(names.map(() => 'kept'));
    expect(insert.mock.calls.map(([arrivals]) => arrivals.length)).toEqual([3, 3, 3]);
  },
);

test.each(['SQLITE_FULL', 'FILE_MOVED', 'SQLITE_BUSY', '25006', '53100'])(
  'a lasting error (%s) rejects at once with its code',
  async (code) => {
    const insert = vi.fn(keepAll).mockRejectedValue(storageError(code));
    await expect(writing(insert)).rejects.toMatchObject({ name: 'StorageUnavailable', code });
    expect(insert).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['55P03', { name: 'StorageUnavailable', code: '55P03' }],
  ['57014', { name: 'StorageUnavailable', code: '57014' }],
  ['22021', 'unstorable'],
])('a row that fails its batch (%s) fails alone', async (code, expected) => {
  const results = await writing(async (arrivals) => {
    if (arrivals.some(({ signUp }) => signUp.name === 'bob')) throw storageError(code);
    return keepAll(arrivals);
  });
  expect(results).toMatchObject(['kept', expected, 'kept']);
});

test('does not retry when the response would be too late', async () => {
  const insert = vi.fn(keepAll).mockRejectedValue(storageError('ECONNREFUSED'));
  const late = { ...arrival('ann'), at: Date.now() - 5_000 };
  await expect(write({ insert, writers: 1 }, [late])).rejects.toThrow('ECONNREFUSED');
  expect(insert).toHaveBeenCalledTimes(1);
});

test('the oldest arrival of a batch decides how long it is retried', async () => {
  const refused = storageError('ECONNREFUSED');
  const insert = vi.fn(keepAll).mockRejectedValue(refused);
  const arrivals = [arrival('ann'), { ...arrival('bob'), at: Date.now() - 5_000 }];
  await expect(write({ insert, writers: 1 }, arrivals)).rejects.toMatchObject({
    name: 'StorageUnavailable',
    cause: refused,
  });
  expect(insert).toHaveBeenCalledTimes(1);
});

test('does not try rows alone when the response would be too late', async () => {
  const insert = vi.fn(keepAll).mockRejectedValue(storageError('55P03'));
  const late = names.map((name) => ({ ...arrival(name), at: Date.now() - 5_000 }));
  const results = await write({ insert, writers: 2 }, late);
  expect(results).toMatchObject(names.map(() => ({ name: 'StorageUnavailable', code: '55P03' })));
  expect(results.length).toBe(3);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('waits 50 to 100 ms between two tries', async () => {
  const sleep = vi.fn(async (_ms: number) => undefined);
  const insert = vi
    .fn(keepAll)
    .mockRejectedValueOnce(storageError('40001'))
    .mockRejectedValueOnce(storageError('40001'));
  await write({ insert, writers: 2 }, names.map(arrival), sleep);
  expect(sleep).toHaveBeenCalledTimes(2);
  for (const [ms] of sleep.mock.calls) expect([ms >= 50, ms <= 100]).toEqual([true, true]);
});
