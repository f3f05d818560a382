/** Paths that the server handles in addition to pages and files, and that pages use. */
export const signUpApiPath = '/api/early-access';
export const cityApiPath = '/api/early-access/city';
export const calendarPath = '/kick-off.ics';
/** Name of the downloaded calendar file. */
export const calendarFileName = 'sportbuddy-kick-off.ics';
