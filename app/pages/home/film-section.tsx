import { filmStills } from '@sportbuddy/media/manifest/film-stills';
import { playIcon } from '@sportbuddy/media/manifest/icons';
import { fanVideo } from '@sportbuddy/media/manifest/video';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { to } from '../../i18n/current-locale.ts';
import { formatSeconds } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './film-section.css';

/** A still of the film, which links to its page. */
export function FilmSection({ minute, ground }: SectionPlace) {
  return (
    <section className="film" data-ground={ground}>
      <div className="content film-grid">
        <div className="film-words">
          <SectionHeading minute={minute} kicker={m.home_film_kicker()}>
            {m.home_film_heading()}
          </SectionHeading>
          <p className="film-lead">{m.video_about()}</p>
          <p className="film-note muted">{m.home_film_captions()}</p>
        </div>
        <a className="film-plate" href={to('/watch-video')}>
          <Picture image={filmStills.offer} alt="" className="film-still" />
          <span className="film-label">
            <span className="film-play" aria-hidden="true">
              <Icon path={playIcon} isSolid />
            </span>
            <span className="film-action">{m.home_film_watch()}</span>{' '}
            <span className="figures film-length" dir="ltr">
              {formatSeconds(fanVideo.duration)}
            </span>
          </span>
        </a>
      </div>
    </section>
  );
}
