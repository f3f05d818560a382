import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { allPages, findPage } from '../content/addresses.ts';
import { DEFAULT_SITE_URL } from '../content/default-addresses.ts';
import { barePath, type Locale, localeOf, localizedPath, localizedPaths } from '../content/locale.ts';
import { RenderIsland } from './client/island.tsx';
import { Document } from './document.tsx';
import { fileAt, filePaths, isFile } from './files.ts';
import { Frame } from './frame/frame.tsx';
import { alternateOf } from './frame/language/alternate.ts';
import { speculationRules } from './frame/next-pages.ts';
import { inLocale } from './i18n/locale-of-rendering.ts';
import { PathContext } from './i18n/use-path.ts';
import type { Kind, PageContent, Visit } from './page.ts';
import { withSuggestions } from './pages/not-found/did-you-mean.tsx';
import type { PageAssets, Render, Rendered } from './rendering.ts';
import { notFoundRoute, routes } from './routes.ts';
import { MenuSearch } from './search/site-search.tsx';
import { notFoundHead } from './seo/not-found-head.ts';
import { startScript } from './start-script.ts';

/** The scripts that stand in pages: what starts a page's own, and what that lets the browser prepare. */
export const ownScripts = [startScript, speculationRules];

/** @returns every path that a build renders to a file: of each language the first `limit` pages, and all files */
export function builtPaths(limit: number): string[] {
  const pages = allPages().slice(0, limit);
  return [...pages.flatMap(({ path }) => localizedPaths(path)), ...filePaths()];
}

/** @returns whether a page, in any language, or a file stands at `path`; nothing is rendered to know it */
export function isAddress(path: string): boolean {
  return isFile(path) || findPage(barePath(path)) !== undefined;
}

type Screen = PageContent & { status: number; folder: string };

/**
 * Renders whatever stands at an address, whole: it is stored, compressed and served as one text.
 * @param onError hears what breaks in a page, but not of addresses that no page has
 */
export function createRender(assets: PageAssets, onError: (error: unknown) => void): Render {
  const notFoundPages = new LRUCache<string, Rendered>({ max: keptNotFoundPages });

  return async ({ url, outcome = null }) => {
    const { pathname, searchParams: query } = new URL(url, DEFAULT_SITE_URL);
    const file = fileAt(pathname);
    if (file) return { status: 200, ...file };
    const locale = localeOf(pathname);
    const path = localizedPath(pathname, locale);
    const address = findPage(barePath(pathname));
    return inLocale(locale, async () => {
      try {
        if (!address) return await notFound(locale, path);
        return answer(await pageScreen(address.kind, { address, locale, query, outcome }), locale, path);
      } catch (error) {
        onError(error);
        return answer(await brokenScreen(locale, error), locale, path);
      }
    });
  };

  async function notFound(locale: Locale, path: string): Promise<Rendered> {
    const page = await notFoundPage(locale, path);
    return { ...page, body: withSuggestions(page.body, path) };
  }

  /**
   * Made once for each of the few places where its language switch leads, not for every address that a scanner tries:
   * the same thread takes the sign-ups.
   */
  async function notFoundPage(locale: Locale, path: string): Promise<Rendered> {
    const alternate = alternateOf(path);
    const kept = notFoundPages.get(alternate);
    if (kept) return kept;
    const made = answer(await notFoundScreen(locale), locale, path);
    notFoundPages.set(alternate, made);
    return made;
  }

  function answer({ status, folder, head, body }: Screen, locale: Locale, path: string): Rendered {
    // A root of its own has no context of the page's.
    const renderIsland = (element: ReactElement, identifierPrefix: string) =>
      renderToString(<PathContext value={path}>{element}</PathContext>, { identifierPrefix });
    const page = (
      <Document
        locale={locale}
        head={head}
        sheets={assets.sheetsOf(folder)}
        scripts={assets.scriptsOf(locale)}
      >
        <RenderIsland value={renderIsland}>
          <PathContext value={path}>
            <Frame search={<MenuSearch />}>{body}</Frame>
          </PathContext>
        </RenderIsland>
      </Document>
    );
    return { status, type: 'text/html; charset=utf-8', body: `<!DOCTYPE html>${renderToString(page)}` };
  }
}

const keptNotFoundPages = 50;

async function pageScreen<K extends Kind>(kind: K, visit: Visit<K>): Promise<Screen> {
  const { folder, load } = routes[kind];
  const { default: show } = await load();
  return { status: 200, folder, ...show(visit) };
}

async function notFoundScreen(locale: Locale): Promise<Screen> {
  const { NotFoundPage } = await notFoundRoute.load();
  return errorScreen(404, locale, <NotFoundPage />);
}

async function brokenScreen(locale: Locale, error: unknown): Promise<Screen> {
  const { UnexpectedErrorPage } = await notFoundRoute.load();
  // What broke may hold what nobody but us should read.
  const told = import.meta.env.PROD ? new Error('Unexpected Server Error') : error;
  return errorScreen(500, locale, <UnexpectedErrorPage error={told} />);
}

function errorScreen(status: number, locale: Locale, body: ReactElement): Screen {
  return { status, folder: notFoundRoute.folder, head: notFoundHead(locale, status), body };
}
