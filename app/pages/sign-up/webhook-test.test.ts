import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { Toast } from '../../layout/toasts/toasts.ts';
import { testSavedWebhook, testWebhook } from './webhook-test.ts';

const sample = makeSignUp('Test Fan', { team: 'Test Team', email: 'test.fan@sportbuddy.example' });
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

test('shows an error for an empty URL and sends nothing', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await testWebhook('  ', sample, show);
  expect(titles()).toEqual(['Please enter an Airtable webhook URL first']);
  expect(fetched).not.toHaveBeenCalled();
});

test('testSavedWebhook shows an error if no URL is saved', async () => {
  await testSavedWebhook(sample, show);
  expect(toasts).toMatchObject([
    {
      title: 'Airtable webhook URL is missing',
      description: 'Please configure your Airtable webhook URL first.',
    },
  ]);
});

test('posts the record with Airtable’s field names and saves the URL', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  await testWebhook(url, sample, show);
  expect(titles()).toEqual(['Testing Airtable webhook connection...', 'Webhook test successful!']);
  expect(stored.get('webhook-url')).toBe(url);
  const sent = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  expect(Object.keys(sent)).toEqual(['Name', 'Team', 'Email', 'SignupDate']);
  expect(new Date(sent.SignupDate).toISOString()).toBe(sent.SignupDate);
});

test('shows an error and saves nothing on an error status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await testWebhook(url, sample, show);
  expect(titles().at(-1)).toBe('Webhook connection failed');
  expect(stored.size).toBe(0);
});

test('without CORS posts a form into a hidden frame, then removes it', async () => {
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

test('shows the reason for an invalid URL', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await testWebhook('not an address', sample, show);
  expect(titles().at(-1)).toBe('Webhook connection error: Invalid URL');
  expect(stored.size).toBe(0);
});
