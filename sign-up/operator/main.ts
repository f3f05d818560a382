import { once } from 'node:events';
import { errorLine, runCommand } from './operate.ts';
import { OperatorError } from './operator-error.ts';
import { createProgress } from './progress.ts';

/** Read-only commands end when the reader closes the pipe. */
const readOnly = new Set(['list', 'export', 'report']);
const args = process.argv.slice(2);
let isStdoutOpen = true;
const progress = process.stderr.isTTY ? createProgress((text) => process.stderr.write(text)) : undefined;

async function write(output: string | Uint8Array): Promise<void> {
  if (process.stdout.isTTY) progress?.clear();
  if (!isStdoutOpen || process.stdout.write(output)) return;
  await once(process.stdout, 'drain').catch(() => undefined);
}

function printError(line: string): void {
  progress?.clear();
  process.stderr.write(`${line}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `head` closes the pipe early, which is not an error. A command that changes data must still
  // finish.
  if (error.code === 'EPIPE') {
    isStdoutOpen = false;
    if (!readOnly.has(args[0] ?? '')) return;
    progress?.clear();
    process.exit(0);
  }
  printError(errorLine(new OperatorError('output-not-written', { why: error.code ?? error.name })));
  process.exit(1);
});

// On a terminal, print which database is used. Scripts get the output only.
const note = process.stderr.isTTY ? printError : undefined;
const failure = await runCommand(args, process.env, {
  write,
  note,
  isTerminal: process.stdout.isTTY,
  progress,
});
progress?.clear();
if (failure !== undefined) {
  printError(failure);
  process.exitCode = 1;
}
