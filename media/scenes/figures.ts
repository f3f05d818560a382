import { BODY, FANS, type Fan, SLIGHT_BODY } from '../crowd/heads.ts';
import { row } from '../crowd/parts.ts';

type Arm = 'down' | 'up' | 'hold';

interface Stance {
  readonly left?: Arm;
  readonly right?: Arm;
  readonly rim?: number;
  readonly fill?: string;
}

const COAT =
  'M-24 30C-24 48-30 58-48 65C-76 74-94 88-98 124L-84 210C-82 260-88 310-92 352C-40 366 40 366 92 352C88 310 82 260 84 210L98 124C94 88 76 74 48 65C30 58 24 48 24 30Z';
const LEGS =
  'M-80 348L-70 470L-62 584C-66 596-88 598-90 610H-22L-8 384H6L26 606H92C90 594 72 594 68 582L72 470L82 348Z';
const ROBE =
  'M-24 30C-24 48-30 58-48 65C-76 74-94 88-98 124L-84 210C-82 330-100 480-106 604C-40 614 40 614 106 604C100 480 82 330 84 210L98 124C94 88 76 74 48 65C30 58 24 48 24 30Z';
const ARMS = {
  down: 'M54 68C88 76 104 96 108 142L118 296C120 326 94 328 92 304L80 178',
  up: 'M44 84C74 98 104 104 118 82C138 48 148 8 150-50C162-70 154-96 136-96C118-96 112-72 120-50C112-12 102 26 82 50C72 60 58 64 48 65',
  hold: 'M54 68C88 76 102 96 106 142L112 196L160 168C176 152 196 172 184 190L126 230C106 240 92 232 88 212L78 160',
} as const satisfies Record<Arm, string>;
const ROBED: readonly Fan[] = ['hijab', 'ghutra'];

/** A fan from head to foot. `x` and `y` are the position of the feet; `height` is in px. */
export function standing(fan: Fan, x: number, y: number, height: number, stance: Stance = {}): string {
  const { left = 'down', right = 'down', rim = 2.4, fill = '#060B20' } = stance;
  const scale = height / 660;
  const legs = ROBED.includes(fan) ? '' : `<path d="${LEGS}"/>`;
  const arms = `<path d="${ARMS[right]}"/><path transform="scale(-1 1)" d="${ARMS[left]}"/>`;
  const head = FANS[fan].replace(`<path d="${BODY}"/>`, '').replace(`<path d="${SLIGHT_BODY}"/>`, '');
  const body = `${legs}<path d="${ROBED.includes(fan) ? ROBE : COAT}"/>${arms}${head}`;
  return `<g transform="translate(${x} ${y - 608 * scale}) scale(${scale})">${row(fill, rim / scale, body.replaceAll('stroke-width="1.3"', `stroke-width="${1.1 / scale}"`))}</g>`;
}

/** A fan from the waist up, in the foreground. */
export function bust(fan: Fan, x: number, y: number, scale: number, fill = '#050918'): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${row(fill, 2.4 / scale, FANS[fan])}</g>`;
}

/** Several busts of one row, each `[fan, x, y, scale]`. */
export function busts(fill: string, fans: readonly (readonly [Fan, number, number, number])[]): string {
  return fans.map(([fan, x, y, scale]) => bust(fan, x, y, scale, fill)).join('');
}

/** The shadow of a figure in front of a lamp. */
export function shadow(x: number, y: number, width: number, length: number, lean: number): string {
  return `<path d="M${x - width / 2} ${y}L${x + lean - width * 1.1} ${y + length}H${x + lean + width * 1.1}L${x + width / 2} ${y}Z" fill="url(#fall)"/>`;
}
