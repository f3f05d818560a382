import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { crowd } from '@sportbuddy/media/manifest/crowd';
import { heroLoop } from '@sportbuddy/media/manifest/hero';
import type { CSSProperties } from 'react';
import { launchShortDay, launchText } from '../../../content/clock/timed-text.ts';
import { signUpFaqs } from '../../../content/faqs/faqs.ts';
import { addressText } from '../../../content/mail-addresses.ts';
import { openNow } from '../../../content/open-now.ts';
import { siteContext } from '../../../content/site-context.ts';
import { readLinkParameters } from '../../../sign-up/origin.ts';
import { localizeFaqs, Questions } from '../../components/catalogue/questions.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { drawingBackground, Picture } from '../../components/picture.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import ShareControl from '../../layout/share/share-control.island.tsx';
import { page, type Visit } from '../../page.ts';
import { pageUrl } from '../../seo/addresses.ts';
import { pageHead } from '../../seo/page-head.ts';
import { calendarLinks } from '../../sign-up/calendar-links.ts';
import { clubOf } from '../../sign-up/club-of.ts';
import { shareWithFriends } from '../../sign-up/share-with-friends.ts';
import { knownCities, knownTeams } from '../../sign-up/suggestions.ts';
import SignUp, { type SignUpTicketProps } from './sign-up.island.tsx';
import { stateAfter } from './use-sign-up.ts';
import './sign-up-page.css';
import './sign-up-hero.css';

/** Removed from production builds. */
const WebhookPanel = import.meta.env.DEV ? (await import('./webhook-panel.dev-island.tsx')).default : null;

function load({ locale, query, outcome }: Visit<'sign-up'>) {
  const faqs = localizeFaqs(signUpFaqs, locale);
  const initialValues = { team: query.get('team') ?? '', ...Object.fromEntries(readLinkParameters(query)) };
  // As the header of these addresses says: the form of a correction, and the result of a post.
  const noIndex = outcome !== null || query.has('change');
  return {
    head: pageHead({ kind: 'sign-up', path: '/coming-soon', locale, faqs, noIndex }),
    faqs,
    ticket: {
      outcome,
      initialValues,
      club: clubOf(stateAfter(outcome, initialValues).values.team, locale),
      knownTeams: knownTeams(locale),
      knownCities: knownCities(locale),
      shareUrl: pageUrl('/coming-soon', locale),
      contact: addressText('contact', locale),
      letters: siteContext().hasLetters
        ? {
            notice: m.sign_up_letters(),
            booked: m.sign_up_letters_first(),
            change: m.sign_up_change_confirmed(),
          }
        : undefined,
    },
  };
}

function EarlyAccess({ faqs, ticket }: ReturnType<typeof load>) {
  return (
    <>
      <SignUpHero {...ticket} />
      <Perks />
      <Questions questions={faqs} />
      <EmptySeat shareUrl={ticket.shareUrl} />
      {WebhookPanel && <WebhookPanel />}
    </>
  );
}

export default page(load, EarlyAccess);

/** The hands of the crowd overlap the ticket's bottom edge. */
const crowdTile = {
  ...drawingBackground(crowd.signUp),
  blockSize: crowd.signUp.height,
  marginBlockStart: -crowd.signUp.hands,
};

/** What the hero does not add to the ticket itself. */
type SignUpHeroProps = Omit<SignUpTicketProps, 'launchDay' | 'booked' | 'calendars'>;

/** The last two words are on the second line: "Be the First / to Join". */
function Headline() {
  const [before, after] = [m.sign_up_heading().split(' '), m.sign_up_heading_open().split(' ')];
  const words = (from: number, to?: number) =>
    launchText(before.slice(from, to).join(' '), after.slice(from, to).join(' '));
  return (
    <>
      {words(0, -2)} <span>{words(-2)}</span>
    </>
  );
}

/** The top of the page: headline, countdown, and the sign-up form as a ticket. */
function SignUpHero(ticket: SignUpHeroProps) {
  const locale = currentLocale();
  const launchDay = launchShortDay(locale);
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
          <p className="sign-up-hero-lead muted">
            <span className="sign-up-hero-open">{openNow[locale]}</span>{' '}
            {launchText(m.sign_up_lead(), m.sign_up_lead_open())}
          </p>
        </div>
        <div className="sign-up-hero-board rise">
          <Countdown day={launchDay} />
        </div>
        <SignUp
          {...ticket}
          launchDay={launchDay}
          booked={launchText(m.sign_up_booked_plain({ day: launchDay }), m.sign_up_booked_open())}
          calendars={calendarLinks()}
        />
      </div>
      <div className="sign-up-hero-crowd" style={crowdTile} aria-hidden="true" />
    </section>
  );
}

/** List of benefits for early sign-ups. */
function Perks() {
  const perks = [
    [m.perk_premium(), m.perk_premium_text()],
    [m.perk_founder(), launchText(m.perk_founder_text(), m.perk_founder_text_open())],
    [m.perk_priority(), m.perk_priority_text()],
    [m.perk_influence(), m.perk_influence_text()],
  ];
  return (
    <section className="perks" data-ground="chalk" aria-labelledby="perks">
      <SeamScarf />
      <div className="content perks-grid">
        <div>
          <p className="kicker muted">{m.perks_kicker()}</p>
          <h2 id="perks" className="display perks-heading">
            {m.perks_heading()}
          </h2>
          <ol className="perks-list">
            {perks.map(([title, text]) => (
              <li key={title}>
                <h3 className="display display-h3">{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
          <SampleScreen />
        </div>
        <div className="perks-phone">
          <Picture image={appScreens.photos.matchNight[currentLocale()]} alt={m.perks_phone()} />
        </div>
      </div>
    </section>
  );
}

const seats = { ...drawingBackground(crowd.seats), '--free': `${crowd.seats.free}px` } as CSSProperties;

/** A share button, with a row of seats of which one is empty. */
function EmptySeat({ shareUrl }: { shareUrl: string }) {
  return (
    <section className="empty-seat" data-ground="night" aria-labelledby="empty-seat">
      <div className="content empty-seat-grid">
        <div>
          <h2 id="empty-seat" className="display display-h2">
            {m.seat_heading()}
          </h2>
          <p className="muted empty-seat-text">{m.seat_text()}</p>
        </div>
        <ShareControl {...shareWithFriends(shareUrl)} id="share-seat" look="solid" />
      </div>
      <div className="empty-seat-row" style={seats} aria-hidden="true" />
    </section>
  );
}
