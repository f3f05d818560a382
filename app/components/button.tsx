import { arrowRightIcon, pauseIcon, playIcon } from '@sportbuddy/media/manifest/icons';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './button.css';

type Look = {
  look?: 'solid' | 'outline';
  arrow?: boolean;
  /** Its label contains a name, and may take several lines. */
  wraps?: boolean;
  children: ReactNode;
};

function classOf(look: Look['look'], className = ''): string {
  return `button ${look === 'outline' ? 'button-outline' : ''} ${className}`;
}

export function Button({
  look,
  arrow,
  wraps,
  children,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf(look, className)} data-wraps={wraps ? '' : undefined}>
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, arrow, wraps, children, className, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(look, className)} data-wraps={wraps ? '' : undefined}>
      {children}
      {arrow && <ArrowIcon />}
    </a>
  );
}

/** A round icon button; `label` is its accessible name. */
export function RoundButton({
  label,
  children,
  className = '',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      {...rest}
      className={`button-round ${className}`}
    >
      {children}
    </button>
  );
}

/** Points in reading direction, so it is mirrored in Arabic. */
export function ArrowIcon() {
  return <Icon path={arrowRightIcon} size={20} strokeWidth={2.4} className="mirrored" />;
}

type PauseButtonProps = {
  isPaused: boolean;
  /** Accessible name and tooltip: the action of the next press. */
  label: string;
} & Omit<ComponentProps<'button'>, 'children'>;

export function PauseButton({ isPaused, ...rest }: PauseButtonProps) {
  return (
    <RoundButton data-paused={isPaused || undefined} {...rest}>
      {/* CSS shows one of them, depending on `data-paused`. */}
      <Icon path={pauseIcon} size={20} className="button-pause-icon" />
      <Icon path={playIcon} size={20} className="button-play-icon" />
    </RoundButton>
  );
}
