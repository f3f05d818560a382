import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { accessOf } from '../../tests/fixtures/letter-access.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type MailServer, startMailServer } from '../../tests/fixtures/processes/mail-server.ts';
import { contentOf, stubLetter } from '../../tests/fixtures/stub-letter.ts';
import { claimDue, record } from '../delivery/outbox.ts';
import type { AttemptOutcome } from '../delivery/outcome.ts';
import { emailKey } from '../email-key.ts';
import { mapOrigin } from '../origin.ts';
import type { Database } from '../store/database.ts';
import { createStore, type SignUpStore } from '../store/store.ts';
import { type LetterChannelOptions, letterChannel } from './channel.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { letterOutbox } from './outbox.ts';
import { queueLetters } from './queue.ts';
import { confirm, unsubscribe } from './subscriptions.ts';
import { createLetterTokens, emailDigest, type LetterTokens } from './tokens.ts';

const hour = 3_600_000;

describe.each(databaseKinds)('letters from the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let store: SignUpStore;
  let server: MailServer;
  let mailer: Mailer;
  let tokens: LetterTokens;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    store = createStore(database);
    server = await startMailServer();
    mailer = createMailer({ smtpUrl: server.url, from: 'SportBuddy <hello@fans.example>' });
    tokens = await createLetterTokens('a secret of at least thirty-two characters');
  });
  afterEach(async () => {
    mailer.close();
    await store.stop();
    await server.close();
    await database.close();
    await testDatabase.remove();
  });

  async function signUp(name: string, language = 'en', letter?: 'waiting'): Promise<string> {
    const fields = makeSignUp(name, { team: 'الهلال', email: `${name}@Example.com` });
    const origin = mapOrigin(() => '');
    await store.add(fields, { origin: { ...origin, page: '/', language }, letter });
    const { id } = await database.db
      .selectFrom('sign_ups')
      .select('id')
      .where('email_key', '=', emailKey(fields.email))
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Sends every letter that is due. */
  async function sendDue(options: Partial<LetterChannelOptions> = {}): Promise<AttemptOutcome[]> {
    const { db } = database;
    const channel = letterChannel(db, {
      mailer,
      tokens,
      render: stubLetter,
      siteUrl: 'https://fans.example',
      ...options,
    });
    const outcomes: AttemptOutcome[] = [];
    for (const job of await claimDue(db, letterOutbox, { leaseMs: hour, count: 50 })) {
      const outcome = await channel.deliver(job, {});
      await record(db, letterOutbox, [{ job, outcome }]);
      outcomes.push(outcome);
    }
    return outcomes;
  }

  const queue = (ids: string[], kind: 'launch' | 'reminder' = 'launch', validUntil?: string) =>
    queueLetters(database.db, kind, ids, { now: Date.now() - 1_000, intervalMs: 0, validUntil });
  const states = () =>
    database.db.selectFrom('letters').select(['kind', 'state', 'last_failure', 'claim']).execute();

  test('a confirmation has the name, the team, and one link for each purpose', async () => {
    const id = await signUp('Sara', 'ar', 'waiting');
    expect(await sendDue()).toEqual([{ kind: 'delivered' }]);
    const [received] = server.received;
    expect(received).toMatchObject({ to: ['Sara@example.com'], mail: { subject: 'confirmation ar' } });
    const { links, ...content } = contentOf(received ?? { mail: {} });
    expect(content).toEqual({
      kind: 'confirmation',
      isFirst: false,
      locale: 'ar',
      name: 'Sara',
      team: 'الهلال',
    });
    expect(Object.keys(links)).toEqual(['confirm', 'ownSignUp', 'unsubscribe']);
    for (const [purpose, link] of Object.entries(links)) {
      const [, token = ''] = /^https:\/\/fans\.example\/ar\/ticket\/([\w.-]+)$/.exec(link) ?? [];
      expect(await tokens.open(token)).toEqual({ id, purpose, address: emailDigest('sara@example.com') });
    }
    expect(received?.raw).toContain(`List-Unsubscribe: <${links.unsubscribe}>\r\n`);
    expect(await states()).toMatchObject([{ state: 'delivered', claim: null }]);
  });

  test('falls back to English for an unknown language', async () => {
    await queue([await signUp('Ann', ''), await signUp('Bob', 'fr')]);
    await sendDue();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['launch en', 'launch en']);
    expect(contentOf(server.received[0] ?? { mail: {} }).links.ownSignUp).toMatch(
      /^https:\/\/fans\.example\/ticket\/[\w.-]+$/,
    );
  });

  test('sets isFirst if no letter was sent before, and adds a confirm link only to confirmations', async () => {
    const [old, known] = [await signUp('Old'), await signUp('Known', 'en', 'waiting')];
    await sendDue();
    await confirm(database.db, await accessOf(database.db, known));
    await queue([old, known], 'reminder');
    await sendDue();
    await queue([old, known]);
    await sendDue();
    const sent = server.received.map(contentOf).map(({ kind, name, isFirst, links }) => {
      expect(Boolean(links.confirm)).toBe(kind === 'confirmation');
      return `${kind} to ${name}${isFirst ? ', the first' : ''}`;
    });
    expect(sent.toSorted()).toEqual([
      'confirmation to Known',
      'launch to Known',
      'launch to Old',
      'reminder to Known',
      'reminder to Old, the first',
    ]);
  });

  test('sends nothing to unsubscribed people, even if a letter is queued later', async () => {
    const [before, during] = [await signUp('Before'), await signUp('During')];
    await queue([before]);
    for (const id of [before, during]) await unsubscribe(database.db, await accessOf(database.db, id));
    await queue([during]);
    await sendDue();
    expect(server.received).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect(await sendDue()).toEqual([]);
  });

  test('sends a confirmation to an unsubscribed person who signs up again', async () => {
    const id = await signUp('Sara');
    await unsubscribe(database.db, await accessOf(database.db, id));
    await signUp('Sara', 'en', 'waiting');
    await sendDue();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['confirmation en']);
  });

  test('states when an invitation expires, and parks an expired one', async () => {
    const validUntil = new Date(Date.now() + hour).toISOString();
    await queue([await signUp('Ann')], 'launch', validUntil);
    await queue([await signUp('Late')], 'launch', new Date(Date.now() - 60_000).toISOString());
    const outcomes = await sendDue();
    expect(outcomes).toContainEqual({ kind: 'parked', why: 'invitation-over' });
    expect(server.received.map(contentOf)).toMatchObject([{ name: 'Ann', validUntil }]);
  });

  test('retries a letter that cannot be rendered, and reports the error', async () => {
    await queue([await signUp('Ann')]);
    const errors: unknown[] = [];
    const broken = new Error('broken');
    const render = () => Promise.reject(broken);
    expect(await sendDue({ render, onRenderError: (error) => errors.push(error) })).toMatchObject([
      { kind: 'retry', why: 'not-rendered' },
    ]);
    expect(errors).toEqual([broken]);
  });
});
