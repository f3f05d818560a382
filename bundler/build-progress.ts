const steps = [
  'Building the site. The first start takes half a minute to a minute.',
  'Bundled: step 1 of 3',
  'All pages are rendered: step 2 of 3',
  'Compressed: step 3 of 3. The site is built.',
];

/** @returns a function that prints the next line about the build. Without a terminal it prints nothing. */
export function buildProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): () => void {
  const next = steps.values();
  return () => {
    const { value } = next.next();
    if (stream.isTTY && value) stream.write(`${value}\n`);
  };
}
