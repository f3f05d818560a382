import { SectionHeading } from '../../components/section-heading.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import type { Feature } from './feature-card.tsx';
import FeatureCarousel from './feature-carousel.island.tsx';
import './feature-section.css';

/** 12′: what SportBuddy does, in seven cards. */
export function FeatureSection({ id, cards }: { id: string; cards: readonly Feature[] }) {
  return (
    <section id={id} className="feature-section" data-ground="chalk">
      <div className="content feature-content">
        <SectionHeading minute="12" kicker={m.home_features_kicker()} className="feature-heading">
          {m.home_features_heading()}
        </SectionHeading>
        <FeatureCarousel cards={cards} />
        <SampleScreen many />
      </div>
    </section>
  );
}
