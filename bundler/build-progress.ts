/** Prints a line about the build on a terminal. stdout may be the log of the server. */
function print(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
}

export const printStart = () => print('Building the site. This takes half a minute to a minute.');
export const printBundled = () =>
  print('Step 1 of 2: bundled. Rendering every page, and compressing the files.');
export const printBuilt = () => print('Step 2 of 2: the site is built.');
