import { m } from '../../i18n/paraglide/messages.js';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture, type Raster } from '../../ui/picture.tsx';

/** A drawn scene; one that `mirrors` is turned round where reading starts at the right. */
export type Scene = Raster & { mirrors: boolean };

export type Detail = { slug: string; title: string; description: string; benefits: string[]; image: Scene };

/** SPEC: feature carousels turn every 5000 ms. */
const delayMs = 5000;

export function DetailCarousel({ details }: { details: readonly Detail[] }) {
  const slides = details.map((detail, index) => ({
    key: detail.slug,
    name: detail.title,
    content: <Sheet detail={detail} number={index + 1} />,
  }));
  return (
    <Carousel label={m.features_detail_label()} slides={slides} delay={delayMs} className="detail-carousel" />
  );
}

function Sheet({
  detail: { slug, title, description, benefits, image },
  number,
}: {
  detail: Detail;
  number: number;
}) {
  return (
    <article className="detail" data-detail={slug}>
      <div className="detail-text">
        <span className="figures detail-number" aria-hidden="true">
          {number}
        </span>
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
