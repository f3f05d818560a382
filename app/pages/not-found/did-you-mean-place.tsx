/** Where the 404 page, which is rendered once for all addresses, takes in what only one of them means. */
export const didYouMeanPlace = '<!--did you mean-->';

export function DidYouMeanPlace() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of ours, which React has no other way to write
    <div dangerouslySetInnerHTML={{ __html: didYouMeanPlace }} />
  );
}
