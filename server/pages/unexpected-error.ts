/** What a visitor reads where not even the page for it could be made: nothing of what broke. */
export const unexpectedError = 'Unexpected Application Error!';
