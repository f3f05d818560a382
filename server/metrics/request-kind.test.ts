import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const pages = {
  files: { roots: [], names: new Map([['/favicon.svg', 'favicon.svg']]) },
  isAddress: (path: string) => ['/features', '/robots.txt'].includes(path),
};

test.each([
  ['GET', '/api/early-access', 405, 'api'],
  ['POST', '/api/vitals', 204, 'vitals'],
  ['POST', '/api/mail-events', 401, 'mail'],
  ['POST', '/api/mail-events', 404, 'unknown'],
  ['POST', '/coming-soon', 503, 'form'],
  ['GET', '/coming-soon', 200, 'page'],
  ['GET', '/ticket/a.b', 200, 'ticket'],
  ['POST', '/ar/ticket/a.b', 303, 'ticket'],
  ['GET', '/ticket/a.b', 410, 'ticket'],
  ['GET', '/ticket/a.b', 404, 'unknown'],
  ['POST', '/features', 405, 'page'],
  ['POST', '/nowhere', 404, 'unknown'],
  ['GET', '/healthz', 200, 'health'],
  ['GET', '/readyz', 503, 'health'],
  ['GET', '/features', 500, 'page'],
  ['GET', '/assets/app.js', 200, 'part'],
  ['GET', '/assets/app.js', 404, 'part'],
  ['GET', '/media/hero.webm', 206, 'media'],
  ['GET', '/media/gone.webm', 404, 'unknown'],
  ['GET', '/robots.txt', 200, 'file'],
  ['GET', '/favicon.svg', 200, 'file'],
  ['GET', '/kick-off.ics', 200, 'file'],
  ['GET', '/.well-known/apple-app-site-association', 200, 'file'],
  ['GET', '/.well-known/assetlinks.json', 200, 'file'],
  ['GET', '/.well-known/assetlinks.json', 404, 'unknown'],
  ['GET', '/Features', 308, 'redirect'],
  ['GET', '/late/page', 200, 'page'],
  ['GET', '/late/page', 399, 'page'],
  ['GET', '/late/page', 400, 'unknown'],
  ['GET', '/late/page', 500, 'unknown'],
])('%s %s with status %i has kind %s', (method, path, status, kind) => {
  expect(requestKind({ method, path, status }, pages)).toBe(kind);
});

test('without pages every page path is unknown', () => {
  expect(requestKind({ method: 'GET', path: '/features', status: 404 }, undefined)).toBe('unknown');
  expect(requestKind({ method: 'GET', path: '/robots.txt', status: 500 }, undefined)).toBe('unknown');
});
