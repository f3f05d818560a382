import type { Graph } from 'schema-dts';
import { turningAfter, turningAtLaunch } from '../../content/clock/slots.ts';

/** A tag that a page puts into its head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string }
  /** What holds before the launch, what from then on, and what once that of which the page tells is over. */
  | { graph: Graph; launched: Graph; over?: { day: string; graph: Graph } };

export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('title' in tag) return <title>{tag.title}</title>;
  if ('rel' in tag) return <link {...tag} />;
  if (!('graph' in tag)) return <meta {...tag} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: entities would not be read within a script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(tag) }} />;
}

function graphText({ graph, launched, over }: Extract<HeadTag, { graph: Graph }>): string {
  const text = turningAtLaunch(scriptText(graph), scriptText(launched));
  return over ? turningAfter(over.day, text, scriptText(over.graph)) : text;
}

/** JSON in which nothing can end the script that holds it. */
function scriptText(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
