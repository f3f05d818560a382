/** What the server answers beside pages and files, and pages lead to. */
export const signUpApiPath = '/api/early-access';
export const calendarPath = '/kick-off.ics';
/** As which a browser keeps the calendar. */
export const calendarFileName = 'sportbuddy-kick-off.ics';
