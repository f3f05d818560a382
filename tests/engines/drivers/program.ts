import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a program may take to say that it is ready, in milliseconds. */
const patienceMs = 60_000;

export type Running = {
  /** @returns what the pattern's first group stands for in what the program has said, once it has */
  said(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
};

/** Starts a program that runs until it is ended. What it says, browsers say much, is kept to itself. */
export function startProgram(path: string, args: string[], variables: NodeJS.ProcessEnv): Running {
  const child = spawn(path, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let text = '';
  let changed = Promise.withResolvers<void>();
  const tell = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const gone = ended.then(tell);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      tell();
    });
  return {
    async said(pattern) {
      const until = AbortSignal.timeout(patienceMs);
      until.addEventListener('abort', tell);
      while (!until.aborted) {
        const found = pattern.exec(text)?.[1];
        if (found !== undefined) return found;
        if (child.exitCode !== null) break;
        await changed.promise;
      }
      throw new Error(`${path} did not start. It said:\n${text}`);
    },
    async end() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
