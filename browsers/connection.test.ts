import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connection.ts';

/** A fake WebSocket that records sent messages and can receive messages from a test. */
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
  close(): void {}
  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let browser: Browser;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('matches responses to commands by id, in any order', async () => {
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

test('rejects with the error code and message of the response', async () => {
  const connection = await connect('ws://browser');
  const bidi = connection.call('script.evaluate', {});
  browser.receive({ type: 'error', id: 1, error: 'no such frame', message: 'it was closed' });
  await expect(bidi).rejects.toThrow('no such frame: it was closed');
});

test('ignores events', async () => {
  const connection = await connect('ws://browser');
  const call = connection.call('Page.enable', {});
  browser.receive({ type: 'event', method: 'log.entryAdded', params: {} });
  browser.receive({ type: 'success', id: 1, result: 'ready' });
  expect(await call).toBe('ready');
});

test('rejects pending and later commands when the browser closes the connection', async () => {
  const connection = await connect('ws://browser');
  const call = connection.call('Page.enable', {});
  browser.dispatchEvent(new Event('close'));
  await expect(call).rejects.toThrow('The browser closed the connection');
  await expect(connection.call('Page.enable', {})).rejects.toThrow('The browser closed the connection');
  expect(connection.isClosed()).toBe(true);
});

test('a browser that does not answer for 60 s counts as closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connection = await connect('ws://browser');
  const answered = connection.call('Page.enable', {});
  browser.receive({ type: 'success', id: 1, result: 'ready' });
  await answered;
  vi.advanceTimersByTime(59_000);
  const call = connection.call('script.evaluate', {});
  vi.advanceTimersByTime(59_000);
  expect(connection.isClosed()).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect(call).rejects.toThrow('The browser did not answer script.evaluate within 60 s');
  expect(connection.isClosed()).toBe(true);
});
