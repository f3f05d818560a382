import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { staleEvents } from './stale-events.ts';

const event = (slug: string, start: string, asOf: string) => ({ slug, start, asOf });

test('lists coming events whose last check is older than 60 days, oldest first', () => {
  const events = [
    event('fresh', '2027-06-05', '2026-11-21'),
    event('stale', '2027-06-05', '2026-11-20'),
    event('over', '2026-12-24', '2026-01-01'),
    event('older', '2027-01-22', '2026-10-01'),
  ];
  const slugs = staleEvents(new Date('2027-01-20T00:00Z'), events).map(({ slug }) => slug);
  expect(slugs).toEqual(['older', 'stale']);
});

test('the command names the stale events and ends with 1, and with 0 if there are none', () => {
  const facts = (day: string) =>
    execFileSync(process.execPath, ['launch/launch.js', 'content/facts/command.ts', day], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(facts('2026-11-30')).not.toContain('older than 60 days');
  expect(() => facts('2027-03-01')).toThrow(expect.objectContaining({ status: 1 }));
});
