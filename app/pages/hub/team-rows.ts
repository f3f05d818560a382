/** How many teams stand on each step of a full stand, from the back to the front row. */
const fullSteps = [13, 11, 9, 7];

/** The fewest teams that fill so many steps: one step holds up to six. */
const stepsFrom = [0, 7, 15, 25];

/**
 * Spreads teams over the steps of a stand. Steps grow fuller towards the back, as rows do that are further away; what
 * four full steps cannot hold stands on more steps behind them.
 * @returns teams a step, back row first; no step is empty
 */
export function teamRows(teams: number): number[] {
  const full = fullSteps.reduce((sum, step) => sum + step, 0);
  if (teams > full) return [...evenly(teams - full), ...fullSteps];
  const rows = fullSteps.slice(fullSteps.length - stepsFrom.filter((from) => teams >= from).length);
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

function evenly(teams: number): number[] {
  const widest = fullSteps[0] ?? 1;
  const steps = Math.ceil(teams / widest);
  return Array.from({ length: steps }, (_, step) => Math.floor((teams + step) / steps));
}
