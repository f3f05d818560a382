import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';

/** A notification has its status before the returned letter, so the start is enough. */
const maxMessageLength = 1024 * 1024;

/** With sender and date. Some programs do not escape a `From ` that begins a line of text. */
const separator = /^From \S+ .*\d\d:\d\d.* \d{4}/;

/** Directories of a Maildir with complete messages. */
const maildirFolders = ['new', 'cur'];

/**
 * Reads the messages of an mbox, of a single message, or of a folder of them, such as a Maildir.
 * Cuts each after its first megabyte.
 * @throws OperatorError if they cannot be read
 */
export async function* readMessages(path: string): AsyncGenerator<Buffer> {
  try {
    for (const file of await filesOf(path)) yield* messagesOf(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('file-not-read', { file: path, why: storageErrorCode(error) });
  }
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && maildirFolders.includes(entry.name));
  if (folders.length > 0) {
    const inside = await Promise.all(folders.map(({ name }) => messageFiles(join(path, name))));
    return inside.flat();
  }
  return await messageFiles(path);
}

async function messageFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .toSorted();
}

/** An mbox begins with a separator, as each of its messages after an empty line. */
async function* messagesOf(file: string): AsyncGenerator<Buffer> {
  let isMbox: boolean | undefined;
  let isAfterEmptyLine = true;
  let message = '';
  for await (const line of linesOf(file)) {
    const isSeparator = isAfterEmptyLine && separator.test(line);
    isMbox ??= isSeparator;
    if (isMbox && isSeparator) {
      if (message) yield Buffer.from(message, 'latin1');
      message = '';
    } else if (message.length < maxMessageLength) message += line;
    isAfterEmptyLine = line === '\n' || line === '\r\n';
  }
  if (message) yield Buffer.from(message, 'latin1');
}

/** Yields lines with their ends, one character for each byte. A line that is too long is split. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1' })) {
    const lines = `${rest}${chunk}`.split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
    yield* lines;
    if (rest.length > maxMessageLength) {
      yield rest;
      rest = '';
    }
  }
  if (rest) yield rest;
}
