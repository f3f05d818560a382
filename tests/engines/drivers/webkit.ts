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
import { type Method, noResponse, send } from './webdriver.ts';

/** Maximum height or width of the browser's toolbars, in CSS pixels. */
const maxBarSize = 150;
/** The size is polled every 50 ms. */
const maxSizePolls = 200;
/** After this time with blank screenshots, the browser counts as having stopped painting. */
const maxBlankMs = 20_000;
const screen = { width: 1600, height: 1200 };

/** Shrinks the bars of MiniBrowser, because they would keep its window wider than a phone. */
const shrinkBarsCss = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0); }`;

/** WebKitGTK is driven by WebKitWebDriver over WebDriver Classic, and paints to an Xvfb display. */
export const webkit: Engine = {
  name: 'webkit',
  async start({ scripts }) {
    const home = await mkdtemp(join(tmpdir(), 'sportbuddy-webkit-'));
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0', 'gtk.css'), shrinkBarsCss);
    const display = startProgram(
      requireProgram('Xvfb', 'xvfb'),
      ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
      {},
    );
    const number = await display.waitForOutput(/^(\d+)\n/m);
    const port = await freePort();
    const driver = startProgram(requireProgram('WebKitWebDriver', 'webkit2gtk-driver'), [`--port=${port}`], {
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      // The browser falls back to American English if the system lacks the locale.
      LC_ALL: 'en_US.UTF-8',
    });
    return connect(`http://127.0.0.1:${port}`, scripts, async () => {
      await driver.end();
      await display.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    });
  },
};

/** @throws Error that names the Debian package to install */
async function findMiniBrowser(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) return path;
  throw new Error('MiniBrowser is missing. Install it, for example: apt-get install webkit2gtk-driver');
}

/** Error codes that mean that the browser or the driver has exited. */
const deadCodes = new Set(['invalid session id', noResponse]);

const newSession = z.object({ sessionId: z.string() });
const size = z.object({ width: z.number(), height: z.number() });

async function connect(driver: string, scripts: boolean, end: () => Promise<void>): Promise<Tab> {
  let session = '';
  let isDead = false;
  let lastPaintedAt = Date.now();
  let blank = false;
  const call = async (method: Method, path: string, body?: object): Promise<unknown> => {
    const response = await send(driver + path, method, body);
    if ('value' in response) return response.value;
    isDead ||= deadCodes.has(response.code) || (response.code === 'unknown error' && !(await isAnswering()));
    throw new Error(`${response.code}: ${response.message}`);
  };
  /** Right after a crash, and while a page hangs, the driver returns 'unknown error' for scripts. */
  const isAnswering = async () =>
    'value' in (await send(`${driver}${session}/execute/sync`, 'POST', { script: 'return 1', args: [] }));
  while (!('value' in (await send(`${driver}/status`, 'GET')))) await wait(50);
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const options = { binary: await findMiniBrowser(), args };
  const { sessionId } = newSession.parse(
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  session = `/session/${sessionId}`;
  const evaluate = async (script: string) =>
    JSON.parse(z.string().parse(await call('POST', `${session}/execute/sync`, { script, args: [] })));

  /** Polls, because the page gets its new size only after the driver has responded. */
  const innerSize = async (outer: Window): Promise<Window> => {
    for (let poll = 1; ; poll += 1) {
      const inner = size.parse(
        await evaluate('return JSON.stringify({ width: innerWidth, height: innerHeight })'),
      );
      const bars = Math.max(Math.abs(outer.width - inner.width), Math.abs(outer.height - inner.height));
      if (bars <= maxBarSize) return inner;
      if (poll === maxSizePolls)
        throw new Error(
          `the viewport is ${inner.width}×${inner.height} in a window of ${outer.width}×${outer.height}`,
        );
      await wait(50);
    }
  };

  return {
    isDead: () => isDead || (blank && Date.now() - lastPaintedAt > maxBlankMs),
    swipePointer: 'mouse',
    async resize({ width, height }) {
      // WebDriver sets the outer size, with bars. Centres the window under the mouse pointer:
      // without a window manager, focus follows the pointer.
      const outer = { width, height };
      for (const _ of ['without bars', 'with the measured bars']) {
        const x = Math.round((screen.width - outer.width) / 2);
        const y = Math.round((screen.height - outer.height) / 2);
        await call('POST', `${session}/window/rect`, { x, y, ...outer });
        const inner = await innerSize(outer);
        outer.width += width - inner.width;
        outer.height += height - inner.height;
      }
    },
    async open(url) {
      lastPaintedAt = Date.now();
      blank = false;
      await call('POST', `${session}/url`, { url });
    },
    run: (script, ...given) =>
      evaluate(`return JSON.stringify((${script})(...${JSON.stringify(given)}) ?? null)`),
    async performActions(source) {
      await call('POST', `${session}/actions`, { actions: [source] });
    },
    async screenshot() {
      const png = Buffer.from(z.base64().parse(await call('GET', `${session}/screenshot`)), 'base64');
      blank = (await sharp(png).stats()).entropy === 0;
      if (!blank) lastPaintedAt = Date.now();
      return png;
    },
    async close() {
      if (!isDead) await call('DELETE', session);
      await end();
    },
  };
}
