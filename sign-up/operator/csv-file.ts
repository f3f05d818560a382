import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { storageErrorCode } from '../store/storage-errors.ts';
import { OperatorError } from './operator-error.ts';
import { createChunkDecoder } from './text-decoder.ts';

/** A quote that is never closed makes the rest of a file one record. */
const maxRecordLength = 1_000_000;

/**
 * Reads a CSV file record by record, in the encodings of {@link createChunkDecoder}.
 * @throws OperatorError if the file cannot be read
 */
export async function* readCsv<Row>(file: string, options: Options): AsyncGenerator<Row> {
  const parser = parse({ relax_column_count: true, max_record_size: maxRecordLength, ...options });
  // An error of either stream destroys the parser, so the loop throws it.
  pipeline(createReadStream(file), decode, parser, () => undefined);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('file-not-read', { file, why: storageErrorCode(error) });
  }
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = createChunkDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk);
  yield decoder.end();
}
