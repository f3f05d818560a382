import type { ComponentProps } from 'react';
import { RoundButton } from '../controls/button.tsx';
import { PauseIcon } from './pause-icon.tsx';

type PauseButtonProps = {
  isPaused: boolean;
  /** What the next press does: its accessible name and tooltip. */
  label: string;
} & Omit<ComponentProps<'button'>, 'children'>;

/** A round button that pauses and plays. */
export function PauseButton({ isPaused, ...rest }: PauseButtonProps) {
  return (
    <RoundButton data-paused={isPaused || undefined} {...rest}>
      <PauseIcon />
    </RoundButton>
  );
}
