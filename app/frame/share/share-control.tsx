import { ArrowUpRight, Share2, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { placeUnder } from '../../ui/place-under.ts';
import { NetworkIcon } from './network-icon.tsx';
import { type Shared, type ShareWay, shareAddress } from './share-ways.ts';
import { mobileQuery, shareBy, shareNatively } from './sharing.ts';
import './share-control.css';

type ShareControlProps = {
  id: string;
  ways: readonly ShareWay[];
  shared: Shared;
  title: string;
  /** Where the device's own share sheet is tried first. */
  native: 'on-mobile' | 'wherever-there-is-one';
  look: 'icon' | 'solid' | 'outline';
  label: string;
};

const buttonClass = { icon: 'nav-icon', solid: 'button', outline: 'button button-outline' };

/**
 * A button and the menu it opens. The menu is a native popover with real links, so it opens, closes and
 * shares without JavaScript; with it, every way answers by a toast.
 */
export function ShareControl({ id, ways, shared, title, native, look, label }: ShareControlProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [byHand, setByHand] = useState(false);

  async function tryNativeFirst(event: MouseEvent) {
    const wanted = native === 'on-mobile' ? window.matchMedia(mobileQuery).matches : Boolean(navigator.share);
    if (!wanted || panel.current?.matches(':popover-open')) return;
    event.preventDefault();
    if (!(await shareNatively(shared))) panel.current?.showPopover();
  }

  async function choose(event: MouseEvent, way: ShareWay) {
    if (way !== 'email' && way !== 'sms') event.preventDefault();
    const done = await shareBy(way, shared);
    setByHand(!done);
    if (done) close();
  }

  function close() {
    panel.current?.hidePopover();
    opener.current?.focus();
  }

  function onToggle(open: boolean) {
    if (!open || !panel.current || !opener.current) return setByHand(false);
    placeUnder(opener.current, panel.current);
    panel.current.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass[look]}
        aria-label={label}
        data-tooltip={look === 'icon' ? label : undefined}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={tryNativeFirst}
      >
        <Share2 size={look === 'icon' ? 22 : 20} aria-hidden="true" />
        {look !== 'icon' && label}
      </button>
      <div
        id={id}
        popover="auto"
        ref={panel}
        className="share-panel"
        data-ground="chalk"
        onToggle={(event) => onToggle(event.newState === 'open')}
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
        {byHand && <AddressToCopy url={shared.url} />}
        <div role="menu" aria-label={title} tabIndex={-1} onKeyDown={moveByArrows}>
          {ways.map((way) => (
            <ShareRow key={way} way={way} shared={shared} onClick={(event) => choose(event, way)} />
          ))}
        </div>
      </div>
    </>
  );
}

function ShareRow({
  way,
  shared,
  onClick,
}: {
  way: ShareWay;
  shared: Shared;
  onClick: (event: MouseEvent) => void;
}) {
  const content = (
    <>
      <NetworkIcon way={way} />
      {nameOf(way)}
      {way !== 'copy' && <ArrowUpRight size={18} aria-hidden="true" className="share-leaves mirrored" />}
    </>
  );
  if (way === 'copy') {
    return (
      <button type="button" role="menuitem" className="share-row needs-script" onClick={onClick}>
        {content}
      </button>
    );
  }
  const newTab = way !== 'email' && way !== 'sms' && { target: '_blank', rel: 'noopener' };
  return (
    <a role="menuitem" className="share-row" href={shareAddress(way, shared)} {...newTab} onClick={onClick}>
      {content}
    </a>
  );
}

function AddressToCopy({ url }: { url: string }) {
  return (
    <label className="share-by-hand">
      {m.share_manual()}
      <input
        readOnly
        value={url}
        dir="ltr"
        ref={(field) => field?.select()}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}

function nameOf(way: ShareWay): string {
  if (way === 'copy') return m.share_copy();
  if (way === 'email') return m.share_email();
  if (way === 'sms') return m.share_sms();
  return way;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[step(at, rows.length - 1)]?.focus();
}
