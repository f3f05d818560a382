import { renderToStaticMarkup } from 'react-dom/server';
import { direction } from '../../content/locale.ts';
import { resultListLimits } from '../../content/pages/result-lists.ts';
import { site } from '../../content/site.ts';
import { isTitleCut, type LinkPreview } from './link-preview.ts';
import { cut, lengths, networks } from './networks.ts';
import styles from './sheet.css?inline';

export type SheetPlace = {
  /** Put before the paths of pages and of pictures. */
  pageRoot: string;
  pictureRoot: string;
  /** Modules that reload the sheet in development. */
  scripts?: readonly string[];
};

/** @param pages the previews of each page, one for each language */
export function linkPreviewSheet(pages: readonly (readonly LinkPreview[])[], place: SheetPlace): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Sheet pages={pages} {...place} />)}`;
}

function Sheet({
  pages,
  pageRoot,
  pictureRoot,
  scripts = [],
}: SheetPlace & { pages: readonly (readonly LinkPreview[])[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Link previews</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of this folder */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body>
        <h1>Link previews of {pages.length} pages</h1>
        <dl>
          {Object.values(networks).map(({ name, rule, sources }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {rule}{' '}
                {sources.map((source, index) => (
                  <a key={source} href={source}>
                    [{index + 1}]
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" className="only-cut" /> Only titles that X or Google cuts
        </label>
        <details>
          <summary>All pages</summary>
          <ul className="contents">
            {pages.map(([first]) => first && <Entry key={first.path} path={first.path} />)}
          </ul>
        </details>
        <main>
          {pages.flat().map((preview) => (
            <article
              key={preview.path}
              id={preview.path}
              className="preview"
              data-cut={isTitleCut(preview) || undefined}
              lang={preview.locale}
              dir={direction[preview.locale]}
            >
              <h2 lang="en" dir="ltr">
                <a href={pageRoot + preview.path}>{preview.path}</a>
              </h2>
              <WhatsApp preview={preview} picture={pictureRoot + preview.picture} />
              <X preview={preview} picture={pictureRoot + preview.picture} />
              <Google preview={preview} />
            </article>
          ))}
        </main>
      </body>
    </html>
  );
}

/** A link to the previews of a page. Those in the other language follow. */
function Entry({ path }: { path: string }) {
  return (
    <li>
      <a href={`#${path}`}>{path}</a>
    </li>
  );
}

type CardProps = { preview: LinkPreview; picture: string };

function WhatsApp({ preview: { title, description, url }, picture }: CardProps) {
  return (
    <section className="whatsapp">
      <h3 lang="en">{networks.whatsapp.name}</h3>
      <img className="whatsapp-picture" src={picture} alt="" loading="lazy" />
      <strong>{title}</strong>
      <p>{description}</p>
      <small>{new URL(url).host}</small>
      <img className="whatsapp-thumbnail" src={picture} alt="" loading="lazy" />
    </section>
  );
}

function X({ preview: { title, url }, picture }: CardProps) {
  return (
    <section className="x">
      <h3 lang="en">{networks.x.name}</h3>
      <img className="x-picture" src={picture} alt="" loading="lazy" />
      <strong>{cut(title, lengths.xTitle)}</strong>
      <Length of={title} most={lengths.xTitle} />
      <small>{new URL(url).host}</small>
    </section>
  );
}

function Google({ preview: { searchTitle, searchDescription, url } }: Pick<CardProps, 'preview'>) {
  const { host, pathname } = new URL(url);
  const onPhones = searchDescription.slice(0, lengths.phoneDescription);
  return (
    <section className="google">
      <h3 lang="en">{networks.google.name}</h3>
      <small>
        {site.name} <bdi>{[host, ...pathname.split('/').filter(Boolean)].join(' › ')}</bdi>
      </small>
      <strong>{searchTitle}</strong>
      <p>
        {onPhones}
        <span className="wide-only">{searchDescription.slice(onPhones.length)}</span>
      </p>
      <Length of={searchTitle} most={resultListLimits.title} />
      <Length of={searchDescription} most={resultListLimits.description} />
    </section>
  );
}

function Length({ of: text, most }: { of: string; most: number }) {
  const words = `${text.length} of ${most} characters`;
  return (
    <small className="length" lang="en">
      <bdi>{text.length > most ? <mark>{words}</mark> : words}</bdi>
    </small>
  );
}
