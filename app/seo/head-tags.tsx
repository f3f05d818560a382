import type { Graph } from 'schema-dts';

/** A tag of a page's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string }
  /** Structured data. */
  | { graph: Graph };

export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('title' in tag) return <title>{tag.title}</title>;
  if ('rel' in tag) return <link {...tag} />;
  if (!('graph' in tag)) return <meta {...tag} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: entities would not be read within a script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(tag.graph) }} />;
}

/** JSON in which characters that could end the script are escaped. */
function scriptText(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
