import * as palette from '../../content/palette.ts';
import { CAST_DEFS } from '../cast/paint.ts';
import { randomFrom } from '../studio/random.ts';

const SCENE_DEFS = `${CAST_DEFS}
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050A1E"/><stop offset=".55" stop-color="#0E1A4A"/><stop offset="1" stop-color="${palette.royal2}"/></linearGradient>
<linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DCE6FF" stop-opacity=".62"/><stop offset=".5" stop-color="#A9BCFF" stop-opacity=".18"/><stop offset="1" stop-color="#A9BCFF" stop-opacity="0"/></linearGradient>
<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#02040C" stop-opacity=".75"/><stop offset="1" stop-color="#02040C" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.night}" stop-opacity="0"/><stop offset="1" stop-color="${palette.night}"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff"/><stop offset=".25" stop-color="#DCE6FF" stop-opacity=".8"/><stop offset="1" stop-color="#8FA8FF" stop-opacity="0"/></radialGradient>
<radialGradient id="warm"><stop offset="0" stop-color="#FFD98A" stop-opacity=".85"/><stop offset=".4" stop-color="${palette.gold}" stop-opacity=".28"/><stop offset="1" stop-color="${palette.gold}" stop-opacity="0"/></radialGradient>
<radialGradient id="mint"><stop offset="0" stop-color="${palette.mint}" stop-opacity=".55"/><stop offset="1" stop-color="${palette.mint}" stop-opacity="0"/></radialGradient>
<linearGradient id="grass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2A8A5C"/><stop offset="1" stop-color="#0D3B2C"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="far" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="2.6"/></filter>
<filter id="haze" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>`;

/** An SVG of a whole scene. */
export function scene(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block"><defs>${SCENE_DEFS}</defs><rect width="${width}" height="${height}" fill="url(#night)"/>${body}</svg>`;
}

/** A cone of light from a lamp at `x`, `y`, as wide as `spread` where it ends. */
export function cone(x: number, y: number, length: number, spread: number, lean = 0): string {
  return `<path d="M${x - 12} ${y}L${x + lean - spread / 2} ${y + length}H${x + lean + spread / 2}L${x + 12} ${y}Z" fill="url(#cone)" filter="url(#soft)"/>`;
}

/** A rack of lamps without its mast. */
export function lamps(x: number, y: number, scale: number): string {
  const bulbs = Array.from({ length: 10 }, (_, index) => {
    const [lx, ly] = [(index % 5) * 22 - 44, Math.floor(index / 5) * 20 - 10];
    return `<circle cx="${lx}" cy="${ly}" r="26" fill="url(#lamp)" opacity=".8"/><circle cx="${lx}" cy="${ly}" r="7.5" fill="#fff"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="150" fill="url(#lamp)" opacity=".35"/><rect x="-60" y="-26" width="120" height="52" rx="6" fill="#0A1230" stroke="${palette.rim}"/>${bulbs}</g>`;
}

/** A floodlight: a rack of lamps on a mast that ends at `foot`. */
export function floodlight(x: number, y: number, foot: number, scale: number): string {
  return `<path d="M${x - 5 * scale} ${foot}L${x - 3 * scale} ${y}H${x + 3 * scale}L${x + 5 * scale} ${foot}Z" fill="#0A1230" stroke="${palette.riserEdge}" stroke-opacity=".4"/>${lamps(x, y, scale)}`;
}

/** Lit houses along the horizon at `y`. */
export function skyline(width: number, y: number, seed: number, tall: number, fill = '#0B1440'): string {
  const random = randomFrom(seed);
  let houses = '';
  let windows = '';
  for (let x = -10; x < width; ) {
    const [w, h] = [34 + random() * 62, tall * (0.3 + random() * 0.7)];
    houses += `M${x} ${y}V${y - h}H${x + w}V${y}Z`;
    for (let wy = y - h + 12; wy < y - 12; wy += 17) {
      for (let wx = x + 8; wx < x + w - 10; wx += 14) if (random() < 0.3) windows += `M${wx} ${wy}h6v8h-6z`;
    }
    x += w + 2;
  }
  return `<path d="${houses}" fill="${fill}"/><path d="${windows}" fill="${palette.gold}" opacity=".72"/>`;
}

/** A stadium on the horizon with a glow above it. */
export function farGround(x: number, y: number, width: number): string {
  const [half, high] = [width / 2, width * 0.2];
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const at = x - half + (width * (index + 0.5)) / 17;
    const rise = high * (0.74 + 0.26 * Math.sin(((index + 0.5) / 17) * Math.PI));
    return `M${at} ${y}V${y - rise}`;
  }).join('');
  return `<ellipse cx="${x}" cy="${y - high}" rx="${width * 0.72}" ry="${high * 1.5}" fill="#A9BCFF" opacity=".34" filter="url(#haze)"/>
    <path d="M${x - half} ${y}L${x - half * 1.06} ${y - high * 0.78}Q${x} ${y - high * 1.34} ${x + half * 1.06} ${y - high * 0.78}L${x + half} ${y}Z" fill="#131F5C" stroke="#8FA8FF" stroke-width="2"/>
    <path d="${ribs}" stroke="#3E55CF" stroke-width="3" opacity=".8"/><path d="M${x - half * 1.06} ${y - high * 0.78}Q${x} ${y - high * 1.34} ${x + half * 1.06} ${y - high * 0.78}Q${x} ${y - high * 1.1} ${x - half * 1.06} ${y - high * 0.78}Z" fill="#EAF0FF" opacity=".92"/>`;
}

/** A stand full of people, as points of light and colour, inside `path`. */
export function stand(
  id: string,
  path: string,
  box: readonly [number, number, number, number],
  seed: number,
  colours: readonly string[],
): string {
  const random = randomFrom(seed);
  const [x0, y0, w, h] = box;
  const dots = colours.map(() => '');
  for (let y = y0; y < y0 + h; y += 8.5) {
    for (let x = x0; x < x0 + w; x += 8.5) {
      const block = 0.5 + 0.5 * Math.sin(x / 130 + Math.sin(y / 60) * 0.6);
      const pick = Math.floor(random() * (0.35 + 0.65 * block) * colours.length);
      dots[pick] += `M${(x + random() * 5).toFixed(1)} ${(y + random() * 4).toFixed(1)}h.1`;
    }
  }
  const people = dots.map((d, index) => `<path d="${d}" stroke="${colours[index]}"/>`).join('');
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><path d="${path}" fill="#0A1236"/><g clip-path="url(#${id})"><g fill="none" stroke-width="5.4" stroke-linecap="round" filter="url(#far)">${people}</g></g>`;
}

/** Confetti. */
export function confetti(width: number, height: number, count: number, seed: number): string {
  const random = randomFrom(seed);
  const colours = [palette.gold, palette.chalk, palette.mint, palette.ember, palette.rim];
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random() * width, random() * height, 5 + random() * 9];
    const colour = colours[Math.floor(random() * colours.length)];
    return `<path d="M0 0h${size.toFixed(1)}v${(size * 0.55).toFixed(1)}h-${size.toFixed(1)}z" fill="${colour}" opacity="${(0.5 + random() * 0.5).toFixed(2)}" transform="translate(${x.toFixed()} ${y.toFixed()}) rotate(${(random() * 180).toFixed()})"/>`;
  }).join('');
}
