/** Defaults of SITE_URL, APP_STORE_URL and PLAY_STORE_URL. No Node imports, because browsers also load this file. */
export const DEFAULT_SITE_URL = 'https://sportbuddy.example';
export const DEFAULT_APP_STORE_URL = 'https://apps.apple.com/app/sportbuddy/id6740000000';
export const DEFAULT_PLAY_STORE_URL = 'https://play.google.com/store/apps/details?id=example.sportbuddy.app';
