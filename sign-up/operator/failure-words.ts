import type { FailureCode } from '../delivery/outbox.ts';

const plain: ReadonlyMap<string, string> = new Map<FailureCode, string>([
  ['no-answer', 'no answer in time'],
  ['interrupted', 'interrupted'],
  ['network', 'network error'],
]);

/**
 * Describes a failed delivery for operators.
 * @param stored a code, or the text that earlier releases stored
 */
export function describeFailure(stored: string): string {
  const [, kind, detail] = /^(http|network):(.+)$/.exec(stored) ?? [];
  if (kind === 'http') return `HTTP ${detail}`;
  if (kind === 'network') return `network error (${detail})`;
  return plain.get(stored) ?? stored;
}
