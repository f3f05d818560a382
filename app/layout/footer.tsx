import type { ReactNode } from 'react';
import { thisYear } from '../../content/clock/timed-text.ts';
import { infoPages } from '../../content/pages/info-pages.ts';
import { popularPages } from '../../content/pages/popular-pages.ts';
import { isPublicSite } from '../../content/public-site.ts';
import { site } from '../../content/site.ts';
import { Barcode } from '../components/barcode.tsx';
import { Lettering } from '../components/lettering.tsx';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { AdmitTicket } from './admit-ticket.tsx';
import { LanguageSwitch } from './language.tsx';
import { Wordmark } from './logo.tsx';
import './footer.css';

export function Footer() {
  const locale = currentLocale();
  const accounts = site.social.filter(({ isNamed }) => isNamed || !isPublicSite());
  const column = (heading: string, links: readonly (readonly [string, string])[]) => (
    <Column heading={heading}>
      {links.map(([path, label]) => (
        <li key={path}>
          <a href={to(path)}>
            <Lettering text={label} />
          </a>
        </li>
      ))}
    </Column>
  );
  return (
    <footer className="footer" data-ground="chalk">
      <div className="content">
        <Wordmark className="footer-wordmark" />
        <div className="footer-columns">
          <div className="footer-intro">
            <p>
              {m.tagline()}
              <br />
              {m.never_alone()}
            </p>
            <AdmitTicket />
          </div>
          {column(m.footer_programme(), [
            ['/', m.nav_home()],
            ['/features', m.nav_features()],
            ['/coming-soon', m.nav_sign_up()],
            ['/watch-video', m.footer_video()],
          ])}
          {column(
            m.footer_hubs(),
            popularPages.map(({ path, name }) => [path, name[locale]]),
          )}
          {column(
            m.footer_about(),
            infoPages.map(({ path, name }) => [path, name[locale]]),
          )}
          {column(m.footer_legal(), [
            ['/privacy-policy', m.footer_privacy()],
            ['/cookie-policy', m.footer_cookies()],
            ['/terms-of-service', m.footer_terms()],
          ])}
          <Column heading={accounts.length > 0 ? m.footer_follow() : m.footer_language()}>
            {accounts.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="me noopener">
                  {network}
                </a>
              </li>
            ))}
            <li className="footer-language">
              <LanguageSwitch />
            </li>
          </Column>
        </div>
        <div className="footer-bottom">
          <p>
            {m.footer_copyright({ year: thisYear() })} {m.footer_powered({ provider: site.provider[locale] })}
            <br />
            {m.footer_unofficial()}
          </p>
          <Barcode className="footer-barcode" isSource />
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="footer-heading">{heading}</h2>
      <ul className="footer-list">{children}</ul>
    </div>
  );
}
