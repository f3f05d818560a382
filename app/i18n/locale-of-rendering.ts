import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale } from '../../content/locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

const current = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => current.getStore() ?? baseLocale);

/** Runs everything that renders one page in its language. On the server only: a browser's document has one language. */
export function inLocale<T>(locale: Locale, render: () => T): T {
  return current.run(locale, render);
}
