import { openSync } from 'node:fs';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Creates a file with mode 600, to read and to write.
 * @param named the path to show to the operator
 * @throws OperatorError when it exists or cannot be created
 */
export function createFile(path: string, named: string): number {
  try {
    return openSync(path, 'wx+', 0o600);
  } catch (error) {
    throw new OperatorError('file-not-made', { file: named, why: storageErrorCode(error) });
  }
}
