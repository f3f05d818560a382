/** Where the button that prints leads; no section has this id. */
export const printAddress = '#print';
