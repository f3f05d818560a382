import { expect, test } from 'vitest';
import { locales } from '../../content/locale.ts';
import { teams } from '../../content/teams/teams.ts';
import { badges } from '../manifest/badges.ts';
import { glyphs } from '../manifest/shapes/badge-glyphs.ts';
import { hashedUrl } from '../studio/hashed-file.ts';
import { teamBadge } from './badge.ts';
import { folder } from './draw.ts';
import { openBadgeFonts } from './ribbons.ts';

test('every badge file matches its entry; `npm run media badges share-cards` redraws changed ones', async () => {
  const fonts = await openBadgeFonts();
  const stale = locales.flatMap((locale) =>
    teams
      .filter((team) => {
        const pin = teamBadge(team, glyphs[team.sport]?.path ?? '', fonts, locale);
        return badges[locale][team.slug] !== hashedUrl(folder, team.slug, 'svg', pin);
      })
      .map(({ slug }) => `${locale}/${slug}`),
  );
  expect(stale).toEqual([]);
});
