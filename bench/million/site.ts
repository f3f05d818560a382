import { createLetterTokens, emailDigest } from '../../sign-up/letters/tokens.ts';
import { filledId } from '../../tests/fixtures/databases/fill.ts';
import { freePort } from '../../tests/fixtures/processes/free-port.ts';
import { startSite } from '../../tests/fixtures/processes/site-process.ts';
import { startMailSink } from '../mail-sink.ts';
import { residentMemory } from '../resident-memory.ts';
import type { Size, Storage, Stores } from './stores.ts';

const secret = 'a secret of at least thirty-two characters';
const unlimited = '1000000';

export const mailSettings = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: secret,
};

/** A server that sends letters at the default pace, on an empty or a full database. */
export type Site = {
  size: Size;
  storage: Storage;
  url: string;
  metricsUrl: string;
  /** The path of the own sign-up page of a person with four friends. */
  ownSignUpPath: string;
  /** Resident memory of the server in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

export async function startFilledSite(stores: Stores, size: Size): Promise<Site> {
  const storage = await stores.create(size);
  const mail = await startMailSink();
  const metricsPort = await freePort();
  const site = await startSite({
    ...storage,
    ...mailSettings,
    SMTP_URL: mail.url,
    METRICS_PORT: String(metricsPort),
    CONFIRMATIONS_PER_NETWORK: unlimited,
    CONFIRMATIONS_PER_HOUR: unlimited,
  });
  const tokens = await createLetterTokens(secret);
  const access = { id: filledId(1), address: emailDigest('fan1@example.com') };
  return {
    size,
    storage,
    url: site.url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    ownSignUpPath: `/ticket/${await tokens.seal('ownSignUp', access)}`,
    memory: () => residentMemory(site.child.pid),
    async stop() {
      await site.end('SIGTERM');
      await mail.close();
      await stores.remove(storage);
    },
  };
}
