import type { Palette } from './palette.ts';

type Pattern =
  | 'plain'
  | 'stripes'
  | 'hoops'
  | 'halves'
  | 'quarters'
  | 'sash'
  | 'cross'
  | 'chevron'
  | 'diamonds'
  | 'rays';

const second: Record<Exclude<Pattern, 'plain' | 'diamonds'>, string> = {
  stripes: 'M32 0h48v440h-48zM128 0h48v440h-48zM224 0h48v440h-48zM320 0h48v440h-48z',
  hoops: 'M0 52h400v56h-400zM0 164h400v56h-400zM0 276h400v56h-400zM0 388h400v52h-400z',
  halves: 'M200 0h200v440h-200z',
  quarters: 'M200 0h200v220h-200zM0 220h200v220h-200z',
  sash: 'M0 0L90 0L400 310V440L0 40Z',
  cross: 'M160 0h80v140h160v80h-160v220h-80v-220h-160v-80h160z',
  chevron: 'M0 150L200 40L400 150V270L200 160L0 270Z',
  rays: rays(),
};

/** Thin third-colour accents, where a team has three colours. */
const third: Record<Pattern, string> = {
  plain: '',
  stripes: 'M98 0h12v440h-12zM194 0h12v440h-12zM290 0h12v440h-12z',
  hoops: 'M0 130h400v12h-400zM0 242h400v12h-400zM0 354h400v12h-400z',
  halves: 'M184 0h32v440h-32z',
  quarters: 'M190 0h20v440h-20zM0 210h400v20h-400z',
  sash: 'M110 0L400 290V270L130 0ZM0 64V84L356 440H376Z',
  cross: 'M186 0h28v166h186v28h-186v246h-28v-246h-186v-28h186z',
  chevron: 'M0 296L200 186L400 296V322L200 212L0 322Z',
  diamonds: '',
  rays: '',
};

function rays(): string {
  const point = (turn: number): string => {
    const angle = (turn * Math.PI) / 12;
    return `${Math.round(200 + 320 * Math.sin(angle))} ${Math.round(190 - 320 * Math.cos(angle))}`;
  };
  return Array.from(
    { length: 12 },
    (_, at) => `M200 190L${point(at * 2 - 0.5)} ${point(at * 2 + 0.5)}Z`,
  ).join('');
}

/**
 * The enamel of a badge: ground and figures, their edges drawn as thin metal walls.
 * @param id ending of the ids inside the badge
 */
export function enamel(
  pattern: Pattern,
  { first, second: colour, third: accent, metal }: Palette,
  id: string,
): string {
  const ground = `<path fill="${first}" d="M0 0h400v440H0z"/>`;
  if (pattern === 'plain') return `${ground}<path fill="#000" opacity=".16" d="M200 0h200v440H200z"/>`;
  if (pattern === 'diamonds') {
    const lozenge = `<path fill="${colour}" stroke="${metal.mid}" stroke-width="3" d="M44 4L84 46L44 88L4 46Z"/>`;
    return `${ground}<pattern id="d${id}" width="88" height="92" patternUnits="userSpaceOnUse" x="24">${lozenge}</pattern><path fill="url(#d${id})" d="M0 0h400v440H0z"/>`;
  }
  const figures = `<path fill="${colour}" d="${second[pattern]}"/>`;
  const accents = accent !== colour && third[pattern] ? `<path fill="${accent}" d="${third[pattern]}"/>` : '';
  return `${ground}<g stroke="${metal.mid}" stroke-width="3">${figures}${accents}</g>`;
}
