import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { connect } from '../../../browsers/connection.ts';
import { startProgram } from '../../fixtures/processes/program.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import type { Engine, Preferences, Tab } from './tab.ts';

/** Firefox implements WebDriver BiDi, so no driver program is needed. */
export const firefox: Engine = {
  name: 'firefox',
  async start({ scripts, preferences }) {
    const profile = await mkdtemp(join(tmpdir(), 'sportbuddy-firefox-'));
    await writeFile(
      join(profile, 'user.js'),
      userPreferences({ 'javascript.enabled': scripts, ...preferences }),
    );
    const browser = startProgram(
      requireProgram('firefox-esr', 'firefox-esr'),
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
      { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    );
    const address = await browser.waitForOutput(/BiDi listening on (ws:\S+)/);
    return driveTab(address, scripts, async () => {
      await browser.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  },
};

function userPreferences(own: Preferences): string {
  const preferences = {
    // Without scripts, Back tests the HTTP cache: -1 keeps pages in the back/forward cache, 0 does not.
    'browser.sessionhistory.max_total_viewers': own['javascript.enabled'] ? -1 : 0,
    ...own,
    'focusmanager.testmode': true,
    'intl.accept_languages': 'en-GB, en',
    // Headless Firefox reports no mouse by default.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'dom.disable_open_during_load': true,
    // No requests to Mozilla's servers.
    'app.normandy.enabled': false,
    'browser.safebrowsing.downloads.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'datareporting.healthreport.uploadEnabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.update.enabled': false,
    'media.gmp-manager.updateEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.enabled': false,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

const created = z.object({ context: z.string() });
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const capture = z.object({ data: z.base64() });

async function driveTab(address: string, scripts: boolean, end: () => Promise<void>): Promise<Tab> {
  const bidi = await connect(`${address}/session`);
  await bidi.call('session.new', { capabilities: {} });
  // In the initial tab the address bar has the focus, so a new tab is opened.
  const { context } = created.parse(await bidi.call('browsingContext.create', { type: 'tab' }));
  await bidi.call('browsingContext.activate', { context });
  // With JavaScript disabled in the page, scripts still run in a sandbox realm.
  const target = scripts ? { context } : { context, sandbox: 'test' };
  return {
    isDead: bidi.isClosed,
    swipePointer: 'touch',
    async resize({ width, height }) {
      await bidi.call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async open(url) {
      await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(script, ...given) {
      const expression = `JSON.stringify((${script})(...${JSON.stringify(given)}) ?? null)`;
      const answer = evaluated.parse(
        await bidi.call('script.evaluate', { expression, target, awaitPromise: false }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async performActions(source) {
      await bidi.call('input.performActions', { context, actions: [source] });
    },
    async screenshot() {
      const { data } = capture.parse(await bidi.call('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await end();
    },
  };
}
