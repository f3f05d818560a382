import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation } from 'react-router';
import { slots } from '../content/slots.ts';
import { DEFAULT_APP_STORE_URL, DEFAULT_PLAY_STORE_URL, DEFAULT_SITE_URL } from '../server/defaults.ts';
import type { Route } from './+types/root';
import { BrowserEntry } from './browser-entry.tsx';
import { Frame } from './frame/frame.tsx';
import { direction, localeOf } from './i18n/locale.ts';
import { inLocaleOf } from './i18n/locale-context.server.ts';
import { MenuSearch } from './pages/catalogue/search/menu-search.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { UnexpectedErrorPage } from './pages/not-found/unexpected-error-page.tsx';
import { notFoundHead } from './seo/not-found-head.ts';
import alexandria from './styles/fonts/alexandria.woff2?url';
import anybody from './styles/fonts/anybody.woff2?url';
import archivo from './styles/fonts/archivo.woff2?url';
import './styles/app.css';

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => inLocaleOf(request, () => next()),
];

/** What an operator may set at start; the server puts the real addresses into the finished page. */
export function loader() {
  return {
    origin: DEFAULT_SITE_URL,
    appStoreUrl: DEFAULT_APP_STORE_URL,
    playStoreUrl: DEFAULT_PLAY_STORE_URL,
  };
}

export function meta({ error, location }: Route.MetaArgs) {
  return error
    ? notFoundHead(localeOf(location.pathname), isRouteErrorResponse(error) ? error.status : 500)
    : [];
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const fonts = locale === 'ar' ? [alexandria] : [anybody, archivo];
  return (
    <html lang={locale} dir={direction[locale]} data-launch={slots.launch}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#070D22" />
        {/* The cascade's order must not hang on which stylesheet arrives first. */}
        <style>@layer base, components;</style>
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame search={<MenuSearch />}>{children}</Frame>
        <BrowserEntry />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <UnexpectedErrorPage error={error} />;
}
