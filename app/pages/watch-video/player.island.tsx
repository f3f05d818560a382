import { playIcon } from '@sportbuddy/media/manifest/icons';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { prefersReducedMotion } from '../../components/media-queries.ts';
import { Picture } from '../../components/picture.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { formatSeconds } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import type { Film } from './film.ts';

/** `blocked`: needs a press. `broken`: no source can be played. */
type Playback = 'unknown' | 'playing' | 'muted' | 'blocked' | 'broken';

/**
 * The browser's own player, which also works without JavaScript, with a start button and chapters.
 */
function Player({ film }: { film: Film }) {
  const { width, height, sources, poster, captions, chapters, clips } = film;
  const { playback, play, onBroken, second, videoProps } = usePlayback();
  const lastSource = sources.at(-1)?.src;
  return (
    <div className="player">
      <div className="player-frame">
        <video
          {...videoProps}
          width={width}
          height={height}
          poster={poster}
          controls
          playsInline
          preload="metadata"
        >
          {/* Browsers try each source in turn. An error of the last one is final. */}
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} onError={src === lastSource ? onBroken : undefined} />
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
        <button
          type="button"
          className="player-start"
          aria-label={m.video_play()}
          hidden={playback !== 'blocked'}
          onClick={() => play()}
        >
          <Icon path={playIcon} size={40} isSolid />
        </button>
      </div>
      <p className="player-note" role="status">
        {playback === 'muted' && <span>{m.video_muted()}</span>}
        {playback === 'broken' && (
          <>
            <span>{m.video_broken()}</span>{' '}
            <a className="rule-link" href={lastSource} download>
              {m.video_download()}
            </a>
          </>
        )}
      </p>
      <h2 className="player-heading">{m.video_chapters()}</h2>
      <ol className="player-chapters">
        {clips.map(({ start, end, name, still }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => play(start)}
              aria-current={second !== undefined && second >= start && second < end ? 'step' : undefined}
            >
              {still && <Picture image={still} alt="" />}
              <span className="figures player-time" dir="ltr">
                {formatSeconds(start)}
              </span>{' '}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Plays with sound; if that is refused, muted; else waits for a press. With reduced motion it waits
 * at once.
 */
function usePlayback() {
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>('unknown');
  /** Whole second on screen. Undefined while the poster is shown. */
  const [second, setSecond] = useState<number>();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // `?t=` is a time in seconds. Seeking replaces the poster by a frame, so 0 does not seek.
    const from = Number(new URLSearchParams(window.location.search).get('t'));
    if (Number.isFinite(from) && from > 0) element.currentTime = from;
    // Sources may have failed before hydration.
    if (hasNoSource(element)) setPlayback('broken');
    else if (element.paused && prefersReducedMotion()) setPlayback('blocked');
    else void autoplay(element).then((result) => setPlayback(unlessBroken(result)));
  }, []);

  /** Called on a click, which allows sound. */
  const play = (from?: number) => {
    const element = video.current;
    if (!element) return;
    if (from !== undefined) element.currentTime = from;
    if (playback === 'muted') element.muted = false;
    element.play().then(
      () => setPlayback(unlessBroken('playing')),
      () => setPlayback(unlessBroken('blocked')),
    );
  };

  const videoProps = {
    ref: video,
    onPlay: () => setPlayback((now) => (now === 'muted' || now === 'broken' ? now : 'playing')),
    onTimeUpdate: ({ currentTarget }: React.SyntheticEvent<HTMLVideoElement>) =>
      setSecond(Math.floor(currentTarget.currentTime)),
    onVolumeChange: ({ currentTarget: { muted } }: React.SyntheticEvent<HTMLVideoElement>) =>
      setPlayback((now) => (now === 'muted' && !muted ? 'playing' : now)),
  };
  return { playback, play, second, videoProps, onBroken: () => setPlayback('broken') };
}

/** `broken` is final, because browsers try each source once. */
function unlessBroken(next: Playback): (now: Playback) => Playback {
  return (now) => (now === 'broken' ? now : next);
}

async function autoplay(video: HTMLVideoElement): Promise<Playback> {
  try {
    await video.play();
    return 'playing';
  } catch (error) {
    // The visitor paused it before it started.
    if (error instanceof DOMException && error.name === 'AbortError') return 'blocked';
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

function hasNoSource(video: HTMLVideoElement): boolean {
  return video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

export default island('idle', Player);
