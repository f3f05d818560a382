import { Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RoundButton } from '../controls/button.tsx';
import './pause-button.css';

type PauseButtonProps = {
  isPaused: boolean;
  /** What the next press does: its accessible name and tooltip. */
  label: string;
} & Omit<ComponentProps<'button'>, 'children'>;

/** A round button that pauses and plays. */
export function PauseButton({ isPaused, ...rest }: PauseButtonProps) {
  return (
    <RoundButton data-paused={isPaused || undefined} {...rest}>
      {/* `data-paused` on the button chooses between them. */}
      <Pause size={20} aria-hidden="true" className="pause-icon" />
      <Play size={20} aria-hidden="true" className="play-icon" />
    </RoundButton>
  );
}
