import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { crowd } from '@sportbuddy/media/manifest/crowd';
import { heroLoop } from '@sportbuddy/media/manifest/hero';
import { scarf } from '@sportbuddy/media/manifest/scarf';
import { launchDay, launchText } from '../../../content/clock/timed-text.ts';
import { ButtonLink } from '../../components/button.tsx';
import { imageSet, Picture } from '../../components/picture.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { LaterStyles } from '../../later-styles.tsx';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import { StoreBadges } from '../../layout/store-badges.tsx';
import { AwayDaysSection, awayTickets } from '../../maps/away-days/away-days-section.tsx';
import { londonData } from '../../maps/london/london-data.ts';
import { LondonSection } from '../../maps/london/london-section.tsx';
import { pubMapData } from '../../maps/pub-finder/pub-map-data.ts';
import { PubMapSection } from '../../maps/pub-finder/pub-map-section.tsx';
import { saudiData } from '../../maps/saudi/saudi-data.ts';
import { SaudiSection } from '../../maps/saudi/saudi-section.tsx';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import BadgeCarousel, { type ScarfBadge } from './badge-carousel.island.tsx';
import FeatureCarousel, { type Feature } from './feature-carousel.island.tsx';
import { FilmSection } from './film-section.tsx';
import { Hero } from './hero.tsx';
import { featureCards, scarfBadges } from './home-data.ts';
import './match-clock.css';
import './hero-motion.css';
import './home.css';
import './scarf-badge.css';
import './hero-parts.css';
import './download.css';

function load({ locale }: Visit<'home'>) {
  return {
    head: pageHead({ kind: 'home', path: '/', locale }),
    cards: featureCards(locale),
    badges: scarfBadges(locale),
    // Readers of Arabic see their own grounds before London's.
    saudi: locale === 'ar' ? saudiData(locale) : undefined,
    pubs: pubMapData(locale),
    london: londonData(locale),
    away: awayTickets(locale),
  };
}

/** Target of the hero's scroll-down button. */
const featuresId = 'features';

/** The page is structured like a match: the minutes of its sections rise. */
function Home({ cards, badges, saudi, pubs, london, away }: ReturnType<typeof load>) {
  return (
    <div className="ninety">
      <MatchClock />
      <Hero next={featuresId} />
      <FeatureSection id={featuresId} minute="12" ground="chalk" cards={cards} />
      <BadgeSection minute="29" ground="night" badges={badges} />
      <LaterStyles of="page" />
      <FilmSection minute="44" ground={saudi ? 'chalk' : 'night'} />
      {saudi && <SaudiSection minute="45" ground="night" data={saudi} />}
      <PubMapSection minute="45+2" ground="chalk" data={pubs} />
      <LondonSection minute="58" ground="night" data={london} />
      <AwayDaysSection minute="74" ground="chalk" tickets={away} />
      <DownloadSection minute="90+4" ground="night" />
      <SeamScarf className="last-scarf" />
    </div>
  );
}

export default page(load, Home);

/** A match clock in the margin that runs from 0′ to full time while scrolling. */
function MatchClock() {
  const words = { '--full-time': `"${m.home_full_time()}"` } as React.CSSProperties;
  return (
    <div className="match-clock" style={words} aria-hidden="true">
      <div className="match-clock-plate figures" />
    </div>
  );
}

/** The seven features. */
function FeatureSection({
  id,
  minute,
  ground,
  cards,
}: SectionPlace & { id: string; cards: readonly Feature[] }) {
  return (
    <section id={id} className="feature-section" data-ground={ground}>
      <div className="content feature-content">
        <SectionHeading minute={minute} kicker={m.home_features_kicker()} className="feature-heading">
          {m.home_features_heading()}
        </SectionHeading>
        <FeatureCarousel cards={cards} />
        <SampleScreen isPlural />
      </div>
    </section>
  );
}

/** Teams of many sports. */
function BadgeSection({ minute, ground, badges }: SectionPlace & { badges: readonly ScarfBadge[] }) {
  const sports = new Set(badges.map(({ sport }) => sport)).size;
  return (
    <section className="badges" data-ground={ground}>
      <div className="content badges-head">
        <SectionHeading minute={minute} kicker={m.home_badges_kicker()}>
          {m.home_badges_heading()}
        </SectionHeading>
        <p className="badges-lead muted">
          {m.home_badges_lead({ badges: String(badges.length), sports: String(sports) })}
        </p>
      </div>
      <div className="badges-scarf">
        <div className="badges-band" style={{ backgroundImage: imageSet(scarf.band) }} aria-hidden="true" />
        <BadgeCarousel badges={badges} />
      </div>
      <p className="content badges-note muted">{m.home_badges_note()}</p>
    </section>
  );
}

const { svg, width, height } = crowd.download;

/** The app and its stores. */
function DownloadSection({ minute, ground }: SectionPlace) {
  return (
    <section className="download" data-ground={ground}>
      <div className="download-ground">
        <Picture
          className="download-poster"
          image={heroLoop.landscape.poster}
          phone={heroLoop.portrait.poster}
          alt=""
        />
        <div className="download-cones" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className="content download-grid">
          <div className="download-words">
            <SectionHeading minute={minute} kicker={m.home_download_kicker()}>
              {m.home_download_heading()}
            </SectionHeading>
            <p className="download-lead">
              {launchText(
                m.home_download_lead({ day: launchDay(currentLocale()) }),
                m.home_download_lead_open(),
              )}
            </p>
            <ButtonLink href={to('/coming-soon')} arrow className="download-sign-up">
              {m.sign_up_submit()}
            </ButtonLink>
            <StoreBadges place="download" />
            <SampleScreen />
          </div>
          <Picture
            className="download-phone"
            image={appScreens.photos.matchNight[currentLocale()]}
            alt={m.home_download_phone()}
          />
        </div>
        <img
          className="download-crowd mirrored"
          src={svg}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      </div>
    </section>
  );
}
