import * as palette from './palette.ts';

type Colours = { [name in keyof typeof palette]: (typeof palette)[name] extends string ? string : object };

/** @returns a palette's custom properties: `night2` is `--color-night-2`, `ink-25` is `--ink-25` */
export function colourTokens({ translucent, ...colours }: Colours = palette): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [name, value] of Object.entries(colours))
    if (typeof value === 'string') tokens.set(tokenOf(name), value.toLowerCase());
  for (const [name, value] of Object.entries(translucent)) tokens.set(`--${name}`, value.toLowerCase());
  return tokens;
}

/** @returns the custom property of an opaque colour */
export function tokenOf(name: string): string {
  return `--color-${name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
