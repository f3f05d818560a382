import * as palette from '../../content/palette.ts';
import { type Pose, place } from '../cast/figure.ts';
import { hand } from '../cast/hands.ts';
import { creaseOf } from '../cast/head.ts';
import { lit, paintAt } from '../cast/paint.ts';
import { PEOPLE, type PersonName } from '../cast/people.ts';
import { groundShadow, seated, standing } from '../cast/whole-figures.ts';
import { cone, confetti, farGround, floodlight, scene, skyline, stand } from './scenery.ts';

/** Feature pictures, px. */
export const FEATURE = { width: 1080, height: 810 } as const;
const { width, height } = FEATURE;

/** Echo: rings across a square reach other fans. */
export function findAndEcho(): string {
  const ring = (r: number, opacity: number) =>
    `<ellipse cx="540" cy="640" rx="${r}" ry="${r * 0.3}" fill="none" stroke="${palette.mint}" stroke-width="${3 + r / 160}" opacity="${opacity}"/>`;
  const pin = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})"><circle r="34" fill="url(#mint)"/><path d="M0 20C-13 3-16-3-16-9a16 16 0 1 1 32 0C16-3 13 3 0 20Z" fill="${colour}" stroke="${palette.night}" stroke-width="2"/><circle cy="-9" r="6" fill="${palette.night}"/></g>`;
  return scene(
    width,
    height,
    `${farGround(770, 430, 330)}${skyline(width, 432, 5, 190)}${floodlight(610, 232, 432, 0.5)}${floodlight(936, 226, 432, 0.54)}
    ${cone(610, 232, 230, 240, 80)}${cone(936, 226, 230, 240, -90)}
    <path d="M0 430H${width}V${height}H0Z" fill="#131F5C"/><path d="M540 430L-300 ${height}M540 430L120 ${height}M540 430L540 ${height}M540 430L960 ${height}M540 430L1380 ${height}M0 470H${width}M0 530H${width}M0 630H${width}" stroke="#22338C" stroke-width="2.5"/>
    <ellipse cx="540" cy="640" rx="520" ry="160" fill="url(#mint)" opacity=".5"/>${ring(120, 0.95)}${ring(250, 0.75)}${ring(390, 0.5)}${ring(530, 0.3)}
    ${standing('george', 408, 520, 168, { expression: 'grin', left: { to: [-112, -70], hand: 'palm' }, dark: 0.12 })}${standing('marta', 470, 522, 156, { expression: 'smile', dark: 0.12 })}${pin(438, 318, '#8FA8FF')}
    ${standing('luca', 664, 512, 160, { expression: 'laugh', right: { to: [112, -70], hand: 'palm' }, dark: 0.12 })}${pin(662, 316, palette.chalk)}
    ${groundShadow(200, 606, 150)}${standing('faisal', 190, 606, 270, { expression: 'grin', left: { to: [-112, -64], hand: 'palm' }, right: { to: [104, 210], hand: 'fist' } })}${standing('lily', 262, 612, 164, { expression: 'laugh', left: { to: [-84, 40], hand: 'fist' } })}${pin(200, 290, palette.gold)}
    ${groundShadow(884, 628, 190)}${standing('priya', 936, 624, 268, { expression: 'laugh', right: { to: [110, -84], hand: 'palm' } })}${seated('ewan', 838, 630, 226, { expression: 'grin', left: { to: [-124, 250], hand: 'grip', turn: 20 }, right: { to: [112, -70], hand: 'palm' } })}${pin(846, 346, palette.ember)}
    ${groundShadow(540, 764, 200)}${standing('sami', 540, 762, 420, { expression: 'smile', turn: 4, left: { to: [-104, 292] }, right: { to: [104, 60], hand: 'phone', turn: 6 } })}
    <rect y="640" width="${width}" height="170" fill="url(#foot)"/>`,
  );
}

