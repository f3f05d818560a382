/** Paths that the server handles in addition to pages and files. */
export const signUpApiPath = '/api/early-access';
export const cityApiPath = '/api/early-access/city';
export const mailEventsPath = '/api/mail-events';
export const calendarPath = '/kick-off.ics';
/** The names that iOS and Android request. */
export const appleAppLinksPath = '/.well-known/apple-app-site-association';
export const androidAppLinksPath = '/.well-known/assetlinks.json';
/** Name of the downloaded calendar file. */
export const calendarFileName = 'sportbuddy-kick-off.ics';
