import { defaultLaunchDate, type LaunchDate, parseLaunchDate } from './clock/launch.ts';
import { DEFAULT_APP_STORE_URL, DEFAULT_PLAY_STORE_URL, DEFAULT_SITE_URL } from './default-addresses.ts';

/** What the operator configures, and the time for which a page is rendered. */
export type SiteContext = {
  /** An origin. */
  siteUrl: string;
  appStoreUrl: string;
  playStoreUrl: string;
  launch: LaunchDate;
  now: Date;
};

/** The README's default settings, at the present time. */
export function defaultSiteContext(): SiteContext {
  return {
    siteUrl: DEFAULT_SITE_URL,
    appStoreUrl: DEFAULT_APP_STORE_URL,
    playStoreUrl: DEFAULT_PLAY_STORE_URL,
    launch: parseLaunchDate(defaultLaunchDate) as LaunchDate,
    now: new Date(),
  };
}

let current = defaultSiteContext;

/** @returns the context of the page being rendered; outside of a rendering, the default settings */
export function siteContext(): SiteContext {
  return current();
}

/** Replaces the source of the context, as Paraglide's `overwriteGetLocale` does for the language. */
export function overwriteGetSiteContext(get: () => SiteContext | undefined): void {
  current = () => get() ?? defaultSiteContext();
}

/** Runs `run` with other settings or at another time. For synchronous code: checks and tests. */
export function withSiteContext<T>(changes: Partial<SiteContext>, run: () => T): T {
  const before = current;
  current = () => ({ ...before(), ...changes });
  try {
    return run();
  } finally {
    current = before;
  }
}
