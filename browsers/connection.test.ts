import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connection.ts';

/** The browser's end: remembers what it was sent, and says what a test makes it say. */
class Browser extends EventTarget {
  sent: unknown[] = [];
  constructor() {
    super();
    browser = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let browser: Browser;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each command gets the answer with its number, whichever comes first', async () => {
  const connection = await connect('ws://browser');
  const first = connection.call('Page.enable', {});
  const second = connection.call('Page.navigate', { url: '/' });
  expect(browser.sent).toEqual([
    { id: 1, method: 'Page.enable', params: {} },
    { id: 2, method: 'Page.navigate', params: { url: '/' } },
  ]);
  browser.receive({ id: 2, result: 'shown' });
  browser.receive({ type: 'success', id: 1, result: 'ready' });
  expect(await Promise.all([first, second])).toEqual(['ready', 'shown']);
});

test('rejects with the error and its message', async () => {
  const connection = await connect('ws://browser');
  const bidi = connection.call('script.evaluate', {});
  browser.receive({ type: 'error', id: 1, error: 'no such frame', message: 'it has gone' });
  await expect(bidi).rejects.toThrow('no such frame: it has gone');
});

test('ignores events', async () => {
  const connection = await connect('ws://browser');
  const call = connection.call('Page.enable', {});
  browser.receive({ type: 'event', method: 'log.entryAdded', params: {} });
  browser.receive({ type: 'success', id: 1, result: 'ready' });
  expect(await call).toBe('ready');
});

test('a browser that goes leaves no command waiting', async () => {
  const connection = await connect('ws://browser');
  const call = connection.call('Page.enable', {});
  browser.dispatchEvent(new Event('close'));
  await expect(call).rejects.toThrow('the browser has gone');
  await expect(connection.call('Page.enable', {})).rejects.toThrow('the browser has gone');
  expect(connection.isClosed()).toBe(true);
});
