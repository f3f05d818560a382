/** A message with an e-mail address in it. The address reads left to right in Arabic too. */
export function EmailMessage({
  text,
  email,
}: {
  text: (values: { email: string }) => string;
  email: string;
}) {
  const [before, after] = text({ email: '\n' }).split('\n');
  return (
    <>
      {before}
      <bdi dir="ltr" translate="no">
        {email}
      </bdi>
      {after}
    </>
  );
}
