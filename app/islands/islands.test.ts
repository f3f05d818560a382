import { basename } from 'node:path';
import { expect, test } from 'vitest';

const modules = import.meta.glob<{ default: { islandName: string } }>(
  ['/app/**/*.island.tsx', '/app/**/*.dev-island.tsx'],
  { eager: true },
);

test('island names are unique and match their file names', () => {
  const names = Object.entries(modules).map(([path, module]) => {
    const name = basename(path).replace(/\.(dev-)?island\.tsx$/, '');
    expect(module.default.islandName).toBe(name);
    return name;
  });
  expect(names).toContain('sign-up');
  expect(new Set(names).size).toBe(names.length);
});
