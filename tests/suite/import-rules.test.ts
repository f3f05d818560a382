import { expect, test } from 'vitest';
import { forbidden } from './import-rules.ts';

type Condition = { path?: unknown; pathNot?: unknown };

function matches({ path, pathNot }: Condition, file: string): boolean {
  const isMatch = (pattern: unknown) => typeof pattern === 'string' && new RegExp(pattern).test(file);
  return (path === undefined || isMatch(path)) && !isMatch(pathNot);
}

/** @returns the names of the rules that an import breaks, of those that only look at paths */
const brokenBy = (from: string, to: string) =>
  forbidden
    .filter((rule) => 'to' in rule && !('circular' in rule.to))
    .filter((rule) => 'to' in rule && matches(rule.from, from) && matches(rule.to, to))
    .map(({ name }) => name);

const layers = ['fields.ts', 'store/tables.ts', 'delivery/outbox.ts', 'letters/queue.ts', 'operator/open.ts'];
const ruleNames = [
  'sign-up-rules-stand-alone',
  'sign-up-store-layer',
  'sign-up-delivery-layer',
  'sign-up-letters-layer',
];
const pairs = layers.flatMap((from, index) =>
  layers.map((to, other) => [from, to, other > index ? [ruleNames[index]] : []] as const),
);

test.each(pairs)('an import from sign-up/%s to %s breaks %j', (from, to, broken) => {
  expect(brokenBy(`sign-up/${from}`, `sign-up/${to}`)).toEqual(broken);
});

test.each([
  ['sign-up/store/embedded/file/flush.ts', 'sign-up/delivery/send.ts', ['sign-up-store-layer']],
  ['sign-up/store/open-database.ts', 'sign-up/settings.ts', ['sign-up-settings']],
  ['sign-up/letters/mailer.ts', 'sign-up/settings.ts', ['sign-up-settings']],
  ['sign-up/fields.ts', 'sign-up/settings.ts', ['sign-up-rules-stand-alone']],
  ['sign-up/settings.ts', 'sign-up/letters/providers/providers.ts', []],
  ['sign-up/operator/open.ts', 'sign-up/settings.ts', []],
  ['sign-up/new/file.ts', 'sign-up/fields.ts', ['sign-up-layers-are-listed']],
  ['sign-up/store/changes.test.ts', 'sign-up/operator/open.ts', []],
  ['server/services.ts', 'sign-up/operator/open.ts', ['operator-is-for-commands']],
  ['server/services.ts', 'sign-up/settings.ts', []],
  ['server/http/health.ts', 'server/pages/routes.ts', ['server-http-layer']],
])('an import from %s to %s breaks %j', (from, to, broken) => {
  expect(brokenBy(from, to)).toEqual(broken);
});
