import { differences, type Exported, exportedSignUps, guarded } from '../exported-sign-ups.ts';
import { type ClientPackage, load } from '../packages.ts';
import type { Row } from '../row.ts';

type Cells = Record<string, unknown>[];

/** @param reader returns a function that reads a CSV text with the options of a careful user */
function csvRow<Module>(client: ClientPackage, reader: (module: Module) => (text: string) => Cells): Row {
  return {
    title: `${client.name} reads 500 sign-ups of CSV and of CSV for Excel as they were stored`,
    packages: [client],
    differs: 'right, with the apostrophe that CSV has before formulas',
    async checkSite() {
      const read = reader(await load<Module>(client));
      const { people, csv, csvForExcel } = await exportedSignUps();
      return [csv, csvForExcel].flatMap((file) => differences(read(file.toString()), guarded(people)));
    },
  };
}

type CsvParse = { parse(text: string, options: object): Cells };
type PapaParse = { default: { parse(text: string, options: object): { data: Cells; errors: object[] } } };

export const csvParse = csvRow<CsvParse>(
  { name: 'csv-parse', version: '7.0.3', entry: 'csv-parse/sync' },
  ({ parse }) =>
    (text) =>
      parse(text, { bom: true, columns: true }),
);

export const papaParse = csvRow<PapaParse>(
  { name: 'papaparse', version: '5.7.1' },
  ({ default: papa }) =>
    (text) => {
      const { data, errors } = papa.parse(text, { header: true, skipEmptyLines: true });
      if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
      return data;
    },
);

type XlsxReader<Module> = {
  client: ClientPackage;
  differs: string;
  /** @returns the rows, with dates as texts of ISO 8601 */
  read(module: Module, file: Exported['xlsx']): Promise<unknown[][]>;
};

function xlsxRow<Module>({ client, differs, read }: XlsxReader<Module>): Row {
  return {
    title: `${client.name} reads 500 sign-ups of an Excel file as they were stored`,
    packages: [client],
    differs,
    async checkSite() {
      const module = await load<Module>(client);
      const { people, xlsx } = await exportedSignUps();
      const [head = [], ...rows] = await read(module, xlsx);
      const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
      return differences(cells, people);
    },
  };
}

type ExcelJs = {
  default: {
    Workbook: new () => {
      xlsx: { load(file: Buffer): Promise<unknown> };
      worksheets: { getSheetValues(): unknown[][] }[];
    };
  };
};

export const excelJs = xlsxRow<ExcelJs>({
  client: { name: 'exceljs', version: '4.4.0' },
  differs: 'right, but for `_x005F_`, the escape of `_` before `x0041_`, which it does not decode',
  async read({ default: { Workbook } }, file) {
    const book = new Workbook();
    await book.xlsx.load(file);
    const storedValue = (cell: unknown) => {
      if (cell instanceof Date) return cell.toISOString();
      return typeof cell === 'string' ? cell.replaceAll('_x005F_', '_') : cell;
    };
    // Rows and columns count from 1.
    return (book.worksheets[0]?.getSheetValues() ?? []).slice(1).map((row) => row.slice(1).map(storedValue));
  },
});

type SheetJs = {
  default: {
    read(file: Buffer): { SheetNames: string[]; Sheets: Record<string, object> };
    utils: { sheet_to_json(sheet: object, options: object): unknown[][] };
  };
};

/** The serial number of 1 January 1970. */
const unixEpoch = 25_569;
const secondsPerDay = 86_400;

export const sheetJs = xlsxRow<SheetJs>({
  client: { name: 'xlsx', version: '0.18.5' },
  differs:
    'right, with dates as serial numbers. With `cellDates` they are in the zone of the machine, some of them 1 ms early, and in Riyadh 52 s early',
  async read({ default: xlsx }, file) {
    const { SheetNames, Sheets } = xlsx.read(file);
    const storedValue = (cell: unknown) =>
      typeof cell === 'number'
        ? new Date(Math.round((cell - unixEpoch) * secondsPerDay) * 1_000).toISOString()
        : cell;
    const rows = xlsx.utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true });
    return rows.map((row) => Array.from(row, storedValue));
  },
});
