import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkSender } from './sender-dns.ts';

const publicKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');
const key = publicKey(2_048);

type Zone = Record<string, string[] | string>;

const goodZone: Zone = {
  'fans.example': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
  's1._domainkey.fans.example': [`v=DKIM1; k=rsa; p=${key}`],
  '_dmarc.fans.example': ['v=DMARC1; p=reject; adkim=s'],
};

/** A zone of TXT records. A text instead of a list is the code of an error. */
function resolverOf(zone: Zone) {
  return {
    async resolveTxt(name: string) {
      const records = zone[name] ?? 'ENOTFOUND';
      if (typeof records === 'string') throw Object.assign(new Error('DNS'), { code: records });
      // DNS cuts long texts.
      return records.map((text) => text.match(/.{1,255}/gs) ?? ['']);
    },
  };
}

async function check(changes: Zone = {}, domain = 'fans.example', selector: string | undefined = 's1') {
  const checks = await checkSender(domain, selector, resolverOf({ ...goodZone, ...changes }));
  return Object.fromEntries(checks.map(({ name, state, text }) => [name, `${state}: ${text}`]));
}

test('accepts a domain whose records are aligned with MAIL_FROM', async () => {
  expect(await check()).toEqual({
    SPF: 'good: fans.example has the record "v=spf1 include:mail.example ~all". Your mail server must be in it.',
    DKIM: 'good: s1._domainkey.fans.example holds a key. Its signatures are aligned with MAIL_FROM.',
    DMARC: 'good: _dmarc.fans.example has the policy reject.',
  });
});

test.each([
  ['no record', [], /^bad: fans\.example has no SPF record\. /],
  ['no name', 'ENOTFOUND', /^bad: fans\.example has no SPF record\. /],
  ['another version', ['v=spf10 ~all'], /^bad: fans\.example has no SPF record\. /],
  ['two records', ['v=spf1 ~all', 'v=spf1 -all'], /^bad: fans\.example has 2 SPF records/],
  ['+all', ['v=spf1 +all'], /^bad: fans\.example allows every server/],
  ['all without a sign', ['v=spf1 mx all'], /^bad: fans\.example allows every server/],
  ['SERVFAIL', 'ESERVFAIL', /^bad: DNS did not answer for fans\.example \(ESERVFAIL\)\.$/],
  ['a redirect', ['v=spf1 redirect=_spf.mail.example'], /^good: /],
])('SPF with %s', async (_name, records, verdict) => {
  expect((await check({ 'fans.example': records })).SPF).toMatch(verdict);
});

test.each([
  ['no record', [], /^bad: s1\._domainkey\.fans\.example has no key\./],
  ['two records', [`p=${key}`, `p=${key}`], /^bad: .* is not one DKIM key\./],
  ['another text', ['v=spf1 ~all'], /^bad: .* is not one DKIM key\./],
  ['a revoked key', ['v=DKIM1; p='], /^bad: .* is revoked\./],
  ['a key that was cut off', [`v=DKIM1; p=${key.slice(0, 200)}`], /^bad: .* cannot be read\./],
  ['a short key', [`v=DKIM1; p=${publicKey(512)}`], /^bad: .* has 512 bits\./],
  ['spaces in the key', [`k=rsa;  p=${key.slice(0, 9)} ${key.slice(9)}`], /^good: /],
  ['an Ed25519 key', ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='], /^good: /],
])('DKIM with %s', async (_name, records, verdict) => {
  expect((await check({ 's1._domainkey.fans.example': records })).DKIM).toMatch(verdict);
});

test('DKIM is not checked without the name of the key', async () => {
  const checks = await checkSender('fans.example', undefined, resolverOf(goodZone));
  expect(checks[1]).toMatchObject({ name: 'DKIM', state: 'skipped' });
  expect(checks[2]).toMatchObject({ name: 'DMARC', state: 'good' });
});

test.each([
  ['no record', [], /^bad: _dmarc\.fans\.example has no record\./],
  ['no policy', ['v=DMARC1; rua=mailto:x@fans.example'], /^bad: _dmarc\.fans\.example has no policy\./],
  ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], /^bad: _dmarc\.fans\.example has 2 records/],
  ['a policy that only reports', ['v=DMARC1;p=none'], /^good: .* policy none\. Once SPF and DKIM are good/],
])('DMARC with %s', async (_name, records, verdict) => {
  expect((await check({ '_dmarc.fans.example': records })).DMARC).toMatch(verdict);
});

test('DMARC of a parent domain counts, with its policy for subdomains', async () => {
  const zone = { '_dmarc.fans.example': ['v=DMARC1; p=reject; sp=quarantine'] };
  expect((await check(zone, 'news.fans.example')).DMARC).toBe(
    'bad: _dmarc.fans.example has the policy quarantine. But neither SPF nor DKIM is known to be aligned.',
  );
  const spf = { ...zone, 'news.fans.example': ['v=spf1 include:mail.example -all'] };
  expect((await check(spf, 'news.fans.example')).DMARC).toBe(
    'good: _dmarc.fans.example has the policy quarantine.',
  );
});
