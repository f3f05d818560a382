import { Menu, X } from 'lucide-react';
import { to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { usePath } from '../i18n/use-path.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import './navigation.css';

export function Navigation() {
  const links = (
    <>
      <NavigationLink path="/">{m.nav_home()}</NavigationLink>
      <NavigationLink path="/features">{m.nav_features()}</NavigationLink>
    </>
  );
  return (
    <header className="navigation">
      <nav className="content flex h-full items-center gap-2" aria-label={m.nav_main()}>
        <a href={to('/')} aria-label={m.logo_label()} className="logo-link">
          <Logo />
        </a>
        <div className="ms-10 hidden gap-7 md:flex">{links}</div>
        <div className="ms-auto flex items-center gap-2 md:gap-5">
          <div className="hidden md:block">
            <LanguageSwitch />
          </div>
          <ShareMenu />
          <a href={to('/coming-soon')} className="nav-ticket hidden md:inline-flex">
            {m.nav_sign_up()}
          </a>
          <button
            type="button"
            popoverTarget="mobile-menu"
            className="nav-icon md:hidden"
            aria-label={m.nav_menu()}
            data-tooltip={m.nav_menu()}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
        <div id="mobile-menu" popover="auto" className="mobile-menu" data-ground="night">
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            className="nav-icon ms-auto"
            aria-label={m.nav_close_menu()}
            data-tooltip={m.nav_close_menu()}
          >
            <X aria-hidden="true" />
          </button>
          {links}
          <NavigationLink path="/coming-soon">{m.nav_sign_up()}</NavigationLink>
          <LanguageSwitch />
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
