import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OutboxState } from '../../sign-up/delivery/outbox-state.ts';
import type { RequestKind } from './request-kind.ts';

/** From a file that is in memory to the longest that a sign-up waits for storage. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From a quick receiver to the longest that one is waited for. */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export type Metrics = {
  registry: Registry;
  countRequest(kind: RequestKind, status: number, seconds: number): void;
  countSignUp(outcome: SignUpOutcome): void;
  countDeliveryAttempt(outcome: DeliveryOutcome, seconds: number): void;
};

/**
 * What an operator watches, in Prometheus' terms. Labels take few values, none of them from a visitor.
 * @param build which build of the site is served
 * @param readOutbox what waits for delivery, read at each scrape; undefined when the database cannot tell
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
    help: 'Always 1; its labels say what runs.',
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
    help: 'Time from a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: requestBuckets,
    registers,
  });
  const signUps = new Counter({
    name: 'sportbuddy_sign_ups_total',
    help: 'Sign-ups that arrived, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const deliveryAttempts = new Counter({
    name: 'sportbuddy_delivery_attempts_total',
    help: 'Calls of the receiver, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  // Prometheus sees no rise in what begins with its first count.
  for (const outcome of signUpOutcomes) signUps.inc({ outcome }, 0);
  for (const outcome of deliveryOutcomes) deliveryAttempts.inc({ outcome }, 0);
  const deliveryDurations = new Histogram({
    name: 'sportbuddy_delivery_duration_seconds',
    help: 'Time that a call of the receiver took.',
    buckets: deliveryBuckets,
    registers,
  });
  addOutbox(registers, readOutbox);

  return {
    registry,
    countRequest(kind, status, seconds) {
      requests.inc({ kind, status });
      requestDurations.observe({ kind }, seconds);
    },
    countSignUp: (outcome) => signUps.inc({ outcome }),
    countDeliveryAttempt(outcome, seconds) {
      deliveryAttempts.inc({ outcome });
      deliveryDurations.observe(seconds);
    },
  };
}

function addOutbox(registers: Registry[], readOutbox: () => Promise<OutboxState | undefined>): void {
  const gauge = (
    name: string,
    help: string,
    valueIn: (state: OutboxState | undefined) => number | undefined,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = valueIn(await readOutbox());
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const absent = 'Absent while the database cannot be read.';
  gauge('sportbuddy_database_readable', 'Whether the database told what waits, 1 or 0.', (state) =>
    state ? 1 : 0,
  );
  gauge(
    'sportbuddy_deliveries_waiting',
    `Stored sign-ups that wait for delivery. ${absent}`,
    (state) => state?.waiting,
  );
  gauge(
    'sportbuddy_deliveries_parked',
    `Stored sign-ups that the receiver refused for good. ${absent}`,
    (state) => state?.parked,
  );
  gauge(
    'sportbuddy_deliveries_oldest_waiting_age_seconds',
    `Age of the oldest sign-up that waits for delivery, 0 when none does. ${absent}`,
    (state) => state?.oldestWaitingSeconds,
  );
}
