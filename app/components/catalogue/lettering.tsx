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
