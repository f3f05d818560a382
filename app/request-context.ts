import { createContext } from 'react-router';

/** What became of a sign-up that arrived as a plain HTML form. */
export type FormOutcome =
  | { kind: 'done' }
  | { kind: 'invalid'; errors: Record<string, string>; values: Record<string, string> }
  | { kind: 'refused'; status: 403 | 413 | 429 | 503; values?: Record<string, string> };

export const formOutcomeContext = createContext<FormOutcome | null>(null);
