import { SettingsError } from '../../sign-up/settings.ts';

/** Exits with 1 and one line on stderr, without a stack. */
export function failStart(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  const line =
    error instanceof SettingsError ? message : (portInUse(error) ?? `Cannot start: ${message}${code}`);
  process.stderr.write(`${line.replaceAll(/\s+/g, ' ')}\n`);
  process.exit(1);
}

function portInUse(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error && error.code === 'EADDRINUSE'))
    return undefined;
  return `Cannot start: port ${error.port} is in use by another process; end that one or choose another port`;
}
