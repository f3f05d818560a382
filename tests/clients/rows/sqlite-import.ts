import { guarded } from '../exported-sign-ups.ts';
import { opensExport, run } from '../opened-export.ts';

const sqlite: Parameters<typeof opensExport>[0] = {
  name: 'the SQLite shell',
  program: 'sqlite3',
  debianPackage: 'sqlite3',
  open: (path, file) =>
    run(path, [
      ...['-cmd', `.import --csv ${file} people`, '-csv', '-header'],
      ...[':memory:', 'SELECT name, team, email, signupDate FROM people'],
    ]),
};

const differs = 'right, with the apostrophe that CSV has before formulas';

export const sqliteOnCsv = opensExport(sqlite, { format: 'csv', differs, expected: guarded });
export const sqliteOnCsvForExcel = opensExport(sqlite, { format: 'csvForExcel', differs, expected: guarded });
