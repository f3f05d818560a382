import { UnusableDatabase } from '../storage-errors.ts';

/** `SQL_ASCII` stores the bytes of UTF-8 as they are. */
const suitable = ['UTF8', 'SQL_ASCII'];

/** The encoding of a database lacks letters, such as those of Arabic. It cannot be changed. */
class UnsuitableEncoding extends UnusableDatabase {
  override name = 'UnsuitableEncoding';
}

/** @throws UnsuitableEncoding if a database with this encoding cannot store each name */
export function requireUnicode(encoding: string, database: string): void {
  if (suitable.includes(encoding)) return;
  throw new UnsuitableEncoding(
    `The database ${database} has the encoding ${encoding}, which cannot store Arabic. Create another one and use that: createdb --template=template0 --encoding=UTF8 --locale=C NAME`,
  );
}
