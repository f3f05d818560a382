import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import * as z from 'zod';
import { freePort } from '../../fixtures/processes/free-port.ts';
import { startProgram } from '../../fixtures/processes/program.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import type { Window } from '../../look/views/page-kinds.ts';
import type { Engine, Tab } from './tab.ts';
import { type Method, noAnswer, send } from './webdriver.ts';

/** How far the browser's own bars reach into its window, in CSS pixels. */
const mostOfBars = 150;
/** So often a page is asked for its size, 50 ms apart. */
const mostAsked = 200;
/** A window of one colour for as long is one that the browser draws no more, or has never begun to. */
const patienceWithBlankMs = 20_000;
const screen = { width: 1600, height: 1200 };

/** The bars of Debian's small browser may shrink away, or they would keep its window from a phone's width. */
const smallBars = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0); }`;

/** WebKitGTK is driven by its own program, which speaks the first WebDriver, and draws on a screen in memory. */
export const webkit: Engine = {
  name: 'webkit',
  async start({ scripts }) {
    const home = await mkdtemp(join(tmpdir(), 'sportbuddy-webkit-'));
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0', 'gtk.css'), smallBars);
    const display = startProgram(
      requireProgram('Xvfb', 'xvfb'),
      ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
      {},
    );
    const number = await display.said(/^(\d+)\n/m);
    const port = await freePort();
    const driver = startProgram(requireProgram('WebKitWebDriver', 'webkit2gtk-driver'), [`--port=${port}`], {
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      // A language that the machine has no locale for becomes American English.
      LC_ALL: 'en_US.UTF-8',
    });
    return connect(`http://127.0.0.1:${port}`, scripts, async () => {
      await driver.end();
      await display.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    });
  },
};

/** @throws Error that says what to install */
async function smallBrowser(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) return path;
  throw new Error('MiniBrowser is missing. Install it, for example: apt-get install webkit2gtk-driver');
}

/** What the driver, or nobody in its place, says when there is no browser any more. */
const goneCodes = new Set(['invalid session id', noAnswer]);

const begun = z.object({ sessionId: z.string() });
const size = z.object({ width: z.number(), height: z.number() });

async function connect(driver: string, scripts: boolean, end: () => Promise<void>): Promise<Tab> {
  let session = '';
  let gone = false;
  let lastDrawn = Date.now();
  let blank = false;
  const call = async (method: Method, path: string, body?: object): Promise<unknown> => {
    const answer = await send(driver + path, method, body);
    if ('value' in answer) return answer.value;
    // Of a browser that has just ended the driver knows no more than that it did not answer.
    const last = answer.code === 'unknown error' ? await send(`${driver}${session}/url`, 'GET') : answer;
    gone ||= 'code' in last && goneCodes.has(last.code);
    throw new Error(`${answer.code}: ${answer.message}`);
  };
  while (!('value' in (await send(`${driver}/status`, 'GET')))) await wait(50);
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const options = { binary: await smallBrowser(), args };
  const { sessionId } = begun.parse(
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  session = `/session/${sessionId}`;
  const ask = async (script: string) =>
    JSON.parse(z.string().parse(await call('POST', `${session}/execute/sync`, { script, args: [] })));

  /** The page hears of its new window a moment after the driver has answered. */
  const innerSize = async (outer: Window): Promise<Window> => {
    for (let asked = 1; ; asked += 1) {
      const inner = size.parse(
        await ask('return JSON.stringify({ width: innerWidth, height: innerHeight })'),
      );
      const bars = Math.max(Math.abs(outer.width - inner.width), Math.abs(outer.height - inner.height));
      if (bars <= mostOfBars) return inner;
      if (asked === mostAsked) throw new Error(`a window of ${outer.width} px shows ${inner.width}`);
      await wait(50);
    }
  };

  return {
    gone: () => gone || (blank && Date.now() - lastDrawn > patienceWithBlankMs),
    finger: 'mouse',
    async resize({ width, height }) {
      // Of the window, with its bars; where the middle of the screen is, the keyboard's focus follows the mouse.
      const outer = { width, height };
      for (const _ of ['as told', 'with what the bars take']) {
        const x = Math.round((screen.width - outer.width) / 2);
        const y = Math.round((screen.height - outer.height) / 2);
        await call('POST', `${session}/window/rect`, { x, y, ...outer });
        const inner = await innerSize(outer);
        outer.width += width - inner.width;
        outer.height += height - inner.height;
      }
    },
    async open(url) {
      lastDrawn = Date.now();
      blank = false;
      await call('POST', `${session}/url`, { url });
    },
    run: (script, ...given) => ask(`return JSON.stringify((${script})(...${JSON.stringify(given)}) ?? null)`),
    async act(source) {
      await call('POST', `${session}/actions`, { actions: [source] });
    },
    async picture() {
      const picture = Buffer.from(z.base64().parse(await call('GET', `${session}/screenshot`)), 'base64');
      blank = (await sharp(picture).stats()).entropy === 0;
      if (!blank) lastDrawn = Date.now();
      return picture;
    },
    async close() {
      if (!gone) await call('DELETE', session);
      await end();
    },
  };
}
