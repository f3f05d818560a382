import { Fragment } from 'react';
import { legalDocumentAt, legalDocuments, readLegal } from '../../../content/legal/legal.ts';
import { Breadcrumbs, breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { Prose } from '../../components/prose.tsx';
import { to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import LegalContents from './legal-contents.island.tsx';
import { legalHtml } from './legal-html.ts';
import './legal.css';

function load({ address, locale }: Visit<'privacy' | 'cookies' | 'terms'>) {
  const document = legalDocumentAt(address.path);
  if (!document) throw new Error(`content/legal: no document is for ${address.path}`);
  const { title, effective, summary, markdown } = readLegal(locale, document);
  const crumbs = breadcrumbs({ name: title, path: address.path });
  return {
    title,
    summary,
    crumbs,
    effective: formatDay(new Date(effective), locale, 'UTC'),
    changed: formatDay(new Date(address.updated), locale, 'UTC'),
    others: legalDocuments
      .filter((other) => other !== document)
      .map((other) => ({ path: `/${other}`, title: readLegal(locale, other).title })),
    head: pageHead({ kind: address.kind, path: address.path, locale, breadcrumbs: crumbs }),
    ...legalHtml(markdown, locale),
  };
}

function Legal({
  title,
  summary,
  effective,
  changed,
  sections,
  html,
  others,
  crumbs,
}: ReturnType<typeof load>) {
  return (
    <>
      <header className="legal-head" data-ground="night">
        <div className="content">
          <div className="legal-crumbs">
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <h1 className="display display-h1 legal-title">{title}</h1>
          <p className="legal-effective figures">
            <span>{m.legal_effective({ date: effective })}</span>{' '}
            <span>{m.legal_changed({ date: changed })}</span>
          </p>
          <p className="legal-summary">{summary}</p>
        </div>
      </header>
      <div className="legal" data-ground="chalk">
        <div className="content legal-grid">
          <nav className="legal-contents" aria-labelledby="contents">
            <LegalContents sections={sections} />
          </nav>
          <div>
            <article className="legal-text" aria-label={title}>
              <Prose html={html} />
            </article>
            <nav className="legal-others" aria-labelledby="others">
              <h2 id="others">{m.legal_others()}</h2>
              {others.map((other) => (
                <Fragment key={other.path}>
                  <a href={to(other.path)} className="rule-link">
                    {other.title}
                  </a>{' '}
                </Fragment>
              ))}
            </nav>
          </div>
        </div>
      </div>
    </>
  );
}

export default page(load, Legal);
