import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { makeLink } from '../../../content/link/make-link.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import { inFolder } from '../in-folder.ts';
import { load } from '../packages.ts';
import type { Row } from '../row.ts';

/** Arguments of `npm run link`: a short path, Arabic tags in an address, and three campaign tags. */
const links = [
  ['/football/liverpool', '--from', 'anfield-poster'],
  ['/ar', '--utm-campaign', 'الهلال|نهائي'],
  [
    ...['/ar/coming-soon', '--utm-source', 'instagram', '--utm-medium', 'story'],
    ...['--utm-campaign', 'launch'],
  ],
];

/** 2 cm at 150 dots per inch, the smallest print that docs/content-guide.md advises. */
const printedPixels = 118;
const thumbnailPixels = 57;

type Surface = { name: string; draw(png: Buffer): Promise<Buffer>; isRead: boolean };

const surfaces: Surface[] = [
  { name: 'the file', draw: async (png) => png, isRead: true },
  { name: '2 cm of paper', draw: (png) => scaled(png, printedPixels), isRead: true },
  { name: 'a dark poster', draw: onDarkGround, isRead: true },
  // A module has 1.2 to 1.4 pixels.
  { name: '57 px', draw: (png) => scaled(png, thumbnailPixels), isRead: false },
];

function scaled(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png).resize(width, width).png().toBuffer();
}

/** With its white margin. */
function onDarkGround(png: Buffer): Promise<Buffer> {
  const margin = 200;
  return sharp(png)
    .resize(400, 400)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#070d22' })
    .png()
    .toBuffer();
}

type Reader = (picture: Buffer, file: string) => Promise<string>;

/** @param open returns a function that reads a picture, which is also in the file */
function readerRow(
  name: string,
  client: Pick<Row, 'packages' | 'programs'>,
  open: () => Promise<Reader>,
): Row {
  return {
    title: `${name} reads the QR codes of links on paper and on dark ground`,
    ...client,
    differs: 'right. At 57 px, 1.4 px for a module, it finds no code',
    async checkSite() {
      const read = await open();
      return await inFolder(async (folder) => {
        const faults: string[] = [];
        for (const words of links) {
          const environment = { SITE_URL: 'https://www.fans.example', INIT_CWD: folder };
          const { url, files } = await makeLink(words, environment);
          const png = await readFile(files.find((file) => file.endsWith('.png')) ?? '');
          for (const { name: surface, draw, isRead } of surfaces) {
            const file = join(folder, 'surface.png');
            const picture = await draw(png);
            await writeFile(file, picture);
            const text = await read(picture, file);
            if (text !== (isRead ? url : ''))
              faults.push(`${words.join(' ')} on ${surface} is read as “${text}”`);
          }
        }
        return faults;
      });
    },
  };
}

type JsQr = {
  default: (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
};
const jsQrPackage = { name: 'jsqr', version: '1.4.0' };

export const jsQr = readerRow('jsQR', { packages: [jsQrPackage] }, async () => {
  const { default: read } = await load<JsQr>(jsQrPackage);
  return async (picture) => {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  };
});

/** Both programs end with an error if they find no code. */
const printed = (program: string, args: readonly string[]) =>
  promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );

export const zbar = readerRow('zbar', { programs: ['zbarimg'] }, async () => {
  const program = requireProgram('zbarimg', 'zbar-tools');
  return async (_picture, file) => (await printed(program, ['--quiet', '--raw', file])).trim();
});

export const zxing = readerRow('zxing', { programs: ['ZXingReader'] }, async () => {
  const program = requireProgram('ZXingReader', 'zxing-cpp-tools');
  return async (_picture, file) =>
    /^Text: +"(.*)"$/m.exec(await printed(program, ['-format', 'QRCode', file]))?.[1] ?? '';
});
