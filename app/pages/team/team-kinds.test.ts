import { badges } from '@sportbuddy/media/manifest/badges';
import { expect, test } from 'vitest';
import { teamPath } from '../../../content/addresses.ts';
import { sampleMeetup } from '../../../content/app-screens/sample-meetups.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { type Locale, locales, localizedPath } from '../../../content/locale.ts';
import { defaultSiteContext } from '../../../content/site-context.ts';
import { createRender } from '../../entry.server.tsx';

const render = createRender({ scripts: [], sheetsOf: () => [] }, (error) => {
  throw error;
});

/** @returns the page without its tags. The story may name anything, so it is left out. */
async function textOf(path: string, language: Locale): Promise<string> {
  const { body } = await render({ url: localizedPath(path, language), site: defaultSiteContext() });
  return body
    .replace(/<div class="story-text">.*?<\/div>/s, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

const clubs = /away end|The club|Matchday|14B|مدرج الضيوف|يوم المباراة/;

test.each([
  ['/football/liverpool', 'Join Liverpool FC Community', 'Company for every game.', 'Home to away end'],
  ['/basketball/los-angeles-lakers', 'Join Los Angeles Lakers Community', 'The team, from the stands', '14B'],
  [
    '/womens-rugby/red-roses',
    'Join Red Roses Community',
    'Company for every international.',
    'Home and abroad',
  ],
  ['/mma/ufc', 'Join the UFC list', 'Why we tune in', 'Watch parties'],
  ['/rowing/the-boat-race', 'Join the Boat Race list', 'Why we go', 'Meet at'],
  ['/sports-governance/sport-england', 'Join the Sport England list', 'Behind the game', 'Meetups'],
  ['/basketball/nba', 'The league has 30 teams.', 'The names of NBA teams belong to their owners.'],
  ['/running/parkrun', 'Join the parkrun list', 'Why we turn up', 'Car park to café'],
])('%s reads as a page of its kind', async (path, ...texts) => {
  const page = await textOf(path, 'en');
  for (const text of texts) expect(page).toContain(text);
});

test.each(locales)(
  'only clubs have an away end, and only sides a community to join (%s)',
  async (language) => {
    for (const team of catalogue.teams.filter(({ kind }) => kind !== 'club')) {
      const page = await textOf(teamPath(team), language);
      if (team.kind !== 'national')
        expect(page, team.slug).not.toMatch(/Join [^.]* Community|انضم إلى مجتمع/);
      if (team.kind === 'event' || team.kind === 'governing' || team.kind === 'participation')
        expect(page, team.slug).not.toMatch(clubs);
    }
  },
);

test.each([
  ['/basketball/los-angeles-lakers', 'Tip-off night', 'Meet at the court gate, 19:15'],
  ['/football/saudi-arabia', 'International', 'Meet at the door, 19:45'],
  ['/f1/ferrari', 'Lights out', 'Meet in the paddock, 14:45'],
  ['/golf/the-ra', 'Tee time', 'Meet on the first tee, 9:25'],
  ['/caving/british-caving-association', 'Down at ten', 'Meet at the cave mouth, 9:45'],
])('the app’s screen on %s shows its sport', async (path, ...texts) => {
  const page = await textOf(path, 'en');
  for (const text of texts) expect(page).toContain(text);
  expect(page).not.toContain('Derby night');
});

test.each(['los-angeles-lakers', 'ferrari', 'al-ittihad'])(
  'the app’s screen shows the badge of %s in both languages',
  async (slug) => {
    const team = catalogue.teams.find((entry) => entry.slug === slug);
    if (!team) throw new Error(`no team ${slug}`);
    for (const language of locales) {
      const url = localizedPath(teamPath(team), language);
      const { body } = await render({ url, site: defaultSiteContext() });
      const [, screen = ''] = /class="app-screen"(.*?)class="way way-challenge"/s.exec(body) ?? [];
      expect(screen, url).toContain(`<image href="${badges[language][slug]}"`);
    }
  },
);

test('every sport with a team has a sample meetup', () => {
  for (const { sport } of catalogue.teams) expect(() => sampleMeetup(sport)).not.toThrow();
});
