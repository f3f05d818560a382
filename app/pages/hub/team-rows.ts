/** Teams on each step of a full stand, from the back row to the front row. */
const fullSteps = [13, 11, 9, 7];

/** Minimum number of teams for one to four steps. One step holds up to six. */
const minTeamsForSteps = [0, 7, 15, 25];

/**
 * Distributes teams over the steps of a stand. Rows further back are fuller. Teams that exceed four
 * full rows get additional rows behind them.
 * @returns the number of teams per row, back row first; none is 0
 */
export function teamRows(teams: number): number[] {
  const full = fullSteps.reduce((sum, step) => sum + step, 0);
  if (teams > full) return [...distributeEvenly(teams - full), ...fullSteps];
  const rows = fullSteps.slice(fullSteps.length - minTeamsForSteps.filter((from) => teams >= from).length);
  const places = rows.reduce((sum, row) => sum + row, 0);
  let left = teams;
  let room = places;
  return rows
    .map((row) => {
      const here = Math.round((left * row) / room);
      left -= here;
      room -= row;
      return here;
    })
    .filter((here) => here > 0);
}

function distributeEvenly(teams: number): number[] {
  const widest = fullSteps[0] ?? 1;
  const steps = Math.ceil(teams / widest);
  return Array.from({ length: steps }, (_, step) => Math.floor((teams + step) / steps));
}
