import { ArrowUpRight, Share2, X } from 'lucide-react';
import { island } from '../../client/island.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { NetworkIcon } from './network-icon.tsx';
import { type Shared, type ShareWay, shareAddress } from './share-ways.ts';
import { type NativeShare, useShare } from './use-share.ts';
import './share-control.css';

type ShareControlProps = {
  id: string;
  ways: readonly ShareWay[];
  shared: Shared;
  title: string;
  native: NativeShare;
  look: 'icon' | 'solid' | 'outline';
  label: string;
};

const buttonClass = { icon: 'nav-icon', solid: 'button', outline: 'button button-outline' };

/**
 * A button and the panel it opens: a native popover with real links, so it opens, closes and shares before hydration
 * and without JavaScript. Once hydrated, every way of sharing answers with a toast.
 */
function ShareControl({ id, ways, shared, title, native, look, label }: ShareControlProps) {
  const share = useShare(shared, native);
  const addressId = `${id}-address`;
  return (
    <>
      <button
        ref={share.button}
        type="button"
        className={buttonClass[look]}
        aria-label={label}
        data-tooltip={look === 'icon' ? label : undefined}
        popoverTarget={id}
        onClick={share.onPress}
      >
        <Share2 size={look === 'icon' ? 22 : 20} aria-hidden="true" />
        {look !== 'icon' && label}
      </button>
      <div
        ref={share.panel}
        id={id}
        popover="auto"
        className="share-panel"
        data-ground="chalk"
        onToggle={share.onToggle}
      >
        <div className="share-head">
          <span>{title}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.share_close()}
            className="share-close"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <label id={addressId} className="share-by-hand" data-shown={share.mustCopyByHand ? '' : undefined}>
          {m.share_manual()}
          <input
            ref={share.addressField}
            readOnly
            value={shared.url}
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
        </label>
        <ul aria-label={title}>
          {ways.map((way, index) => (
            <li key={way}>
              <a
                ref={index === 0 ? share.firstLink : undefined}
                className="share-row"
                // Copying leads to the address itself, where no script can copy it.
                href={shareAddress(way, shared) || `#${addressId}`}
                data-way={way}
                onClick={(event) => share.onChoose(event, way)}
                {...(opensTab(way) && { target: '_blank', rel: 'noopener' })}
              >
                <NetworkIcon way={way} />
                {nameOf(way)}
                {way !== 'copy' && (
                  <ArrowUpRight size={18} aria-hidden="true" className="share-leaves mirrored" />
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function opensTab(way: ShareWay): boolean {
  return way !== 'email' && way !== 'sms' && way !== 'copy';
}

function nameOf(way: ShareWay): string {
  if (way === 'copy') return m.share_copy();
  if (way === 'email') return m.share_email();
  if (way === 'sms') return m.share_sms();
  return way;
}

export default island('share-control', 'use', ShareControl);
