import { leagues } from '../content/leagues/leagues.ts';
import { sports } from '../content/sports/sports.ts';
import { teams } from '../content/teams/teams.ts';

/**
 * @param own the module that holds the site's own teams
 * @returns the text of a content/teams/teams.ts with these and others, `amount` in all, spread over all sports and leagues,
 * each as long as a real one
 */
export function generatedTeams(amount: number, own: string): string {
  const { league: _, fullName: __, aliases: ___, ...model } = teams[0] ?? {};
  const places = sports.flatMap(({ slug }) => {
    const playing = leagues.filter(({ sport }) => sport === slug);
    return playing.length > 0
      ? playing.map((league) => ({ sport: slug, league: league.slug }))
      : [{ sport: slug }];
  });
  return `import { teams as own } from '${own}';
import { parseEntries } from '../parse-entries.ts';
import { type Team, teamSchema } from '../schema.ts';
const model = ${JSON.stringify(model)};
const places = ${JSON.stringify(places)};
const more = Array.from({ length: Math.max(0, ${amount} - own.length) }, (_, n) => ({
  ...model, ...places[n % places.length], slug: \`team-\${n}\`, name: { en: \`Team \${n}\`, ar: \`فريق \${n}\` },
}));
export const teams: Team[] = [...own, ...parseEntries('content/teams/teams.ts', teamSchema, more as never)];
const bySlug = new Map(teams.map((team) => [team.slug, team]));
export function teamBySlug(slug: string): Team | undefined {
  return bySlug.get(slug);
}
`;
}
