import './styles/app.css';
import type { LinkHTMLAttributes, ReactNode } from 'react';
import { slots } from '../content/slots.ts';
import { direction, type Locale } from './i18n/locale.ts';
import { type HeadTag, HeadTags } from './seo/head-tags.tsx';
import alexandria from './styles/fonts/alexandria.woff2?url';
import anybody from './styles/fonts/anybody.woff2?url';
import archivo from './styles/fonts/archivo.woff2?url';

const fonts: Record<Locale, readonly string[]> = { en: [anybody, archivo], ar: [alexandria] };

type DocumentProps = {
  locale: Locale;
  head: readonly HeadTag[];
  preloads?: readonly LinkHTMLAttributes<HTMLLinkElement>[] | undefined;
  sheets: readonly string[];
  scripts: readonly string[];
  children: ReactNode;
};

/** The whole text of a page. Nothing of it is hydrated but its islands (docs/decisions/0002-islands.md). */
export function Document({ locale, head, preloads = [], sheets, scripts, children }: DocumentProps) {
  return (
    <html lang={locale} dir={direction[locale]} data-launch={slots.launch}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#070D22" />
        {fonts[locale].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <HeadTags tags={head} />
        {preloads.map((preload) => (
          <link key={preload.href} {...preload} />
        ))}
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {children}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}
