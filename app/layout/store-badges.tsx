import { appleGlyph, playGlyph } from '@sportbuddy/media/manifest/shapes/store-glyphs';
import { isLaunched, launchDay, launchText } from '../../content/clock/timed-text.ts';
import { siteContext } from '../../content/site-context.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import './store-badges.css';

export type Store = 'ios' | 'android';

type StoreBadgesProps = {
  /** Unique name of the position on the page, for ids. */
  place: string;
};

/**
 * Links to the app stores. Before launch the note below gives the launch day, afterwards the price. Pre-orders and
 * pre-registrations end with the launch.
 */
export function StoreBadges({ place }: StoreBadgesProps) {
  const { appStoreUrl, playStoreUrl, hasPreOrder, hasPreRegistration } = siteContext();
  const isBefore = !isLaunched();
  const from = `${place}-stores-from`;
  return (
    <div className="store-badges">
      <a className="store-badge" href={appStoreUrl} aria-describedby={from}>
        <svg width="26" height="26" viewBox={appleGlyph.viewBox} fill="currentColor" aria-hidden="true">
          <path d={appleGlyph.path} />
        </svg>
        <span>
          <small>{isBefore && hasPreOrder ? m.store_ios_pre_order() : m.store_ios_small()}</small> App Store
        </span>
      </a>
      <a className="store-badge" href={playStoreUrl} aria-describedby={from}>
        <svg width="26" height="26" viewBox={playGlyph.viewBox} aria-hidden="true">
          {playGlyph.parts.map(({ path, fill }) => (
            <path key={fill} d={path} fill={fill} />
          ))}
        </svg>
        <span>
          <small>
            {isBefore && hasPreRegistration ? m.store_android_pre_register() : m.store_android_small()}
          </small>{' '}
          Google Play
        </span>
      </a>
      <p id={from} className="store-from">
        {launchText(m.store_from({ day: launchDay(currentLocale()) }), m.store_free())}
      </p>
    </div>
  );
}
