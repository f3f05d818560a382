import type { LaunchDate } from '../../content/clock/launch.ts';
import type { Webhook } from '../delivery/send.ts';
import type { MailAccount } from '../letters/mailer.ts';
import type { Retention } from '../store/erasure/retention.ts';
import type { DatabaseLocation } from '../store/location.ts';
import type { Progress } from './progress.ts';

export type Context = {
  location: DatabaseLocation;
  /** Undefined if sign-ups are not delivered. */
  webhook: Webhook | undefined;
  /** Undefined if no letters are sent. */
  mail: MailAccount | undefined;
  retention: Retention;
  /** The site that letters link to. */
  site: { siteUrl: string; launch: LaunchDate };
  /** Resolves once the reader has accepted the text or the bytes. */
  write: (output: string | Uint8Array) => Promise<void>;
  /** True if `write` prints to a terminal, which must not receive bytes. */
  isTerminal?: boolean | undefined;
  /** Undefined unless stderr is a terminal. */
  progress?: Progress | undefined;
};
