import { defaultLaunchDate, type LaunchDate, parseLaunchDate } from './clock/launch.ts';
import { DEFAULT_SITE_URL } from './default-addresses.ts';

/** Settings of the operator, and the time for which a page is rendered. */
export type SiteContext = {
  /** An origin. */
  siteUrl: string;
  /** The listings of the app. Without one, the badge of that store leads to the sign-up page. */
  appStoreUrl?: string | undefined;
  playStoreUrl?: string | undefined;
  /** The App Store takes pre-orders, and Google Play pre-registrations, until the launch. */
  hasPreOrder: boolean;
  hasPreRegistration: boolean;
  /** The id of the app in the App Store, for Safari's Smart App Banner. */
  bannerAppId?: string | undefined;
  /** Letters are sent (`SMTP_URL`), so pages mention them. */
  hasLetters: boolean;
  launch: LaunchDate;
  now: Date;
};

/** @returns the default settings and the current time */
export function defaultSiteContext(): SiteContext {
  return {
    siteUrl: DEFAULT_SITE_URL,
    hasPreOrder: false,
    hasPreRegistration: false,
    hasLetters: false,
    launch: parseLaunchDate(defaultLaunchDate) as LaunchDate,
    now: new Date(),
  };
}

let current = defaultSiteContext;

/** @returns the context of the page being rendered, or the default context outside a rendering */
export function siteContext(): SiteContext {
  return current();
}

/**
 * Replaces the source of the context, as Paraglide's `overwriteGetLocale` does for the language.
 */
export function overwriteGetSiteContext(get: () => SiteContext | undefined): void {
  current = () => get() ?? defaultSiteContext();
}

/**
 * Calls `run` with other settings or another time. Only for synchronous code, in checks and tests.
 */
export function withSiteContext<T>(changes: Partial<SiteContext>, run: () => T): T {
  const before = current;
  current = () => ({ ...before(), ...changes });
  try {
    return run();
  } finally {
    current = before;
  }
}
