import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guarded } from '../exported-sign-ups.ts';
import { opensExport, run, shownTimes } from '../opened-export.ts';

/** In UTF-8. The first 15 columns have the type Text, as the dialog of the import offers it. */
const importOptions = ['44', '34', '76', '1', Array.from({ length: 15 }, (_, n) => `${n + 1}/2`).join('/')];

const libreOffice: Parameters<typeof opensExport>[0] = {
  name: 'LibreOffice',
  program: 'soffice',
  debianPackage: 'libreoffice-calc',
  async open(path, file, folder) {
    const out = join(folder, 'out');
    await mkdir(out);
    await run(path, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(file.endsWith('.csv') ? [`--infilter=CSV:${importOptions.join()}`] : []),
      // UTF-8. The last flag saves each cell as shown.
      ...['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'],
      ...['--outdir', out, file],
    ]);
    return await readFile(join(out, 'people.csv'), 'utf8');
  },
};

const differs =
  'right, with the apostrophe that CSV has before formulas, if its import has the type Text for the columns';

export const libreOfficeOnCsv = opensExport(libreOffice, { format: 'csv', differs, expected: guarded });
export const libreOfficeOnCsvForExcel = opensExport(libreOffice, {
  format: 'csvForExcel',
  differs,
  expected: guarded,
});
export const libreOfficeOnXlsx = opensExport(libreOffice, { format: 'xlsx', expected: shownTimes });
