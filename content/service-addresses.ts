/** Paths that the server answers beside pages and files, and that pages link to. */
export const signUpApiPath = '/api/early-access';
export const calendarPath = '/kick-off.ics';
/** Name of the downloaded calendar file. */
export const calendarFileName = 'sportbuddy-kick-off.ics';
