import { writeSync } from 'node:fs';

/** Lines that wait for a slow reader, in bytes; what is beyond is lost, the site is not. */
const mostWaitingBytes = 256 * 1024;
const retryMs = 50;
const stdout = 1;
const warning = 40;

export type LogDestination = {
  write(line: string): void;
  /** Waits until what waits is written, for at most `patienceMs`. Never throws. */
  end(patienceMs: number): Promise<void>;
};

/** Writes some of `bytes` at once and says how many; throws EAGAIN when there is no room at the moment. */
type Write = (bytes: Buffer) => number;

/** `accounts` is how many lost lines it tells of; 0 for a line of the log. */
type Chunk = { bytes: Buffer; accounts: number };

/**
 * Where log lines go. It never waits: while nobody reads, lines wait in memory up to a bound; on a full disk or a
 * closed pipe they are lost. How many were lost is told once lines get through again.
 */
export function createLogDestination(write: Write = openStdout()): LogDestination {
  let waiting: Chunk[] = [];
  let waitingBytes = 0;
  let lost = 0;
  /** The last thing written was a part of a line. */
  let isCut = false;
  let timer: NodeJS.Timeout | undefined;

  function push(text: string, accounts = 0) {
    const bytes = Buffer.from(text);
    waiting.push({ bytes, accounts });
    waitingBytes += bytes.length;
  }

  function pushAccount() {
    const line = { level: warning, time: Date.now(), lost, msg: 'log lines were lost' };
    push(`${isCut ? '\n' : ''}${JSON.stringify(line)}\n`, lost);
  }

  /** Writes what waits as far as it goes. */
  function pump() {
    try {
      for (let first = waiting[0]; first; first = waiting[0]) {
        const written = write(first.bytes);
        waitingBytes -= written;
        isCut = written < first.bytes.length;
        if (isCut) {
          first.bytes = first.bytes.subarray(written);
        } else {
          waiting.shift();
          lost -= first.accounts;
        }
      }
    } catch (error) {
      if (isFullForNow(error)) {
        timer ??= setTimeout(retry, retryMs).unref();
        return;
      }
      lost += waiting.filter(({ accounts }) => accounts === 0).length;
      waiting = [];
      waitingBytes = 0;
    }
  }

  function retry() {
    timer = undefined;
    pump();
    if (waiting.length > 0 || lost === 0) return;
    pushAccount();
    pump();
  }

  return {
    write(line) {
      if (waitingBytes > mostWaitingBytes) {
        lost += 1;
        return;
      }
      if (waiting.length === 0 && lost > 0) pushAccount();
      push(line);
      if (timer === undefined) pump();
    },
    async end(patienceMs) {
      const until = Date.now() + patienceMs;
      for (pump(); waiting.length > 0 && Date.now() < until; pump())
        await new Promise((resolve) => setTimeout(resolve, retryMs));
    },
  };
}

function isFullForNow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

/** Node makes a pipe non-blocking when it opens its stream on it; only then does a write never wait for a reader. */
function openStdout(): Write {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return (bytes) => writeSync(stdout, bytes);
}
