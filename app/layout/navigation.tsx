import { sportBadges } from '@sportbuddy/media/manifest/badges';
import { menuIcon, xIcon } from '@sportbuddy/media/manifest/icons';
import type { ReactNode } from 'react';
import { menuLeagues, menuSports } from '../../content/pages/popular-pages.ts';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { usePath } from '../i18n/use-path.ts';
import { AdmitTicket } from './admit-ticket.tsx';
import { LanguageSwitch } from './language.tsx';
import { Logo } from './logo.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import './mobile-menu.css';
import { Icon } from '../components/icon.tsx';
import './icon-button.css';
import './nav-link.css';
import './navigation.css';

export function Navigation() {
  return (
    <header className="navigation">
      <nav className="content navigation-row" aria-label={m.nav_main()}>
        <a href={to('/')} aria-label={m.logo_label()} className="navigation-logo">
          <Logo isSource />
        </a>
        <div className="navigation-pages">
          <NavigationLink path="/">{m.nav_home()}</NavigationLink>{' '}
          <NavigationLink path="/features">{m.nav_features()}</NavigationLink>
        </div>
        <div className="navigation-tools">
          <div className="navigation-language">
            <LanguageSwitch />
          </div>
          <ShareMenu id="share-menu" />
          <a href={to('/coming-soon')} className="navigation-ticket">
            {m.nav_sign_up()}
          </a>
          <button
            type="button"
            popoverTarget={menuId}
            className="icon-button navigation-menu"
            aria-label={m.nav_menu()}
            data-tooltip={m.nav_menu()}
          >
            <Icon path={menuIcon} />
          </button>
        </div>
      </nav>
    </header>
  );
}

function NavigationLink({ path, children }: { path: string; children: string }) {
  const current = usePath();
  const href = to(path);
  return (
    <a href={href} className="nav-link" aria-current={current === href ? 'page' : undefined}>
      {children}
    </a>
  );
}

const menuId = 'mobile-menu';

/**
 * The mobile menu: main pages, popular sports and leagues, and the search. A native popover, so it
 * works without scripts. It is at the end of the document, so that it does not delay the page's
 * content.
 * @param search the search box
 */
export function MobileMenu({ search }: { search: ReactNode }) {
  const locale = currentLocale();
  const current = usePath();
  const pages = [
    [to('/'), m.nav_home()],
    [to('/features'), m.nav_features()],
    [to('/watch-video'), m.footer_video()],
  ] as const;
  return (
    <nav id={menuId} popover="auto" className="mobile-menu" data-ground="night" aria-label={m.nav_menu()}>
      <div className="mobile-menu-bar">
        <a href={to('/')} aria-label={m.logo_label()} className="navigation-logo">
          <Logo />
        </a>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label={m.nav_close_menu()}
          data-tooltip={m.nav_close_menu()}
        >
          <Icon path={xIcon} />
        </button>
      </div>
      <ul className="mobile-menu-pages">
        {pages.map(([href, name]) => (
          <li key={href}>
            <a href={href} aria-current={current === href ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <AdmitTicket />
      <p className="mobile-menu-heading">{m.footer_hubs()}</p>
      <ul className="mobile-menu-hubs">
        {menuSports.map(({ slug, path, name }) => (
          <li key={slug}>
            <a href={to(path)}>
              <img src={sportBadges[slug]} width="40" height="44" alt="" loading="lazy" />
              {name[locale]}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mobile-menu-leagues">
        {menuLeagues.map(({ slug, path, name }) => (
          <li key={slug}>
            <a href={to(path)}>{name[locale]}</a>
          </li>
        ))}
      </ul>
      {search}
      <div className="mobile-menu-foot">
        <LanguageSwitch />
        <ShareMenu id="share-from-menu" />
      </div>
    </nav>
  );
}
