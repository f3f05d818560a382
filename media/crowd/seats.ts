import type { Fan } from './heads.ts';
import { picture, place, row } from './parts.ts';

/** A row of seats from behind. Seat A12 is free: its middle is `free` px from the start. */
export const SEATS = { width: 2912, height: 190, pitch: 112, free: 1960 } as const;

const FREE_SEAT = Math.floor(SEATS.free / SEATS.pitch);
const FANS: readonly Fan[] = [
  'redscarf',
  'short',
  'hijab',
  'beanie',
  'scarfed',
  'curly',
  'flatcap',
  'long',
  'cap',
  'child',
  'ghutra',
  'bun',
  'bald',
  'ponytail',
  'scarfed',
  'hijab',
  'beanie',
  'short',
  'cap',
  'redscarf',
  'bunches',
  'flatcap',
  'long',
  'short',
  'hijab',
  'beanie',
];
const PLATE =
  'M-17 7L-11.4-7H-7L-1.4 7H-5.6L-6.5 4.4H-12L-12.9 7ZM-10.9 1.4H-7.5L-9.2-3.4ZM3-7H6.6V7H2.8V-2.6L0-1.6V-5ZM9.4 7V4.4C9.4 1.8 11-.2 14-1C15.6-1.4 16-2 16-2.8C16-3.6 15.4-4 14.4-4C13.2-4 12.7-3.4 12.7-2.2H9.2C9.2-5.4 11-7.2 14.5-7.2C17.8-7.2 19.8-5.6 19.8-3C19.8-.9 18.6.6 16.2 1.5C14.4 2.2 13.6 2.8 13.4 3.9H19.8V7Z';

function seat(index: number): string {
  const x = index * SEATS.pitch + SEATS.pitch / 2;
  const free = index === FREE_SEAT;
  const back = `M${x - 47} 200V112Q${x - 47} 96 ${x - 31} 95Q${x} 92 ${x + 31} 95Q${x + 47} 96 ${x + 47} 112V200Z`;
  if (!free) {
    return `<path d="${back}"/><path d="M${x - 18} 122H${x + 18}" stroke="#3E55CF" stroke-width="3.5" opacity=".75"/><path d="M${x - 40} 190V114Q${x - 40} 103 ${x - 28} 102" fill="none" stroke-opacity=".35"/>`;
  }
  return `<g stroke="none"><path fill="#F7F3E9" d="${back}"/><path fill="#D8D1BF" d="M${x + 31} 95Q${x + 47} 96 ${x + 47} 112V200H${x + 38}V114Q${x + 38} 100 ${x + 31} 95Z"/><rect x="${x - 26}" y="112" width="52" height="29" rx="4" fill="#0B1026"/><path fill="#F7F3E9" transform="translate(${x - 1} 126.5)" d="${PLATE}"/></g>`;
}

/** SVG of the row of seats with fans in all of them but one. */
export function seats(): string {
  const count = SEATS.width / SEATS.pitch;
  const indices = Array.from({ length: count }, (_, index) => index);
  const fans = indices
    .filter((index) => index !== FREE_SEAT)
    .map((index) => {
      const fan = FANS[index % FANS.length] ?? 'short';
      const small = fan === 'child' || fan === 'bunches';
      const lean = ((index * 37) % 9) - 4;
      const y = (small ? 66 : 50) + ((index * 29) % 11) - 5;
      return place({
        fan,
        x: index * SEATS.pitch + SEATS.pitch / 2 + lean,
        y,
        scale: small ? 0.5 : 0.56,
        flip: index % 4 === 1,
      });
    });
  return picture(
    SEATS.width,
    SEATS.height,
    row('#050918', 3, fans.join('')) + row('url(#seat)', 1.6, indices.map(seat).join('')),
    '<linearGradient id="seat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#22338C"/><stop offset="1" stop-color="#131F5A"/></linearGradient>',
  );
}
