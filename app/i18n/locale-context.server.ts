import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, localeOf } from './locale.ts';
import { pagePath } from './page-path.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

const current = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => current.getStore() ?? 'en');

/** Runs everything that renders one request in the language of its address. */
export function inLocaleOf<T>(request: Request, render: () => T): T {
  return current.run(localeOf(pagePath(request)), render);
}
