import type { IncomingHttpHeaders } from 'node:http';
import type { MailEvent } from '../mail-events.ts';

/** A request of a mail provider. `text` is its body, decoded as UTF-8. */
export type ProviderRequest = { headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Why a request is refused. For the log: no code holds a value of the request. */
export type RefusalReason = 'bad-signature' | 'bad-credentials' | 'too-old' | 'other-topic' | 'raw-delivery';

/**
 * `ignored`: events that are neither permanent bounces nor complaints. `unreadable`: bounces and
 * complaints of an unknown form. `notice` is logged. `onRecorded` is called once `events` are stored.
 */
export type EventReading = {
  kind: 'events';
  events: MailEvent[];
  ignored: number;
  unreadable: number;
  notice?: string;
  onRecorded?: () => void;
};

/** `unavailable`: the origin cannot be checked at the moment, so the provider should try again. */
export type ProviderReading =
  | EventReading
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'unavailable' };

/** How the webhook of one mail provider is checked and read. */
export type MailProvider = {
  contentTypes: string[];
  maxBodyBytes: number;
  /** Statuses that this provider needs in place of 204 and 503. */
  acceptedStatus?: number;
  unavailableStatus?: number;
  /** Refuses a request by its headers, before its body is read. */
  refuseHeaders?(headers: IncomingHttpHeaders): RefusalReason | undefined;
  /** @throws if the body has another form */
  read(request: ProviderRequest): ProviderReading | Promise<ProviderReading>;
};

/** Enough for the largest documented batch: 768 KB of SendGrid, 500 events of Brevo. */
export const maxBatchBytes = 1024 * 1024;

export const noEvents: EventReading = { kind: 'events', events: [], ignored: 1, unreadable: 0 };

/**
 * Reads each event of a batch. One that cannot be read does not prevent the others.
 * @param readEvent returns undefined for an event that is ignored, throws if it cannot be read
 */
export function readEach(
  values: readonly unknown[],
  readEvent: (value: unknown) => MailEvent | undefined,
): EventReading {
  const reading: EventReading = { kind: 'events', events: [], ignored: 0, unreadable: 0 };
  for (const value of values) {
    try {
      const event = readEvent(value);
      if (event) reading.events.push(event);
      else reading.ignored += 1;
    } catch {
      reading.unreadable += 1;
    }
  }
  return reading;
}

/** Clocks may differ by this much. */
const clockSkewMs = 5 * 60_000;

/** @param at milliseconds since 1970. NaN is not fresh */
export function isFresh(at: number, maxAgeMs: number): boolean {
  const ageMs = Date.now() - at;
  return ageMs >= -clockSkewMs && ageMs <= maxAgeMs + clockSkewMs;
}
