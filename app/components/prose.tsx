import './prose.css';

/** @param html made from our own Markdown by micromark, which escapes raw HTML */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see the parameter
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
