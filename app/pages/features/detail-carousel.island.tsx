import { busIcon, partyPopperIcon, radarIcon, trophyIcon } from '@sportbuddy/media/manifest/icons';
import { Carousel, turnMs } from '../../components/carousel/carousel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture, type Raster } from '../../components/picture.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';

/** A drawn scene. `mirrors`: flip it in right-to-left pages. */
export type Scene = Raster & { mirrors: boolean };

export type Detail = { slug: string; title: string; description: string; benefits: string[]; image: Scene };

const icons: Record<string, string> = {
  'find-and-echo': radarIcon,
  'watch-parties-and-club-events': partyPopperIcon,
  'challenges-and-leaderboards': trophyIcon,
  'away-days-and-playpass': busIcon,
};

function DetailCarousel({ details }: { details: readonly Detail[] }) {
  const slides = details.map((detail, index) => ({
    key: detail.slug,
    name: detail.title,
    content: <Sheet detail={detail} number={index + 1} />,
  }));
  return (
    <Carousel
      label={m.features_detail_label()}
      slides={slides}
      name="detail-carousel"
      delay={turnMs}
      isFocusable
    />
  );
}

function Sheet({
  detail: { slug, title, description, benefits, image },
  number,
}: {
  detail: Detail;
  number: number;
}) {
  const icon = icons[slug];
  return (
    <article className="detail" data-detail={slug} aria-label={title}>
      <div className="detail-text">
        <div className="detail-head" aria-hidden="true">
          <span className="figures detail-number">{number}</span>
          {icon && <Icon path={icon} className="detail-icon" size={52} strokeWidth={1.75} />}
        </div>
        <h3 className="display">{title}</h3>
        <p>{description}</p>
        <ul aria-label={m.features_benefits()}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <div className="detail-picture">
        <Picture image={image} alt="" className={image.mirrors ? 'mirrored' : undefined} />
      </div>
    </article>
  );
}

export default island('visible', DetailCarousel);
