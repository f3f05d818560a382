import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import { teamBySlug } from '../../content/teams/teams.ts';
import { type BadgeTeam, teamBadge } from '../badges/badge.ts';
import { openBadgeFonts } from '../badges/ribbons.ts';
import { glyphs } from '../manifest/shapes/badge-glyphs.ts';
import type { Kit } from './stage.ts';

interface IconSet {
  readonly icons: Record<string, { body: string }>;
}

/** Two invented teams for the sample match on the screens. */
const samples: Record<string, BadgeTeam> = {
  'sample-home': {
    slug: 'sample-home-side',
    sport: 'football',
    short: { en: 'H', ar: 'المضيف' },
    badge: { colours: [palette.royal2, palette.chalk, palette.gold], pattern: 'stripes' },
  },
  'sample-away': {
    slug: 'sample-away',
    sport: 'football',
    short: { en: 'A', ar: 'الضيف' },
    badge: { colours: ['#0F7F74', palette.mint, palette.ink], pattern: 'halves' },
  },
};

/** The texts, icons and pins of one language's screens. @throws Error on an unknown icon or team */
export async function openKit(language: Locale): Promise<Kit> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/mdi/icons.json'));
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const fonts = await openBadgeFonts();
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
      const team = samples[slug] ?? teamBySlug(slug);
      if (!team) throw new Error(`The catalogue has no team "${slug}"`);
      const svg = teamBadge(team, glyphs[team.sport]?.path ?? '', fonts, language);
      const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return `<img class="pin" alt="" src="${address}" height="${size}">`;
    },
  };
}
