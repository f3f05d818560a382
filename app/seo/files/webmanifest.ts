import { brand } from '@sportbuddy/media/manifest/brand';
import { direction, type Locale, localizedPath } from '../../../content/locale.ts';
import { currentDescription } from '../../../content/pages/fixed-page.ts';
import { fixedPage } from '../../../content/pages/fixed-pages.ts';
import { night } from '../../../content/palette.ts';
import { site } from '../../../content/site.ts';
import { siteContext } from '../../../content/site-context.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { type TextFile, textFile } from './text-file.ts';

export function webManifestPath(locale: Locale): string {
  return localizedPath('/site.webmanifest', locale);
}

/** Manifests of all languages have the same `id`, so that they install one app. */
export function webManifestFile(locale: Locale): TextFile {
  const { appStoreUrl, playStoreUrl } = siteContext();
  const manifest = {
    id: '/',
    name: `${site.name}: ${m.tagline({}, { locale })}`,
    short_name: site.name,
    description: currentDescription(fixedPage('home'), locale),
    lang: locale,
    dir: direction[locale],
    start_url: localizedPath('/', locale),
    scope: '/',
    display: 'minimal-ui',
    theme_color: night,
    background_color: night,
    categories: ['sports', 'social'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      {
        src: brand.mark.url,
        sizes: `${brand.mark.width}x${brand.mark.height}`,
        type: 'image/png',
        purpose: 'any',
      },
      ...[192, 512].map((size) => ({
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
    related_applications: [
      ...(appStoreUrl ? [{ platform: 'itunes', url: appStoreUrl }] : []),
      ...(playStoreUrl ? [{ platform: 'play', url: playStoreUrl }] : []),
    ],
  };
  return textFile(`${JSON.stringify(manifest, null, 2)}\n`, 'application/manifest+json');
}
