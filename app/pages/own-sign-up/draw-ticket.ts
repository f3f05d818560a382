import { chalk, gold, ink, lights, mint, night, night2, royal } from '../../../content/palette.ts';
import { cardColours } from '../../components/club-colours.ts';

/** Pixels of the picture: 4:5, which feeds of networks show uncut. */
export const pictureSize = { width: 1080, height: 1350 } as const;

/** The scarf of a fan whose club is not known. */
const ownColours = [royal, gold, chalk] as const;

const ticket = { x: 80, y: 190, width: 920, body: 650, stub: 330 };
const padding = 60;

/** The plain margins of strip, body and stub, where nothing is written in any language. */
export const knownPixels: readonly { x: number; y: number; colour: string }[] = [
  { y: ticket.y + 6, colour: ink },
  { y: ticket.y + 300, colour: chalk },
  { y: ticket.y + ticket.body - 60, colour: chalk },
  { y: ticket.y + ticket.body + 120, colour: mint },
].flatMap((margin) => [ticket.x + 24, ticket.x + ticket.width - 24].map((x) => ({ ...margin, x })));

export type PictureWords = {
  strip: readonly [string, string];
  /** The name if the fan has opted in, else a line without a name. */
  title: string;
  team: string;
  admit: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Below the ticket. */
  line: string;
  /** The fan's link, or the address of the site. Left to right in both languages. */
  address: string;
};

export type PictureInput = {
  words: PictureWords;
  direction: 'ltr' | 'rtl';
  /** Lists of font families. */
  fonts: { display: string; text: string };
  colours: readonly string[] | undefined;
  badge: CanvasImageSource | undefined;
};

/** Draws the picture of a ticket. Arabic is mirrored. */
export function drawTicket(context: CanvasRenderingContext2D, input: PictureInput): void {
  const { words, direction, fonts } = input;
  const { width, height } = pictureSize;
  const isMirrored = direction === 'rtl';
  const colours = cardColours(input.colours ?? ownColours);
  context.direction = direction;
  context.textBaseline = 'alphabetic';
  /**
   * Distance from the start edge, as an x coordinate. `size`: of what is drawn there, if it is no
   * text.
   */
  const from = (start: number, size = 0) => (isMirrored ? width - start - size : start);

  function write(
    text: string,
    place: { start: number; y: number; size: number; weight: number; room: number; colour: string },
    { font = fonts.text, end = false }: { font?: string; end?: boolean } = {},
  ): void {
    context.fillStyle = place.colour;
    context.textAlign = end ? 'end' : 'start';
    let { size } = place;
    const fontOf = (pixels: number) => `${place.weight} ${pixels}px ${font}`;
    context.font = fontOf(size);
    const least = place.size * 0.5;
    while (size > least && context.measureText(text).width > place.room) {
      size -= 2;
      context.font = fontOf(size);
    }
    context.fillText(shorten(context, text, place.room), from(place.start), place.y);
  }

  drawNight(context);
  write(
    words.line,
    { start: ticket.x, y: 130, size: 54, weight: 850, room: ticket.width, colour: chalk },
    { font: fonts.display },
  );

  drawPaper(context);
  const left = ticket.x + padding;
  const right = ticket.x + ticket.width - padding;
  const room = ticket.width - 2 * padding;
  const [start, end] = words.strip;
  const strip = { y: ticket.y + 58, size: 32, weight: 650, room: room / 2, colour: chalk };
  write(start, { ...strip, start: left });
  write(end, { ...strip, start: right }, { end: true });
  drawScarf(context, colours);

  const badgeSize = 230;
  const textRoom = input.badge ? room - badgeSize - 40 : room;
  if (input.badge)
    context.drawImage(input.badge, from(right - badgeSize, badgeSize), ticket.y + 240, badgeSize, badgeSize);
  write(
    words.title,
    { start: left, y: ticket.y + 370, size: 96, weight: 900, room: textRoom, colour: ink },
    { font: fonts.display },
  );
  if (words.team)
    write(words.team, { start: left, y: ticket.y + 462, size: 52, weight: 700, room: textRoom, colour: ink });
  drawBarcode(context, { x: from(left, 420), y: ticket.y + ticket.body - 120 });

  const stubTop = ticket.y + ticket.body;
  write(
    words.admit,
    { start: left, y: stubTop + 94, size: 58, weight: 900, room, colour: ink },
    { font: fonts.display },
  );
  words.facts.forEach(([label, value], row) => {
    const y = stubTop + 168 + row * 54;
    write(label, { start: left, y, size: 34, weight: 400, room: room / 2, colour: ink });
    write(value, { start: right, y, size: 34, weight: 700, room: room / 2, colour: ink }, { end: true });
  });

  context.direction = 'ltr';
  context.textAlign = 'center';
  context.fillStyle = chalk;
  context.font = `700 40px ${fonts.text}`;
  context.fillText(shorten(context, words.address, ticket.width), width / 2, height - 80);
}

/** Cuts a text that is too wide at a visible character. */
function shorten(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > room)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** A night with two floodlights. */
function drawNight(context: CanvasRenderingContext2D): void {
  const { width, height } = pictureSize;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, night);
  sky.addColorStop(1, night2);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (const x of [width * 0.12, width * 0.88]) {
    const light = context.createRadialGradient(x, -40, 20, x, -40, 760);
    light.addColorStop(0, `${lights.beam}88`);
    light.addColorStop(1, `${lights.beam}00`);
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
}

/**
 * The paper of body and stub, with a strip along the top, holes between them and a scalloped bottom
 * edge.
 */
function drawPaper(context: CanvasRenderingContext2D): void {
  const { x, y, width, body, stub } = ticket;
  context.fillStyle = chalk;
  context.fillRect(x, y, width, body);
  context.fillStyle = mint;
  context.fillRect(x, y + body, width, stub);
  context.fillStyle = ink;
  context.fillRect(x, y, width, 88);
  context.fillStyle = night2;
  const hole = (centre: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(centre, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  for (let centre = x + 20; centre < x + width; centre += 40) hole(centre, y + body, 9);
  for (let centre = x + 23; centre < x + width; centre += 46) hole(centre, y + body + stub, 15);
}

/** A knitted band in the club's colours with a fringe at both ends. */
function drawScarf(context: CanvasRenderingContext2D, [ground, figure, edge]: readonly string[]): void {
  const [x, y, width, height] = [ticket.x - 30, ticket.y + 120, ticket.width + 60, 84];
  const stripe = (colour = ink, top: number, size: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y + top, width, size);
  };
  stripe(ground, 0, height);
  stripe(edge, 14, 8);
  stripe(figure, 30, 24);
  stripe(edge, 62, 8);
  context.fillStyle = `${ink}22`;
  for (let stitch = x; stitch < x + width; stitch += 12) context.fillRect(stitch, y, 3, height);
  context.fillStyle = ground ?? ink;
  for (let thread = y + 3; thread < y + height; thread += 13) {
    context.fillRect(x - 34, thread, 34, 6);
    context.fillRect(x + width, thread, 34, 6);
  }
}

/** Widths of bars and gaps in turn. Decoration, not a readable code. */
const bars = [3, 2, 5, 2, 2, 4, 6, 2, 3, 3, 2, 5, 2, 2, 4, 3, 6, 2, 2, 3, 5, 2, 3, 4, 2, 2, 6, 3, 2, 5, 3];

function drawBarcode(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }): void {
  context.fillStyle = ink;
  const unit = 420 / bars.reduce((sum, width) => sum + width, 0);
  let barStart = x;
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) context.fillRect(barStart, y, width * unit, 70);
    barStart += width * unit;
  }
}
