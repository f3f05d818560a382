import { heroLoop } from '@sportbuddy/media/manifest/hero';
import { scenes } from '@sportbuddy/media/manifest/scenes';
import { openNowAndNext } from '../../../content/open-now.ts';
import { fixedPage } from '../../../content/pages/fixed-pages.ts';
import type { InfoKind } from '../../../content/pages/info-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Breadcrumbs, breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { ClosingCrowd } from '../../components/catalogue/closing.tsx';
import { Picture, type Raster } from '../../components/picture.tsx';
import { to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { InfoSections } from './info-sections.tsx';
import { infoView } from './info-view.ts';
import './info.css';

/** The picture beside the headline. */
const pictures: Record<InfoKind, Raster> = {
  about: scenes.featuresHero,
  help: scenes.features['away-days-and-playpass'],
  safety: scenes.features['find-and-echo'],
  'pubs-and-clubs': scenes.features['watch-parties-and-club-events'],
  press: scenes.features['challenges-and-leaderboards'],
  accessibility: heroLoop.backdrop,
};

function load({ address, locale }: Visit<InfoKind>) {
  const view = infoView(address.kind, locale);
  const crumbs = breadcrumbs({ name: fixedPage(address.kind).name[locale], path: address.path });
  const faqs = view.sections.flatMap(({ questions }) => questions);
  return {
    ...view,
    crumbs,
    picture: pictures[address.kind],
    openNow: openNowAndNext[locale],
    changed: formatDay(new Date(address.updated), locale, 'UTC'),
    head: pageHead({ ...address, locale, breadcrumbs: crumbs, faqs }),
  };
}

function Info({
  headline,
  lead,
  sections,
  company,
  others,
  crumbs,
  picture,
  openNow,
  changed,
}: ReturnType<typeof load>) {
  return (
    <>
      <header className="info-head" data-ground="night">
        <div className="info-scene">
          <Picture image={picture} alt="" loading="eager" fetchPriority="low" />
        </div>
        <div className="content">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="display info-title">{headline}</h1>
          <p className="info-lead">{lead}</p>
          <p className="info-open">{openNow}</p>
        </div>
      </header>
      <div className="info" data-ground="chalk">
        <div className="content">
          <InfoSections sections={sections} company={company} />
          <p className="info-changed muted">{m.legal_changed({ date: changed })}</p>
        </div>
      </div>
      <section className="info-more" data-ground="night" aria-labelledby="more">
        <div className="content info-more-grid">
          <h2 id="more" className="display info-more-heading">
            {m.info_more()}
          </h2>
          <ul className="info-more-list">
            {others.map(({ path, name }) => (
              <li key={path}>
                <a href={to(path)}>{name}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={to('/coming-soon')} arrow className="info-more-sign-up">
            {m.sign_up_submit()}
          </ButtonLink>
        </div>
        <ClosingCrowd crowdShift={-260} />
      </section>
    </>
  );
}

export default page(load, Info);
