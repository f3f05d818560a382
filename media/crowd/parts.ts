import { FANS, type Fan } from './heads.ts';

const figure = (value: number) => String(Math.round(value * 10) / 10);

/** One fan at `x`, `y` (the middle of the head). */
export interface Place {
  readonly fan: Fan;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
}

export function place({ fan, x, y, scale, flip = false }: Place): string {
  return `<use href="#${fan}" transform="translate(${figure(x)} ${figure(y)}) scale(${figure(flip ? -scale * 100 : scale * 100)}e-2 ${figure(scale * 100)}e-2)"/>`;
}

/** A tapered sleeve from shoulder to wrist. `bend` moves the elbow sideways. */
export function arm(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  bend: number,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const ex = (x1 + x2) / 2 + nx * bend;
  const ey = (y1 + y2) / 2 + ny * bend;
  const at = (x: number, y: number, side: number) => `${figure(x + nx * side)} ${figure(y + ny * side)}`;
  const [upper, mid, wrist] = [width * 0.62, width * 0.52, width * 0.4];
  const side = (half: number, start: number, end: number) =>
    `${at(x1, y1, start)}Q${at(ex, ey, half)} ${at(x2, y2, end)}`;
  const back = `L${at(x2, y2, -wrist)}Q${at(ex, ey, -mid)} ${at(x1, y1, -upper)}`;
  return `<path stroke="none" d="M${side(mid, upper, wrist)}${back}"/><path fill="none" d="M${side(mid, upper, wrist)}${back}"/>`;
}

/** A closed hand, about `size` wide, held up. */
export function hand(x: number, y: number, size: number): string {
  const s = size / 30;
  const n = (value: number) => figure(value * s);
  return `<path transform="translate(${figure(x)} ${figure(y)})" d="M${n(-13)} ${n(14)}C${n(-17)} ${n(2)} ${n(-15)} ${n(-13)} ${n(-9)} ${n(-14)}C${n(-5)} ${n(-18)} ${n(6)} ${n(-18)} ${n(10)} ${n(-14)}C${n(16)} ${n(-12)} ${n(17)} ${n(2)} ${n(13)} ${n(14)}"/>`;
}

/** A phone held up to film, with a bright screen. */
export function phone(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${figure(x)} ${figure(y)}) rotate(${turn}) scale(${figure(size)})"><circle r="78" fill="url(#glow)" stroke="none"/>
    <rect x="-22" y="-40" width="44" height="80" rx="8" fill="#04060F"/><path stroke="none" fill="url(#screen)" d="M-17-33a3 3 0 0 1 3-3H14a3 3 0 0 1 3 3V33a3 3 0 0 1-3 3H-14a3 3 0 0 1-3-3z"/>
    <path stroke="none" fill="#2E8F63" d="M-17 8L17 2V24H-17z"/><path stroke="none" fill="#22358F" d="M-17-4L17-9V2L-17 8z"/>
    <path d="M-15 84C-16 70-30 60-27 34C-26 22-14 16-9 22C-8 28-14 34-8 37C4 40 14 36 17 30C14 22 18 12 25 16C30 30 26 58 17 70L16 84"/></g>`;
}

/** A small scarf held up between two hands, striped across. */
export function heldScarf(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  {
    sag,
    width,
    colours,
    blocks,
  }: { sag: number; width: number; colours: readonly [string, string]; blocks: number },
): string {
  const point = (t: number, down: number) => {
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t) + down;
    return `${figure(x)} ${figure(y)}`;
  };
  const block = (index: number) => {
    const [from, to] = [index / blocks, (index + 1) / blocks];
    const mid = (from + to) / 2;
    return `M${point(from, 0)}Q${point(mid, 0)} ${point(to, 0)}V${point(to, width).split(' ')[1]}Q${point(mid, width)} ${point(from, width)}Z`;
  };
  const of = (parity: number) =>
    Array.from({ length: blocks }, (_, index) => (index % 2 === parity ? block(index) : '')).join('');
  return `<g stroke="none"><path fill="${colours[0]}" d="${of(0)}"/><path fill="${colours[1]}" d="${of(1)}"/></g>`;
}

/** Gradients that all pictures of fans use: rim light, glow and screen. */
export const DEFS = `<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#A9BCFF"/><stop offset=".22" stop-color="#6E8CE0"/><stop offset=".62" stop-color="#5C78E0" stop-opacity=".38"/><stop offset="1" stop-color="#5C78E0" stop-opacity="0"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#BFD0FF" stop-opacity=".42"/><stop offset="1" stop-color="#BFD0FF" stop-opacity="0"/></radialGradient>
<linearGradient id="screen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FA8FF"/><stop offset=".5" stop-color="#E6EDFF"/><stop offset="1" stop-color="#B9CBFF"/></linearGradient>`;

/** A complete SVG, with definitions of only those fans that `body` uses. */
export function picture(width: number, height: number, body: string, defs = ''): string {
  const used = (Object.keys(FANS) as Fan[]).filter((name) => body.includes(`#${name}"`));
  const fans = used.map((name) => `<g id="${name}">${FANS[name]}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${DEFS}${defs}${fans}</defs>${body}</svg>`.replace(
    /\s*\n\s*/g,
    '',
  );
}

/** A group of fans with common fill and rim light. */
export function row(fill: string, rim: number, inner: string): string {
  return `<g fill="${fill}" stroke="url(#rim)" stroke-width="${rim}" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
}
