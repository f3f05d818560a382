import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, refuse, startMailServer } from '../../../tests/fixtures/processes/mail-server.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { contentOf, stubLetter } from '../../../tests/fixtures/stub-letter.ts';
import type { Resolver } from '../../letters/sender-dns.ts';
import { createLetterTokens } from '../../letters/tokens.ts';
import { readStorageSettings } from '../../settings.ts';
import { servicesOf } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { letterTestCommand } from './letter-test-command.ts';

const secret = 'a secret of at least thirty-two characters';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const records: Record<string, string> = {
  'fans.example': 'v=spf1 include:mail.example ~all',
  '_dmarc.fans.example': 'v=DMARC1; p=none',
};
const resolver: Resolver = {
  async resolveTxt(name) {
    const text = records[name];
    if (!text) throw Object.assign(new Error('DNS'), { code: 'ENODATA' });
    return [[text]];
  },
};

/** @returns the output and the code of the error, if there is one */
async function letterTest(...args: string[]): Promise<{ stdout: string; code: string | undefined }> {
  const settings = readStorageSettings({
    SITE_URL: 'https://fans.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'SportBuddy <hello@fans.example>',
    TICKET_SECRET: secret,
  });
  let stdout = '';
  const write = async (output: string | Uint8Array) => {
    stdout += output;
  };
  const loadRenderer = async () => stubLetter;
  try {
    await letterTestCommand({ ...servicesOf(settings), write }, args, { resolver, loadRenderer });
    return { stdout, code: undefined };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { stdout: `${stdout}${error.message}\n`, code: error.code };
  }
}

test('sends one confirmation whose links open no sign-up, and prints the checks', async () => {
  const { stdout, code } = await letterTest('ann@example.com', '--lang', 'ar');
  expect(code).toBeUndefined();
  expect(stdout).toMatch(
    /^Sent to ann@example\.com\.\nSPF: good\. [^\n]+\nDKIM: unknown\. [^\n]+\nDMARC: good\. [^\n]+\n$/,
  );
  expect(server.received.length).toBe(1);
  const [received] = server.received;
  expect(received).toMatchObject({ to: ['ann@example.com'], mail: { subject: 'confirmation ar' } });
  const { links } = contentOf(received ?? { mail: {} });
  const [, token = ''] = /^https:\/\/fans\.example\/ar\/ticket\/(.+)$/.exec(links.confirm ?? '') ?? [];
  expect(await (await createLetterTokens(secret)).open(token)).toMatchObject({ purpose: 'confirm' });
});

test('fails with the reason if the letter is refused or a record is wrong', async () => {
  server.answerWith({
    rcptTo() {
      throw refuse(550, 'No such user');
    },
  });
  const { stdout, code } = await letterTest('ann@example.com', '--dkim', 's1');
  expect(code).toBe('letter-test-failed');
  expect(stdout).toMatch(/^Not sent: SMTP 550\.\n/);
  expect(stdout).toMatch(/\nDKIM: wrong\. s1\._domainkey\.fans\.example has no key\./);
  expect(stdout).toMatch(/\nThe test failed: sending, DKIM\.\n$/);
});

test.each([
  [[]],
  [['ann']],
  [['ann@example.com', 'bob@example.com']],
  [['ann@example.com', '--lang', 'fr']],
  [['ann@example.com', '--dkim', 'a b']],
  [['ann@example.com', '--all']],
])('refuses the arguments %j', async (args) => {
  expect((await letterTest(...args)).code).toBe('usage');
  expect(server.received).toEqual([]);
});

test('reports that SMTP_URL is missing', async () => {
  expect((await runSignups(['letter-test', 'ann@example.com'], {})).stderr).toMatch(/\[no-mail\]\n$/);
});
