import SonicBoom from 'sonic-boom';

const stdout = 1;
const maxBufferedBytes = 256 * 1024;
const warnLevel = 40;

export type LogDestination = {
  write(line: string): void;
  /** Resolves once all lines are written, at the latest after `timeoutMs`. Never rejects. */
  end(timeoutMs: number): Promise<void>;
};

/**
 * Writes log lines to a file descriptor without blocking. Lines are buffered in memory while a pipe
 * or a disk is full. Beyond 256 KiB, lines are dropped. A line with their number follows once the
 * buffer is empty.
 */
export function createLogDestination(fd = stdout): LogDestination {
  // Access to the streams makes their pipes non-blocking. Without a listener a closed pipe would
  // end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const stream = new SonicBoom({ fd, sync: false, maxLength: maxBufferedBytes });
  let isDrained = true;
  let lost = 0;
  // After an error the lines stay in the buffer. The next write retries them.
  stream.on('error', () => undefined);
  stream.on('drop', () => {
    lost += 1;
  });
  stream.on('drain', () => {
    isDrained = lost === 0;
    if (isDrained) return;
    stream.write(
      `${JSON.stringify({ level: warnLevel, time: Date.now(), lost, msg: 'log lines were lost' })}\n`,
    );
    lost = 0;
  });
  return {
    write(line) {
      isDrained = false;
      stream.write(line);
    },
    end: (timeoutMs) =>
      new Promise((resolve) => {
        if (isDrained) return resolve();
        setTimeout(resolve, timeoutMs);
        stream.on('drain', () => {
          if (isDrained) resolve();
        });
      }),
  };
}
