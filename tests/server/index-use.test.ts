import { vi } from 'vitest';
import { testIndexUse } from '../fixtures/index-use.ts';

vi.mock('../../sign-up/store/open-database.ts', async (load) =>
  (await import('../fixtures/recorded-queries.ts')).recordingModule(await load()),
);

testIndexUse(20_000);
