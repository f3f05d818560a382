import { scenes } from '@sportbuddy/media/manifest/scenes';
import { popularPages } from '../../../content/pages/popular-pages.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import { addressWords } from '../../search/matching/address-words.ts';
import { SiteSearch } from '../../search/site-search.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import './not-found.css';

export { UnexpectedErrorPage } from './unexpected-error-page.tsx';

export function NotFoundPage() {
  const path = usePath();
  const locale = currentLocale();
  return (
    <section className="not-found" data-ground="night">
      <div className="content not-found-grid">
        <div className="not-found-scene">
          <Picture image={scenes.lostFan} alt="" loading="eager" />
        </div>
        <div className="not-found-words">
          <h1 className="display display-h2">{m.not_found_title()}</h1>
          <p className="muted not-found-text">{m.not_found_text()}</p>
          <div>
            <DidYouMean path={path} />
          </div>
          <div className="not-found-ways">
            <ButtonLink href={to('/')}>{m.not_found_home()}</ButtonLink>
            <ButtonLink href={to('/coming-soon')} look="outline" className="needs-script">
              {m.not_found_search()}
            </ButtonLink>
          </div>
          <SiteSearch text={addressWords(path)} />
        </div>
        <nav className="popular" aria-labelledby="popular">
          <h2 id="popular" className="popular-heading">
            {m.not_found_popular()}
          </h2>
          <ul>
            {popularPages.map(({ path, name }, index) => (
              <li key={path}>
                <a href={to(path)} className="popular-link">
                  <small>
                    {m.not_found_gate()} {index + 1}
                  </small>
                  {name[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
