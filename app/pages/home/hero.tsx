import { crowd } from '@sportbuddy/media/manifest/crowd';
import { heroLoop } from '@sportbuddy/media/manifest/hero';
import { scarf } from '@sportbuddy/media/manifest/scarf';
import { launchShortDay } from '../../../content/clock/timed-text.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Picture } from '../../components/picture.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { StoreBadges } from '../../layout/store-badges.tsx';
import HeroFilm from './hero-film.island.tsx';
import './hero-parts.css';
import './hero.css';

const { landscape, portrait } = heroLoop;

const sourcesOf = ({ sources }: typeof landscape | typeof portrait) =>
  sources.map(({ src, type }) => ({ src, type }));
const films = { landscape: sourcesOf(landscape), portrait: sourcesOf(portrait) };

/** Section at 0′: film of a stadium, headline, and its last word as the lettering of a scarf. */
export function Hero({ next }: { next: string }) {
  const locale = currentLocale();
  const knitted = scarf.hero[locale];
  const fans = crowd.hero[locale];
  return (
    <section className="hero" data-ground="night">
      <Picture
        className="hero-poster"
        fetchPriority="low"
        image={landscape.poster}
        phone={portrait.poster}
        alt=""
        loading="eager"
      />
      <div className="hero-grade" aria-hidden="true" />
      <div className="hero-board content">
        <Countdown day={launchShortDay(locale)} />
      </div>
      <div className="content hero-top">
        <p className="hero-tag">{m.never_alone()}</p>
        <h1 className="display hero-heading">
          {m.home_headline()} <span className="visually-hidden">{m.home_headline_knitted()}</span>
        </h1>
      </div>
      <div className="hero-stage" aria-hidden="true">
        <span className="hero-word">{m.home_headline_knitted()}</span>
        <img
          className="hero-crowd"
          src={fans.svg}
          width={fans.width}
          height={fans.height}
          alt=""
          loading="lazy"
        />
        <Picture
          className="hero-scarf"
          image={knitted.desktop}
          phone={knitted.phone}
          alt=""
          loading="eager"
        />
      </div>
      <div className="content hero-foot">
        <p className="hero-lead">{m.home_lead()}</p>
        <div className="hero-actions">
          <ButtonLink href={to('/coming-soon')} arrow>
            {m.sign_up_submit()}
          </ButtonLink>{' '}
          <ButtonLink href={to('/features')} look="outline" className="hero-explore">
            {m.home_explore()}
          </ButtonLink>
          <div className="hero-stores">
            <StoreBadges place="hero" />
          </div>
        </div>
      </div>
      <HeroFilm films={films} next={next} />
    </section>
  );
}
