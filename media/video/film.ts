/** The whole film as one function of time. Runs in the browser that draws it. */
import { drawAlone } from './scenes/alone.ts';
import { drawAwayDays } from './scenes/away-days.ts';
import { drawChallenges } from './scenes/challenges.ts';
import { drawClubEvent } from './scenes/club-event.ts';
import { drawEcho } from './scenes/echo.ts';
import { drawPlayPass } from './scenes/playpass.ts';
import { drawTransition } from './scenes/transitions.ts';
import { drawUnite } from './scenes/unite.ts';
import { drawWatchParty } from './scenes/watch-party.ts';
import { frameHeight, frameWidth, type Pen, within } from './stage/pen.ts';
import type { DrawScene } from './stage/scene.ts';
import { clipAt, type SceneId } from './timeline.ts';

const scenes: Record<SceneId, DrawScene> = {
  alone: drawAlone,
  echo: drawEcho,
  'watch-party': drawWatchParty,
  challenges: drawChallenges,
  'club-event': drawClubEvent,
  'away-days': drawAwayDays,
  playpass: drawPlayPass,
  unite: drawUnite,
};

/** Draws the frame at a moment of the film, in seconds. */
export function drawFilm(pen: Pen, seconds: number): void {
  const clip = clipAt(seconds);
  within(pen, () => {
    pen.beginPath();
    pen.rect(0, 0, frameWidth, frameHeight);
    pen.clip();
    within(pen, () => scenes[clip.scene](pen, seconds - clip.start));
    drawTransition(pen, seconds);
  });
}
