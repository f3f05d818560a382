import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales, localizedUrl, ownName } from '../../content/locale.ts';
import type { SiteContext } from '../../content/site-context.ts';
import type { LetterContent, RenderedLetter } from '../../sign-up/letters/letter.ts';
import { renderLetter } from './render-letter.tsx';

/** `npm run dev` serves the preview here. */
const previewPath = '/letters/';

/** The letters of each language: all kinds, and the texts that depend on the person. */
const variants: Record<string, Partial<LetterContent> & Pick<LetterContent, 'kind'>> = {
  confirmation: { kind: 'confirmation' },
  launch: { kind: 'launch' },
  'launch-first': { kind: 'launch', isFirst: true, team: '' },
  'launch-valid': { kind: 'launch', validUntil: new Date('2027-06-01T12:00Z') },
  reminder: { kind: 'reminder' },
};

const fans: Record<Locale, Pick<LetterContent, 'name' | 'team'>> = {
  en: { name: 'Ann', team: 'Liverpool' },
  ar: { name: 'نورة', team: 'الهلال' },
};

/**
 * @returns the page of all letters, or one letter alone such as `/letters/launch.ar`; undefined for
 * another path
 */
export async function previewLetters(path: string, site: SiteContext): Promise<string | undefined> {
  if (path === previewPath) return await overview(site);
  const [variant = '', language] = path.slice(previewPath.length).split('.');
  const locale = locales.find((known) => known === language);
  if (!locale || !Object.hasOwn(variants, variant)) return undefined;
  return (await sample(variant, locale, site)).html;
}

function sample(variant: string, locale: Locale, site: SiteContext): Promise<RenderedLetter> {
  const link = (name: string) => localizedUrl(site.siteUrl, `/ticket/${name}-preview`, locale);
  const content: LetterContent = {
    kind: 'launch',
    isFirst: false,
    locale,
    ...fans[locale],
    links: { confirm: link('confirm'), ownSignUp: link('own-sign-up'), unsubscribe: link('unsubscribe') },
    ...variants[variant],
  };
  return renderLetter(content, site);
}

async function overview(site: SiteContext): Promise<string> {
  const letters = await Promise.all(
    Object.keys(variants).flatMap((variant) =>
      locales.map(async (locale) => ({ variant, locale, letter: await sample(variant, locale, site) })),
    ),
  );
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Letters</title>
      </head>
      <body style={{ margin: 24, fontFamily: 'sans-serif' }}>
        <h1>Letters</h1>
        {letters.map(({ variant, locale, letter }) => (
          <section key={`${variant}.${locale}`}>
            <h2>
              <a href={`${previewPath}${variant}.${locale}`}>{variant}</a>, {ownName[locale]}:{' '}
              <bdi lang={locale}>{letter.subject}</bdi>
            </h2>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
              <iframe
                title={`${variant}, ${ownName[locale]}`}
                srcDoc={letter.html}
                style={{ inlineSize: 'min(660px, 100%)', blockSize: 760, border: '1px solid gray' }}
              />
              <pre lang={locale} dir="auto" style={{ flex: '1 1 320px', whiteSpace: 'pre-wrap' }}>
                {letter.text}
              </pre>
            </div>
          </section>
        ))}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
