import type { FastifyBaseLogger } from 'fastify';
import { type DeliveryWorker, startWorker } from '../sign-up/delivery/worker.ts';
import { type StorageSettings, webhookOf } from '../sign-up/settings.ts';
import { openDatabase } from '../sign-up/store/database.ts';
import { migrate } from '../sign-up/store/migrations.ts';
import { createStore, type SignUpStore } from '../sign-up/store/store.ts';

export type Services = { store: SignUpStore; stop(): Promise<void> };

/**
 * Opens the database, brings it to the newest shape and starts delivering.
 * @throws when the database cannot be reached
 */
export async function startServices(settings: StorageSettings, log: FastifyBaseLogger): Promise<Services> {
  const database = openDatabase(settings);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  const webhook = webhookOf(settings);
  let worker: DeliveryWorker | undefined;
  const store = createStore(database, { onStored: () => worker?.wake() });
  if (webhook) worker = startWorker(database.db, webhook, log);
  else log.info('AIRTABLE_WEBHOOK_URL is not set: sign-ups wait');
  return {
    store,
    async stop() {
      await store.stop();
      await worker?.stop();
      await database.close();
    },
  };
}
