declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}

declare module 'fontkit' {
  interface Glyph {
    path: { commands: { command: string; args: number[] }[] };
  }
  interface Run {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    layout(text: string): Run;
  }
  export function create(bytes: Uint8Array): Font;
}
