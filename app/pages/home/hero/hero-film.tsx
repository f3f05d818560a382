import { ArrowDown } from 'lucide-react';
import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { RoundButton } from '../../../ui/controls/button.tsx';
import { PauseIcon } from '../../../ui/motion/pause-icon.tsx';
import type { Films } from './start-film.ts';

type HeroFilmProps = {
  films: Films;
  /** Id of the section that the scroll-down button leads to. */
  next: string;
};

/** The film over its poster, what stands in for it when it fails, and the hero's two buttons. */
export function HeroFilm({ films, next }: HeroFilmProps) {
  return (
    <Behaviour name="hero-film" timing="idle" props={{ films, next }}>
      <video
        className="hero-video"
        data-state="waiting"
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="hero-fallback" aria-hidden="true" />
      <div className="hero-buttons content">
        <RoundButton label={m.home_film_pause()} className="hero-pause">
          <PauseIcon />
        </RoundButton>
        <RoundButton label={m.home_scroll_down()} className="hero-down">
          <ArrowDown size={22} aria-hidden="true" />
        </RoundButton>
      </div>
    </Behaviour>
  );
}
