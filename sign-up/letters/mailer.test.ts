import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, refuse, startMailServer } from '../../tests/fixtures/processes/mail-server.ts';
import { createMailer, type Mail, type Mailer, type MailOptions } from './mailer.ts';

let server: MailServer;
let mailer: Mailer;
beforeEach(async () => {
  server = await startMailServer();
  mailer = mailerFor(server.url);
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

const from = 'سبورت بدي SportBuddy <hello@fans.example>';
const mailerFor = (smtpUrl: string) => createMailer({ smtpUrl, from });
const letter: Mail = {
  to: 'sara@example.com',
  subject: 'أكّدي بريدك',
  html: '<p dir="rtl">أهلًا سارة</p>',
  text: 'أهلًا سارة',
  messageKey: '0b6a3f5e-58a6-4c5d-9a2f-0f6d4c1f2a3b.1',
  kind: 'confirmation',
  unsubscribeUrl: `https://fans.example/ar/ticket/${'a.b-'.repeat(60)}`,
};
const send = (mail: Partial<Mail> = {}, options: Partial<MailOptions> = {}) =>
  mailer.send({ ...letter, ...mail }, { attempts: 1, ...options });
const lineOf = (name: string) =>
  server.received[0]?.raw.split('\r\n').find((line) => line.startsWith(`${name}:`));

test('sends text and HTML with one-click unsubscribe headers', async () => {
  expect(await send()).toEqual({ kind: 'delivered' });
  const [received] = server.received;
  expect(received).toMatchObject({
    to: ['sara@example.com'],
    from: 'hello@fans.example',
    messageId: '<0b6a3f5e-58a6-4c5d-9a2f-0f6d4c1f2a3b.1@fans.example>',
    mail: {
      subject: 'أكّدي بريدك',
      html: '<p dir="rtl">أهلًا سارة</p>',
      text: 'أهلًا سارة',
      from: { value: [{ name: 'سبورت بدي SportBuddy', address: 'hello@fans.example' }] },
      to: { value: [{ name: '', address: 'sara@example.com' }] },
      attachments: [],
    },
  });
  expect(lineOf('List-Unsubscribe')).toBe(`List-Unsubscribe: <${letter.unsubscribeUrl}>`);
  expect(lineOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(lineOf('Auto-Submitted')).toBe('Auto-Submitted: auto-generated');
  expect(Math.abs(Number(received?.mail.date) - Date.now())).toBeLessThan(60_000);
  expect(received?.raw).not.toMatch(/nodemailer/i);
});

test('sets Auto-Submitted only on confirmations', async () => {
  await send({ kind: 'launch' });
  expect(lineOf('Auto-Submitted')).toBeUndefined();
  expect(lineOf('List-Unsubscribe-Post')).toBeDefined();
});

test.each(['Hi\r\nBcc: eve@example.com', 'Hi\nBcc: eve@example.com', 'Hi\u2028\r\n\r\nBcc: eve@example.com'])(
  'prevents header injection by the subject %j',
  async (subject) => {
    await send({ subject });
    const [received] = server.received;
    expect(received?.to).toEqual(['sara@example.com']);
    expect(received?.mail.subject).toBe('Hi Bcc: eve@example.com');
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.text).toBe('أهلًا سارة');
  },
);

test.each(["o'neil+fans@example.com", 'سارة@مثال.com'])('sends one letter to the address %s', async (to) => {
  expect(await send({ to })).toEqual({ kind: 'delivered' });
  const [received] = server.received;
  expect(received?.to.length).toBe(1);
  expect([received?.mail.to].flat()[0]?.value.length).toBe(1);
});

describe('the outcome of a reply', () => {
  const retry = { kind: 'retry', afterMs: expect.any(Number) };
  const paused = { ...retry, pauseMs: 60_000 };

  test.each([
    [450, 'Greylisted, try again later', { ...retry, why: 'smtp:450' }],
    [451, '4.7.1 Greylisting in action', { ...retry, why: 'smtp:451' }],
    [452, '4.2.2 The recipient is over quota', { ...retry, why: 'smtp:452' }],
    [503, 'Bad sequence of commands', { ...retry, why: 'smtp:503' }],
    [550, '5.1.1 No such user', { kind: 'parked', why: 'smtp:550' }],
    [553, 'Mailbox name not allowed', { kind: 'parked', why: 'smtp:553' }],
  ])('reply %i %s to RCPT TO or DATA gives the expected outcome', async (code, text, outcome) => {
    const fail = () => {
      throw refuse(code, text);
    };
    server.answerWith({ rcptTo: fail });
    expect(await send()).toEqual(outcome);
    server.answerWith({ data: fail });
    expect(await send()).toEqual(outcome);
  });

  describe.each([
    [421, 'Service not available, closing'],
    [450, '4.7.0 Too many messages'],
    [421, '4.7.28 Rate limit exceeded'],
    [450, '4.2.1 The user is receiving mail too fast'],
    [454, 'Throttling failure: Maximum sending rate exceeded'],
  ])('the limit %i %s, in reply to RCPT TO or DATA', (code, text) => {
    const why = `smtp:${code}`;
    const limited = () => {
      throw refuse(code, text);
    };

    test.each(['rcptTo', 'data'] as const)(
      'pauses all letters once three mailboxes got it (%s)',
      async (on) => {
        server.answerWith({ [on]: limited });
        expect(await send({ to: 'ann@example.com' })).toEqual({ ...retry, why });
        expect(await send({ to: 'bob@example.com' })).toEqual({ ...retry, why });
        expect(await send({ to: 'eve@example.com' })).toEqual({ ...paused, why });
        // The probe after the pause.
        expect(await send({ to: 'ann@example.com' })).toEqual({ ...paused, why });
        server.answerWith({});
        expect(await send()).toEqual({ kind: 'delivered' });
        server.answerWith({ [on]: limited });
        expect(await send()).toEqual({ ...retry, why });
      },
    );

    test('does not pause for one mailbox, however it is spelled', async () => {
      server.answerWith({ rcptTo: limited });
      for (const to of ['ann@example.com', 'Ann@Example.com', 'ann+1@example.com', 'ann+2@example.com'])
        expect(await send({ to })).toEqual({ ...retry, why });
    });

    test('does not pause for mailboxes beside others that take letters', async () => {
      for (const to of ['ann@example.com', 'bob@example.com', 'eve@example.com', 'joe@example.com']) {
        server.answerWith({ rcptTo: limited });
        expect(await send({ to })).toEqual({ ...retry, why });
        server.answerWith({});
        expect(await send()).toEqual({ kind: 'delivered' });
      }
    });
  });

  test('a greylisted letter is retried after at least 30 s, and is parked after 500 attempts', async () => {
    server.answerWith({
      rcptTo() {
        throw refuse(450, 'Greylisted');
      },
    });
    const first = await send();
    expect(first.kind === 'retry' && first.afterMs).toBeGreaterThanOrEqual(30_000);
    expect(await send({}, { attempts: 500 })).toEqual({ kind: 'parked', why: 'smtp:450' });
  });

  test.each([451, 550])('%i in reply to MAIL FROM pauses all letters and parks none', async (code) => {
    server.answerWith({
      mailFrom() {
        throw refuse(code, 'Not allowed to send as hello@fans.example');
      },
    });
    expect(await send()).toEqual({ ...paused, why: `smtp:${code}` });
  });

  test.each([421, 554])('%i as greeting pauses all letters', async (code) => {
    server.answerWith({
      connect() {
        throw refuse(code, 'No service');
      },
    });
    expect(await send()).toEqual({ ...paused, why: `smtp:${code}` });
  });

  test('a wrong password pauses all letters', async () => {
    const authServer = await startMailServer({ hasAuth: true });
    authServer.answerWith({
      auth(user, password) {
        if (`${user} ${password}` !== 'fan p@ss') throw refuse(535, 'Wrong password');
      },
    });
    const urlWith = (credentials: string) => authServer.url.replace('//', `//${credentials}@`);
    mailer = mailerFor(urlWith('fan:wrong'));
    expect(await send()).toEqual({ ...paused, why: 'smtp:535' });
    mailer = mailerFor(urlWith('fan:p%40ss'));
    expect(await send()).toEqual({ kind: 'delivered' });
    await authServer.close();
  });

  test('a refused connection and an unknown host pause all letters', async () => {
    await server.close();
    expect(await send()).toEqual({ ...paused, why: 'network:ECONNREFUSED' });
    mailer = mailerFor('smtp://mail.invalid?requireTLS=false');
    expect(await send()).toMatchObject({ ...paused, why: expect.stringMatching(/^network:E/) });
    server = await startMailServer();
  });

  test('retries without a pause if the connection drops before the reply', async () => {
    server.answerWith({ data: () => server.dropConnections() });
    expect(await send()).toEqual({ ...retry, why: expect.stringMatching(/^network:E/) });
  });

  test('retries after a timeout, and after an abort', async () => {
    const released = Promise.withResolvers<void>();
    server.answerWith({ data: () => released.promise });
    expect(await send({}, { timeoutMs: 200 })).toEqual({ ...retry, why: 'no-answer' });
    expect(await send({}, { signal: AbortSignal.timeout(200) })).toEqual({ ...retry, why: 'interrupted' });
    expect(await send({}, { signal: AbortSignal.abort() })).toEqual({ ...retry, why: 'interrupted' });
    released.resolve();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    mailer = mailerFor(
      `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}?greetingTimeout=200`,
    );
    expect(await send()).toEqual({ ...paused, why: 'no-answer' });
    mailer.close();
    silent.close();
  });

  test('outcomes do not contain the reply text, which may name the address', async () => {
    server.answerWith({
      rcptTo(address) {
        throw refuse(550, `${address} is unknown`);
      },
    });
    expect(JSON.stringify(await send())).not.toContain('sara');
  });
});

test('keeps connections open for the next letters', async () => {
  for (let n = 0; n < 20; n++) await send();
  expect(server.received.length).toBe(20);
  expect(server.connections).toBe(1);
});

test('requires TLS unless the host is loopback', async () => {
  const mapped = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  mailer = mailerFor(mapped);
  // The certificate of the test server is not trusted.
  expect(await send()).toMatchObject({
    kind: 'retry',
    why: expect.stringMatching(/^network:(ETLS|DEPTH|SELF|UNABLE|CERT|ERR_TLS)/),
  });
  expect(server.received).toEqual([]);
  mailer = mailerFor(`${mapped}?tls.rejectUnauthorized=false`);
  expect(await send()).toEqual({ kind: 'delivered' });
  expect(server.received[0]?.isEncrypted).toBe(true);
});
