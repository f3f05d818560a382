import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, vi } from 'vitest';
import type { Receiver } from '../fixtures/processes/webhook-receiver.ts';
import { type SignUpLoad, startSignUpLoad } from '../fixtures/sign-up-load.ts';
import { startPageReader } from './page-reader.ts';

/**
 * Longer than the page limit, so that a page that waits for the end of the fault fails the test.
 */
const faultMs = 6_000;
const quietBeforeMs = 1_500;
const quietAfterMs = 1_000;
/** The 5 s of docs/contract.md, and half as much for slow test machines. */
const answerWithinMs = 7_500;
const pageWithinMs = 0.6 * faultMs;
/** Limits grow by this multiple of the slowest response before the fault, for busy machines. */
const slackFactor = 10;
const deliveredWithinMs = 120_000;

export type Trial = {
  fault: string;
  /** Servers that receive sign-ups. Pages are read from the first. */
  urls: string[];
  receiver: Receiver;
  inject(): Promise<void> | void;
  heal?(): Promise<void> | void;
  /** @returns the stored addresses after the fault */
  stored(): Promise<string[]>;
  /**
   * @returns the stored addresses that are not delivered because they need an operator's decision
   */
  setAside?(): Promise<string[]>;
  lastsMs?: number;
};

/**
 * Injects a fault while sixteen connections sign up and pages are read. Asserts that responses stay
 * within their limits and that the server recovers by itself. Every acknowledged sign-up must be
 * stored once and delivered under one key.
 */
export async function expectSurvives({ fault, urls, receiver, ...trial }: Trial): Promise<SignUpLoad> {
  const load = startSignUpLoad(urls, `fan-${fault.replaceAll(/\W+/g, '-')}`);
  const reader = startPageReader(urls[0] ?? '');
  const startedAt = performance.now();
  await sleep(quietBeforeMs * (0.5 + drawn(fault)));
  const injectedAt = performance.now();
  const slowestBefore = Math.max(
    ...reader.between(startedAt, injectedAt).map(({ ms }) => ms),
    ...load.responses.map(({ sentAt, respondedAt }) => respondedAt - sentAt),
    0,
  );
  await trial.inject();
  await sleep(trial.lastsMs ?? faultMs);
  const healedAt = performance.now();
  await trial.heal?.();
  const recovered = await firstAcknowledged(load, performance.now());
  await sleep(quietAfterMs);
  await load.stop();
  await reader.stop();

  const acknowledged = load.acknowledged().map(({ email }) => email);
  const deliverable = missing(acknowledged, (await trial.setAside?.()) ?? []);
  await vi.waitFor(
    () => {
      const delivered = receiver.received.map(({ body }) => body.Email ?? '');
      expect(missing(deliverable, delivered)).toEqual([]);
    },
    { timeout: deliveredWithinMs, interval: 200 },
  );
  const stored = await trial.stored();
  const during = reader.between(injectedAt, healedAt);
  const slackMs = slackFactor * slowestBefore;
  const longestPageMs = Math.max(0, ...during.map(({ ms }) => ms));
  const slowestAnswerMs = Math.max(...load.responses.map(({ sentAt, respondedAt }) => respondedAt - sentAt));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  console.log(
    `${fault}: ${acknowledged.length} acknowledged, ${load.responses.length - acknowledged.length} refused, slowest response ${seconds(slowestAnswerMs)}, longest page ${seconds(longestPageMs)}, recovered after ${seconds(recovered - healedAt)}, slack ${seconds(slackMs)}`,
  );

  expect(missing(acknowledged, stored), 'acknowledged and not stored').toEqual([]);
  expect(new Set(stored).size, 'one record for each address').toBe(stored.length);
  expect(keysOfOneAddress(receiver), 'delivered under more than one key').toEqual([]);
  expect(during.length, 'pages read during the fault').toBeGreaterThan(0);
  expect(
    during.filter(({ ok }) => !ok),
    'failed pages',
  ).toEqual([]);
  expect(longestPageMs, 'the longest page').toBeLessThan(pageWithinMs + slackMs);
  expect(slowestAnswerMs, 'the slowest response to a sign-up').toBeLessThan(answerWithinMs + slackMs);
  expect(recovered - healedAt, 'the recovery').toBeLessThan(answerWithinMs + slackMs);
  return load;
}

/** @returns a pseudo-random number from 0 to 1, determined by the seed of the run and `name` */
function drawn(name: string): number {
  let state = inject('seed') >>> 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * @returns the time (`performance.now()`) of the first response 201 to a sign-up sent after `since`
 */
async function firstAcknowledged(load: SignUpLoad, since: number): Promise<number> {
  const found = await vi.waitFor(
    () => {
      const first = load.acknowledged().find(({ sentAt }) => sentAt >= since);
      if (!first) throw new Error('no sign-up has been acknowledged since the fault ended');
      return first;
    },
    { timeout: 60_000, interval: 20 },
  );
  return found.respondedAt;
}

function missing(wanted: string[], there: string[]): string[] {
  const known = new Set(there);
  return wanted.filter((one) => !known.has(one));
}

/** @returns the addresses that were delivered under more than one key */
function keysOfOneAddress(receiver: Receiver): string[] {
  const byEmail = Map.groupBy(receiver.received, ({ body }) => body.Email ?? '');
  return [...byEmail].flatMap(([email, calls]) =>
    new Set(calls.map(({ key }) => key)).size > 1 ? [email] : [],
  );
}
