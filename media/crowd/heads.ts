/**
 * Fans from behind. Each is drawn once with the head's centre as origin: heads are about 80 wide, shoulders 240. Fill
 * and rim light come from the group that uses it.
 */
const SHADE = 'stroke="none" fill="#04060F" fill-opacity=".45"';
const LINE = 'fill="none" stroke-width="1.3" stroke-opacity=".4"';

export const BODY =
  'M-26 30C-26 50-31 60-50 67C-86 79-112 98-120 142L-134 440H134L120 142C112 98 86 79 50 67C31 60 26 50 26 30Z';
export const SLIGHT_BODY =
  'M-22 30C-22 50-27 58-42 65C-74 77-94 98-101 142L-112 440H112L101 142C94 98 74 77 42 65C27 58 22 50 22 30Z';
const HEAD = 'M-36 4C-38-28-22-46 0-46C22-46 38-28 36 4C35 24 26 40 15 45H-15C-26 40-35 24-36 4Z';
const EARS = '<path d="M-36-2C-45-6-47 8-41 16C-39 19-36 18-35 15M36-2C45-6 47 8 41 16C39 19 36 18 35 15"/>';

function curls(radius: number, bumps: number): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = Math.PI * (0.86 + (index / (bumps - 1)) * 1.28);
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius - 8)}`;
  });
  const [first, ...rest] = points;
  const arcs = rest.map((point) => `A11 11 0 0 1 ${point}`).join('');
  return `<path d="M${first}${arcs}C30 48-30 48-${radius - 4} 26Z"/>`;
}

const person = (head: string, body = BODY) => `<path d="${body}"/>${head}`;
const neckScarf = (base: string, stripe: string) =>
  `<g stroke-width="1.6"><path fill="${base}" d="M-42 40C-20 55 20 55 42 40C50 48 52 62 46 74C18 88-18 88-46 74C-52 62-50 48-42 40Z"/>
  <path fill="${stripe}" stroke="none" d="M-26 48l14 4-2 31-16-3zM2 53l14-1 1 31-15 1z"/>
  <path fill="${base}" d="M22 66l26 8-6 72-30-5z"/><path fill="${stripe}" stroke="none" d="M21 92l24 4-1 14-25-4zM18 120l24 4-1 12-25-4z"/>
  <path d="M13 141l-2 12M20 142l-1 13M28 144l-1 13M36 145v12M42 146l1 11" fill="none" stroke="${base}" stroke-width="3"/></g>`;

/** Every fan as SVG, by name. */
export const FANS = {
  short: person(`<path d="${HEAD}"/>${EARS}<path ${LINE} d="M-24 30C-10 36 10 36 24 30"/>`),
  bald: person(
    `<path d="${HEAD}"/>${EARS}<path ${SHADE} d="M-36 4C-30 10-30 24-22 38L-15 45H15L22 38C30 24 30 10 36 4C35 24 26 40 15 45H-15C-26 40-35 24-36 4Z"/><path ${LINE} d="M-35 8C-20 22 20 22 35 8"/>`,
  ),
  beanie: person(
    `<path d="${HEAD}"/><path d="M-43 0C-46-38-26-56 0-56C26-56 46-38 43 0Z"/><path d="M-45-10C-20-2 20-2 45-10C48-4 48 8 45 13C20 21-20 21-45 13C-48 8-48-4-45-10Z"/>
    <path ${LINE} d="M-28-6v22M-14-4v23M0-3v22M14-4v23M28-6v22"/><path d="M-13-54C-20-60-18-72-9-74C-5-82 8-81 11-74C20-71 20-60 13-54C8-50-8-50-13-54Z"/>`,
  ),
  cap: person(
    `<path d="${HEAD}"/>${EARS}<path d="M30-12C54-14 72-6 80 5C72 11 54 6 36 5Z"/><path d="M-40 0C-42-36-22-53 1-53C25-53 42-35 40 0C20 7-20 7-40 0Z"/><path ${LINE} d="M-14 3C-13-10 13-10 14 3M0-53V-10"/><circle cx="0" cy="-53" r="3"/>`,
  ),
  flatcap: person(
    `<path d="${HEAD}"/>${EARS}<path ${LINE} d="M-40 0L-32-2M40 0L32-2"/><path d="M-45-6C-50-30-26-50 4-48C34-47 52-30 46-8C26 4-28 4-45-6Z"/><path ${LINE} d="M-30-2C-26-24-6-36 8-44"/>`,
    SLIGHT_BODY,
  ),
  long: person(
    `<path d="M0-50C-30-50-46-28-46 6C-45 46-56 72-60 100C-44 112-18 108 0 114C18 108 44 112 60 100C56 72 45 46 46 6C46-28 30-50 0-50Z"/><path ${LINE} d="M-8-46C-26-10-22 50-34 104M10-46C26-8 20 56 30 106M0-48C-4 10 4 60-2 110"/>`,
    SLIGHT_BODY,
  ),
  ponytail: person(
    `<path d="${HEAD}"/><path d="M-8-20C-22-8-20 30-14 62C-10 84-6 96 4 108C14 92 20 66 18 34C17 4 16-14 8-20C2-26-4-26-8-20Z"/><path ${LINE} d="M-34-10C-20-18-10-20-6-18M34-10C20-20 12-20 6-18M0-8C-4 30 0 70 4 98"/>`,
    SLIGHT_BODY,
  ),
  bun: person(
    `<path d="${HEAD}"/>${EARS}<path d="M0-40C-18-42-23-62-11-71C4-81 23-70 20-54C18-44 10-39 0-40Z"/><path ${LINE} d="M-30 20C-24-10-12-30-4-40M30 20C24-10 14-30 6-40M-10-60C0-68 10-64 14-54"/>`,
    SLIGHT_BODY,
  ),
  curly: person(curls(46, 13), SLIGHT_BODY),
  hijab: person(
    `<path d="M0-50C-29-50-44-29-42 3C-41 28-42 42-54 58C-72 78-96 92-104 134C-66 158 66 158 104 134C96 92 72 78 54 58C42 42 41 28 42 3C44-29 29-50 0-50Z"/>
    <path ${LINE} d="M-36 30C-20 44 6 50 40 34M-46 48C-24 72 14 84 72 84M-70 84C-30 106 30 112 96 108M-30-30C-14-42 14-42 30-30"/>`,
    SLIGHT_BODY,
  ),
  ghutra: person(
    `<path d="M0-50C-31-50-48-28-47 2C-47 40-64 84-84 138C-44 160 44 160 84 138C64 84 47 40 47 2C48-28 31-50 0-50Z"/><path ${LINE} d="M-40 16C-34 60-44 104-54 146M40 16C34 60 44 104 54 146M-14 18C-12 70-16 120-18 152M14 18C12 70 16 120 18 152"/>
    <path fill="#04060F" d="M-47-8C-28-22 28-22 47-8L47 0C28-13-28-13-47 0ZM-48 2C-28-11 28-11 48 2L48 9C28-3-28-3-48 9Z"/>`,
  ),
  scarfed: person(`<path d="${HEAD}"/>${EARS}${neckScarf('#22358F', '#B9C3EA')}`),
  redscarf: person(
    `<path d="M0-50C-27-50-41-30-41-4C-41 20-38 34-32 46H32C38 34 41 20 41-4C41-30 27-50 0-50Z"/>${neckScarf('#8E2334', '#D9C9B8')}`,
    SLIGHT_BODY,
  ),
  child: person(
    `<path d="${HEAD}"/><path d="M-42-2C-46-38-26-55 0-55C26-55 46-38 42-2C20 7-20 7-42-2Z"/><path d="M-12-53C-21-60-18-75-8-77C-4-86 9-84 12-77C21-74 20-59 12-53Z"/><path ${LINE} d="M-40-16C-18-8 18-8 40-16"/>`,
    'M-20 30C-20 46-24 54-38 60C-60 70-74 84-78 116L-86 440H86L78 116C74 84 60 70 38 60C24 54 20 46 20 30Z',
  ),
  bunches: person(
    `<path d="${HEAD}"/><path d="M-36-18C-52-32-68-20-64 2C-62 18-54 26-46 30C-42 14-40-4-36-18ZM36-18C52-32 68-20 64 2C62 18 54 26 46 30C42 14 40-4 36-18Z"/><path ${LINE} d="M0-46V40"/>`,
    'M-20 30C-20 46-24 54-38 60C-60 70-74 84-78 116L-86 440H86L78 116C74 84 60 70 38 60C24 54 20 46 20 30Z',
  ),
} as const satisfies Record<string, string>;

export type Fan = keyof typeof FANS;
