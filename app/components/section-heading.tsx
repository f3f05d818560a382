import type { ReactNode } from 'react';
import './section-heading.css';

/** Where a section stands on the home page, which is structured like a match. */
export type SectionPlace = {
  /** Match minute shown beside the kicker, such as 12 or 90+4. */
  minute: string;
  ground: 'night' | 'chalk';
};

type SectionHeadingProps = Pick<SectionPlace, 'minute'> & {
  kicker: string;
  children: ReactNode;
  className?: string;
};

/**
 * A section heading with its match minute. In wide windows the match clock in the margin shows the
 * minute instead.
 */
export function SectionHeading({ minute, kicker, children, className = '' }: SectionHeadingProps) {
  return (
    <div className={className}>
      <p className="kicker section-heading-kicker">
        <span className="section-heading-minute figures" dir="ltr" aria-hidden="true">
          {minute}′
        </span>
        {kicker}
      </p>
      <h2 className="display section-heading">{children}</h2>
    </div>
  );
}
