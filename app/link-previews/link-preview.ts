import type { Locale } from '../../content/locale.ts';
import { resultListLimits } from '../../content/pages/result-lists.ts';
import type { HeadTag } from '../seo/head-tags.tsx';
import { lengths } from './networks.ts';

/**
 * Metadata that networks and search engines read from a page in one language. `picture` is a path.
 */
export type LinkPreview = {
  locale: Locale;
  path: string;
  url: string;
  searchTitle: string;
  searchDescription: string;
  title: string;
  description: string;
  picture: string;
};

/** @throws Error naming a tag that the head lacks */
export function readLinkPreview(head: readonly HeadTag[], locale: Locale, path: string): LinkPreview {
  const content = (name: string) => {
    const tag = head.find(
      (each) => ('name' in each && each.name === name) || ('property' in each && each.property === name),
    );
    if (!tag || !('content' in tag)) throw new Error(`${path} has no ${name}`);
    return tag.content;
  };
  const searchTitle = head.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0] ?? '';
  return {
    locale,
    path,
    url: content('og:url'),
    searchTitle,
    searchDescription: content('description'),
    title: content('og:title'),
    description: content('og:description'),
    picture: new URL(content('og:image')).pathname,
  };
}

/** Whether Google or X cuts the title. */
export function isTitleCut({ title, searchTitle }: LinkPreview): boolean {
  return title.length > lengths.xTitle || searchTitle.length > resultListLimits.title;
}
