import type { SiteContext } from '../../content/site-context.ts';
import { appStoreId, type Config } from '../config.ts';

export type PageSettings = Pick<
  Config,
  | 'SITE_URL'
  | 'APP_STORE_URL'
  | 'PLAY_STORE_URL'
  | 'APP_STORE_STATE'
  | 'PLAY_STORE_STATE'
  | 'SMART_APP_BANNER'
  | 'LAUNCH_DATE'
  | 'SMTP_URL'
>;

/** The context of pages and letters that are rendered at `now`. */
export function siteContextAt(settings: PageSettings, now: Date): SiteContext {
  return {
    siteUrl: settings.SITE_URL,
    appStoreUrl: settings.APP_STORE_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    hasPreOrder: settings.APP_STORE_STATE === 'pre-order',
    hasPreRegistration: settings.PLAY_STORE_STATE === 'pre-register',
    bannerAppId: settings.SMART_APP_BANNER === '1' ? appStoreId(settings.APP_STORE_URL) : undefined,
    hasLetters: settings.SMTP_URL !== undefined,
    launch: settings.LAUNCH_DATE,
    now,
  };
}
