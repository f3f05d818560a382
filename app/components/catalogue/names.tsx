/**
 * Wraps a name in `<bdi>`, so that a Latin name in an Arabic sentence, or the reverse, does not
 * reorder other words.
 */
export function BdiName({ text, name }: { text: string; name: string }) {
  const [before, ...after] = text.split(name);
  if (name === '' || after.length === 0) return text;
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after.join(name)}
    </>
  );
}

/**
 * A sport's icon, without text. `path` is drawn in a box of 24 units; `className` sets the size.
 */
export function SportGlyph({ path, className }: { path: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" fillRule="evenodd">
      <path d={path} />
    </svg>
  );
}
