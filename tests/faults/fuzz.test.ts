import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fieldNames } from '../../sign-up/fields.ts';
import { parseSignUp } from '../../sign-up/schema.ts';
import { embeddedPlace, openMigrated, type TestPlace } from '../fixtures/databases/databases.ts';
import { inputClasses } from './inputs.ts';
import { type RawRequest, sendRaw } from './raw-http.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const lanes = 4;
const ordinaryEvery = 10;
const mostTimesOrdinary = 3;

let place: TestPlace;
let site: SiteProcess;
beforeAll(async () => {
  place = await embeddedPlace();
  site = await startSite(place.settings);
});
afterAll(async () => {
  await site.end('SIGKILL');
  await place.remove();
});

test.each(inputClasses)(
  '$name, $count times: never a 5xx, and no dearer than an ordinary answer',
  async ({ name, count, input, ordinary }) => {
    const requests = fc.sample(input, { numRuns: count, seed: inject('seed') }).entries();
    const times: number[] = [];
    const ordinaryTimes: number[] = [];
    const broken: { request: RawRequest; status: number }[] = [];

    async function lane() {
      for (const [n, request] of requests) {
        const { status, ms } = await sendRaw(site.url, request);
        times.push(ms);
        if (status >= 500 || status === 0) broken.push({ request, status });
        if (n % ordinaryEvery === 0) ordinaryTimes.push((await sendRaw(site.url, ordinary)).ms);
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane));

    const ratio = median(times) / median(ordinaryTimes);
    console.log(`${name}: median ${median(times).toFixed(2)} ms, ${ratio.toFixed(2)} of an ordinary answer`);
    expect(broken.slice(0, 3)).toEqual([]);
    expect(ratio).toBeLessThan(mostTimesOrdinary);
  },
);

test('what is stored afterwards is what the schema takes, unchanged', async () => {
  const database = await openMigrated(place);
  const rows = await database.db.selectFrom('sign_ups').select(fieldNames).execute();
  await database.close();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(parseSignUp(row)).toEqual({ ok: true, value: row });
});

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
