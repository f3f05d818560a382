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
