import type { Render, Rendered } from '../../app/rendering.ts';

/** Stands for the team in a page that is kept; nobody's team is called so. */
const placeholder = 'TheTeamThatTheAddressNames';
/** In UTF-16 units: room for every name of a team, none for a text that would be sent to nobody. */
const longestTeam = 200;
/** Within JSON the first would be written otherwise than in plain text, braces would be slots; no team has them in its name. */
const unfit = /["\\{}\p{Cc}\p{Cs}]/u;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#x27;' };

/** @returns whether a page can be filled with `team`; where not, its script still does it */
export function isTeamName(team: string): boolean {
  return team !== '' && team.length <= longestTeam && !unfit.test(team);
}

/**
 * The pages with the form, filled with the team that an address names. Each is rendered once and the team put in its
 * place: anyone may name any team, and rendering takes the time of many a sign-up.
 * @param isLasting whether a page that was rendered stays true; under development it does not
 */
export function createTeamPages(render: Render, isLasting: boolean) {
  const kept = new Map<string, Promise<Rendered>>();
  const rendered = (path: string, team: string) =>
    render({ url: `${path}?${new URLSearchParams({ team })}` });

  function keptPage(path: string): Promise<Rendered> {
    const known = kept.get(path);
    if (known) return known;
    const page = rendered(path, placeholder);
    kept.set(path, page);
    page.catch(() => kept.delete(path));
    return page;
  }

  return {
    /** @param team one that {@link isTeamName} accepts */
    async get(path: string, team: string): Promise<Rendered> {
      if (!isLasting) return rendered(path, team);
      const page = await keptPage(path);
      const text = team.replace(/[&<>']/g, (sign) => entities[sign] ?? sign);
      return { ...page, body: page.body.replaceAll(placeholder, () => text) };
    },
  };
}
