import { afterEach, describe, expect, test } from 'vitest';
import { mailProvider, type ProviderTest, providerTest } from '../../../tests/fixtures/mail-providers.ts';
import type { MailEvent } from '../mail-events.ts';

const basic = `Basic ${Buffer.from('hook:0123456789abcdef').toString('base64')}`;
const ann = 'ann@example.com';
const bounced: MailEvent[] = [{ kind: 'bounce', emails: [ann] }];
const complained: MailEvent[] = [{ kind: 'complaint', emails: [ann] }];

// Fields as in "Bounce webhook", "Spam complaint webhook" and "Subscription change webhook",
// postmarkapp.com/developer/webhooks, read 2026-11-29. Types: "Bounce API", the same day.
const postmark = (fields: object) => ({
  MessageStream: 'outbound',
  ServerID: 7,
  MessageID: '5d8f1a1e-2f2b-4a57-9b8e-6a0d0e3c9d11',
  ...fields,
});
const postmarkBounce = (Type: string) =>
  postmark({ RecordType: 'Bounce', ID: 9, Type, Email: ann, Inactive: true });
const suppression = (SuppressSending: boolean, SuppressionReason: string | null) =>
  postmark({ RecordType: 'SubscriptionChange', Recipient: ann, SuppressSending, SuppressionReason });

// Fields as in "Transactional webhooks" and "Batched webhooks", developers.brevo.com/docs, read
// 2026-11-29.
const brevo = (event: string, email = ann) => ({
  event,
  email,
  id: 26_224,
  'message-id': '<202611291200.1@smtp-relay.example>',
  ts_epoch: 1_795_953_600_000,
});

describe.each([
  ['postmark', postmarkBounce('HardBounce')],
  ['brevo', brevo('hard_bounce')],
])('%s', (name, bounce) => {
  let provider: ProviderTest;
  afterEach(() => provider.server.app.close());
  const start = async () => {
    provider = await providerTest(mailProvider(`${name}:hook:0123456789abcdef`));
  };

  test('refuses other credentials with 401 before the body is read, and asks for them', async () => {
    await start();
    const wrong = `Basic ${Buffer.from('hook:0123456789abcdeF').toString('base64')}`;
    for (const headers of [{}, { authorization: wrong }, { authorization: 'Bearer 0123456789abcdef' }])
      expect(await provider.post('x'.repeat(2_000_000), headers as Record<string, string>)).toEqual({
        status: 401,
        challenge: expect.stringContaining('Basic'),
      });
    expect(provider.recorded).toEqual([]);
    expect(provider.counted).toEqual({ refused: 3 });
    expect(provider.server.logged()).not.toContain('0123456789');
  });

  test('records a batch, and leaves out what cannot be read', async () => {
    await start();
    const batch = JSON.stringify([bounce, { ...bounce, email: 7, Email: 7 }, bounce]);
    expect((await provider.post(batch, { authorization: basic })).status).toBe(204);
    expect(provider.recorded).toEqual([{ kind: 'bounce', emails: [ann, ann] }]);
    expect(provider.counted).toEqual({ bounce: 2, unreadable: 1 });
  });

  test('refuses a body over 1 MiB with 413', async () => {
    await start();
    const { status } = await provider.post('x'.repeat(1024 * 1024 + 1), { authorization: basic });
    expect(status).toBe(413);
  });
});

describe('events', () => {
  let provider: ProviderTest;
  afterEach(() => provider.server.app.close());

  const ignoredTypes = [
    'SoftBounce',
    'Transient',
    'Blocked',
    'DMARCPolicy',
    'SpamNotification',
    'AutoResponder',
  ];

  test.each<[object, MailEvent[]]>([
    [postmarkBounce('HardBounce'), bounced],
    [postmarkBounce('BadEmailAddress'), bounced],
    [postmarkBounce('SpamComplaint'), complained],
    [postmark({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512, Email: ann }), complained],
    [suppression(true, 'SpamComplaint'), complained],
    [suppression(true, 'HardBounce'), bounced],
    [suppression(true, 'ManualSuppression'), []],
    [suppression(false, null), []],
    ...ignoredTypes.map((type): [object, MailEvent[]] => [postmarkBounce(type), []]),
    [postmark({ RecordType: 'Delivery', Recipient: ann }), []],
  ])('reads %j of Postmark', async (event, expected) => {
    provider = await providerTest(mailProvider('postmark:hook:0123456789abcdef'));
    expect((await provider.post(JSON.stringify(event), { authorization: basic })).status).toBe(204);
    expect(provider.recorded).toEqual(expected);
    expect(provider.counted).toEqual({ [expected[0]?.kind ?? 'ignored']: 1 });
  });

  const ignoredNames = [
    'soft_bounce',
    'deferred',
    'blocked',
    'error',
    'delivered',
    'unsubscribed',
    'constructor',
  ];

  test.each<[string, MailEvent[]]>([
    ['hard_bounce', bounced],
    ['invalid_email', bounced],
    ['complaint', complained],
    ['spam', complained],
    ...ignoredNames.map((name): [string, MailEvent[]] => [name, []]),
  ])('reads %s of Brevo', async (name, expected) => {
    provider = await providerTest(mailProvider('brevo:hook:0123456789abcdef'));
    expect((await provider.post(JSON.stringify(brevo(name)), { authorization: basic })).status).toBe(204);
    expect(provider.recorded).toEqual(expected);
  });

  test('accepts the token of Brevo', async () => {
    provider = await providerTest(mailProvider('brevo:0123456789abcdef'));
    const send = (authorization: string) => provider.post(JSON.stringify(brevo('spam')), { authorization });
    expect((await send('Bearer 0123456789abcdef')).status).toBe(204);
    expect((await send(basic)).status).toBe(401);
  });

  test('answers Brevo with 429 while events cannot be stored, because it discards them after a 5xx', async () => {
    provider = await providerTest(mailProvider('brevo:hook:0123456789abcdef'));
    const send = () => provider.post(JSON.stringify(brevo('spam')), { authorization: basic });
    provider.isDown = true;
    expect((await send()).status).toBe(429);
    provider.isDown = false;
    expect((await send()).status).toBe(204);
    expect(provider.counted).toEqual({ unavailable: 1, complaint: 1 });
    expect(provider.server.logged()).not.toContain('ann@');
  });
});
