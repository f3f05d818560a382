import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { CSSProperties, ReactNode } from 'react';
import { launchText } from '../../../content/clock/timed-text.ts';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { drawingBackground } from '../picture.tsx';
import './closing.css';

const terraces = {
  east: { house: crowd.signUp, club: crowd.clubs.east },
  west: { house: crowd.closing, club: crowd.clubs.west },
} as const;

export type Terrace = keyof typeof terraces;

type ClosingProps = {
  heading: string;
  /** Buttons. */
  children: ReactNode;
  note?: ReactNode;
  /** Without the sentence above the buttons, for the kinds of which there are many pages. */
  isShort?: boolean | undefined;
  /** The crowd's scarves are in the club colours of the page. */
  isClub?: boolean | undefined;
  /** Which of two crowds stands there: pages of different kinds end with other people. */
  terrace?: Terrace | undefined;
  /** Moves the crowd, in px of its drawing, so that pages of other kinds end with other people. */
  crowdShift?: number | undefined;
};

/** The end of a page: a call to sign up above a crowd. */
export function Closing({ heading, children, note, isShort, isClub, terrace, crowdShift }: ClosingProps) {
  return (
    <section className="closing" data-ground="night" aria-labelledby="closing">
      <div className="content">
        <h2 id="closing" className="display display-h2 closing-heading">
          {heading}
        </h2>
        {!isShort && <p className="closing-text">{launchText(m.close_text(), m.close_text_open())}</p>}
        <div className="closing-actions">{children}</div>
        {note && <p className="muted closing-note">{note}</p>}
      </div>
      <ClosingCrowd isClub={isClub} terrace={terrace} crowdShift={crowdShift} />
    </section>
  );
}

const scale = 0.7;

/** Fans along the lower edge of a night section. */
export function ClosingCrowd({
  isClub,
  terrace = 'east',
  crowdShift,
}: Pick<ClosingProps, 'isClub' | 'terrace' | 'crowdShift'>) {
  const { club, house } = terraces[terrace];
  const style = {
    ...drawingBackground(isClub ? club : house, scale),
    blockSize: house.height * scale,
    ...(crowdShift && { backgroundPositionX: `calc(50% + ${crowdShift * scale}px)` }),
    ...(isClub && {
      '--cloth': `url(${club.cloth})`,
      '--stripes': `url(${club.stripes})`,
      '--tile': `${club.width * scale}px`,
    }),
  } as CSSProperties;
  return <div className="closing-crowd" data-club={isClub} aria-hidden="true" style={style} />;
}

/** The closing of hubs, leagues and events. */
export function SloganClosing({
  kind,
  ...closing
}: Parameters<typeof m.close_heading>[0] & Pick<ClosingProps, 'isShort' | 'terrace' | 'crowdShift'>) {
  return (
    <Closing heading={m.close_heading({ kind })} {...closing}>
      <ButtonLink href={to('/coming-soon')} arrow>
        {m.sign_up_submit()}
      </ButtonLink>
    </Closing>
  );
}
