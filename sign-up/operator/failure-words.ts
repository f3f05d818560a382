import type { FailureCode } from '../delivery/outbox.ts';

const plain: ReadonlyMap<string, string> = new Map<FailureCode, string>([
  ['no-answer', 'no answer in time'],
  ['interrupted', 'interrupted'],
  ['network', 'network error'],
]);

/**
 * Words for why a delivery failed.
 * @param stored a code or, in a row of an earlier release, the words themselves
 */
export function failureWords(stored: string): string {
  const [, kind, detail] = /^(http|network):(.+)$/.exec(stored) ?? [];
  if (kind === 'http') return `HTTP ${detail}`;
  if (kind === 'network') return `network error (${detail})`;
  return plain.get(stored) ?? stored;
}
