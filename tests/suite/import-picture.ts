/** A file and those that it imports, as paths from the project's folder. */
export type Importing = { file: string; imports: readonly string[] };

/** Rooms of the house, the first that fits: what a path begins with, and its name. Tests and measurements are left out. */
const rooms: readonly (readonly [RegExp, string])[] = [
  [/[.](test|spec)[.]tsx?$|^(tests|bench)\//, ''],
  [/^app\/islands\/registry[.]ts$/, ''],
  [/^app\/(page|rendering|form-outcome)[.]ts$/, 'shapes of app/'],
  [/^(app\/\w[\w-]*|media\/manifest)\//, '$1/'],
  [/^app\//, 'entries of app/'],
  [/^(content|sign-up|server|build|media|browsers)\//, '$1/'],
];

function roomOf(path: string): string {
  for (const [begins, name] of rooms) {
    const [beginning] = begins.exec(path) ?? [];
    if (beginning !== undefined) return beginning.replace(begins, name);
  }
  return '';
}

/**
 * Draws which room imports which. An arrow that a longer way tells already is left out.
 * @returns a flow chart for Mermaid
 */
export function importPicture(files: readonly Importing[]): string {
  const arrows = new Map<string, Set<string>>();
  for (const { file, imports } of files)
    for (const imported of imports) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  const leads = (from: string, to: string, seen: Set<string>): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return leads(next, to, seen.add(next));
    });
  const told = (from: string, to: string) =>
    [...(arrows.get(from) ?? [])].some((next) => next !== to && leads(next, to, new Set([from])));
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => !told(from, to)).map((to) => `  ${node(from)} --> ${node(to)}`),
  );
  return ['flowchart TD', ...lines.sort()].join('\n');
}

function node(room: string): string {
  return `${room.replaceAll(/\W+/g, '_')}["${room}"]`;
}
