import { readFile } from 'node:fs/promises';
import { direction, type Locale } from '../../content/locale.ts';
import { contrast, mix } from '../badges/palette.ts';
import { brand } from '../manifest/brand.ts';
import { scarf as knitted } from '../manifest/scarf.ts';
import { shield } from '../manifest/shapes/shield.ts';
import { fringeMask } from '../scarf/cloths.ts';
import { inProject } from '../studio/hashed-file.ts';
import { randomFrom } from '../studio/random.ts';

const fringe = Buffer.from(fringeMask(60, 126)).toString('base64');

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The root element of a card. */
export function card(locale: Locale, kind: string, content: string, style = ''): string {
  return `<main class="card ${kind}" lang="${locale}" dir="${direction[locale]}" style="${style}">${content}</main>`;
}

/** A line that is scaled to fit its box. */
export function fitted(text: string, kind: string, tag = 'h1'): string {
  return `<${tag} class="display ${kind}" data-fit>${escaped(text)}</${tag}>`;
}

export function logo(kind = ''): string {
  const { wordmark } = brand;
  return `<span class="logo ${kind}" dir="ltr"><svg viewBox="${shield.viewBox}"><path fill-rule="evenodd" d="${shield.path}"/></svg><svg viewBox="${wordmark.viewBox}"><path d="${wordmark.path}"/></svg></span>`;
}

export function tag(text: string): string {
  return `<span class="tag display">${escaped(text)}</span>`;
}

export function pin(url: string, width: number, style = ''): string {
  return `<img class="pin" src="${url}" width="${width}" style="${style}" alt="">`;
}

/** A knitted band with a slogan in it and a fringe at its far end. */
export function scarf(
  text: string,
  colours: readonly [cloth: string, stripe: string, accent: string],
  style = '',
): string {
  const [cloth, stripe, accent] = colours;
  const ink =
    contrast(stripe, cloth) >= 4.5 ? stripe : contrast('#0B1026', cloth) >= 4.5 ? '#0B1026' : '#F7F3E9';
  const paint = `--cloth:${cloth};--stripe:${stripe};--accent:${accent};--relief:url(${knitted.relief.webp});--fringe:url(data:image/svg+xml;base64,${fringe});color:${ink}`;
  return `<div class="scarf" style="${paint};${style}"><i class="fringe"></i><i class="bars"></i><b class="display" data-fit>${escaped(text)}</b><i class="bars"></i></div>`;
}

/** Soft cones of light from the top edge. */
export function floodlights(): string {
  return '<i class="beam a"></i><i class="beam b"></i><i class="beam c"></i>';
}

/** Three rows of fans from behind, arms and scarves up, darker towards the front. */
export function crowd(
  height: number,
  colours: readonly string[] = ['#2438A6', '#F5B83D', '#F7F3E9'],
): string {
  const random = randomFrom(height * 7 + colours.length);
  const rows = [
    { scale: 0.8, fill: '#16246B', base: 0.5 },
    { scale: 1.05, fill: '#0F1A50', base: 0.72 },
    { scale: 1.4, fill: '#070D2A', base: 1 },
  ].map(({ scale, fill, base }, row) => {
    let fans = '';
    for (let x = -30; x < 1240; x += 62 * scale * (0.85 + random() * 0.3)) {
      const y = height * base - 78 * scale + random() * 16;
      fans += `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})">${fan(random, colours[Math.floor(random() * colours.length)] ?? '#2438A6')}</g>`;
    }
    return `<g fill="${fill}" stroke="#5C78E0" stroke-opacity="${0.75 - row * 0.18}" stroke-width="1.6">${fans}</g>`;
  });
  return `<svg class="crowd" viewBox="0 0 1200 ${height}" height="${height}">${rows.join('')}</svg>`;
}

function fan(random: () => number, colour: string): string {
  const body = '<path d="M-34 100V46Q-32 22-12 20H12Q32 22 34 46V100Z"/>';
  const arms = [-1, 1]
    .filter(() => random() < 0.42)
    .map(
      (side) =>
        `<path d="M${side * 22} 34L${side * 34}-34Q${side * 40}-46 ${side * 46}-34L${side * 40} 44Z"/>`,
    )
    .join('');
  const scarfed = random() < 0.16 ? `<path fill="${colour}" d="M-50-40Q0-22 50-40V-20Q0-2-50-20Z"/>` : '';
  return `${arms}${body}<ellipse cy="2" rx="15" ry="18"/>${scarfed}`;
}

/** Three planes of a club's colour, and a text colour with enough contrast to all of them. */
export function clubGround(first: string): { planes: readonly [string, string, string]; text: string } {
  const planes = [first, mix(first, '#0B1026', 0.12), mix(first, '#0B1026', 0.24)] as const;
  const worst = (text: string) => Math.min(...planes.map((plane) => contrast(plane, text)));
  return { planes, text: worst('#F7F3E9') >= worst('#0B1026') ? '#F7F3E9' : '#0B1026' };
}

/** The style sheets of all cards. */
export async function styles(): Promise<string> {
  const names = ['base', 'club', 'paper', 'league', 'night', 'ticket'];
  return (
    await Promise.all(
      names.map((name) => readFile(inProject(`media/share-cards/styles/${name}.css`), 'utf8')),
    )
  ).join('\n');
}
