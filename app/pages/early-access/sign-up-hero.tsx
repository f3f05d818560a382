import { crowd } from '@sportbuddy/media/manifest/crowd';
import { heroLoop } from '@sportbuddy/media/manifest/hero';
import { launchShortDay, launchText } from '../../../content/clock/timed-text.ts';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Picture } from '../../components/picture.tsx';
import type { FormOutcome } from '../../form-outcome.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import SignUp from './sign-up.island.tsx';
import './sign-up-hero.css';

const { svg, width, height, hands } = crowd.signUp;
/** The fans' hands reach over the ticket's foot: they hold it up. */
const crowdTile = {
  backgroundImage: `url(${svg})`,
  backgroundSize: `${width}px ${height}px`,
  blockSize: height,
  marginBlockStart: -hands,
};

type SignUpHeroProps = {
  outcome: FormOutcome | null;
  team: string;
  knownTeams: readonly string[];
  shareUrl: string;
};

/** The last two words stay together: "Be the / First / to Join". */
function Headline() {
  const [before, after] = [m.ea_heading().split(' '), m.ea_heading_open().split(' ')];
  const words = (from: number, to?: number) =>
    launchText(before.slice(from, to).join(' '), after.slice(from, to).join(' '));
  return (
    <>
      {words(0, -2)} <span>{words(-2)}</span>
    </>
  );
}

/** What a fan sees first: the board with the time, and a ticket to fill in, held up by a crowd. */
export function SignUpHero({ outcome, team, knownTeams, shareUrl }: SignUpHeroProps) {
  const launchDay = launchShortDay(currentLocale());
  return (
    <section className="sign-up-hero" data-ground="night">
      <Picture
        image={heroLoop.backdrop}
        phone={heroLoop.backdropPhone}
        alt=""
        className="sign-up-hero-picture"
        loading="eager"
        fetchPriority="low"
      />
      <div className="sign-up-hero-lights" aria-hidden="true" />
      <div className="content sign-up-hero-grid">
        <div>
          <h1 className="display display-h1 sign-up-hero-heading">
            <Headline />
          </h1>
          <p className="sign-up-hero-lead muted">{launchText(m.ea_lead(), m.ea_lead_open())}</p>
        </div>
        <div className="rise">
          <Countdown day={launchDay} hung />
        </div>
        <SignUp
          outcome={outcome}
          team={team}
          knownTeams={knownTeams}
          shareUrl={shareUrl}
          launchDay={launchDay}
          booked={launchText(m.ea_booked_plain({ day: launchDay }), m.ea_booked_open())}
        />
      </div>
      <div className="sign-up-hero-crowd" style={crowdTile} aria-hidden="true" />
    </section>
  );
}
