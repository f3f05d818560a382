import { crowd } from '@sportbuddy/media/manifest/crowd';
import { launchText } from '../../../content/clock/timed-text.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { StoreBadges } from '../../layout/stores/store-badges.tsx';
import './ready-call.css';

const { svg, width, height } = crowd.download;

export function ReadyCall() {
  return (
    <section className="ready" data-ground="night" aria-labelledby="ready">
      <div className="content">
        <h2 id="ready" className="display display-h2 ready-heading">
          {m.features_call()}
        </h2>
        <p className="ready-text">{launchText(m.features_call_text(), m.features_call_text_open())}</p>
        <div className="ready-actions">
          <ButtonLink href={to('/coming-soon')} arrow>
            {m.ea_submit()}
          </ButtonLink>
          <StoreBadges place="ready" />
        </div>
      </div>
      <img className="ready-crowd" src={svg} width={width} height={height} alt="" loading="lazy" />
    </section>
  );
}
