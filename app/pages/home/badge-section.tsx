import { scarf } from '@sportbuddy/media/manifest/scarf';
import { imageSet } from '../../components/image-set.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import BadgeCarousel, { type ScarfBadge } from './badge-carousel.island.tsx';
import './badges.css';

/** 29′: teams of many sports, pinned to one scarf. */
export function BadgeSection({ badges, sports }: { badges: readonly ScarfBadge[]; sports: number }) {
  return (
    <section className="badges" data-ground="night">
      <div className="content badges-head">
        <SectionHeading minute="29" kicker={m.home_badges_kicker()}>
          {m.home_badges_heading()}
        </SectionHeading>
        <p className="badges-lead muted">{m.home_badges_lead({ sports: String(sports) })}</p>
      </div>
      <div className="badges-scarf">
        <div className="badges-band" style={{ backgroundImage: imageSet(scarf.band) }} aria-hidden="true" />
        <BadgeCarousel badges={badges} />
      </div>
      <p className="content badges-note muted">{m.home_badges_note()}</p>
    </section>
  );
}
