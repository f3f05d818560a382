import { crowd } from '@sportbuddy/media/manifest/crowd';
import { scenes } from '@sportbuddy/media/manifest/scenes';
import { Picture, type Raster } from '../../components/picture.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import ScrollHint from './scroll-hint.island.tsx';
import './features-hero.css';

export type Words = { slug: string; title: string; description: string };

const { below, beside } = crowd.features;

/** Headline, fans around a phone, and the benefits as a strip of four tickets. */
export function FeaturesHero({ phone, values }: { phone: Raster; values: readonly Words[] }) {
  return (
    <section className="features-hero" data-ground="night">
      <Picture
        image={scenes.featuresHero}
        alt=""
        className="features-scene"
        loading="eager"
        fetchPriority="low"
      />
      <div className="content features-hero-grid">
        <div className="features-words">
          <p className="kicker">{m.features_kicker()}</p>
          <h1 className="display display-h1">{m.features_title()}</h1>
          <p className="features-lead">{m.features_lead()}</p>
          <SampleScreen />
        </div>
        <div className="features-phone">
          <picture>
            <source media="(width >= 64em)" srcSet={beside.svg} />
            <img
              className="features-fans"
              src={below.svg}
              width={below.width}
              height={below.height}
              alt=""
              decoding="async"
              fetchPriority="low"
            />
          </picture>
          <Picture
            className="features-screen"
            image={phone}
            alt={m.features_phone()}
            loading="eager"
            decoding="sync"
            fetchPriority="high"
          />
        </div>
      </div>
      <div className="content">
        <h2 className="visually-hidden">{m.features_values()}</h2>
        <ul className="value-strip">
          {values.map(({ slug, title, description }, index) => (
            <li key={slug} className="value rise" style={{ '--place': index } as React.CSSProperties}>
              <span className="figures value-figure" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <ScrollHint />
    </section>
  );
}
