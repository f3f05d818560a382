import { type OutboxWorker, startWorker, type WorkerLog, type WorkerOptions } from '../delivery/worker.ts';
import type { Db } from '../store/tables.ts';
import { letterChannel } from './channel.ts';
import type { RenderLetter } from './letter.ts';
import { createMailer, type MailAccount, type MailerLimits } from './mailer.ts';
import { createLetterTokens } from './tokens.ts';

/** `worker` and `mailer`: limits, with production defaults. */
export type LetterOptions = { render: RenderLetter; worker?: WorkerOptions; mailer?: MailerLimits };

/**
 * Sends the letters of the outbox until it is stopped. Imported dynamically, so that nodemailer
 * loads only if SMTP_URL is set.
 */
export async function startLetters(
  db: Db,
  mail: MailAccount & { siteUrl: string },
  log: WorkerLog & { error(fields: object, message: string): void },
  { render, worker: options, mailer: limits }: LetterOptions,
): Promise<OutboxWorker> {
  const mailer = createMailer(mail, limits);
  const channel = letterChannel(db, {
    mailer,
    render,
    tokens: await createLetterTokens(mail.secret),
    siteUrl: mail.siteUrl,
    perSecond: mail.perSecond,
    onRenderError: (err) => log.error({ err }, 'a letter could not be rendered'),
  });
  const worker = startWorker(db, channel, log, options);
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}
