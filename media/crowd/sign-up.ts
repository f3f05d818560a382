import { randomFrom } from '../studio/random.ts';
import type { Fan } from './heads.ts';
import { arm, hand, heldScarf, phone, picture, place, row } from './parts.ts';

/** Three rows of fans that hold the ticket. The picture tiles horizontally. Its first `hands` px overlap the ticket. */
export const SIGN_UP_CROWD = { width: 1920, height: 300, hands: 62 } as const;

const LINES: readonly {
  step: number;
  scale: number;
  y: number;
  fill: string;
  rim: number;
  lift: number;
  fans: readonly Fan[];
}[] = [
  {
    step: 120,
    scale: 0.56,
    y: 128,
    fill: '#182869',
    rim: 1.9,
    lift: 0.9,
    fans: [
      'short',
      'bun',
      'hijab',
      'beanie',
      'curly',
      'cap',
      'ghutra',
      'long',
      'flatcap',
      'scarfed',
      'child',
      'ponytail',
      'bald',
      'hijab',
      'short',
      'beanie',
    ],
  },
  {
    step: 160,
    scale: 0.74,
    y: 186,
    fill: '#0F1B4C',
    rim: 2,
    lift: 0.62,
    fans: [
      'hijab',
      'cap',
      'short',
      'curly',
      'flatcap',
      'ponytail',
      'ghutra',
      'redscarf',
      'beanie',
      'long',
      'bald',
      'bun',
    ],
  },
  {
    step: 240,
    scale: 1,
    y: 236,
    fill: '#070D28',
    rim: 2.2,
    lift: 0.36,
    fans: ['scarfed', 'bunches', 'beanie', 'hijab', 'short', 'ghutra', 'cap', 'long'],
  },
];

const SCARVES: readonly { x: number; colours: readonly [string, string] }[] = [
  { x: 150, colours: ['#F5B83D', '#22358F'] },
  { x: 640, colours: ['#0F8A74', '#F7F3E9'] },
  { x: 1120, colours: ['#C8102E', '#F7F3E9'] },
  { x: 1610, colours: ['#7FE3CF', '#0B1026'] },
];

const { width, height } = SIGN_UP_CROWD;

/** Draws fans near an edge twice, so that the tile continues seamlessly. */
function wrapped(x: number, margin: number, drawn: (x: number) => string): string {
  const again = x < margin ? drawn(x + width) : x > width - margin ? drawn(x - width) : '';
  return drawn(x) + again;
}

function line(index: number): string {
  const { step, scale, y, fill, rim, lift, fans } = LINES[index] as (typeof LINES)[number];
  const random = randomFrom(40 + index);
  const arms: string[] = [];
  const figures: string[] = [];
  for (let seat = 0; seat * step < width; seat++) {
    const fan = fans[seat % fans.length] ?? 'short';
    const x = seat * step + step * (0.3 + random() * 0.4);
    const headY = y + random() * 16;
    const arm1 = random() < lift;
    const arm2 = random() < lift * 0.7;
    const reach = 26 + random() * 34;
    const spread = 0.78 + random() * 0.3;
    for (const [raised, sign] of [
      [arm1, -1],
      [arm2, 1],
    ] as const) {
      if (!raised || fan === 'child' || fan === 'bunches') continue;
      const top = index === 2 ? reach + 44 : reach;
      const drawnArm = (at: number) => {
        const handX = at + sign * 104 * scale * spread;
        const shoulder = [at + sign * 82 * scale, headY + 190 * scale] as const;
        return arm(shoulder, [handX, top + 12], 46 * scale, sign * -14) + hand(handX, top, 27 * scale + 5);
      };
      arms.push(wrapped(x, 260, drawnArm));
    }
    figures.push(wrapped(x, 260, (at) => place({ fan, x: at, y: headY, scale, flip: seat % 3 === 1 })));
  }
  return row(fill, rim, arms.join('') + figures.join(''));
}

function scarves(): string {
  return SCARVES.map(({ x, colours }, index) => {
    const [left, right, top] = [x - 74, x + 74, 36 + (index % 2) * 16];
    const sleeves =
      arm([x - 58, 330], [left, top + 16], 34, 10) + arm([x + 58, 330], [right, top + 16], 34, -10);
    const cloth = heldScarf([left - 12, top], [right + 12, top - 8], {
      sag: 26,
      width: 24,
      colours,
      blocks: 9,
    });
    return sleeves + cloth + hand(left, top + 6, 24) + hand(right, top, 24);
  }).join('');
}

/** SVG of the crowd under the sign-up ticket, darker towards the front. */
export function signUpCrowd(): string {
  const phones = [
    [404, 60, 8],
    [905, 48, -6],
    [1392, 56, 5],
  ] as const;
  const films = phones
    .map(([x, y, turn]) => phone(x, y, 0.52, turn) + arm([x + 10, 330], [x - turn / 2, y + 34], 28, 0))
    .join('');
  return picture(width, height, line(0) + line(1) + row('#0C1740', 1.9, scarves() + films) + line(2));
}
