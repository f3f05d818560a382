import { appleGlyph, playGlyph } from '@sportbuddy/media/manifest/shapes/store-glyphs';
import type { ReactNode } from 'react';
import { isLaunched, launchDay, launchText } from '../../content/clock/timed-text.ts';
import { ember, gold, mint } from '../../content/palette.ts';
import { siteContext } from '../../content/site-context.ts';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import './store-badges.css';

export type Store = 'ios' | 'android';

const playMark = playGlyph({ ember, gold, mint });

type StoreBadgesProps = {
  /** Unique name of the position on the page, for ids. */
  place: string;
};

/**
 * Badges of the app stores, or of one store on a phone (client/store-of-device.ts). Each links to
 * its listing, or to the sign-up page while it has none. Before launch the note below gives the
 * launch day, afterwards the price. Pre-orders and pre-registrations end with the launch.
 */
export function StoreBadges({ place }: StoreBadgesProps) {
  const { appStoreUrl, playStoreUrl, hasPreOrder, hasPreRegistration } = siteContext();
  const isBefore = !isLaunched();
  const day = launchDay(currentLocale());
  const from = `${place}-stores-from`;
  return (
    <div className="store-badges">
      <Badge
        listing={appStoreUrl}
        store="App Store"
        describedBy={from}
        small={isBefore && hasPreOrder ? m.store_ios_pre_order() : m.store_ios_small()}
        unlisted={m.store_ios_coming()}
      >
        <svg width="26" height="26" viewBox={appleGlyph.viewBox} fill="currentColor" aria-hidden="true">
          <path d={appleGlyph.path} />
        </svg>
      </Badge>{' '}
      <Badge
        listing={playStoreUrl}
        store="Google Play"
        describedBy={from}
        small={isBefore && hasPreRegistration ? m.store_android_pre_register() : m.store_android_small()}
        unlisted={m.store_android_coming()}
      >
        <svg width="26" height="26" viewBox={playMark.viewBox} aria-hidden="true">
          {playMark.parts.map(({ path, fill }) => (
            <path key={fill} d={path} fill={fill} />
          ))}
        </svg>
      </Badge>
      <p id={from} className={`store-badges-from ${from}`}>
        {launchText(
          appStoreUrl || playStoreUrl ? m.store_from({ day }) : m.store_from_told({ day }),
          m.store_free(),
        )}
      </p>
    </div>
  );
}

type BadgeProps = {
  listing: string | undefined;
  store: string;
  /** The line above the name of the store: with a listing, and without. */
  small: string;
  unlisted: string;
  describedBy: string;
  children: ReactNode;
};

function Badge({ listing, store, small, unlisted, describedBy, children }: BadgeProps) {
  return (
    <a
      className="store-badge"
      href={listing ?? `${to('/coming-soon')}#ticket`}
      aria-describedby={describedBy}
      data-listed={listing ? '' : undefined}
    >
      {children}
      <span>
        <small>{listing ? small : unlisted}</small> {store}
      </span>
    </a>
  );
}
