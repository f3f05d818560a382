/**
 * A name in display type, where a straight apostrophe looks like a typing error: it is drawn curved. The text itself
 * stays as it is written everywhere else, for search, copying and speech.
 */
export function Lettering({ text }: { text: string }) {
  const [first = '', ...rest] = text.split("'");
  return (
    <>
      {first}
      {rest.map((part) => (
        <span key={part}>
          <span className="apostrophe">'</span>
          {part}
        </span>
      ))}
    </>
  );
}

/** A sentence with the name inside it set apart, so that a Latin name in an Arabic sentence, or the reverse, moves no other word. */
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

/** A sport's glyph as a picture without words, as large as its class says. `path` is drawn on a ground of 24 units. */
export function SportGlyph({ path, className }: { path: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" fillRule="evenodd">
      <path d={path} />
    </svg>
  );
}
