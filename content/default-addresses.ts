/**
 * Addresses that the pages are built with. The server puts the configured ones in their place at run
 * time, so one build serves any origin. Free of Node imports: the pages import this too.
 */
export const DEFAULT_SITE_URL = 'https://sportbuddy.example';
export const DEFAULT_APP_STORE_URL = 'https://apps.apple.com/app/sportbuddy/id6740000000';
export const DEFAULT_PLAY_STORE_URL = 'https://play.google.com/store/apps/details?id=example.sportbuddy.app';
