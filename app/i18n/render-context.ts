import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale } from '../../content/locale.ts';
import { overwriteGetSiteContext, type SiteContext } from '../../content/site-context.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

type RenderContext = { locale: Locale; site?: SiteContext };

const current = new AsyncLocalStorage<RenderContext>();

overwriteGetLocale(() => current.getStore()?.locale ?? baseLocale);
overwriteGetSiteContext(() => current.getStore()?.site);

/** Runs `render` with the language, settings and time of one request. Server only. */
export function inRenderContext<T>(context: RenderContext, render: () => T): T {
  return current.run(context, render);
}
