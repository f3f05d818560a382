import { Play } from 'lucide-react';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Behaviour } from '../../islands/island.tsx';
import type { Film } from './film.ts';

/** Without JavaScript it is the browser's own player with its controls. */
export function Player({ film }: { film: Film }) {
  const { width, height, sources, poster, captions, chapters, clips } = film;
  return (
    <Behaviour name="player" timing="idle">
      <div className="player">
        <div className="player-frame">
          {/* biome-ignore lint/a11y/useMediaCaption: its caption tracks come from the film's data below */}
          <video width={width} height={height} poster={poster} controls playsInline preload="metadata">
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            {captions.map(({ src, language, label }) => (
              <track
                key={src}
                kind="captions"
                src={src}
                srcLang={language}
                label={label}
                default={language === currentLocale()}
              />
            ))}
            <track kind="chapters" src={chapters} srcLang={currentLocale()} />
          </video>
          <button type="button" className="player-start" aria-label={m.video_play()} hidden>
            <Play size={40} fill="currentColor" aria-hidden="true" />
          </button>
        </div>
        <p className="player-note" role="status" />
        <h2 className="player-heading">{m.video_chapters()}</h2>
        <ol className="player-chapters">
          {clips.map(({ start, name }) => (
            <li key={start}>
              <button type="button" data-start={start}>
                <span className="figures" dir="ltr">
                  {clock(start)}
                </span>
                {name}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Behaviour>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
