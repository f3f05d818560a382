import type { StorageSettings } from '../settings.ts';
import type { Progress } from './progress.ts';

export type Context = {
  settings: StorageSettings;
  /** Resolves once the reader has accepted the text or the bytes. */
  write: (output: string | Uint8Array) => Promise<void>;
  /** True if `write` prints to a terminal, which must not receive bytes. */
  isTerminal?: boolean | undefined;
  /** Undefined unless stderr is a terminal. */
  progress?: Progress | undefined;
};
