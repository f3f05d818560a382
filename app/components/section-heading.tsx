import type { ReactNode } from 'react';

type SectionHeadingProps = {
  /** Minute of the match that the section is stamped with, such as 12 or 90+4. */
  minute: string;
  kicker: string;
  children: ReactNode;
  className?: string;
};

/** A section's heading under its stamp. In wide windows the match clock in the margin shows the minute instead. */
export function SectionHeading({ minute, kicker, children, className = '' }: SectionHeadingProps) {
  return (
    <div className={className}>
      <p className="kicker section-kicker">
        <span className="minute-plate figures" dir="ltr" aria-hidden="true">
          {minute}′
        </span>
        {kicker}
      </p>
      <h2 className="display display-h2">{children}</h2>
    </div>
  );
}
