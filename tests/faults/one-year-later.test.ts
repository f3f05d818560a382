import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { eventPath } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import { lastDayOf } from '../../content/events/events.ts';
import { locales, localizedPath } from '../../content/locale.ts';
import { embeddedDatabase } from '../fixtures/databases/databases.ts';
import { startSite } from '../fixtures/processes/site-process.ts';
import { pageKinds } from '../look/views/page-kinds.ts';

const yearMs = 366 * 86_400_000;
const clock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));

test('with the clock one year ahead, no page links to a past event and each shows that year', async () => {
  const testDatabase = await embeddedDatabase();
  const site = await startSite({
    ...testDatabase.settings,
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_SHIFT_MS: String(yearMs),
  });
  const then = new Date(Date.now() + yearMs);
  const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  const over = catalogue.events.filter(
    (event) => Date.parse(lastDayOf(event)) + 2 * 86_400_000 < then.getTime(),
  );
  for (const { path } of pageKinds) {
    for (const language of locales) {
      const page = localizedPath(path, language);
      const text = await textOf(page);
      expect(text, page).toContain(`© ${then.getUTCFullYear()} SportBuddy`);
      expect(text, page).not.toContain('{{');
      for (const event of over.filter((other) => eventPath(other) !== path))
        expect(text, page).not.toContain(`href="${localizedPath(eventPath(event), language)}"`);
    }
  }
  const [, expires = ''] = /Expires: (.*)/.exec(await textOf('/.well-known/security.txt')) ?? [];
  expect(new Date(expires) > then).toBe(true);
  const [, launch = ''] = /DTSTART:(\d{8})/.exec(await textOf('/kick-off.ics')) ?? [];
  expect(launch >= then.toISOString().slice(0, 10).replaceAll('-', '')).toBe(true);
  await site.end('SIGTERM');
  await testDatabase.remove();
});
