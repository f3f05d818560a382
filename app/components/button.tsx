import { ArrowRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import './button.css';

type Look = { look?: 'solid' | 'outline'; arrow?: boolean; children: ReactNode };

function classOf(look: Look['look'], className = ''): string {
  return `button ${look === 'outline' ? 'button-outline' : ''} ${className}`;
}

export function Button({ look, arrow, children, className, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf(look, className)}>
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, arrow, children, className, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(look, className)}>
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
      className={`round-button ${className}`}
    >
      {children}
    </button>
  );
}

/** Points to where reading goes on, so it turns round in Arabic. */
export function ArrowIcon() {
  return <ArrowRight size={20} strokeWidth={2.4} aria-hidden="true" className="mirrored" />;
}

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
