import { fieldNames, receiverColumn, type SignUp } from '../../../sign-up/fields.ts';
import type { Toast } from '../../layout/toasts/toasts.ts';

/** Time for the browser to submit the fallback form before it is removed. */
const formRemovalDelayMs = 100;
const storageKey = 'webhook-url';
const progressToast = 'webhook-test';

export function savedWebhookUrl(): string {
  return localStorage.getItem(storageKey) ?? '';
}

/** Tests the URL saved by an earlier test. */
export async function testSavedWebhook(sample: SignUp, show: (toast: Toast) => void): Promise<void> {
  const url = savedWebhookUrl();
  if (url) return testWebhook(url, sample, show);
  show({
    kind: 'error',
    title: 'Airtable webhook URL is missing',
    description: 'Please configure your Airtable webhook URL first.',
  });
}

/**
 * Posts a sample sign-up to an Airtable webhook. If the webhook does not support CORS, posts a
 * plain form into a hidden frame instead. Saves the URL on success.
 */
export async function testWebhook(url: string, sample: SignUp, show: (toast: Toast) => void): Promise<void> {
  if (!url.trim()) return show({ kind: 'error', title: 'Please enter an Airtable webhook URL first' });
  show({ kind: 'progress', id: progressToast, title: 'Testing Airtable webhook connection...' });
  const values = fieldNames.map((field) => [receiverColumn(field), sample[field]]);
  const payload = JSON.stringify({ ...Object.fromEntries(values), SignupDate: new Date().toISOString() });
  show({ id: progressToast, ...(await attempt(url, payload)) });
}

async function attempt(url: string, payload: string): Promise<Toast> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: payload,
    });
    if (!response.ok)
      return {
        kind: 'error',
        title: 'Webhook connection failed',
        description: `The webhook returned ${response.status}.`,
      };
    localStorage.setItem(storageKey, url);
    return { kind: 'success', title: 'Webhook test successful!' };
  } catch {
    return postByForm(url, payload);
  }
}

function postByForm(url: string, payload: string): Toast {
  try {
    const action = new URL(url).href;
    const frame = document.createElement('iframe');
    frame.name = 'webhook-test';
    frame.hidden = true;
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    form.target = frame.name;
    form.hidden = true;
    const field = document.createElement('input');
    field.name = 'payload';
    field.value = payload;
    form.append(field);
    document.body.append(frame, form);
    form.submit();
    setTimeout(() => {
      form.remove();
      frame.remove();
    }, formRemovalDelayMs);
    localStorage.setItem(storageKey, url);
    return {
      kind: 'success',
      title: 'Webhook test submitted!',
      description: 'Check the base for the new row.',
    };
  } catch (error) {
    return {
      kind: 'error',
      title: `Webhook connection error: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
