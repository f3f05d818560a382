/** Something wrong, and the address of the page or file it was found on. */
export type Finding = { where: string; what: string };
