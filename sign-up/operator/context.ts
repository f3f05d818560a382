import type { StorageSettings } from '../settings.ts';

/** What every command is given. */
export type Context = {
  settings: StorageSettings;
  /** Resolves when the reader has taken the text. */
  write: (text: string) => Promise<void>;
};
