import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { ReactNode } from 'react';
import type { Locale } from '../../../content/locale.ts';
import { drawingBackground } from '../../components/picture.tsx';
import type { OwnSignUpOutcome } from '../../own-sign-up-outcome.ts';
import { page, type Visit } from '../../page.ts';
import { pageUrl } from '../../seo/addresses.ts';
import { pageHead } from '../../seo/page-head.ts';
import { clubOf } from '../../sign-up/club-of.ts';
import { knownCities, knownTeams } from '../../sign-up/suggestions.ts';
import { LinkMessage } from './link-message.tsx';
import { RowAndPicture, WaysOut } from './own-sign-up-sections.tsx';
import { OwnSignUpTicket } from './own-sign-up-ticket.tsx';
import '../../sign-up/sign-up-ticket.css';
import './own-sign-up-page.css';

function load({ locale, ownSignUp }: Visit<'own-sign-up'>) {
  const head = pageHead({ kind: 'own-sign-up', path: '/ticket', locale, noIndex: true });
  if (ownSignUp && 'signUp' in ownSignUp) return { head, owned: ownedSignUp(ownSignUp, locale) };
  return { head, outcome: ownSignUp };
}

type WithSignUp = Extract<OwnSignUpOutcome, { signUp: unknown }>;

function ownedSignUp(outcome: WithSignUp, locale: Locale) {
  const { code, team } = outcome.signUp;
  return {
    outcome,
    link: code === null ? undefined : `${pageUrl('/', locale)}?${new URLSearchParams({ with: code })}`,
    club: clubOf(team, locale),
    knownTeams: knownTeams(locale),
    knownCities: knownCities(locale),
  };
}

function OwnSignUpPage({ outcome, owned }: ReturnType<typeof load>) {
  if (!owned)
    return (
      <Terrace>
        <LinkMessage outcome={outcome} />
      </Terrace>
    );
  const { signUp, token } = owned.outcome;
  return (
    <>
      <Terrace>
        <OwnSignUpTicket
          outcome={owned.outcome}
          knownTeams={owned.knownTeams}
          knownCities={owned.knownCities}
        />
      </Terrace>
      <RowAndPicture signUp={signUp} link={owned.link} club={owned.club} />
      <WaysOut signUp={signUp} token={token} />
    </>
  );
}

export default page(load, OwnSignUpPage);

/** The hands of the crowd overlap the ticket's bottom edge. */
const crowdTile = {
  ...drawingBackground(crowd.signUp),
  blockSize: crowd.signUp.height,
  marginBlockStart: -crowd.signUp.hands,
};

/** A floodlit terrace that holds up the ticket. */
function Terrace({ children }: { children: ReactNode }) {
  return (
    <section className="terrace" data-ground="night">
      <div className="content terrace-grid">{children}</div>
      <div className="terrace-crowd" style={crowdTile} aria-hidden="true" />
    </section>
  );
}
