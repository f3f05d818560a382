const commands = /([MLQCZ])([^MLQCZ]*)/g;
const numbers = /-?(?:\d+\.?\d*|\.\d+)/g;
const precision = 10;

/**
 * @param path of the absolute commands M, L, Q, C and Z
 * @returns the same path with relative commands, about half as long
 */
export function relativePath(path: string): string {
  let [x, y, last] = [0, 0, ''];
  let start = [0, 0];
  let short = '';
  for (const [, command = '', list = ''] of path.matchAll(commands)) {
    const points = (list.match(numbers) ?? []).map((number) => Math.round(Number(number) * precision));
    if (command === 'Z') [x = 0, y = 0] = start;
    const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y));
    [x = x, y = y] = points.slice(-2);
    if (command === 'M') start = [x, y];
    const isMoved = steps.some((step) => step !== 0);
    if (!isMoved && command !== 'Z' && command !== 'M') continue;
    const name = command.toLowerCase();
    short += (name === last ? ' ' : name) + steps.map((step) => trim(step / precision)).join(' ');
    last = name;
  }
  return short.replaceAll(' -', '-').replace(/^m/, 'M');
}

function trim(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
