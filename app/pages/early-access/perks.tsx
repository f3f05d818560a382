import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { launchText } from '../../../content/clock/timed-text.ts';
import { Picture } from '../../components/picture.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import './perks.css';

/** The team sheet of what an early name gets. */
export function Perks() {
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
