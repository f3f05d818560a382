/** The id of the text that is printed: what Print leads to while there is no script to print it. */
export const printed = 'print';
export const printAddress = `#${printed}`;
