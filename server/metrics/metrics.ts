import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Page } from '../../content/addresses.ts';
import type { Locale } from '../../content/locale.ts';
import type { OutboxState, QueueState } from '../../sign-up/delivery/outbox-state.ts';
import { type CountMailEvents, mailEventOutcomes } from '../sign-up/mail-events.ts';
import type { RequestKind } from './request-kind.ts';

/** In seconds: from a file in memory to more than the 5 s limit of a sign-up. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds: from a fast receiver to the delivery timeout. */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds: from an open connection to the timeout of a letter. */
const letterBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
// Buckets of Web Vitals contain the bounds of "good" and "poor" (https://web.dev/articles/vitals).
/** In seconds: good up to 2.5, poor above 4. */
const lcpBuckets = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
/** In seconds: good up to 0.2, poor above 0.5. */
const inpBuckets = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5];
/** Scores: good up to 0.1, poor above 0.25. */
const clsBuckets = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * `trapped`: the honeypot field was filled in. `foreign`: sent by a page of another site.
 * `unreadable`: the body could not be parsed, or arrived too late. `limited`: above the limit of
 * its client address.
 */
const signUpOutcomes = [
  'stored',
  'trapped',
  'invalid',
  'limited',
  'unavailable',
  'foreign',
  'unreadable',
  'failed',
] as const;
const deliveryOutcomes = ['delivered', 'retry', 'parked'] as const;

export type SignUpOutcome = (typeof signUpOutcomes)[number];
type CountAttempt = (outcome: (typeof deliveryOutcomes)[number], seconds: number) => void;

/** Times in milliseconds, as browsers report them. */
type Vitals = { LCP?: number | undefined; INP?: number | undefined; CLS?: number | undefined };
type ViewedPage = { kind: Page['kind']; language: Locale };

/** The label of a page kind. Another value would begin new time series. */
const labelOf = (kind: Page['kind']) => (kind === 'own-sign-up' ? 'ticket' : kind);

export type Metrics = {
  registry: Registry;
  countRequest(kind: RequestKind, status: number, seconds: number): void;
  countSignUp(outcome: SignUpOutcome): void;
  countDeliveryAttempt: CountAttempt;
  countLetterAttempt: CountAttempt;
  countMailEvents: CountMailEvents;
  countVitals(page: ViewedPage, vitals: Vitals): void;
};

/**
 * Creates the Prometheus metrics. Labels have few values, none of them from visitor input.
 * @param build the id of the served build
 * @param readOutbox called at each scrape; resolves to undefined when the database cannot be read
 */
export function createMetrics(
  { version, build }: { version: string; build: string },
  readOutbox: () => Promise<OutboxState | undefined>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'sportbuddy_build_info',
    help: 'Always 1. The labels name the running version and build.',
    labelNames: ['version', 'build'],
    registers,
  }).set({ version, build }, 1);
  const requests = new Counter({
    name: 'sportbuddy_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestDurations = new Histogram({
    name: 'sportbuddy_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['kind'],
    buckets: requestBuckets,
    registers,
  });
  const signUps = new Counter({
    name: 'sportbuddy_sign_ups_total',
    help: 'Received sign-ups, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  // Starts at 0, because Prometheus sees no increase in a series that starts with its first count.
  for (const outcome of signUpOutcomes) signUps.inc({ outcome }, 0);
  const countDeliveryAttempt = addAttempts(registers, 'delivery', 'to the receiver', deliveryBuckets);
  const countLetterAttempt = addAttempts(registers, 'letter', 'of the mail server', letterBuckets);
  const mailEvents = new Counter({
    name: 'sportbuddy_mail_events_total',
    help: 'Events of the mail provider, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of mailEventOutcomes) mailEvents.inc({ outcome }, 0);
  const countVitals = addVitals(registers);
  addOutbox(registers, readOutbox);

  return {
    registry,
    countRequest(kind, status, seconds) {
      requests.inc({ kind, status });
      requestDurations.observe({ kind }, seconds);
    },
    countSignUp: (outcome) => signUps.inc({ outcome }),
    countDeliveryAttempt,
    countLetterAttempt,
    countMailEvents: (outcome, count) => mailEvents.inc({ outcome }, count),
    countVitals,
  };
}

function addAttempts(registers: Registry[], name: string, whose: string, buckets: number[]): CountAttempt {
  const attempts = new Counter({
    name: `sportbuddy_${name}_attempts_total`,
    help: `Calls ${whose}, by outcome.`,
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of deliveryOutcomes) attempts.inc({ outcome }, 0);
  const durations = new Histogram({
    name: `sportbuddy_${name}_duration_seconds`,
    help: `Duration of a call ${whose}.`,
    buckets,
    registers,
  });
  return (outcome, seconds) => {
    attempts.inc({ outcome });
    durations.observe(seconds);
  };
}

function addVitals(registers: Registry[]): Metrics['countVitals'] {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `sportbuddy_web_vitals_${name}`,
      help: `${help} in browsers of visitors.`,
      labelNames: ['kind', 'language'],
      buckets,
      registers,
    });
  const lcp = histogram('lcp_seconds', 'Largest Contentful Paint', lcpBuckets);
  const inp = histogram('inp_seconds', 'Interaction to Next Paint', inpBuckets);
  const cls = histogram('cls', 'Cumulative Layout Shift', clsBuckets);
  return ({ kind, language }, { LCP, INP, CLS }) => {
    const labels = { kind: labelOf(kind), language };
    if (LCP !== undefined) lcp.observe(labels, LCP / 1_000);
    if (INP !== undefined) inp.observe(labels, INP / 1_000);
    if (CLS !== undefined) cls.observe(labels, CLS);
  };
}

function addOutbox(registers: Registry[], readOutbox: () => Promise<OutboxState | undefined>): void {
  new Gauge({
    name: 'sportbuddy_database_readable',
    help: '1 if the deliveries could be read from the database, otherwise 0.',
    registers,
    async collect() {
      this.set((await readOutbox()) ? 1 : 0);
    },
  });
  const gauge = (name: string, help: string, valueIn: (state: OutboxState) => number) =>
    new Gauge({
      name: `sportbuddy_${name}`,
      help: `${help} Absent while the database cannot be read.`,
      registers,
      async collect() {
        const state = await readOutbox();
        if (state) this.set(valueIn(state));
        else this.remove();
      },
    });
  const addQueue = (
    name: string,
    texts: Record<'waiting' | 'parked' | 'age', string>,
    queueIn: (state: OutboxState) => QueueState,
  ) => {
    gauge(`${name}_waiting`, texts.waiting, (state) => queueIn(state).waiting);
    gauge(`${name}_parked`, texts.parked, (state) => queueIn(state).parked);
    gauge(`${name}_oldest_waiting_age_seconds`, texts.age, (state) => queueIn(state).oldestWaitingSeconds);
  };
  addQueue(
    'deliveries',
    {
      waiting: 'Stored sign-ups that wait for delivery.',
      parked: 'Stored sign-ups that the receiver refused for good.',
      age: 'Age of the oldest sign-up that waits for delivery, 0 when none does.',
    },
    (state) => state,
  );
  addQueue(
    'letters',
    {
      waiting: 'Letters that wait to be sent.',
      parked: 'Letters to addresses that were refused for good.',
      age: 'How long the oldest letter waits that should have been sent, 0 when none does.',
    },
    ({ letters }) => letters,
  );
  const paused = 'Confirmations that a limit holds back until an operator resumes them.';
  gauge('letters_paused', paused, ({ letters }) => letters.paused);
}
