import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hubPath } from '../../content/addresses.ts';
import { sports } from '../../content/sports.ts';
import { sportBadges } from '../../media/manifest/badges.ts';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { usePath } from '../i18n/use-path.ts';
import { AdmitTicket } from './admit-ticket.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import './mobile-menu.css';

const popularSports = ['football', 'basketball', 'cricket', 'f1', 'womens-football', 'nfl'];

/** The whole site on one page of the programme, under floodlights. A native popover: it needs no script. */
export function MobileMenu({ id, search }: { id: string; search: ReactNode }) {
  const locale = currentLocale();
  const current = usePath();
  const pages = [
    [to('/'), m.nav_home()],
    [to('/features'), m.nav_features()],
    [to('/watch-video'), m.footer_video()],
  ] as const;
  const leagues = [
    [to('/football/premier-league'), m.footer_premier_league()],
    [to('/saudi-pro-league'), m.footer_saudi_pro_league()],
  ] as const;
  return (
    <div id={id} popover="auto" className="mobile-menu" data-ground="night">
      <div className="menu-bar">
        <a href={to('/')} aria-label={m.logo_label()} className="logo-link">
          <Logo />
        </a>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="nav-icon"
          aria-label={m.nav_close_menu()}
          data-tooltip={m.nav_close_menu()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul className="menu-pages">
        {pages.map(([href, name]) => (
          <li key={href}>
            <a href={href} aria-current={current === href ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <AdmitTicket />
      <p className="menu-heading">{m.footer_hubs()}</p>
      <ul className="menu-hubs">
        {sports
          .filter(({ slug }) => popularSports.includes(slug))
          .sort((one, other) => popularSports.indexOf(one.slug) - popularSports.indexOf(other.slug))
          .map((sport) => (
            <li key={sport.slug}>
              <a href={to(hubPath(sport))}>
                <img src={sportBadges[sport.slug]} width="40" height="44" alt="" loading="lazy" />
                {sport.label[locale]}
              </a>
            </li>
          ))}
      </ul>
      <ul className="menu-leagues">
        {leagues.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      {search}
      <div className="menu-foot">
        <LanguageSwitch />
        <ShareMenu id="share-from-menu" />
      </div>
    </div>
  );
}
