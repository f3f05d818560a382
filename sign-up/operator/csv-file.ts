import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { storageErrorCode } from '../store/storage-errors.ts';
import { OperatorError } from './operator-error.ts';
import { createChunkDecoder } from './text-decoder.ts';

/** A quote that is never closed makes the rest of a file one record. */
const maxRecordLength = 1_000_000;
/** All of them end a record. By default csv-parse expects that of the first record everywhere. */
const lineEnds = ['\r\n', '\n', '\r'];

/**
 * Reads a CSV file record by record, in the encodings of {@link createChunkDecoder}.
 * @throws OperatorError if the file cannot be read
 */
export async function* readCsv<Row>(file: string, options: Options): AsyncGenerator<Row> {
  const parser = parse({
    record_delimiter: lineEnds,
    relax_column_count: true,
    max_record_size: maxRecordLength,
    ...options,
  });
  // An error of either stream destroys the parser, so the loop throws it.
  pipeline(createReadStream(file), decode, parser, () => undefined);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('file-not-read', { file, why: reasonOf(error) });
  }
}

/** The error's message could contain personal data. */
function reasonOf(error: unknown): string {
  const code = storageErrorCode(error);
  return error instanceof CsvError && typeof error.lines === 'number' ? `${code}, line ${error.lines}` : code;
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = createChunkDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk);
  yield decoder.end();
}
