/** Default of SITE_URL. No Node imports, because browsers also load this file. */
export const DEFAULT_SITE_URL = 'https://sportbuddy.example';
