import { expect, test, vi } from 'vitest';
import { aFan } from '../../../tests/fixtures/a-fan.ts';
import { defaultRateLimit } from '../rate-limit.ts';
import { StorageError } from '../storage-errors.ts';
import type { Arrival, Outcome } from './arrival.ts';
import { write } from './write.ts';

const fault = (code: string) => new StorageError(code, 'refused');
const arrival = (name: string): Arrival => ({
  signUp: aFan(name),
  client: name,
  at: Date.now(),
});
const keepAll = async (arrivals: Arrival[]): Promise<Outcome[]> => arrivals.map(() => ({ kind: 'kept' }));
const names = ['ann', 'bob', 'cid'];

function writing(insert: (arrivals: Arrival[]) => Promise<Outcome[]>) {
  return write({ insert, writers: 2 }, names.map(arrival), defaultRateLimit);
}

test.each(['40P01', '40001', '57P01', 'CONNECTION_LOST', 'ECONNREFUSED', 'FILE_MOVED', '42P01'])(
  'what may pass (%s) is tried again, as a whole',
  async (code) => {
    const insert = vi.fn(keepAll).mockRejectedValueOnce(fault(code)).mockRejectedValueOnce(fault(code));
    expect(await writing(insert)).toEqual(names.map(() => ({ kind: 'kept' })));
    expect(insert.mock.calls.map(([arrivals]) => arrivals.length)).toEqual([3, 3, 3]);
  },
);

test.each(['SQLITE_FULL', 'SQLITE_BUSY', '25006', '53100'])(
  'what will not pass soon (%s) is told at once, under its code',
  async (code) => {
    const insert = vi.fn(keepAll).mockRejectedValue(fault(code));
    await expect(writing(insert)).rejects.toMatchObject({ name: 'StorageUnavailable', message: code });
    expect(insert).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['55P03', { name: 'StorageUnavailable', message: '55P03' }],
  ['57014', { name: 'StorageUnavailable', message: '57014' }],
  ['22021', { kind: 'unfit' }],
])('one row that stops its batch (%s) fails alone', async (code, expected) => {
  const results = await writing(async (arrivals) => {
    if (arrivals.some(({ client }) => client === 'bob')) throw fault(code);
    return keepAll(arrivals);
  });
  expect(results).toMatchObject([{ kind: 'kept' }, expected, { kind: 'kept' }]);
});

test('nothing is tried again once the caller could not be told', async () => {
  const insert = vi.fn(keepAll).mockRejectedValue(fault('ECONNREFUSED'));
  const late = { ...arrival('ann'), at: Date.now() - 5_000 };
  await expect(write({ insert, writers: 1 }, [late], defaultRateLimit)).rejects.toThrow('ECONNREFUSED');
  expect(insert).toHaveBeenCalledTimes(1);
});
