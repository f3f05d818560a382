import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { withScratch } from '../scratch.ts';
import { collectReport } from './collect.ts';
import { reportText } from './report-text.ts';

/**
 * Prints the report, or writes it as a page. It contains no name and no address, and names no team,
 * city or origin with fewer than 5 sign-ups.
 */
export async function reportCommand({ location, write, progress }: Context, args: string[]): Promise<void> {
  const file = parseOptions({ args, options: { html: { type: 'string' } } }).values.html;
  if (file === '') wrongUsage('--html FILE is missing.');
  const report = await withScratch((scratch) =>
    withDatabase(location, ({ db }) => collectReport(db, scratch, progress)),
  );
  if (file === undefined) return await write(reportText(report));
  const { reportHtml } = await import('./report-html.ts');
  replaceFile(file, reportHtml(report));
  await write(`Wrote ${file}.\n`);
}

/** Replaces the file at once, so that a web server never serves a part of it. */
function replaceFile(file: string, text: string): void {
  let partial: string | undefined;
  try {
    const existing = statSync(file, { throwIfNoEntry: false });
    // A rename would replace a device, such as /dev/stdout.
    if (existing && !existing.isFile()) throw new OperatorError('file-not-made', { file, why: 'not a file' });
    const target = existing ? realpathSync(file) : file;
    partial = `${target}.${process.pid}.partial`;
    writeFileSync(partial, text);
    renameSync(partial, target);
  } catch (error) {
    if (partial) rmSync(partial, { force: true });
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('file-not-made', { file, why: storageErrorCode(error) });
  }
}
