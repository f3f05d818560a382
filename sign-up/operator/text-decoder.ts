/**
 * Decodes a text file in chunks of any size. Reads UTF-8, and UTF-16 as spreadsheets save it, with or without a byte order mark. The first
 * chunk decides. It must have an ASCII character, such as a comma, if there is no mark.
 */
export function createChunkDecoder() {
  let decoder: TextDecoder | undefined;
  return {
    decode(chunk: Uint8Array): string {
      decoder ??= new TextDecoder(encodingOf(chunk));
      return decoder.decode(chunk, { stream: true });
    },
    /** @returns the text of the bytes that are left */
    end: () => decoder?.decode() ?? '',
  };
}

/** `TextDecoder` removes the byte order mark of its encoding. */
function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // An ASCII character has one zero byte in UTF-16. UTF-8 text has none.
  const zero = start.indexOf(0);
  if (zero === -1) return 'utf-8';
  return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
}
