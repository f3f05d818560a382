/** How many pins stand on each step of a full terrace, from the back to the front row. */
const fullSteps = [13, 11, 9, 7];

/** The fewest pins that fill so many steps: one step holds up to six. */
const stepsFrom = [0, 7, 15, 25];

/**
 * Spreads pins over the steps of a terrace. Steps grow fuller towards the back, as rows do that are further away; what
 * four full steps cannot hold stands on more steps behind them.
 * @returns pins a step, back row first; no step is empty
 */
export function terraceSteps(pins: number): number[] {
  const full = fullSteps.reduce((sum, step) => sum + step, 0);
  if (pins > full) return [...evenly(pins - full), ...fullSteps];
  const rows = fullSteps.slice(fullSteps.length - stepsFrom.filter((from) => pins >= from).length);
  const places = rows.reduce((sum, row) => sum + row, 0);
  let left = pins;
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

function evenly(pins: number): number[] {
  const widest = fullSteps[0] ?? 1;
  const steps = Math.ceil(pins / widest);
  return Array.from({ length: steps }, (_, step) => Math.floor((pins + step) / steps));
}
