/** What a hostile or broken client may send, by class. */
import fc from 'fast-check';
import type { RawRequest } from './raw-http.ts';

const client = fc.ipV4().map((address): [string, string] => ['x-forwarded-for', address]);

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '=1+1',
    '__proto__',
    'constructor',
    '\u200b\u200b',
    '\u202eabc',
    'a'.repeat(5_000),
  ),
);
const host = fc.oneof(
  fc.domain(),
  odd,
  fc.constantFrom('bücher.example', 'xn--bcher-kva.example', 'مثال.إختبار'),
);
const email = fc.oneof(
  fc.emailAddress(),
  fc.tuple(odd, host).map(([local, domain]) => `${local}@${domain}`),
  odd,
);
const person = fc.record(
  { name: odd, team: fc.oneof(odd, fc.jsonValue()), email, website: fc.constantFrom('', undefined, 'spam') },
  { requiredKeys: [] },
);

const json: fc.Arbitrary<RawRequest> = fc
  .tuple(client, fc.oneof({ weight: 4, arbitrary: person }, fc.jsonValue()))
  .map(([from, value]) => ({
    method: 'POST',
    target: '/api/early-access',
    headers: [from, ['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify(value) ?? ''),
  }));

const bytes: fc.Arbitrary<RawRequest> = fc
  .tuple(
    client,
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      '',
    ),
    fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.string({ maxLength: 500 }).map((text) => Buffer.from(text)),
    ),
  )
  .map(([from, type, body]) => ({
    method: 'POST',
    target: '/api/early-access',
    headers: [from, ['content-type', type]],
    body: Buffer.from(body),
  }));

const form: fc.Arbitrary<RawRequest> = fc
  .tuple(
    client,
    fc.constantFrom('/coming-soon', '/ar/coming-soon'),
    fc.array(fc.tuple(fieldName(), odd), { maxLength: 6 }),
  )
  .map(([from, target, pairs]) => ({
    method: 'POST',
    target,
    headers: [from, ['content-type', 'application/x-www-form-urlencoded']],
    body: Buffer.from(
      new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
    ),
  }));

function fieldName() {
  return fc.constantFrom('name', 'team', 'email', 'website', 'airtableUrl', '__proto__', 'x');
}

const segment = fc.oneof(
  fc.constantFrom(
    'football',
    'ar',
    'liverpool',
    'events',
    'assets',
    'media',
    'premier-league',
    'index.html',
    '..',
    '.',
  ),
  fc.constantFrom(
    '%2e%2e',
    '%00',
    '%ff',
    '%',
    '%zz',
    '%2f',
    '%5c',
    '\\',
    ';',
    ':',
    '@',
    'http:',
    'a'.repeat(3_000),
  ),
  fc.webSegment(),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => encodeURIComponent(text)),
);
const path: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD'),
    fc.array(segment, { maxLength: 8 }),
    fc.constantFrom('', '/', '//', '%2f%2f'),
    fc.oneof(
      fc.constant(''),
      fc.webQueryParameters().map((query) => `?${query}`),
      fc.constant('?done&team=%F0%9F'),
    ),
  )
  .map(([method, segments, end, query]) => ({
    method,
    target: `/${segments.join('/')}${end}${query}`.replaceAll(/[\s\0]/g, ''),
    headers: [],
  }));

const headerText = fc
  .string({ unit: 'binary-ascii', maxLength: 60 })
  .map((text) => text.replaceAll(/[\r\n\0]/g, ''));
const headers: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'BREW', 'get'),
    fc.constantFrom(
      '/',
      '/ar',
      '/football',
      '/nowhere',
      '/robots.txt',
      '/api/early-access',
      '/healthz',
      '/kick-off.ics?lang=xx',
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'accept',
          'accept-encoding',
          'accept-language',
          'if-none-match',
          'range',
          'if-range',
          'host',
          'origin',
          'cookie',
          'x-forwarded-for',
          'forwarded',
          'sec-fetch-site',
          'user-agent',
          'expect',
          'upgrade',
          'transfer-encoding',
        ),
        headerText,
      ),
      { maxLength: 5 },
    ),
  )
  .map(([method, target, given]) => ({ method, target, headers: given }));

type InputClass = {
  name: string;
  count: number;
  input: fc.Arbitrary<RawRequest>;
  /** What costs the same when nobody means harm. */
  ordinary: RawRequest;
};

const ordinaryForm = Buffer.from('name=A&email=x');

/** Ten thousand inputs in all. */
export const inputClasses: InputClass[] = [
  { name: 'JSON to the API', count: 3_500, input: json, ordinary: ordinaryJson({ name: 'A', email: 'x' }) },
  { name: 'bytes to the API', count: 1_000, input: bytes, ordinary: ordinaryJson({ name: 'A', email: 'x' }) },
  {
    name: 'the plain form',
    count: 1_500,
    input: form,
    ordinary: {
      method: 'POST',
      target: '/coming-soon',
      headers: [['content-type', 'application/x-www-form-urlencoded']],
      body: ordinaryForm,
    },
  },
  { name: 'paths and queries', count: 3_000, input: path, ordinary: ordinaryPage('/nowhere/at/all') },
  { name: 'methods and headers', count: 1_000, input: headers, ordinary: ordinaryPage('/football') },
];

function ordinaryJson(value: object): RawRequest {
  return {
    method: 'POST',
    target: '/api/early-access',
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify(value)),
  };
}

function ordinaryPage(target: string): RawRequest {
  return { method: 'GET', target, headers: [] };
}
