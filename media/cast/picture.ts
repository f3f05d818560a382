import { CAST_DEFS } from './paint.ts';

/** A complete SVG of people on a transparent ground. */
export function picture(width: number, height: number, body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${CAST_DEFS}${defs}</defs>${body}</svg>`.replace(
    /\s*\n\s*/g,
    '',
  );
}
