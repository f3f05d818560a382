import { once } from 'node:events';
import { oneLine, operate } from './operate.ts';
import { OperatorError } from './operator-error.ts';

/** Read-only commands end when the reader closes the pipe. */
const reading = new Set(['list', 'export']);
const words = process.argv.slice(2);
let isHeard = true;

async function write(text: string): Promise<void> {
  if (!isHeard || process.stdout.write(text)) return;
  await once(process.stdout, 'drain').catch(() => undefined);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `head` closes the pipe early, which is no failure. A command that changes data must still finish.
  if (error.code === 'EPIPE') {
    isHeard = false;
    if (reading.has(words[0] ?? '')) process.exit(0);
    return;
  }
  say(oneLine(new OperatorError('output-not-written', { why: error.code ?? error.name })));
  process.exit(1);
});

// On a terminal, print which database is used. Scripts get the output only.
const note = process.stderr.isTTY ? say : undefined;
const failure = await operate(words, process.env, { write, note });
if (failure !== undefined) {
  say(failure);
  process.exitCode = 1;
}
