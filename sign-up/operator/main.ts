import { once } from 'node:events';
import { oneLine, operate } from './operate.ts';
import { OperatorError } from './operator-error.ts';

/** Commands that only read: who has seen enough of what they say may end them. */
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
  // Who reads only the head of a list closes the pipe; that is no failure. What changes something is finished unheard.
  if (error.code === 'EPIPE') {
    isHeard = false;
    if (reading.has(words[0] ?? '')) process.exit(0);
    return;
  }
  say(oneLine(new OperatorError('output-not-written', { why: error.code ?? error.name })));
  process.exit(1);
});

// A person sees which database it is; a script gets nothing but what it asked for.
const note = process.stderr.isTTY ? say : undefined;
const failure = await operate(words, process.env, { write, note });
if (failure !== undefined) {
  say(failure);
  process.exitCode = 1;
}
