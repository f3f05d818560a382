import { SettingError } from '../../sign-up/setting-error.ts';

/** Writes the error as one line to stderr, without a stack trace, and exits with code 1. */
export function exitOnStartError(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  const line =
    error instanceof SettingError ? message : (portInUseMessage(error) ?? `Cannot start: ${message}${code}`);
  process.stderr.write(`${line.replaceAll(/\s+/g, ' ')}\n`);
  process.exit(1);
}

function portInUseMessage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error && error.code === 'EADDRINUSE'))
    return undefined;
  return `Cannot start: port ${error.port} is in use by another process; stop that process or choose another port`;
}
