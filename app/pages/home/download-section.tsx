import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { crowd } from '@sportbuddy/media/manifest/crowd';
import { heroLoop } from '@sportbuddy/media/manifest/hero';
import { scarf } from '@sportbuddy/media/manifest/scarf';
import { launchText } from '../../../content/clock/timed-text.ts';
import { imageSet } from '../../components/image-set.ts';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import { StoreBadges } from '../../layout/stores/store-badges.tsx';
import './stores-row.css';
import './download.css';

const { svg, width, height } = crowd.download;

/** 90+4′: the app under floodlights, in the middle of the crowd. */
export function DownloadSection() {
  return (
    <section className="download" data-ground="night">
      <div className="download-ground">
        <Picture
          className="download-poster"
          image={heroLoop.landscape.poster}
          phone={heroLoop.portrait.poster}
          alt=""
        />
        <div className="download-cones" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className="content download-grid">
          <div className="download-words">
            <SectionHeading minute="90+4" kicker={m.home_download_kicker()}>
              {m.home_download_heading()}
            </SectionHeading>
            <p className="download-lead">{launchText(m.home_download_lead(), m.home_download_lead_open())}</p>
            <div className="stores-row">
              <StoreBadges place="download" />
            </div>
            <SampleScreen />
          </div>
          <Picture
            className="download-phone"
            image={appScreens.photos.matchNight[currentLocale()]}
            alt={m.home_download_phone()}
          />
        </div>
        <img
          className="download-crowd mirrored"
          src={svg}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      </div>
      <div
        className="download-stripe"
        style={{ backgroundImage: imageSet(scarf.stripe) }}
        aria-hidden="true"
      />
    </section>
  );
}
