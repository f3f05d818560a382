import {
  arrowUpRightIcon,
  link2Icon,
  mailIcon,
  messageSquareTextIcon,
  share2Icon,
  xIcon,
} from '@sportbuddy/media/manifest/icons';
import { Icon } from '../../components/icon.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { type NativeShare, pressData, type Shared } from './native-share.ts';
import { type ShareChannel, shareAddress } from './sharing.ts';
import { useOpenableUrl } from './use-openable-url.ts';
import { useShare } from './use-share.ts';
import '../icon-button.css';
import './channels.css';

type ShareControlProps = {
  id: string;
  channels: readonly ShareChannel[];
  shared: Shared;
  title: string;
  native: NativeShare;
  look: 'icon' | 'solid' | 'outline';
  label: string;
};

const buttonClass = { icon: 'icon-button', solid: 'button', outline: 'button button-outline' };

/**
 * A button with a panel: a native popover with links, so it works before hydration and without
 * JavaScript. After hydration a channel shows a toast, or the address field if copying failed. The
 * entry script opens the device's share sheet (native-share.ts).
 */
function ShareControl({ id, channels, shared: rendered, title, native, look, label }: ShareControlProps) {
  const shared = { ...rendered, url: useOpenableUrl(rendered.url) };
  const share = useShare(shared);
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
        data-share={pressData(rendered, native)}
      >
        <Icon path={share2Icon} size={look === 'icon' ? 22 : 20} />
        {look !== 'icon' && label}
      </button>
      <div
        ref={share.panel}
        id={id}
        popover="auto"
        className="channel-panel"
        data-ground="chalk"
        onToggle={share.onToggle}
      >
        <div className="channel-head">
          <span>{title}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.share_close()}
            className="channel-close"
          >
            <Icon path={xIcon} size={20} />
          </button>
        </div>
        <label id={addressId} className="channel-by-hand" data-shown={share.mustCopyByHand ? '' : undefined}>
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
          {channels.map((channel, index) => (
            <li key={channel}>
              <a
                ref={index === 0 ? share.firstLink : undefined}
                className="channel-row"
                // Without a script, "copy" links to the address field.
                href={shareAddress(channel, shared) || `#${addressId}`}
                data-channel={channel}
                data-replayed={channel === 'copy' ? '' : undefined}
                onClick={(event) => share.onChoose(event, channel)}
                {...(opensTab(channel) && { target: '_blank', rel: 'noopener' })}
              >
                <NetworkIcon channel={channel} />
                {nameOf(channel)}
                {channel !== 'copy' && (
                  <Icon path={arrowUpRightIcon} size={18} className="channel-leaves mirrored" />
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function opensTab(channel: ShareChannel): boolean {
  return channel !== 'email' && channel !== 'sms' && channel !== 'copy';
}

function nameOf(channel: ShareChannel): string {
  if (channel === 'copy') return m.share_copy();
  if (channel === 'email') return m.share_email();
  if (channel === 'sms') return m.share_sms();
  return channel;
}

export default island('use', ShareControl);

/** Icons of the networks, drawn in one stroke width. */
const marks: Partial<Record<ShareChannel, string>> = {
  X: 'M4 4l16 16M20 4L4 20',
  Facebook:
    'M14 21v-8h3.2l.5-3.7H14V7.2c0-1.2.5-1.9 2-1.9h1.8V2.2A20 20 0 0 0 15.3 2C12.400 2 10.500 3.700 10.500 6.900v2.400H7.300V13h3.200v8z',
  WhatsApp:
    'M3.500 20.500l1.200-4.300A8.700 8.700 0 1 1 8 19.400zM9 8.200c-.9 1-.8 2.600.9 4.600 1.700 2 3.500 2.700 4.700 2.300.8-.3 1.300-1.100 1.200-1.600l-1.900-1.100-1.100 1c-1.200-.5-2.100-1.400-2.700-2.600l.9-1.100-.9-1.800z',
  TikTok: 'M14 3v11.500a3.900 3.900 0 1 1-3.900-3.900M14 3c.3 2.800 2 4.600 5 4.900',
  Instagram:
    'M7.500 3h9A4.500 4.500 0 0 1 21 7.500v9a4.500 4.500 0 0 1-4.500 4.500h-9A4.500 4.500 0 0 1 3 16.500v-9A4.500 4.500 0 0 1 7.500 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.200 6.800h.01',
};

function NetworkIcon({ channel }: { channel: ShareChannel }) {
  if (channel === 'copy') return <Icon path={link2Icon} size={20} />;
  if (channel === 'email') return <Icon path={mailIcon} size={20} />;
  if (channel === 'sms') return <Icon path={messageSquareTextIcon} size={20} />;
  return <Icon path={marks[channel] ?? ''} size={20} />;
}
