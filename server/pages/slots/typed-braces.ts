import type { FormOutcome } from '../../../app/form-outcome.ts';

/** Stands for a brace that a visitor typed, while a page is rendered and its slots are filled: of Unicode's private use. */
const mark = '\ue07b';

/** @returns what became of a form, with no slot in what the visitor typed */
export function markBraces(outcome: FormOutcome): FormOutcome {
  if (outcome.kind === 'done' || !outcome.values) return outcome;
  const values = Object.entries(outcome.values).map(([field, typed]) => [field, typed.replaceAll('{', mark)]);
  return { ...outcome, values: Object.fromEntries(values) };
}

/** @returns the page, whose slots are filled, with what the visitor typed as it was */
export function restoreBraces(html: string): string {
  return html.replaceAll(mark, '&#123;');
}
