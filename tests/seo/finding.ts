/** A fault. `where` is the path of the page or file. */
export type Finding = { where: string; what: string };
