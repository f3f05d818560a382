import type { FailureCode } from '../delivery/outcome.ts';

const plain: ReadonlyMap<string, string> = new Map<FailureCode, string>([
  ['no-answer', 'no answer in time'],
  ['interrupted', 'interrupted'],
  ['network', 'network error'],
  // Stored by earlier releases for errors without a code.
  ['network:undefined', 'network error'],
  ['not-rendered', 'the letter could not be rendered'],
  ['address', 'the mail server cannot send to this address'],
  ['invitation-over', 'the invitation has expired'],
  ['bounced', 'bounced'],
]);

/**
 * Describes a failed delivery for operators.
 * @param stored a code, or the text that earlier releases stored
 */
export function describeFailure(stored: string): string {
  const known = plain.get(stored);
  if (known !== undefined) return known;
  const [, kind, detail] = /^(http|network|smtp):(.+)$/.exec(stored) ?? [];
  if (kind === 'http' || kind === 'smtp') return `${kind.toUpperCase()} ${detail}`;
  if (kind === 'network') return `network error (${detail})`;
  return stored;
}
