/**
 * A name whose straight apostrophes CSS draws curved, as in all other texts. The text keeps the
 * straight ones for search, copying and screen readers.
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
