import { m } from '../../i18n/paraglide/messages.js';
import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';

type Playing = 'playing' | 'muted' | 'blocked' | 'broken';

/** Tries to play at once, then without sound, then asks for a press. With reduced motion it waits for the press. */
export function wake(root: HTMLElement): void {
  const video = root.querySelector('video');
  const start = root.querySelector<HTMLElement>('.player-start');
  const note = root.querySelector('.player-note');
  if (!video || !start || !note) throw new Error('a player without its film');
  let playing: Playing | null = null;

  const show = (now: Playing) => {
    // A browser that has asked every source asks none again.
    if (playing === 'broken') return;
    playing = now;
    start.hidden = now !== 'blocked';
    if (now === 'broken') note.replaceChildren(m.video_broken(), ' ', downloadOf(video));
    else note.textContent = now === 'muted' ? m.video_muted() : '';
  };
  /** After a press, which allows sound. */
  const play = () => {
    if (playing === 'muted') video.muted = false;
    video.play().then(
      () => show('playing'),
      () => show('blocked'),
    );
  };

  start.addEventListener('click', play);
  for (const chapter of root.querySelectorAll<HTMLElement>('[data-start]'))
    chapter.addEventListener('click', () => {
      video.currentTime = Number(chapter.dataset.start);
      play();
    });
  video.addEventListener('play', () => playing !== 'muted' && show('playing'));
  video.addEventListener('volumechange', () => playing === 'muted' && !video.muted && show('playing'));
  // A browser asks its sources in turn; only when the last one fails there is nothing to play.
  lastSource(video)?.addEventListener('error', () => show('broken'));

  // A chapter's address names its second. A film that is sent to its start shows its first frame and its poster no more.
  const second = Number(new URLSearchParams(window.location.search).get('t'));
  if (Number.isFinite(second) && second > 0) video.currentTime = second;
  if (hasNoSource(video)) show('broken');
  else if (prefersReducedMotion()) show('blocked');
  else void attempt(video).then(show);
}

async function attempt(video: HTMLVideoElement): Promise<Playing> {
  try {
    await video.play();
    return 'playing';
  } catch (error) {
    // Paused by the visitor before it could begin.
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

/** Sources may have failed before there was anybody to hear of it. */
function hasNoSource(video: HTMLVideoElement): boolean {
  return video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

function lastSource(video: HTMLVideoElement): HTMLSourceElement | undefined {
  return [...video.querySelectorAll('source')].at(-1);
}

function downloadOf(video: HTMLVideoElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'rule-link';
  link.href = lastSource(video)?.src ?? '';
  link.download = '';
  link.textContent = m.video_download();
  return link;
}
