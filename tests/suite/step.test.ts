import { expect, test } from 'vitest';
import { check } from './step.ts';

test('a check that fails names its fix in the summary', async () => {
  const failing = check('lint', 'node', ['--eval', 'process.exit(1)'], 'run npx biome check --write');
  expect(await failing.run('failed')).toEqual({
    passed: 0,
    failed: 1,
    failures: ['run npx biome check --write'],
  });
  expect(await check('lint', 'node', ['--version'], 'unused').run('failed')).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  });
});
