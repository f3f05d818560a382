import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { badges } from '@sportbuddy/media/manifest/badges';
import { scenes } from '@sportbuddy/media/manifest/scenes';
import { teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import type { Feature } from '../../../content/features/feature.ts';
import { detailedFeatures, reasons, valueCards } from '../../../content/features/features.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Closing } from '../../components/catalogue/closing.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { StoreBadges } from '../../layout/store-badges.tsx';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import DetailCarousel, { type Detail, type Scene } from './detail-carousel.island.tsx';
import { FeaturesHero, type Words } from './features-hero.tsx';
import TeamCarousel, { type TeamCard } from './team-carousel.island.tsx';
import { carouselOrder, carouselTeams } from './team-order.ts';
import './features.css';

const pictures: Record<string, Scene> = scenes.features;

/** More cards would never be seen, and each adds to the page's weight. */
const maxTeams = 90;

function load({ locale }: Visit<'features'>) {
  return {
    head: pageHead({ kind: 'features', path: '/features', locale }),
    hero: appScreens.photos.fansNearYou[locale],
    values: valueCards.map(inLanguage(locale)),
    details: detailedFeatures.map((feature) => ({
      ...inLanguage(locale)(feature),
      benefits: feature.benefits.map((benefit) => benefit[locale]),
      image: pictures[feature.slug] ?? scenes.featuresHero,
    })),
    // Not random on the server, so that the page can be cached. The browser draws a random order.
    teams: carouselOrder(carouselTeams(catalogue.teams, maxTeams), () => 0).map(
      ({ slug, sport, name, ...team }) => ({
        name: name[locale],
        sport: catalogue.sport(sport)?.label[locale] ?? '',
        href: localizedPath(teamPath({ ...team, slug, sport }), locale),
        badge: badges[locale][slug] ?? '',
      }),
    ),
    reasons: reasons.map(inLanguage(locale)),
  };
}

function Features({ hero, values, details, teams, reasons: why }: ReturnType<typeof load>) {
  return (
    <>
      <FeaturesHero phone={hero} values={values} />
      <DetailSection details={details} />
      <TeamSection teams={teams} />
      <ReadyCall />
      <Reasons reasons={why} />
    </>
  );
}

function inLanguage(locale: Locale) {
  return ({ slug, title, description }: Feature) => ({
    slug,
    title: title[locale],
    description: description[locale],
  });
}

export default page(load, Features);

/** Four reasons, placed like players of a team. */
function Reasons({ reasons }: { reasons: readonly Words[] }) {
  return (
    <section className="reasons" data-ground="chalk" aria-labelledby="reasons">
      <div className="content reasons-grid">
        <div>
          <p className="kicker muted">{m.features_why_kicker()}</p>
          <h2 id="reasons" className="display reasons-heading">
            {m.features_why()}
          </h2>
        </div>
        <ul className="reasons-list">
          {reasons.map(({ slug, title, description }) => (
            <li key={slug} data-reason={slug}>
              <h3 className="display display-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function DetailSection({ details }: { details: readonly Detail[] }) {
  return (
    <section className="details" data-ground="chalk" aria-labelledby="details">
      <div className="content">
        <p className="kicker muted">{m.features_detail_kicker()}</p>
        <h2 id="details" className="display display-h2">
          {m.features_detail()}
        </h2>
        <DetailCarousel details={details} />
      </div>
    </section>
  );
}

function TeamSection({ teams }: { teams: readonly TeamCard[] }) {
  return (
    <section className="teams" data-ground="night" aria-labelledby="teams">
      <div className="content">
        <div className="teams-head">
          <div>
            <p className="kicker">{m.features_teams_kicker()}</p>
            <h2 id="teams" className="display teams-heading">
              {m.features_teams()}
            </h2>
          </div>
          <p className="muted">{m.features_teams_text()}</p>
        </div>
        <TeamCarousel teams={teams} />
      </div>
    </section>
  );
}

function ReadyCall() {
  return (
    <Closing heading={m.features_call()} terrace="west">
      <ButtonLink href={to('/coming-soon')} arrow>
        {m.sign_up_submit()}
      </ButtonLink>
      <StoreBadges place="ready" />
    </Closing>
  );
}
