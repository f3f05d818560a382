import type { LogFn, Logger } from 'pino';

const windowMs = 1_000;
const infoLevel = 30;
const warnLevel = 40;
const errorLevel = 50;
const maxErrors = 1;
/** Workers log a warning for each delivery that fails, at a pace of their own. */
const maxWarnings = 100;
/** Enough for a page view with several wrong links. */
const maxInfoLines = 10;

type LogArguments = Parameters<LogFn>;
/** `writeLast`: logs the last suppressed line. */
type Window = { lines: number; suppressed: number; writeLast?: () => void };

/**
 * @returns a `logMethod` hook of pino that limits lines with the same message and code. Above the
 * limit of a second it keeps the last line only, and logs it at the end of that second. Its `count`
 * is the number of lines that it replaces, itself included. Lines for debugging have no limit.
 */
export function limitRepeats() {
  const windows = new Map<string, Window>();

  function openWindow(key: string): Window {
    const window: Window = { lines: 0, suppressed: 0 };
    windows.set(key, window);
    setTimeout(() => {
      windows.delete(key);
      if (!window.writeLast) return;
      // The line with the count is the first of the next second.
      openWindow(key).lines = 1;
      window.writeLast();
    }, windowMs).unref();
    return window;
  }

  return function logMethod(this: Logger, args: LogArguments, method: LogFn, level: number): void {
    if (level < infoLevel) return void method.apply(this, args);
    const key = repeatKey(args, level);
    const window = windows.get(key) ?? openWindow(key);
    if (window.lines < maxLines(level)) {
      window.lines += 1;
      method.apply(this, args);
      return;
    }
    window.suppressed += 1;
    window.writeLast = () => method.apply(this, withCount(args, window.suppressed));
  };
}

/**
 * @returns the lines a second with the same message and code. Some lines are logged for each
 * request, so that any client could fill a disk.
 */
function maxLines(level: number): number {
  if (level >= errorLevel) return maxErrors;
  return level >= warnLevel ? maxWarnings : maxInfoLines;
}

/** Messages and codes are few. Other fields may come from requests. */
function repeatKey([first, message]: LogArguments, level: number): string {
  if (typeof first === 'string') return `${level} ${first}`;
  return `${level} ${message} ${codeOf(first)}`;
}

function codeOf(fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && 'code' in fields ? fields.code : undefined;
}

function withCount([first, ...rest]: LogArguments, count: number): LogArguments {
  if (first instanceof Error) return [{ err: first, count }, ...rest];
  if (typeof first === 'string') return [{ count }, first, ...rest];
  return [{ ...Object(first), count }, ...rest];
}
