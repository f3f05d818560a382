import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { type Fans, sendFans } from '../fixtures/fans.ts';
import type { Receiver } from '../fixtures/processes/webhook-receiver.ts';
import { p99, sendReader } from './reader.ts';
import { drawn } from './seed.ts';
import { note } from './table.ts';

/** Long enough to tell a page that waits for the fault from one that does not. */
const faultMs = 6_000;
const quietBeforeMs = 1_500;
const quietAfterMs = 1_000;
/** A sign-up that cannot be stored is refused by then. Half as much again is left to a busy machine. */
const answerWithinMs = 5_000 * 1.5;
const pageWithinMs = faultMs * 0.6;
const recoveredWithinMs = 5_000 * 1.5;
const deliveredWithinMs = 60_000;

export type Endurance = {
  fault: string;
  database: string;
  /** Where fans sign up; the first is where pages are read. */
  urls: string[];
  receiver: Receiver;
  inject(): Promise<void> | void;
  heal(): Promise<void> | void;
  /** The addresses that storage holds at the end, once each. */
  stored(): Promise<string[]>;
  /** Those of them that wait for an operator's decision, so that nothing delivers them. */
  setAside?(): Promise<string[]>;
  lastsMs?: number;
};

/**
 * Lets a fault happen while sixteen connections sign up and pages are read, and asserts what holds whatever the fault
 * is: pages and answers never stop, it is well again by itself, and whoever was acknowledged is stored and delivered.
 */
export async function endure({ fault, database, urls, receiver, ...system }: Endurance): Promise<Fans> {
  const fans = sendFans(urls, `fan-${fault.replaceAll(/\W+/g, '-')}`);
  const reader = sendReader(urls[0] ?? '');
  const startedAt = performance.now();
  await sleep(quietBeforeMs * (0.5 + drawn(fault)));
  const injectedAt = performance.now();
  await system.inject();
  await sleep(system.lastsMs ?? faultMs);
  const healedAt = performance.now();
  await system.heal();
  const recovered = await firstAcknowledged(fans, performance.now());
  await sleep(quietAfterMs);
  await fans.leave();
  await reader.leave();

  const acknowledged = fans.acknowledged().map(({ email }) => email);
  const setAside = (await system.setAside?.()) ?? [];
  const deliverable = missing(acknowledged, setAside);
  await vi.waitFor(
    () => {
      const delivered = receiver.received.map(({ body }) => body.Email ?? '');
      expect(missing(deliverable, delivered)).toEqual([]);
    },
    { timeout: deliveredWithinMs, interval: 200 },
  );
  const stored = await system.stored();
  const lost = missing(acknowledged, stored);
  const during = reader.between(injectedAt, healedAt);
  const answerTimes = fans.answers.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const row = {
    fault,
    database,
    acknowledged: acknowledged.length,
    refused: fans.answers.length - acknowledged.length,
    lost: lost.length,
    slowestAnswerMs: Math.max(...answerTimes),
    pageP99BeforeMs: p99(reader.between(startedAt, injectedAt)),
    pageP99DuringMs: p99(during),
    longestPageMs: Math.max(0, ...during.map(({ ms }) => ms)),
    recoveredAfterMs: recovered - healedAt,
  };
  await note(row);

  expect(lost, 'acknowledged and not stored').toEqual([]);
  expect(new Set(stored).size, 'one record an address').toBe(stored.length);
  expect(oneKeyEach(receiver), 'delivered under more than one key').toEqual([]);
  expect(during.length, 'pages read during the fault').toBeGreaterThan(0);
  expect(
    during.filter(({ ok }) => !ok),
    'pages that did not come',
  ).toEqual([]);
  expect(row.longestPageMs, 'the longest page').toBeLessThan(pageWithinMs);
  expect(row.slowestAnswerMs, 'the slowest answer to a sign-up').toBeLessThan(answerWithinMs);
  expect(row.recoveredAfterMs, 'well again').toBeLessThan(recoveredWithinMs);
  return fans;
}

/** @returns when the first sign-up that was sent after `since` was acknowledged (performance.now()) */
async function firstAcknowledged(fans: Fans, since: number): Promise<number> {
  const found = await vi.waitFor(
    () => {
      const first = fans.acknowledged().find(({ sentAt }) => sentAt >= since);
      if (!first) throw new Error('nobody has been acknowledged since the fault ended');
      return first;
    },
    { timeout: 30_000, interval: 20 },
  );
  return found.answeredAt;
}

function missing(wanted: string[], there: string[]): string[] {
  const known = new Set(there);
  return wanted.filter((one) => !known.has(one));
}

function oneKeyEach(receiver: Receiver): string[] {
  const keys = new Map<string, string>();
  const twice = new Set<string>();
  for (const { key, body } of receiver.received) {
    const email = body.Email ?? '';
    if ((keys.get(email) ?? key) !== key) twice.add(email);
    keys.set(email, key);
  }
  return [...twice];
}
