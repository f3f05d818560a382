import { m } from '../../../i18n/paraglide/messages.js';
import { Picture, type Raster } from '../../../ui/picture.tsx';

export type ProgrammeCard = { slug: string; title: string; text: string; screen: Raster };

/** A page of the match programme: a big numeral, the app leaning out of the picture, the words at its foot. */
export function ProgrammePage({
  card,
  number,
  total,
}: {
  card: ProgrammeCard;
  number: number;
  total: number;
}) {
  return (
    <div className="programme-stair">
      <article className="programme-card" data-look={card.slug}>
        <p className="programme-strip" aria-hidden="true">
          <span>{m.home_programme()}</span>
          <span>{m.home_page_of({ number: String(number), total: String(total) })}</span>
        </p>
        <div className="programme-picture" aria-hidden="true">
          <span className="programme-numeral">{number}</span>
          <Picture className="programme-screen" image={card.screen} alt="" />
        </div>
        <div className="programme-foot">
          <h3 className="display display-h3">{card.title}</h3>
          <p>{card.text}</p>
        </div>
      </article>
    </div>
  );
}
