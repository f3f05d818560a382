import type { ComponentProps, ReactNode } from 'react';
import { ArrowIcon } from './icons.tsx';
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
