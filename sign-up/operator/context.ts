import type { StorageSettings } from '../settings.ts';

export type Context = {
  settings: StorageSettings;
  /** Resolves once the reader has accepted the text. */
  write: (text: string) => Promise<void>;
};
