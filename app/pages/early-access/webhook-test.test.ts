import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from '../../layout/toasts/toasts.ts';
import { testSavedWebhook, testWebhook } from './webhook-test.ts';

const sample = { name: 'Test Fan', team: 'Test Team', email: 'test.fan@sportbuddy.example' };
const url = 'https://hooks.sportbuddy.example/abc';
let toasts: Toast[];
let stored: Map<string, string>;
const show = (toast: Toast) => void toasts.push(toast);
const titles = () => toasts.map(({ title }) => title);

beforeEach(() => {
  toasts = [];
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an empty address is asked for before anything is sent', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await testWebhook('  ', sample, show);
  expect(titles()).toEqual(['Please enter an Airtable webhook URL first']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a test of a saved address says so when none was saved', async () => {
  await testSavedWebhook(sample, show);
  expect(toasts).toMatchObject([
    {
      title: 'Airtable webhook URL is missing',
      description: 'Please configure your Airtable webhook URL first.',
    },
  ]);
});

test('a webhook that answers well is remembered, and got the record as Airtable names it', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  await testWebhook(url, sample, show);
  expect(titles()).toEqual(['Testing Airtable webhook connection...', 'Webhook test successful!']);
  expect(stored.get('webhook-url')).toBe(url);
  const sent = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  expect(Object.keys(sent)).toEqual(['Name', 'Team', 'Email', 'SignupDate']);
  expect(new Date(sent.SignupDate).toISOString()).toBe(sent.SignupDate);
});

test('a webhook that refuses is reported and not remembered', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await testWebhook(url, sample, show);
  expect(titles().at(-1)).toBe('Webhook connection failed');
  expect(stored.size).toBe(0);
});

test('where scripts may not, a form in a hidden frame posts the record as one field and goes away', async () => {
  vi.useFakeTimers();
  const made: Record<string, unknown>[] = [];
  const element = (tag: string) => {
    const it = { tag, remove: vi.fn(), submit: vi.fn(), append: vi.fn() };
    made.push(it);
    return it;
  };
  vi.stubGlobal('document', { createElement: element, body: { append: vi.fn() } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await testWebhook(url, sample, show);
  expect(titles().at(-1)).toBe('Webhook test submitted!');
  const [frame, form, field] = made;
  expect(form).toMatchObject({ method: 'post', action: url, target: frame?.name });
  expect(field).toMatchObject({ name: 'payload' });
  expect(form?.submit).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(form?.remove).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('an address that is none is reported with the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await testWebhook('not an address', sample, show);
  expect(titles().at(-1)).toBe('Webhook connection error: Invalid URL');
  expect(stored.size).toBe(0);
});
