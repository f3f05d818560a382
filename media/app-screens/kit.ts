import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { teamBySlug } from '../../content/teams.ts';
import { teamBadge } from '../badges/badge.ts';
import { glyphs } from '../badges/glyphs.ts';
import { openAnybody } from '../brand/text-path.ts';
import type { Kit, Language } from './stage.ts';

interface IconSet {
  readonly icons: Record<string, { body: string }>;
}

/** The words, icons and pins of one language's screens. Throws on an icon or a team that does not exist. */
export async function openKit(language: Language): Promise<Kit> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/mdi/icons.json'));
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const fonts = { wide: await openAnybody(900, 122), narrow: await openAnybody(900, 92) };
  return {
    language,
    say: (en, ar) => (language === 'ar' ? ar : en),
    pick: (en, ar) => (language === 'ar' ? ar : en),
    icon: (name) => {
      const body = icons[name]?.body;
      if (!body) throw new Error(`The icon set has no "${name}"`);
      return `<svg class="i" viewBox="0 0 24 24">${body}</svg>`;
    },
    pin: (slug, size) => {
      const team = teamBySlug(slug);
      if (!team) throw new Error(`The catalogue has no team "${slug}"`);
      const svg = teamBadge(team, glyphs[team.sport]?.path ?? '', fonts);
      const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return `<img class="pin" alt="" src="${address}" height="${size}">`;
    },
  };
}
