import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { freePort } from '../fixtures/free-port.ts';
import { requireProgram } from '../fixtures/system-program.ts';
import { startProgram } from './program.ts';
import type { Engine, Tab } from './tab.ts';

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
    const number = await display.said(/^(\d+)\n/);
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

const refusal = z.object({ error: z.string(), message: z.string() });
const begun = z.object({ sessionId: z.string() });
const size = z.object({ width: z.number(), height: z.number() });

async function connect(driver: string, scripts: boolean, end: () => Promise<void>): Promise<Tab> {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = refusal.parse(value);
    throw new Error(`${error}: ${message}`);
  };
  while (!(await call('GET', '/status').then(Boolean, () => false))) await wait(50);
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const options = { binary: await smallBrowser(), args };
  const { sessionId } = begun.parse(
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const session = `/session/${sessionId}`;
  const ask = async (script: string) =>
    JSON.parse(z.string().parse(await call('POST', `${session}/execute/sync`, { script, args: [] })));

  return {
    finger: 'mouse',
    async resize({ width, height }) {
      // Of the window, with its bars; where the middle of the screen is, the keyboard's focus follows the mouse.
      const outer = { width, height };
      for (const _ of ['as told', 'with what the bars take']) {
        const x = Math.round((screen.width - outer.width) / 2);
        const y = Math.round((screen.height - outer.height) / 2);
        await call('POST', `${session}/window/rect`, { x, y, ...outer });
        const inner = size.parse(
          await ask('return JSON.stringify({ width: innerWidth, height: innerHeight })'),
        );
        outer.width += width - inner.width;
        outer.height += height - inner.height;
      }
    },
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    run: (script, ...given) => ask(`return JSON.stringify((${script})(...${JSON.stringify(given)}) ?? null)`),
    async act(source) {
      await call('POST', `${session}/actions`, { actions: [source] });
    },
    async picture() {
      return Buffer.from(z.base64().parse(await call('GET', `${session}/screenshot`)), 'base64');
    },
    async close() {
      await call('DELETE', session);
      await end();
    },
  };
}
