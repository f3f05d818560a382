import { leagues } from '../../content/leagues.ts';
import { sports } from '../../content/sports.ts';
import { teams } from '../../content/teams.ts';

/**
 * @returns the text of a content/teams.ts with `amount` teams spread over all sports and leagues, each as long as a real one
 */
export function generatedTeams(amount: number): string {
  const model = JSON.stringify(teams[0]);
  const places = sports.flatMap(({ slug }) => {
    const own = leagues.filter(({ sport }) => sport === slug);
    return own.length > 0 ? own.map((league) => ({ sport: slug, league: league.slug })) : [{ sport: slug }];
  });
  return `import { parseEntries, type Team, teamSchema } from './schema.ts';
const model = ${model};
const places = ${JSON.stringify(places)};
export const teams: Team[] = parseEntries('content/teams.ts', teamSchema, Array.from({ length: ${amount} }, (_, n) => {
  const { league: _, fullName: __, ...rest } = model as Record<string, unknown>;
  return { ...rest, ...places[n % places.length], slug: \`team-\${n}\`, name: { en: \`Team \${n}\`, ar: \`فريق \${n}\` } } as never;
}));
const bySlug = new Map(teams.map((team) => [team.slug, team]));
export function teamBySlug(slug: string): Team | undefined {
  return bySlug.get(slug);
}
`;
}
