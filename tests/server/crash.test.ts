import { test } from 'vitest';
import { places } from '../fixtures/databases/databases.ts';
import { expectNothingLost } from '../fixtures/processes/kill-rounds.ts';

test.each(places)(
  'a server killed under load loses no acknowledged sign-up and delivers each, on the $kind database',
  { timeout: 120_000 },
  async ({ make }) => {
    const place = await make();
    await expectNothingLost(place, [40]);
    await place.remove();
  },
);
