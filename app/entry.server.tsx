import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { allPages, findPage, type Page } from '../content/addresses.ts';
import {
  barePath,
  type Locale,
  localeOf,
  locales,
  localizedPath,
  localizedPaths,
} from '../content/locale.ts';
import type { SiteContext } from '../content/site-context.ts';
import { languageOfferScript } from './client/language-offer.ts';
import { speculationRules } from './client/speculation-rules.ts';
import { startScript } from './client/start-script.ts';
import { Document } from './document.tsx';
import { fileAt, filePaths } from './files.ts';
import { inRenderContext } from './i18n/render-context.ts';
import { PathContext } from './i18n/use-path.ts';
import { RenderIsland } from './islands/island.tsx';
import { LaterSheetsContext } from './later-styles.tsx';
import { Frame } from './layout/frame.tsx';
import { AlternateSuffix } from './layout/language.tsx';
import { readLinkPreview } from './link-previews/link-preview.ts';
import type { SheetPlace } from './link-previews/sheet.tsx';
import type { OwnSignUpOutcome } from './own-sign-up-outcome.ts';
import type { Kind, PageContent, Visit } from './page.ts';
import type { PageAssets, Render, Rendered } from './rendering.ts';
import { notFoundRoute, routes } from './routes.ts';
import { MenuSearch } from './search/site-search.tsx';
import { errorHead } from './seo/page-head.ts';

export { renderLetter } from './letters/render-letter.tsx';

/** Inline scripts, which the Content-Security-Policy allows by hash. */
export const inlineScripts = [startScript, languageOfferScript, speculationRules];

/** @returns the paths of all pages, in all languages, and of all files */
export function allPaths(): string[] {
  return [...allPages().flatMap(({ path }) => localizedPaths(path)), ...filePaths()];
}

const knownPaths: ReadonlySet<string> = new Set(allPaths());

/** @returns whether a page or a file is rendered at `path` (its canonical spelling) */
export function isAddress(path: string): boolean {
  return knownPaths.has(path);
}

/** @returns the kind of the page at `path` (its canonical spelling), undefined if there is none */
export function kindOf(path: string): Kind | undefined {
  return findPage(barePath(path))?.kind;
}

/** Loads the modules of all pages. */
export async function loadPages(): Promise<void> {
  await Promise.all([...Object.values(routes), notFoundRoute].map(({ load }) => load()));
}

/**
 * Renders a sheet of what networks and search engines show of every page. The site does not serve
 * it.
 */
export async function renderLinkPreviews(site: SiteContext, place: SheetPlace): Promise<string> {
  const { linkPreviewSheet } = await import('./link-previews/sheet.tsx');
  const canonical = allPages().filter((page) => !('canonical' in page) || page.canonical === page.path);
  const previewOf = (address: Page, locale: Locale) =>
    inRenderContext({ locale, site }, async () => {
      const visit = { address, locale, query: new URLSearchParams(), outcome: null, ownSignUp: null };
      const { head } = await pageScreen(address.kind, visit);
      return readLinkPreview(head, locale, localizedPath(address.path, locale));
    });
  const pages = canonical.map((address) => Promise.all(locales.map((locale) => previewOf(address, locale))));
  return linkPreviewSheet(await Promise.all(pages), place);
}

type Screen = PageContent & { status: number; folder: string };

/**
 * `suffix`: see `AlternateSuffix`. `isMeasured`: Web Vitals are reported with the path, which must
 * hold no token.
 */
type Place = { locale: Locale; path: string; suffix?: string; isMeasured?: boolean };

function teamSuffix(query: URLSearchParams): string {
  const team = query.get('team')?.trim();
  return team ? `?${new URLSearchParams({ team })}` : '';
}

function tokenSuffix(ownSignUp: OwnSignUpOutcome): string {
  return 'token' in ownSignUp ? `/${ownSignUp.token}` : '';
}

/**
 * Renders pages, and files such as the sitemap.
 * @param onError receives errors thrown by pages; the response is the error page
 */
export function createRender(assets: PageAssets, onError: (error: unknown) => void): Render {
  return async ({ url, outcome = null, ownSignUp = null, retryAfterSeconds, site }) => {
    const { pathname, searchParams: query, search } = new URL(url, site.siteUrl);
    const locale = localeOf(pathname);
    const path = localizedPath(pathname, locale);
    const address = findPage(barePath(pathname));
    return inRenderContext({ locale, site }, async () => {
      const file = fileAt(pathname);
      if (file) return { status: 200, ...file };
      try {
        if (retryAfterSeconds !== undefined)
          return respond(await errorScreen(locale, { status: 429, retryAfterSeconds }), { locale, path });
        const screen = address
          ? await pageScreen(address.kind, { address, locale, query, outcome, ownSignUp })
          : await errorScreen(locale, { status: 404, search });
        const suffix = ownSignUp ? tokenSuffix(ownSignUp) : teamSuffix(query);
        return respond(screen, { locale, path, suffix, isMeasured: ownSignUp === null });
      } catch (error) {
        onError(error);
        return respond(await errorScreen(locale, { status: 500, error }), { locale, path });
      }
    });
  };

  function respond(
    { status, folder, head, body }: Screen,
    { locale, path, suffix = '', isMeasured = false }: Place,
  ): Rendered {
    // A nested root does not inherit context.
    const renderIsland = (element: ReactElement, identifierPrefix: string) =>
      renderToString(<PathContext value={path}>{element}</PathContext>, { identifierPrefix });
    const page = (
      <Document
        locale={locale}
        head={head}
        sheets={assets.sheetsOf(folder)}
        scripts={assets.scripts}
        vitals={status === 200 && isMeasured ? assets.vitals : undefined}
      >
        <LaterSheetsContext value={assets.laterSheetsOf?.(folder) ?? {}}>
          <RenderIsland value={renderIsland}>
            <PathContext value={path}>
              <AlternateSuffix value={suffix}>
                <Frame search={<MenuSearch />}>{body}</Frame>
              </AlternateSuffix>
            </PathContext>
          </RenderIsland>
        </LaterSheetsContext>
      </Document>
    );
    return { status, type: 'text/html; charset=utf-8', body: `<!DOCTYPE html>${renderToString(page)}` };
  }
}

async function pageScreen<K extends Kind>(kind: K, visit: Visit<K>): Promise<Screen> {
  const { folder, load } = routes[kind];
  const { default: renderPage } = await load();
  return { status: 200, folder, ...renderPage(visit) };
}

/** `search`: the query of the unknown address. */
type ErrorCause =
  | { status: 404; search: string }
  | { status: 429; retryAfterSeconds: number }
  | { status: 500; error: unknown };

/** The page for an unknown address, for a client above the limit, or for an error that a page threw. */
async function errorScreen(locale: Locale, cause: ErrorCause): Promise<Screen> {
  const pages = await notFoundRoute.load();
  const { status } = cause;
  return { status, folder: notFoundRoute.folder, head: errorHead(locale, status), body: bodyOf(cause) };

  function bodyOf(cause: ErrorCause): ReactElement {
    switch (cause.status) {
      case 404:
        return <pages.NotFoundPage search={cause.search} />;
      case 429:
        return <pages.TooManyPage retryAfterSeconds={cause.retryAfterSeconds} />;
      case 500:
        // Error messages may contain internals; hide them in production.
        return <pages.UnexpectedErrorPage error={import.meta.env.PROD ? undefined : cause.error} />;
    }
  }
}
