import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedPlace, openMigrated } from '../../tests/fixtures/databases.ts';

test('nobody else on the machine can read the sign-ups, even in a directory open to all', async () => {
  const place = await embeddedPlace();
  const directory = place.settings.DATA_DIR;
  await chmod(directory, 0o755);
  const database = await openMigrated(place);
  const files = await readdir(directory);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await stat(join(directory, file))).mode & 0o077).toBe(0);
  await database.close();
  await place.remove();
});
