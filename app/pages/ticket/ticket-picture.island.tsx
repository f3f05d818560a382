import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { island } from '../../client/island.tsx';
import { Button } from '../../components/button.tsx';
import { currentDirection } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { shareNatively } from '../../layout/share/sharing.ts';
import { shareWithFriends } from '../early-access/share-with-friends.ts';
import type { Club } from './club-of.ts';
import { drawTicket, type PictureWords, pictureSize } from './draw-ticket.ts';

const fileName = 'sportbuddy-ticket.png';

type TicketPictureProps = {
  name: string;
  team: string;
  /** Null if the catalogue does not have the club. */
  club: Club | null;
  /** The fan's link; null before the confirmation. */
  link: string | null;
};

/** Draws the ticket in the browser, for sharing or saving. The name is on it only if the fan wants that. */
function TicketPicture({ name, team, club, link }: TicketPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNamed, setNamed] = useState(false);
  const [picture, setPicture] = useState<{ file: File; url: string }>();
  useEffect(() => {
    let isCurrent = true;
    let url = '';
    const words = wordsOf({ name: isNamed ? name : '', team, link });
    void draw(canvas.current, words, club).then((blob) => {
      if (!isCurrent || !blob) return;
      const file = new File([blob], fileName, { type: blob.type });
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [isNamed, name, team, club, link]);
  return (
    <div className="ticket-picture">
      <canvas ref={canvas} {...pictureSize} role="img" aria-label={m.ticket_picture_label()} />
      <label className="ticket-picture-name">
        <input type="checkbox" checked={isNamed} onChange={({ target }) => setNamed(target.checked)} />
        {m.ticket_picture_name()}
      </label>
      <div className="booked-actions">
        {picture && (
          <>
            {navigator.canShare?.({ files: [picture.file] }) && (
              <Button onClick={() => void shareNatively(sharedWith(picture.file, link))}>
                <Share2 size={20} aria-hidden="true" />
                {m.ticket_picture_share()}
              </Button>
            )}
            <a className="button button-outline" href={picture.url} download={fileName}>
              <Download size={20} aria-hidden="true" />
              {m.ticket_picture_save()}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

export default island<TicketPictureProps>('ticket-picture', 'visible', TicketPicture);

function sharedWith(file: File, link: string | null) {
  const { shared } = shareWithFriends(link ?? location.origin);
  return { ...shared, files: [file] };
}

function wordsOf({ name, team, link }: { name: string; team: string; link: string | null }): PictureWords {
  const address = new URL(link ?? '/', location.origin);
  return {
    strip: [m.ea_strip_start(), m.ea_strip_end()],
    title: name || m.ea_in(),
    team,
    admit: m.ea_admit(),
    facts: [
      [m.ea_gate(), m.ea_gate_value()],
      [m.ea_row(), m.ea_row_value()],
      [m.ea_seat(), m.ea_seat_value()],
    ],
    line: `SportBuddy | ${m.tagline()}`,
    address: (address.host + address.pathname + address.search).replace(/\/$/, ''),
  };
}

/** @returns the picture; null if the browser has no canvas or cannot encode it */
async function draw(
  canvas: HTMLCanvasElement | null,
  words: PictureWords,
  club: Club | null,
): Promise<Blob | null> {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return null;
  const styles = getComputedStyle(canvas);
  const fonts = {
    display: styles.getPropertyValue('--font-display'),
    text: styles.getPropertyValue('--font-text'),
  };
  const texts = Object.values(words).flat(2).join(' ');
  // Drawing with a font that is not loaded yet would use the fallback.
  const [badge] = await Promise.all([
    club?.badge ? loadImage(club.badge) : undefined,
    document.fonts.load(`900 60px ${fonts.display}`, texts),
    document.fonts.load(`700 40px ${fonts.text}`, texts),
  ]);
  drawTicket(context, { words, fonts, direction: currentDirection(), colours: club?.colours, badge });
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** @returns undefined if the image does not load: the picture is drawn without it */
async function loadImage(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
