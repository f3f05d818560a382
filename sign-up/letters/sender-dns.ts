import { createPublicKey } from 'node:crypto';

/** The part of `node:dns/promises` that the checks use. */
export type Resolver = { resolveTxt(name: string): Promise<string[][]> };

/** `skipped`: cannot be checked. `text`: a sentence for the operator. */
export type SenderCheck = {
  name: 'SPF' | 'DKIM' | 'DMARC';
  state: 'good' | 'bad' | 'skipped';
  text: string;
};

type Verdict = Omit<SenderCheck, 'name'>;

/** RFC 8301: verifiers refuse shorter keys. */
const minKeyBits = 1_024;

const good = (text: string): Verdict => ({ state: 'good', text });
const bad = (text: string): Verdict => ({ state: 'bad', text });

/**
 * Checks the SPF, DKIM and DMARC records of `domain`. Receivers require that the domain of
 * MAIL_FROM aligns with SPF or DKIM.
 * @param selector the name of the DKIM key; without it DKIM is not checked
 */
export async function checkSender(
  domain: string,
  selector: string | undefined,
  resolver: Resolver,
): Promise<SenderCheck[]> {
  const texts = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw new DnsFailure(`DNS did not answer for ${name} (${code}).`);
    }
  };
  const attempt = async (check: () => Promise<Verdict>): Promise<Verdict> => {
    try {
      return await check();
    } catch (error) {
      if (error instanceof DnsFailure) return bad(error.message);
      throw error;
    }
  };
  const spf = await attempt(async () => checkSpf(domain, await texts(domain)));
  const dkim = await attempt(async () => {
    if (!selector)
      return {
        state: 'skipped',
        text: 'not checked. Name the key with --dkim SELECTOR, as your provider calls it.',
      };
    const name = `${selector}._domainkey.${domain}`;
    return checkDkim(name, await texts(name));
  });
  const dmarc = await attempt(() => checkDmarc(domain, texts));
  const cannotPass = dmarc.state === 'good' && spf.state === 'bad' && dkim.state !== 'good';
  return [
    { name: 'SPF', ...spf },
    { name: 'DKIM', ...dkim },
    {
      name: 'DMARC',
      ...(cannotPass ? bad(`${dmarc.text} But neither SPF nor DKIM is known to be aligned.`) : dmarc),
    },
  ];
}

class DnsFailure extends Error {}

function checkSpf(domain: string, texts: string[]): Verdict {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (!record)
    return bad(
      `${domain} has no SPF record. Add the TXT record of your provider, such as "v=spf1 include:… ~all".`,
    );
  if (records.length > 1)
    return bad(`${domain} has ${records.length} SPF records, which counts as an error. Merge them.`);
  if (/(^| )\+?all( |$)/i.test(record))
    return bad(`${domain} allows every server to send (${record}). End the record with ~all or -all.`);
  return good(`${domain} has the record "${record}". Your mail server must be in it.`);
}

function checkDkim(name: string, texts: string[]): Verdict {
  const [record, ...others] = texts;
  if (record === undefined) return bad(`${name} has no key. Add the record of your provider.`);
  const { v = 'DKIM1', p, k = 'rsa' } = tagsOf(record);
  if (others.length > 0 || v !== 'DKIM1' || p === undefined)
    return bad(`${name} is not one DKIM key. Copy the record of your provider again.`);
  if (p === '') return bad(`The key at ${name} is revoked. Ask your provider for another one.`);
  if (k === 'rsa') {
    const bits = rsaBits(p);
    if (bits === undefined)
      return bad(`The key at ${name} cannot be read. Perhaps the record was cut off: copy it again.`);
    if (bits < minKeyBits)
      return bad(`The key at ${name} has ${bits} bits. Receivers want at least ${minKeyBits}.`);
  }
  return good(`${name} holds a key. Its signatures are aligned with MAIL_FROM.`);
}

function rsaBits(base64: string): number | undefined {
  try {
    const der = Buffer.from(base64, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** Falls back to parent domains. */
async function checkDmarc(domain: string, texts: (name: string) => Promise<string[]>): Promise<Verdict> {
  const labels = domain.split('.');
  for (let level = 0; level <= Math.max(0, labels.length - 2); level++) {
    const name = `_dmarc.${labels.slice(level).join('.')}`;
    const records = (await texts(name)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    const [record] = records;
    if (!record) continue;
    if (records.length > 1) return bad(`${name} has ${records.length} records, which receivers ignore.`);
    const { p = '', sp = p } = tagsOf(record);
    const policy = level === 0 ? p : sp;
    if (!['none', 'quarantine', 'reject'].includes(policy))
      return bad(`${name} has no policy. Add "p=none" to "${record}".`);
    const advice = policy === 'none' ? ' Once SPF and DKIM are good, set it to quarantine or reject.' : '';
    return good(`${name} has the policy ${policy}.${advice}`);
  }
  return bad(`_dmarc.${domain} has no record. Add the TXT record "v=DMARC1; p=none".`);
}

/** Parses `v=DKIM1; k=rsa; p=…`. */
function tagsOf(record: string): Record<string, string> {
  const tags = record.split(';').map((tag) => {
    const [name = '', ...value] = tag.split('=');
    return [name.trim(), value.join('=').replaceAll(/\s/g, '')] as const;
  });
  return Object.fromEntries(tags);
}
