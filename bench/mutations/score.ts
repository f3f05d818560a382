import * as z from 'zod';

const mutant = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number() }) }),
});
/** What Stryker writes: every change it tried, by file. */
export const report = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(mutant) })) });
export type Report = z.infer<typeof report>;

/** A test that never ends has noticed as well as one that fails. */
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** How many changes tests noticed, of those that could be tried. */
export function scoreOf({ files }: Report): { noticed: number; tried: number; percent: number } {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const seen = statuses.filter((status) => noticed.has(status)).length;
  const tried = seen + statuses.filter((status) => unnoticed.has(status)).length;
  return { noticed: seen, tried, percent: tried === 0 ? 0 : (seen / tried) * 100 };
}

/** A line for each change that no test noticed: where it is, and what stood there instead. */
export function survivorsOf({ files }: Report): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => unnoticed.has(status))
      .map(({ location, mutatorName, replacement = '', status }) => {
        const met = status === 'NoCoverage' ? 'met by no test' : 'survived';
        return `${file}:${location.start.line} ${mutatorName}, ${met}: ${replacement.split('\n')[0]?.slice(0, 100)}`;
      }),
  );
}
