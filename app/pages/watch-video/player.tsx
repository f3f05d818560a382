import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Film } from './film.ts';

type Playing = 'waiting' | 'playing' | 'muted' | 'blocked' | 'broken';

/**
 * Tries to play at once, then without sound, then asks for a press. With reduced motion it waits for the press.
 * Without JavaScript it is the browser's own player with its controls.
 */
export function Player({ film }: { film: Film }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState<Playing>('waiting');

  useEffect(() => {
    if (!video.current) return;
    // A chapter's address names its second.
    video.current.currentTime = Number(new URLSearchParams(window.location.search).get('t')) || 0;
    if (hasNoSource(video.current)) return setPlaying('broken');
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setPlaying('blocked');
    void attempt(video.current).then(setPlaying);
  }, []);

  function play(from?: number) {
    if (!video.current) return;
    if (from !== undefined) video.current.currentTime = from;
    video.current.play().then(
      () => setPlaying('playing'),
      () => setPlaying('blocked'),
    );
  }

  const { width, height, sources, poster, captions, chapters, clips } = film;
  return (
    <div className="player">
      <div className="player-frame">
        {/* biome-ignore lint/a11y/useMediaCaption: its caption tracks come from the film's data below */}
        <video
          ref={video}
          width={width}
          height={height}
          poster={poster}
          controls
          playsInline
          preload="metadata"
          onPlay={() => setPlaying((now) => (now === 'muted' ? now : 'playing'))}
        >
          {sources.map(({ src, type }, index) => (
            // A browser asks its sources in turn; only when the last one fails there is nothing to play.
            <source
              key={src}
              src={src}
              type={type}
              {...(index === sources.length - 1 && { onError: () => setPlaying('broken') })}
            />
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
        {playing === 'blocked' && (
          <button type="button" className="player-start" aria-label={m.video_play()} onClick={() => play()}>
            <Play size={40} fill="currentColor" aria-hidden="true" />
          </button>
        )}
      </div>
      <p className="player-note" role="status">
        {playing === 'muted' && m.video_muted()}
        {playing === 'broken' && (
          <>
            {m.video_broken()}{' '}
            <a className="rule-link" href={sources.at(-1)?.src} download>
              {m.video_download()}
            </a>
          </>
        )}
      </p>
      <h2 className="player-heading">{m.video_chapters()}</h2>
      <ol className="player-chapters">
        {clips.map(({ start, name }) => (
          <li key={start}>
            <button type="button" onClick={() => play(start)}>
              <span className="figures" dir="ltr">
                {clock(start)}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

async function attempt(video: HTMLVideoElement): Promise<Playing> {
  try {
    await video.play();
    return 'playing';
  } catch {
    video.muted = true;
  }
  try {
    await video.play();
    return 'muted';
  } catch {
    video.muted = false;
    return hasNoSource(video) ? 'broken' : 'blocked';
  }
}

/** Sources may have failed before there was anybody to hear of it. */
function hasNoSource(video: HTMLVideoElement): boolean {
  return video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
