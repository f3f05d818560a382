/** Something the operator can put right; shown as one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const usage =
  'Usage: signups list | export --format csv|json | erase EMAIL | deliver | stats | backup FILE | restore FILE | move --to URL | purge [--dry-run]';
