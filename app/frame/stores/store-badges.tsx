import { appleGlyph, playGlyph } from '@sportbuddy/media/manifest/shapes/store-glyphs';
import { slots, turningAtLaunch } from '../../../content/clock/slots.ts';
import { DEFAULT_APP_STORE_URL, DEFAULT_PLAY_STORE_URL } from '../../../content/default-addresses.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './store-badges.css';

export type Store = 'ios' | 'android';

type StoreBadgesProps = {
  /** Where on the page they stand, a word that no other place of the page has. */
  place: string;
};

/** Links to the app's listings, drawn by us in the stores' style; until the launch they say from when, and then what it costs. */
export function StoreBadges({ place }: StoreBadgesProps) {
  const from = `${place}-stores-from`;
  return (
    <div className="store-badges">
      <a className="store-badge" href={DEFAULT_APP_STORE_URL} aria-describedby={from}>
        <svg width="26" height="26" viewBox={appleGlyph.viewBox} fill="currentColor" aria-hidden="true">
          <path d={appleGlyph.path} />
        </svg>
        <span>
          <small>{m.store_ios_small()}</small> App Store
        </span>
      </a>
      <a className="store-badge" href={DEFAULT_PLAY_STORE_URL} aria-describedby={from}>
        <svg width="26" height="26" viewBox={playGlyph.viewBox} aria-hidden="true">
          {playGlyph.parts.map(({ path, fill }) => (
            <path key={fill} d={path} fill={fill} />
          ))}
        </svg>
        <span>
          <small>{m.store_android_small()}</small> Google Play
        </span>
      </a>
      <p id={from} className="store-from">
        {turningAtLaunch(m.store_from({ day: slots.launchDay(currentLocale()) }), m.store_free())}
      </p>
    </div>
  );
}