/** A watch party, seen from the screen: a room of fans in its light. */
export function watchParty(): string {
  const lamp = (x: number, y: number) =>
    `<path d="M${x} 0V${y}" stroke="#0A1230" stroke-width="4"/><circle cx="${x}" cy="${y + 26}" r="150" fill="url(#warm)"/><path d="M${x - 40} ${y + 26}Q${x - 36} ${y - 10} ${x} ${y - 12}Q${x + 36} ${y - 10} ${x + 40} ${y + 26}Z" fill="#0A1230" stroke="${palette.gold}" stroke-width="2"/><ellipse cx="${x}" cy="${y + 27}" rx="36" ry="8" fill="#FFE9B8"/>`;
  const bunting = Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [index * 62 - 10, 40 + Math.sin((index / 17) * Math.PI) * 46];
    return `<path d="M${x} ${y}h44l-22 42z" fill="${[palette.royal2, palette.gold, palette.chalk, palette.ember][index % 4]}" opacity=".92"/>`;
  }).join('');
  const players = [
    [392, 266, palette.chalk],
    [446, 242, palette.gold],
    [500, 276, palette.chalk],
    [566, 250, palette.gold],
    [622, 272, palette.chalk],
    [676, 246, palette.gold],
  ]
    .map(
      ([x, y, shirt]) =>
        `<g transform="translate(${x} ${y})"><ellipse cy="14" rx="9" ry="3" fill="#0B3A29" opacity=".7"/><circle cy="-11" r="4.4" fill="#3a2418"/><path d="M-6-6h12l-1 12h-10z" fill="${shirt}"/><path d="M-4 6h3v7h-3zM1 6h3v7H1z" fill="${palette.ink}"/></g>`,
    )
    .join('');
  const frame = (x: number, y: number, w: number, h: number, inner: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#3B2352" stroke="#C98A3A" stroke-width="5"/>${inner}`;
  const cup = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-19-26h38l-5 56h-28z" fill="${palette.chalk}" stroke="${palette.night}" stroke-width="2"/><path d="M-17-4h34l-1 12h-32z" fill="${palette.royal2}"/></g>`;
  const grip = (who: PersonName, x: number, y: number) => {
    const { skin } = PEOPLE[who].face;
    return `<g transform="translate(${x} ${y})">${lit(hand('grip', [0, 0], { skin, crease: creaseOf(skin), turn: 78, scale: 0.9, paint: paintAt(0) }), 2)}</g>`;
  };
  const crowd = (fans: readonly (readonly [PersonName, number, number, number, Pose])[], dark: number) =>
    fans.map(([who, x, y, scale, pose]) => place(who, x, y, scale, { ...pose, dark })).join('');
  return scene(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#2A1640"/><path d="M0 0H${width}V520H0Z" fill="#33194C"/><path d="M0 120H${width}" stroke="#1E1030" stroke-width="10"/>
    <rect x="326" y="132" width="428" height="216" fill="#A9BCFF" opacity=".4" filter="url(#haze)"/><rect x="338" y="140" width="404" height="200" rx="8" fill="${palette.pitchBlack}" stroke="${palette.rim}" stroke-width="3"/>
    ${stand('tv', 'M348 150H732V212H348Z', [348, 150, 384, 62], 12, ['#3E55CF', '#8FA8FF', '#DCE6FF', palette.gold, palette.chalk])}<path d="M348 210H732V330H348Z" fill="url(#grass)"/><path d="M348 220H732M540 220V330" stroke="#fff" stroke-width="2.5" opacity=".7"/><ellipse cx="540" cy="274" rx="58" ry="26" fill="none" stroke="#fff" stroke-width="2.5" opacity=".7"/>${players}<circle cx="532" cy="262" r="4" fill="#fff"/>
    ${frame(72, 168, 130, 100, `<path d="M82 178h110v80H82z" fill="#1F7D52"/><path d="M137 178v80M82 218h110" stroke="${palette.chalk}" stroke-width="2" opacity=".7"/><circle cx="137" cy="218" r="16" fill="none" stroke="${palette.chalk}" stroke-width="2" opacity=".7"/>`)}
    ${frame(220, 186, 84, 108, `<path d="M262 204c16 0 24 8 24 8v26q0 22-24 34q-24-12-24-34v-26s8-8 24-8z" fill="${palette.gold}"/>`)}
    ${frame(784, 176, 96, 96, `<circle cx="832" cy="224" r="30" fill="${palette.chalk}"/><path d="M832 208l14 10-5 17h-18l-5-17z" fill="${palette.ink}"/>`)}
    ${frame(906, 160, 110, 130, `<path d="M922 176h78v16h-78zM922 204h78v16h-78zM922 232h78v16h-78z" fill="${palette.royal2}"/><path d="M922 192h78v12h-78zM922 220h78v12h-78zM922 248h78v12h-78z" fill="${palette.chalk}" opacity=".9"/>`)}
    ${lamp(216, 96)}${lamp(864, 96)}${bunting}
    <path d="M0 300L540 900L1080 300V810H0Z" fill="#8FA8FF" opacity=".13" filter="url(#haze)"/>
    ${crowd(
      [
        ['majed', 96, 430, 0.92, { expression: 'laugh', left: { to: [-100, -120], hand: 'fist' } }],
        ['ana', 268, 424, 0.9, { expression: 'roar', right: { to: [96, -128], hand: 'palm' } }],
        ['gareth', 470, 404, 0.98, { expression: 'laugh', left: { to: [-108, -128], hand: 'fist' } }],
        ['priya', 640, 424, 0.88, { expression: 'grin' }],
        ['harjit', 812, 414, 0.96, { expression: 'laugh', right: { to: [106, -120], hand: 'palm' } }],
        ['noura', 984, 430, 0.9, { expression: 'laugh' }],
      ],
      0.3,
    )}
    ${crowd(
      [
        [
          'marta',
          150,
          548,
          1.12,
          {
            expression: 'roar',
            tilt: -4,
            left: { to: [-96, -116], hand: 'fist' },
            right: { to: [92, -116], hand: 'fist' },
          },
        ],
        [
          'luca',
          360,
          520,
          1.2,
          {
            expression: 'laugh',
            tilt: 4,
            turn: 5,
            left: { to: [-74, 190], hand: 'none' },
            right: { to: [140, 96], hand: 'none', behind: true },
          },
        ],
        [
          'amal',
          560,
          536,
          1.16,
          { expression: 'laugh', tilt: -4, turn: -4, right: { to: [78, 150], hand: 'none' } },
        ],
        [
          'dayo',
          768,
          508,
          1.26,
          {
            expression: 'laugh',
            turn: -4,
            scarf: 'held',
            left: { to: [-92, -146], hand: 'grip', turn: 0 },
            right: { to: [92, -146], hand: 'grip', turn: 0 },
          },
        ],
        [
          'temi',
          958,
          586,
          1,
          {
            expression: 'roar',
            left: { to: [-88, -110], hand: 'palm' },
            right: { to: [88, -120], hand: 'palm' },
          },
        ],
      ],
      0,
    )}
    ${handOnShoulder('luca', 654, 640)}
    ${cup(262, 716)}${grip('luca', 276, 726)}${confetti(width, 420, 40, 9)}<rect y="700" width="${width}" height="110" fill="url(#foot)"/>`,
  );
}

/** A hand that comes round a neighbour's shoulder. */
function handOnShoulder(who: PersonName, x: number, y: number): string {
  const { skin } = PEOPLE[who].face;
  return `<g transform="translate(${x} ${y}) rotate(24)">${lit(hand('shoulder', [0, 0], { skin, crease: creaseOf(skin), scale: 1.1, paint: paintAt(0) }), 2)}</g>`;
}

/** Challenges: a podium, a cup and a table. */
export function challenges(): string {
  const step = (x: number, y: number, place: number, colour: string) =>
    `<path d="M${x - 118} ${y}H${x + 118}V${height}H${x - 118}Z" fill="${colour}"/><path d="M${x - 118} ${y}H${x + 118}V${y + 12}H${x - 118}Z" fill="#fff" opacity=".5"/><path d="M${x + 88} ${y}H${x + 118}V${height}H${x + 88}Z" fill="${palette.ink}" opacity=".18"/><text x="${x - 6}" y="${y + 124}" text-anchor="middle" style="font:900 120px Anybody;font-stretch:118%" fill="${palette.ink}">${place}</text>`;
  const board = Array.from({ length: 4 }, (_, index) => {
    const [y, length] = [66 + index * 38, [206, 182, 150, 116][index] ?? 100];
    return `<circle cx="372" cy="${y}" r="13" fill="${[palette.gold, palette.mint, palette.ember, '#8FA8FF'][index]}"/><rect x="398" y="${y - 8}" width="${length}" height="16" rx="8" fill="${palette.chalk}" opacity="${1 - index * 0.2}"/><text x="716" y="${y + 9}" text-anchor="end" style="font:850 25px Anybody" fill="${palette.gold}">${[2480, 2310, 2275, 2190][index]}</text>`;
  }).join('');
  const { skin } = PEOPLE.amal.face;
  const onCup = (side: -1 | 1) =>
    `<g transform="translate(${540 + side * 19} 290) scale(.42)">${lit(hand('fist', [0, 0], { skin, crease: creaseOf(skin), side, paint: paintAt(0) }), 4)}</g>`;
  const cup = `<g transform="translate(540 232) scale(.86)"><circle r="130" fill="url(#warm)"/><path d="M-40-44H40C40 2 24 26 8 30V50H26V62H-26V50H-8V30C-24 26-40 2-40-44Z" fill="${palette.gold}" stroke="#7A4B08" stroke-width="2.5"/><path d="M-40-36C-66-36-64 6-28 8M40-36C66-36 64 6 28 8" fill="none" stroke="${palette.gold}" stroke-width="8"/><path d="M-26-36C-26-6-20 10-12 18" stroke="#fff" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
  return scene(
    width,
    height,
    `${cone(140, -20, 760, 420, 170)}${cone(540, -20, 800, 460)}${cone(940, -20, 760, 420, -170)}
    <path d="M370 0V40M710 0V40" stroke="${palette.boardEdge}" stroke-width="5"/><rect x="336" y="36" width="408" height="176" rx="12" fill="${palette.pitchBlack}" stroke="${palette.boardEdge}" stroke-width="5"/>${board}
    ${standing('marta', 290, 610, 262, { expression: 'grin', left: { to: [-108, -90], hand: 'fist' } })}${standing('faisal', 790, 640, 270, { expression: 'laugh', right: { to: [110, -84], hand: 'palm' } })}
    ${step(290, 610, 2, '#B9C2E6')}${step(790, 640, 3, '#FF8A63')}${step(540, 560, 1, palette.gold)}
    ${standing('amal', 540, 562, 256, { expression: 'laugh', left: { to: [-48, -128], hand: 'none' }, right: { to: [48, -128], hand: 'none' } })}${cup}${onCup(-1)}${onCup(1)}
    ${confetti(width, 620, 90, 21)}
    ${place('kofi', 92, 650, 0.92, { expression: 'roar', left: { to: [-96, -110], hand: 'fist' }, right: { to: [96, -126], hand: 'palm' } })}${place('lily', 214, 744, 0.74, { expression: 'laugh', left: { to: [-92, -80], hand: 'palm' } })}
    ${place('sami', 920, 742, 0.7, { expression: 'laugh', left: { to: [-96, -96], hand: 'palm' } })}${place('mei', 1034, 652, 0.92, { expression: 'grin', left: { to: [-92, -110], hand: 'fist' }, right: { to: [92, -120], hand: 'fist' } })}
    <rect y="${height - 70}" width="${width}" height="70" fill="url(#foot)"/>`,
  );
}

/** An away day: a full coach, and the lights of a stadium behind hills. */
export function awayDays(): string {
  const riders: readonly (readonly [PersonName, Pose])[] = [
    ['sami', { expression: 'laugh', left: { to: [-70, 40], hand: 'palm' } }],
    ['noura', { expression: 'grin' }],
    ['luca', { expression: 'sing' }],
    ['amal', { expression: 'laugh' }],
    ['harjit', { expression: 'roar' }],
    ['lily', { expression: 'grin' }],
    ['faisal', { expression: 'laugh' }],
    ['george', { expression: 'sing' }],
  ];
  const heads = riders
    .map(([who, pose], index) =>
      place(who, 190 + index * 88, who === 'lily' ? 474 : 464, 0.46, {
        ...pose,
        tilt: (index % 3) * 4 - 4,
        hem: 160,
      }),
    )
    .join('');
  const glass = Array.from(
    { length: 8 },
    (_, index) => `<rect x="${150 + index * 88}" y="412" width="80" height="104" rx="10"/>`,
  ).join('');
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="650" r="46" fill="${palette.pitchBlack}"/><circle cx="${x}" cy="650" r="24" fill="${palette.boardEdge}" stroke="#8FA8FF" stroke-width="3"/><circle cx="${x}" cy="650" r="7" fill="#8FA8FF"/>`;
  return scene(
    width,
    height,
    `<circle cx="190" cy="150" r="58" fill="${palette.chalk}"/><circle cx="214" cy="138" r="50" fill="#0a1438"/>${farGround(830, 352, 300)}${floodlight(690, 196, 360, 0.42)}${floodlight(972, 196, 360, 0.42)}
    <path d="M0 372Q180 260 380 340T760 350T1080 330V560H0Z" fill="#131F5C"/><path d="M0 470Q240 360 520 440T1080 420V660H0Z" fill="#0E1745"/>
    <path d="M0 600H${width}V${height}H0Z" fill="#0A1132"/><path d="M0 700H${width}" stroke="${palette.chalk}" stroke-width="8" stroke-dasharray="92 68" opacity=".85"/><path d="M0 604H${width}" stroke="#3E55CF" stroke-width="3"/>
    <ellipse cx="520" cy="694" rx="440" ry="20" fill="#02040C" opacity=".7"/>
    <path d="M120 384H858C908 384 936 420 944 486L956 566V640Q956 652 944 652H112Q96 652 96 636V410Q96 384 120 384Z" fill="${palette.royal2}" stroke="#8FA8FF" stroke-width="3"/><path d="M96 560H956V602H96Z" fill="${palette.gold}"/><path d="M96 540H954V552H96ZM96 610H956V620H96Z" fill="${palette.chalk}"/>
    <clipPath id="windows">${glass}</clipPath><g fill="#FFE2A0">${glass}</g><g clip-path="url(#windows)"><rect x="96" y="384" width="860" height="60" fill="${palette.gold}" opacity=".55"/>${heads}</g>
    <path d="M862 412H884C908 414 918 438 924 480L928 516H862Z" fill="#CFE0FF"/><path d="M862 412H884C896 413 904 420 909 430L870 516H862Z" fill="#fff" opacity=".4"/>
    ${wheel(250)}${wheel(770)}<circle cx="944" cy="616" r="11" fill="#FFF3CF"/><path d="M944 606L1080 580V700L944 628Z" fill="#FFE9B8" opacity=".45" filter="url(#soft)"/>
    <g transform="translate(150 452)"><path d="M6 0C-30 10-40-14-80-2C-112 8-124-8-150 0V34C-124 26-112 42-80 32C-40 20-30 44 6 34Z" fill="${palette.chalk}"/><path d="M-18 5C-30 2-34-4-46-6V28C-34 30-30 36-18 39ZM-74-4C-88 0-96 4-106 3V37C-96 38-88 34-74 30Z" fill="${palette.royal2}"/></g>
    <rect y="690" width="${width}" height="120" fill="url(#foot)"/>`,
  );
}
