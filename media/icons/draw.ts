import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeModule } from '../studio/module.ts';
import { outline } from './outline.ts';

/** Icons of the interface, by their names at https://lucide.dev/icons. */
const names = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'battery-medium',
  'bus',
  'calendar-plus',
  'download',
  'link-2',
  'locate-fixed',
  'mail',
  'map-pin',
  'menu',
  'message-square-text',
  'party-popper',
  'pause',
  'play',
  'printer',
  'radar',
  'search',
  'share-2',
  'trophy',
  'wifi',
  'x',
];

/** Writes each icon as a constant, so that bundles contain only the icons that they use. */
export async function draw(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'));
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const constants = names.map((name) => {
    const body = icons[name]?.body;
    if (!body) throw new Error(`media/icons/draw.ts: Lucide has no "${name}"`);
    return [`${camelCase(name)}Icon`, { value: outline(body) }] as const;
  });
  await writeModule(
    'media/manifest/icons',
    'Written by `npm run media icons` from Lucide, ISC and MIT. Path data in a view box of 24 × 24, to be stroked.',
    Object.fromEntries(constants),
  );
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
