import { SampleScreen } from '../../../frame/sample-screen.tsx';
import { m } from '../../../i18n/paraglide/messages.js';
import { SectionHeading } from '../section-heading.tsx';
import type { ProgrammeCard } from './programme-card.tsx';
import { ProgrammeCarousel } from './programme-carousel.tsx';
import './programme.css';

/** 12′: what SportBuddy does, as seven pages of a match programme. */
export function ProgrammeSection({ id, cards }: { id: string; cards: readonly ProgrammeCard[] }) {
  return (
    <section id={id} className="programme" data-ground="chalk">
      <div className="content programme-ground">
        <SectionHeading minute="12" kicker={m.home_features_kicker()} className="programme-heading">
          {m.home_features_heading()}
        </SectionHeading>
        <ProgrammeCarousel cards={cards} />
        <SampleScreen many />
      </div>
    </section>
  );
}
