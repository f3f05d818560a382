import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { licencesFile, unlistedPackages } from './named-licences.ts';

const licences = readFileSync(licencesFile, 'utf8');

test('reports packages that are not listed', () => {
  const modules = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/zod/node_modules/@some/part/index.js?used',
    '/site/node_modules/react-router/index.js',
    '/site/app/entry.client.tsx',
    '\0bundler/helper.js',
    '\0without-styles',
  ];
  expect(unlistedPackages(modules, licences)).toEqual(['@some/part', 'react-router', 'bundler']);
});

test('every font is listed with its licence', () => {
  const faces = readdirSync('app/styles/fonts').map((file) => basename(file, '.woff2'));
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(licences).toMatch(new RegExp(`^ {2}${face} +Copyright \\d{4} `, 'im'));
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
