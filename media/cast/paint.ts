import * as palette from '../../content/palette.ts';
import { mix } from '../badges/palette.ts';

/**
 * Colours and path helpers of the cast. Lengths are px at scale 1: a head is about 76 wide, its
 * centre is the origin.
 */
export type Point = readonly [x: number, y: number];

const NIGHT = '#0A1236';
export const INK = '#1B1020';
export const CHALK = palette.chalk;

/** Width of every drawn line inside a figure: features, folds, seams. */
export const LINE = 2.8;

export const figure = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${figure(x)} ${figure(y)}`;

/** Colours of one drawing: `dark` 0 is full colour, 1 is night. */
export interface Paint {
  (colour: string): string;
  readonly dark: number;
}

export function paintAt(dark: number): Paint {
  const paint = (colour: string) => (dark === 0 ? colour : mix(colour, NIGHT, dark));
  return Object.assign(paint, { dark });
}

export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const opacityOf = (kind: 'fill' | 'stroke', opacity: number) =>
  opacity === 1 ? '' : ` ${kind}-opacity="${opacity}"`;

/** A shape inside a figure, without rim light. */
export const flat = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}"${opacityOf('fill', opacity)} stroke="none" d="${d}"/>`;
export const line = (colour: string, d: string, width = LINE, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${opacityOf('stroke', opacity)} d="${d}"/>`;

/** Gradients of all pictures with people. */
export const CAST_DEFS = `<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DCE6FF"/><stop offset=".25" stop-color="#8FA8FF" stop-opacity=".9"/><stop offset=".65" stop-color="${palette.riserEdge}" stop-opacity=".3"/><stop offset="1" stop-color="${palette.riserEdge}" stop-opacity="0"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#DCE6FF" stop-opacity=".6"/><stop offset=".3" stop-color="#BFD0FF" stop-opacity=".24"/><stop offset="1" stop-color="#BFD0FF" stop-opacity="0"/></radialGradient>`;

/** A group with rim light from the floodlights on the outline of everything in it. */
export const lit = (inner: string, width = 2.4): string =>
  `<g stroke="url(#rim)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
