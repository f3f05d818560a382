import { m } from '../../i18n/paraglide/messages.js';
import DetailCarousel, { type Detail } from './detail-carousel.island.tsx';
import './detail-section.css';

export function DetailSection({ details }: { details: readonly Detail[] }) {
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
