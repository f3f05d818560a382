const FINGERS = [
  { x: -31, top: -13, width: 15, foot: 24 },
  { x: -15.5, top: -16, width: 15.5, foot: 29 },
  { x: 0.5, top: -15.5, width: 15.5, foot: 28 },
  { x: 16.5, top: -12, width: 14, foot: 22 },
] as const;

function finger({ x, top, width, foot }: (typeof FINGERS)[number]): string {
  const height = foot - top;
  const right = x + width;
  const knuckle = top + height * 0.4;
  return `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="${width / 2}" fill="url(#finger)" stroke="#5C78E0" stroke-opacity=".85" stroke-width="1.5"/>
    <path d="M${x + 4} ${knuckle}q${width / 2 - 4} -3.4 ${width - 8} 0" fill="none" stroke="#8FA8FF" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M${right - 3.2} ${top + 6}V${foot - 8}" stroke="#04060F" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** Gradients that every picture with fists carries once. */
export const FIST_DEFS = `<linearGradient id="finger" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#25357E"/><stop offset=".45" stop-color="#141E55"/><stop offset="1" stop-color="#0A1033"/></linearGradient>
  <linearGradient id="back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141D4F"/><stop offset="1" stop-color="#060A1C"/></linearGradient>
  <filter id="contact" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** A fist over the cloth's top edge. `x`, `y`: where its middle meets the edge; `thumb` 1 to the right, -1 to the left. */
export function fist(x: number, y: number, scale: number, thumb: 1 | -1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale * thumb} ${scale})">
    <ellipse cx="-3" cy="20" rx="36" ry="17" fill="#060A1C" opacity=".5" filter="url(#contact)"/>
    <path d="M-36 6C-40 -10 -34 -25 -14 -28C6 -31 24 -29 33 -22C44 -15 45 2 42 12C40 22 34 30 28 29C23 28 24 20 22 14L-30 14Z" fill="url(#back)"/>
    <path d="M31 -10C42 -8 46 4 43 15C41 24 35 31 29 30C24 28 27 20 27 12Z" fill="url(#finger)" stroke="#5C78E0" stroke-opacity=".7" stroke-width="1.4"/>
    ${FINGERS.map(finger).join('')}
    <path d="M-36 4C-40 -11 -34 -25 -14 -28C6 -31 24 -29 33 -22C39 -18 42 -11 43 -4" fill="none" stroke="#8FA8FF" stroke-width="2.6" stroke-linecap="round"/>
  </g>`;
}
