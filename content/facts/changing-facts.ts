/** Facts that may change within a year. An entry with any of them needs `asOf`. */
export const changingFacts = {
  league: ['clubs', 'champion'],
  team: ['league', 'division', 'venue', 'capacity', 'coach', 'members', 'honours'],
} as const;

export const undated =
  'must be the day on which the facts that can change were last checked, such as 2026-11-21';

/** @returns a check that an entry with any of `facts` has `asOf` */
export function isDated<Fact extends string>(facts: readonly Fact[]) {
  const holds = (fact: unknown) => (Array.isArray(fact) ? fact.length > 0 : fact !== undefined);
  return (entry: { asOf?: string | undefined } & { [Name in Fact]?: unknown }) =>
    entry.asOf !== undefined || !facts.some((fact) => holds(entry[fact]));
}
