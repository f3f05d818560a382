import { readFile } from 'node:fs/promises';
import { colourTokens } from '../../content/colour-tokens.ts';
import { direction, type Locale } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import { contrast, mix } from '../badges/palette.ts';
import { brand } from '../manifest/brand.ts';
import { crowd as people } from '../manifest/crowd.ts';
import { scarf as knitted } from '../manifest/scarf.ts';
import { shield } from '../manifest/shapes/shield.ts';
import { drawRelief, fringeMask } from '../scarf/cloths.ts';
import { inProject } from '../studio/hashed-file.ts';

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
    contrast(stripe, cloth) >= 4.5
      ? stripe
      : contrast(palette.ink, cloth) >= 4.5
        ? palette.ink
        : palette.chalk;
  const paint = `--cloth:${cloth};--stripe:${stripe};--accent:${accent};--fringe:url(data:image/svg+xml;base64,${fringe});color:${ink}`;
  return `<div class="scarf" style="${paint};${style}"><i class="fringe"></i><i class="bars"></i><b class="display" data-fit>${escaped(text)}</b><i class="bars"></i></div>`;
}

/** Soft cones of light from the top edge. */
export function floodlights(): string {
  return '<i class="beam a"></i><i class="beam b"></i><i class="beam c"></i>';
}

/**
 * The crowd of fans across the card. `bottom`: its distance from the card's lower edge, where it
 * fades out.
 */
export function crowd(scale: number, bottom = 0): string {
  const { svg, width, height } = people.signUp;
  const fade = bottom > 0 ? ';mask:linear-gradient(#000 56%,transparent 96%)' : '';
  return `<i class="crowd" style="inset-block-end:${bottom}px;height:${height * scale}px;background:url(${svg}) 50% 0/${width * scale}px auto repeat-x${fade}"></i>`;
}

/**
 * The fans who hold the home page's scarf, under it. `scale`: of both pictures, `start`: of the
 * scarf, px.
 */
export function scarfHolders(locale: Locale, scale: number, start: number): string {
  const { svg, width, origin } = people.hero[locale];
  const cloth = knitted.hero[locale].desktop;
  const image = (url: string, wide: number, from: number) =>
    `<img class="cloth" style="z-index:1;width:${wide * scale}px;inset-inline-start:${from}px" src="${url}" alt="">`;
  return image(svg, width, start - (origin - cloth.origin) * scale) + image(cloth.webp, cloth.width, start);
}

/** Three planes of a club's colour, and a text colour with enough contrast to all of them. */
export function clubGround(first: string): { planes: readonly [string, string, string]; text: string } {
  const planes = [first, mix(first, palette.ink, 0.12), mix(first, palette.ink, 0.24)] as const;
  const worst = (text: string) => Math.min(...planes.map((plane) => contrast(plane, text)));
  return { planes, text: worst(palette.chalk) >= worst(palette.ink) ? palette.chalk : palette.ink };
}

/** The style sheets of all cards. */
export async function styles(): Promise<string> {
  const names = ['base', 'club', 'paper', 'league', 'night', 'ticket'];
  const sheets = await Promise.all(
    names.map((name) => readFile(inProject(`media/share-cards/styles/${name}.css`), 'utf8')),
  );
  const relief = await (await drawRelief()).webp({ quality: 80, alphaQuality: 90 }).toBuffer();
  const tokens = colourTokens();
  const coloured = sheets.map((sheet) =>
    sheet.replace(/var\((--color-[\w-]+)\)/g, (_, name) => tokens.get(name) ?? name),
  );
  return [...coloured, `.scarf { --relief: url(data:image/webp;base64,${relief.toString('base64')}); }`].join(
    '\n',
  );
}
