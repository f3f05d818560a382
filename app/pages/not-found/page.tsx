import { scenes } from '../../../media/manifest/scenes.ts';
import { popularPages } from '../../frame/popular-pages.ts';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteSearch } from '../catalogue/search/site-search.tsx';
import { DidYouMeanPlace } from './did-you-mean-place.tsx';
import './not-found.css';

export { UnexpectedErrorPage } from './unexpected-error-page.tsx';

export function NotFoundPage() {
  return (
    <section className="not-found" data-ground="night">
      <div className="content not-found-grid">
        <div>
          <h1 className="display display-h2">{m.not_found_title()}</h1>
          <p className="muted not-found-text">{m.not_found_text()}</p>
          <DidYouMeanPlace />
          <div className="not-found-ways">
            <ButtonLink href={to('/')}>{m.not_found_home()}</ButtonLink>
            <ButtonLink href={to('/coming-soon')} look="outline" className="needs-script">
              {m.not_found_search()}
            </ButtonLink>
          </div>
          <SiteSearch />
        </div>
        <div className="not-found-scene">
          <Picture image={scenes.lostFan} alt="" loading="eager" />
        </div>
        <nav className="gates" aria-labelledby="popular">
          <h2 id="popular" className="gates-heading">
            {m.not_found_popular()}
          </h2>
          <ul>
            {popularPages().map(([path, name], index) => (
              <li key={path}>
                <a href={to(path)} className="gate-link">
                  <small>
                    {m.not_found_gate()} {index + 1}
                  </small>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
