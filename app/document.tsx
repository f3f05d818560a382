import './styles/app.css';
import type { ReactNode } from 'react';
import { launchSetting } from '../content/clock/timed-text.ts';
import { direction, type Locale, region } from '../content/locale.ts';
import { night } from '../content/palette.ts';
import { speculationRules } from './client/speculation-rules.ts';
import { startScript } from './client/start-script.ts';
import type { Sheet } from './rendering.ts';
import { webManifestPath } from './seo/files/webmanifest.ts';
import { type HeadTag, HeadTags } from './seo/head-tags.tsx';
import alexandria from './styles/fonts/alexandria.woff2?url';

type DocumentProps = {
  locale: Locale;
  head: readonly HeadTag[];
  sheets: readonly Sheet[];
  scripts: readonly string[];
  vitals: string | undefined;
  children: ReactNode;
};

/** Arabic fallback fonts differ by system, so the web font is preloaded to avoid layout shift. */
const firstFont: Record<Locale, string | undefined> = { en: undefined, ar: alexandria };

/** The HTML document. Only its islands are hydrated (docs/decisions/0002-islands.md). */
export function Document({ locale, head, sheets, scripts, vitals, children }: DocumentProps) {
  const font = firstFont[locale];
  return (
    <html lang={locale} dir={direction[locale]} data-launch={launchSetting()} data-vitals={vitals}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="region" content={region[locale]} />
        <meta name="theme-color" content={night} />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={webManifestPath(locale)} />
        <HeadTags tags={head} />
        {sheets.map((sheet) => (
          <Styles key={'href' in sheet ? sheet.href : 'own'} sheet={sheet} />
        ))}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script data-scripts={scripts.join(' ')} dangerouslySetInnerHTML={{ __html: startScript }} />
      </body>
    </html>
  );
}

function Styles({ sheet }: { sheet: Sheet }) {
  if ('href' in sheet) return <link rel="stylesheet" href={sheet.href} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <style dangerouslySetInnerHTML={{ __html: sheet.text }} />;
}
