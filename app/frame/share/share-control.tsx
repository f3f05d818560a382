import { ArrowUpRight, Share2, X } from 'lucide-react';
import { m } from '../../i18n/paraglide/messages.js';
import { NetworkIcon } from './network-icon.tsx';
import type { NativeShare } from './share-on-press.ts';
import { type Shared, type ShareWay, shareAddress } from './share-ways.ts';
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
 * A button and the menu it opens. The menu is a native popover with real links, so it opens, closes and shares
 * without JavaScript; with it (share-on-press.ts) every way answers by a toast.
 */
export function ShareControl({ id, ways, shared, title, native, look, label }: ShareControlProps) {
  const addressId = `${id}-address`;
  return (
    <>
      <button
        type="button"
        className={buttonClass[look]}
        aria-label={label}
        data-tooltip={look === 'icon' ? label : undefined}
        aria-haspopup="menu"
        popoverTarget={id}
        data-share={native}
      >
        <Share2 size={look === 'icon' ? 22 : 20} aria-hidden="true" />
        {look !== 'icon' && label}
      </button>
      <div
        id={id}
        popover="auto"
        className="share-panel"
        data-ground="chalk"
        data-shared={JSON.stringify(shared)}
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
        <label id={addressId} className="share-by-hand">
          {m.share_manual()}
          <input readOnly defaultValue={shared.url} dir="ltr" />
        </label>
        <div role="menu" aria-label={title} tabIndex={-1}>
          {ways.map((way) => (
            <ShareRow key={way} way={way} href={shareAddress(way, shared) || `#${addressId}`} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Copying leads to the address itself, for where no script can copy it. */
function ShareRow({ way, href }: { way: ShareWay; href: string }) {
  const elsewhere = way !== 'email' && way !== 'sms' && way !== 'copy';
  return (
    <a
      role="menuitem"
      className="share-row"
      href={href}
      data-way={way}
      {...(elsewhere && { target: '_blank', rel: 'noopener' })}
    >
      <NetworkIcon way={way} />
      {nameOf(way)}
      {way !== 'copy' && <ArrowUpRight size={18} aria-hidden="true" className="share-leaves mirrored" />}
    </a>
  );
}

function nameOf(way: ShareWay): string {
  if (way === 'copy') return m.share_copy();
  if (way === 'email') return m.share_email();
  if (way === 'sms') return m.share_sms();
  return way;
}
