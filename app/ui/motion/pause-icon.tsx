import { Pause, Play } from 'lucide-react';
import './pause-icon.css';

/** The icon of a button that pauses and plays: `data-paused` on the button turns it (pause-button.ts). */
export function PauseIcon() {
  return (
    <>
      <Pause size={20} aria-hidden="true" className="pause-icon" />
      <Play size={20} aria-hidden="true" className="play-icon" />
    </>
  );
}
