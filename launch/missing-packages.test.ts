import { expect, test } from 'vitest';
import { findMissing, type LockedPackages } from './missing-packages.ts';

const packages: LockedPackages = {
  '': {
    dependencies: { bundler: '1.0.0' },
    devDependencies: { parser: '1.0.0' },
    optionalDependencies: { 'node-linux': '26.0.0' },
  },
  'node_modules/bundler': {
    dependencies: { core: '1.0.0' },
    optionalDependencies: { 'bundler-glibc': '1.0.0', 'bundler-musl': '1.0.0', 'bundler-darwin': '1.0.0' },
  },
  'node_modules/core': {},
  'node_modules/bundler/node_modules/core': {},
  'node_modules/bundler-glibc': {
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
    dependencies: { runtime: '1.0.0' },
  },
  'node_modules/bundler-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/bundler-darwin': { os: ['darwin'], cpu: ['x64'] },
  'node_modules/runtime': {},
  'node_modules/parser': { optionalDependencies: { 'parser-linux': '1.0.0' } },
  'node_modules/parser-linux': { os: 'linux' },
  'node_modules/node-linux': { os: 'linux', cpu: 'x64' },
};

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const missingIn = (installed: readonly string[], machine = linux) =>
  findMissing(
    packages,
    () => machine,
    (path) => installed.includes(path.replaceAll('node_modules/', '')),
  );

const complete = [
  'bundler',
  'bundler/core',
  'bundler-glibc',
  'runtime',
  'parser',
  'parser-linux',
  'node-linux',
];

test('nothing is missing from a complete installation', () => {
  expect(missingIn(complete)).toEqual([]);
});

test('reports optional packages for this machine, with their dependencies', () => {
  expect(missingIn(['bundler', 'bundler/core', 'parser', 'parser-linux', 'node-linux'])).toEqual([
    'node_modules/bundler-glibc',
    'node_modules/runtime',
  ]);
  expect(missingIn(complete, { ...linux, libc: 'musl' })).toEqual(['node_modules/bundler-musl']);
  expect(missingIn(complete, { ...linux, os: 'darwin' })).toEqual(['node_modules/bundler-darwin']);
  expect(missingIn(complete, { ...linux, cpu: 'arm64' })).toEqual([]);
});

test('packages that were left out or removed on purpose are not missing, nor are packages of these', () => {
  const withoutDevelopment = complete.filter((name) => !name.startsWith('parser'));
  expect(missingIn(withoutDevelopment)).toEqual([]);
  const withoutBundler = complete.filter((name) => !name.startsWith('bundler'));
  expect(missingIn(withoutBundler)).toEqual([]);
});
