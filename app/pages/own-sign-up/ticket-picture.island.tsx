import { downloadIcon, share2Icon } from '@sportbuddy/media/manifest/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openableUrl } from '../../client/openable-url.ts';
import { ActionRow } from '../../components/action-row.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { currentDirection } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { shareNatively } from '../../layout/share/native-share.ts';
import type { Club } from '../../sign-up/club-of.ts';
import { shareWithFriends } from '../../sign-up/share-with-friends.ts';
import { drawTicket, type PictureWords, pictureSize } from './draw-ticket.ts';
import { readPicture } from './read-picture.ts';

const fileName = 'sportbuddy-ticket.png';

type TicketPictureProps = {
  name: string;
  team: string;
  /** Null if the catalogue does not have the club. */
  club: Club | null;
  /** The fan's link; null before the confirmation. */
  link: string | null;
};

/**
 * `scrambled`: the browser does not let the page read what it has drawn. `not-drawn`: nor draw.
 */
type Picture = { kind: 'ready'; file: File; url: string } | { kind: 'scrambled' | 'not-drawn' };

/**
 * Draws the ticket in the browser, for sharing or saving. Contains the name only if the fan opts
 * in.
 */
function TicketPicture({ name, team, club, link }: TicketPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isNamed, setNamed] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const drawings = useRef(0);
  // The box may have been ticked before hydration.
  useEffect(() => setNamed(box.current?.checked === true), []);
  /** Firefox asks the fan for a permission only if this runs after a press. */
  const read = useCallback(async () => {
    const drawing = drawings.current;
    const blob = canvas.current && (await readPicture(canvas.current));
    if (drawings.current !== drawing) return;
    if (!blob) return setPicture({ kind: 'scrambled' });
    const file = new File([blob], fileName, { type: blob.type });
    setPicture({ kind: 'ready', file, url: URL.createObjectURL(blob) });
  }, []);
  useEffect(() => {
    drawings.current += 1;
    const drawing = drawings.current;
    async function draw(): Promise<void> {
      const context = canvas.current?.getContext('2d');
      if (!context) return setPicture({ kind: 'not-drawn' });
      const words = wordsOf({ name: isNamed ? name : '', team, link });
      const { fonts, badge } = await loadAssets(context.canvas, words, club);
      // A later drawing may have loaded its assets first.
      if (drawings.current !== drawing) return;
      drawTicket(context, { words, fonts, direction: currentDirection(), colours: club?.colours, badge });
      await read();
    }
    void draw();
  }, [isNamed, name, team, club, link, read]);
  useEffect(
    () => () => {
      if (picture?.kind === 'ready') URL.revokeObjectURL(picture.url);
    },
    [picture],
  );
  return (
    <div className="ticket-picture">
      <canvas ref={canvas} {...pictureSize} role="img" aria-label={m.ticket_picture_label()} />
      <label className="ticket-picture-name">
        <input ref={box} type="checkbox" onChange={({ target }) => setNamed(target.checked)} />
        {m.ticket_picture_name()}
      </label>
      {picture?.kind === 'scrambled' && <p role="status">{m.ticket_picture_scrambled()}</p>}
      {picture?.kind === 'not-drawn' && <p role="status">{m.ticket_picture_not_drawn()}</p>}
      <ActionRow className="ticket-picture-actions">
        {picture?.kind === 'ready' && (
          <>
            {navigator.canShare?.({ files: [picture.file] }) && (
              <Button onClick={() => void shareNatively(sharedWith(picture.file, link))}>
                <Icon path={share2Icon} size={20} />
                {m.ticket_picture_share()}
              </Button>
            )}
            <a className="button button-outline" href={picture.url} download={fileName}>
              <Icon path={downloadIcon} size={20} />
              {m.ticket_picture_save()}
            </a>
          </>
        )}
        {picture?.kind === 'scrambled' && (
          <Button look="outline" onClick={() => void read()}>
            {m.ticket_picture_again()}
          </Button>
        )}
      </ActionRow>
    </div>
  );
}

export default island<TicketPictureProps>('visible', TicketPicture);

function sharedWith(file: File, link: string | null) {
  const { shared } = shareWithFriends(link ?? location.origin);
  return { ...shared, files: [file] };
}

function wordsOf({ name, team, link }: { name: string; team: string; link: string | null }): PictureWords {
  const address = new URL(openableUrl(link ?? location.origin));
  return {
    strip: [m.sign_up_strip_start(), m.sign_up_strip_end()],
    title: name || m.sign_up_in(),
    team,
    admit: m.sign_up_admit(),
    facts: [
      [m.sign_up_gate(), m.sign_up_gate_value()],
      [m.sign_up_row(), m.sign_up_row_value()],
      [m.sign_up_seat(), m.sign_up_seat_value()],
    ],
    line: `SportBuddy | ${m.tagline()}`,
    address: (address.host + address.pathname + address.search).replace(/\/$/, ''),
  };
}

/** Drawing with a font that is not loaded yet would use the fallback. */
async function loadAssets(canvas: HTMLCanvasElement, words: PictureWords, club: Club | null) {
  const styles = getComputedStyle(canvas);
  const [display, text] = ['--font-display', '--font-text'].map((name) => styles.getPropertyValue(name));
  const fonts = { display: display ?? '', text: text ?? '' };
  const texts = Object.values(words).flat(2).join(' ');
  const [badge] = await Promise.all([
    club?.badge ? loadImage(club.badge) : undefined,
    document.fonts.load(`900 60px ${fonts.display}`, texts),
    document.fonts.load(`700 40px ${fonts.text}`, texts),
  ]);
  return { fonts, badge };
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
