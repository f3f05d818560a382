/** A sport's glyph as a picture without words, as large as its class says. `path` is drawn on a ground of 24 units. */
export function SportGlyph({ path, className }: { path: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" fillRule="evenodd">
      <path d={path} />
    </svg>
  );
}
