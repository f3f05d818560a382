import { once } from 'node:events';
import { oneLine, operate } from './operate.ts';
import { OperatorError } from './operator-error.ts';

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Who reads only the head of a list closes the pipe; that is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  say(oneLine(new OperatorError('output-not-written', { why: error.code ?? error.name })));
  process.exit(1);
});

// A person sees which database it is; a script gets nothing but what it asked for.
const note = process.stderr.isTTY ? say : undefined;
const failure = await operate(process.argv.slice(2), process.env, { write, note });
if (failure !== undefined) {
  say(failure);
  process.exitCode = 1;
}
