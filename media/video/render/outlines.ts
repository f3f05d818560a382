/**
 * Anybody's outlines at three widths, so that the film can stretch letters freely along the width
 * axis.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { GlyphOutline, OutlineTable } from '../stage/type.ts';

const source = '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:!?’′+-–·/&';
const widths = [50, 100, 150] as const;
const weight = 900;

/**
 * Reads the font from node_modules. @throws Error if the outlines of the three widths are not
 * compatible
 */
export async function readOutlines(): Promise<OutlineTable> {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const masters: Font[] = [];
  for (const width of widths) {
    const fixed = await subsetFont(original, letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight, wdth: width },
    });
    masters.push(create(fixed));
  }
  const [first] = masters;
  if (!first) throw new Error('No width of Anybody could be read');
  const glyphs: Record<string, GlyphOutline> = {};
  for (const letter of letters) {
    const runs = masters.map((font) => font.layout(letter));
    const commands = runs.map((run) => run.glyphs[0]?.path.commands ?? []);
    const steps = (commands[0] ?? []).map((command) => command.command);
    const points = commands.map((list) => list.flatMap((command) => command.args));
    if (points.some((list) => list.length !== points[0]?.length))
      throw new Error(`The widths of ${letter} do not match point for point`);
    glyphs[letter] = { steps, points, advances: runs.map((run) => run.positions[0]?.xAdvance ?? 0) };
  }
  return { unitsPerEm: first.unitsPerEm, capHeight: first.capHeight, glyphs };
}
