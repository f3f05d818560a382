/** A local server and a headless browser that render the film. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { requireBrowser } from '../../../browsers/installed-browser.ts';
import { readOutlines } from './outlines.ts';

/** The film's modules import drawings of other parts, and the palette of `content/`. */
const root = new URL('../../../', import.meta.url);
const textFace = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
const document = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>
@font-face{font-family:Archivo;src:url(/archivo.woff2);font-weight:100 900}</style>
<script type="module" src="/media/video/render/page.ts"></script>`;

export interface Studio {
  /** Draws frames in order and passes each to `take` as a JPEG. */
  frames(first: number, last: number, take: (jpeg: Buffer) => Promise<void>): Promise<void>;
  /** One frame as a PNG, `width` pixels wide. */
  still(seconds: number, width: number): Promise<Buffer>;
  close(): Promise<void>;
}

async function body(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

async function serve(path: string, outlines: string): Promise<{ type: string; content: string | Buffer }> {
  if (path === '/') return { type: 'text/html', content: document };
  if (path === '/outlines.json') return { type: 'application/json', content: outlines };
  if (path === '/archivo.woff2')
    return { type: 'font/woff2', content: await readFile(fileURLToPath(import.meta.resolve(textFace))) };
  if (extname(path) !== '.ts') throw new Error(`Nothing at ${path}`);
  const source = await readFile(new URL(`.${path}`, root), 'utf8');
  return { type: 'text/javascript', content: stripTypeScriptTypes(source) };
}

/** Opens the film in the browser. @throws Error if a module fails to load */
export async function openStudio(): Promise<Studio> {
  const outlines = JSON.stringify(await readOutlines());
  let take: (jpeg: Buffer) => Promise<void> = async () => {};
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const answer = async (): Promise<void> => {
      if (request.method === 'POST') {
        await take(await body(request));
        response.writeHead(204).end();
        return;
      }
      const { type, content } = await serve(request.url ?? '/', outlines);
      response.writeHead(200, { 'content-type': type }).end(content);
    };
    answer().catch((error: unknown) => response.writeHead(404).end(String(error)));
  });
  const address = await listen(server);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await openPage(browser, address);
  return {
    frames: async (first, last, receive) => {
      take = receive;
      await page.evaluate(([from, to]) => window.sendFrames(from, to), [first, last] as const);
    },
    still: async (seconds, width) => {
      const data = await page.evaluate(([at, wide]) => window.still(at, wide), [seconds, width] as const);
      return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    });
  });
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => {
    page.on('pageerror', reject);
    page.on('console', (message) => {
      if (message.type() === 'error') reject(new Error(message.text()));
    });
  });
  failed.catch(() => undefined);
  await page.goto(address);
  await Promise.race([page.waitForFunction(() => window.document.title === 'ready'), failed]);
  return page;
}
