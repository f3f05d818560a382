import { Menu } from 'lucide-react';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { Logo } from '../logo.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import { menuId } from './mobile-menu.tsx';
import './navigation.css';

export function Navigation() {
  return (
    <header className="navigation">
      <nav className="content navigation-row" aria-label={m.nav_main()}>
        <a href={to('/')} aria-label={m.logo_label()} className="logo-link">
          <Logo />
        </a>
        <div className="navigation-pages">
          <NavigationLink path="/">{m.nav_home()}</NavigationLink>
          <NavigationLink path="/features">{m.nav_features()}</NavigationLink>
        </div>
        <div className="navigation-tools">
          <div className="navigation-language">
            <LanguageSwitch />
          </div>
          <ShareMenu id="share-menu" />
          <a href={to('/coming-soon')} className="nav-ticket">
            {m.nav_sign_up()}
          </a>
          <button
            type="button"
            popoverTarget={menuId}
            className="nav-icon menu-button"
            aria-label={m.nav_menu()}
            data-tooltip={m.nav_menu()}
          >
            <Menu aria-hidden="true" />
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
