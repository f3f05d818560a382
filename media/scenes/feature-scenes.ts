import { arm, hand, heldScarf, phone, row } from '../crowd/parts.ts';
import { fist } from '../scarf/fists.ts';
import { bust, busts, shadow, standing } from './figures.ts';
import { cone, confetti, farGround, floodlight, scene, skyline, stand } from './scenery.ts';

/** Feature pictures, px. */
export const FEATURE = { width: 1080, height: 810 } as const;
const { width, height } = FEATURE;

/** Echo: rings across a square reach other fans. */
export function findAndEcho(): string {
  const ring = (r: number, opacity: number) =>
    `<ellipse cx="540" cy="640" rx="${r}" ry="${r * 0.3}" fill="none" stroke="#7FE3CF" stroke-width="${3 + r / 160}" opacity="${opacity}"/>`;
  const pin = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})"><circle r="34" fill="url(#mint)"/><path d="M0 20C-13 3-16-3-16-9a16 16 0 1 1 32 0C16-3 13 3 0 20Z" fill="${colour}" stroke="#070D22" stroke-width="2"/><circle cy="-9" r="6" fill="#070D22"/></g>`;
  return scene(
    width,
    height,
    `${farGround(770, 430, 330)}${skyline(width, 432, 5, 190)}${floodlight(610, 232, 432, 0.5)}${floodlight(936, 226, 432, 0.54)}
    ${cone(610, 232, 230, 240, 80)}${cone(936, 226, 230, 240, -90)}
    <path d="M0 430H${width}V${height}H0Z" fill="#131F5C"/><path d="M540 430L-300 ${height}M540 430L120 ${height}M540 430L540 ${height}M540 430L960 ${height}M540 430L1380 ${height}M0 470H${width}M0 530H${width}M0 630H${width}" stroke="#22338C" stroke-width="2.5"/>
    <ellipse cx="540" cy="640" rx="520" ry="160" fill="url(#mint)" opacity=".5"/>${ring(120, 0.95)}${ring(250, 0.75)}${ring(390, 0.5)}${ring(530, 0.3)}
    ${standing('ghutra', 210, 560, 210, { rim: 2.2, left: 'up' })}${standing('child', 274, 566, 122, { rim: 2 })}${pin(214, 322, '#F5B83D')}
    ${standing('hijab', 856, 590, 232, { right: 'hold' })}${standing('ponytail', 944, 586, 216, { rim: 2.2, right: 'up' })}${pin(878, 330, '#FF6B3D')}
    ${standing('flatcap', 420, 500, 128, { rim: 1.8, left: 'up' })}${standing('curly', 462, 502, 122, { rim: 1.8 })}${pin(440, 346, '#8FA8FF')}
    ${standing('cap', 668, 496, 118, { rim: 1.8, right: 'up' })}${pin(668, 352, '#F7F3E9')}
    ${shadow(540, 700, 60, 110, -16)}${standing('scarfed', 540, 706, 350, { rim: 2.8, right: 'hold' })}<g transform="translate(641 446)">${row('#060B20', 2.2, phone(0, 0, 0.5, 12))}</g>
    <rect y="640" width="${width}" height="170" fill="url(#foot)"/>`,
  );
}

/** A watch party: a room of fans in the light of a screen. */
export function watchParty(): string {
  const lamp = (x: number, y: number) =>
    `<path d="M${x} 0V${y}" stroke="#0A1230" stroke-width="4"/><circle cx="${x}" cy="${y + 26}" r="120" fill="url(#warm)"/><path d="M${x - 34} ${y + 24}Q${x - 30} ${y - 8} ${x} ${y - 10}Q${x + 30} ${y - 8} ${x + 34} ${y + 24}Z" fill="#0A1230" stroke="#F5B83D" stroke-width="2"/><ellipse cx="${x}" cy="${y + 25}" rx="30" ry="7" fill="#FFE9B8"/>`;
  const bunting = Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [index * 62 - 10, 78 + Math.sin((index / 17) * Math.PI) * 46];
    return `<path d="M${x} ${y}h44l-22 42z" fill="${['#2B3FAE', '#F5B83D', '#F7F3E9', '#FF6B3D'][index % 4]}" opacity=".92"/>`;
  }).join('');
  const players = [
    [330, 372, 'a'],
    [410, 330, 'b'],
    [470, 402, 'a'],
    [556, 356, 'b'],
    [640, 322, 'a'],
    [706, 398, 'b'],
    [610, 430, 'a'],
  ]
    .map(
      ([x, y, side]) =>
        `<g transform="translate(${x} ${y})"><ellipse cy="20" rx="13" ry="4" fill="#0B3A29" opacity=".7"/><circle cy="-16" r="6" fill="#3a2418"/><path d="M-9-8h18l-2 18h-14z" fill="${side === 'a' ? '#F7F3E9' : '#F5B83D'}"/><path d="M-6 10h5v10h-5zM1 10h5v10h-5z" fill="#0B1026"/></g>`,
    )
    .join('');
  const cup = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-17-18h34l-4 40h-26z" fill="#F7F3E9" stroke="#070D22" stroke-width="2"/><path d="M-15 0h30l-1 10h-28z" fill="#2B3FAE"/></g>`;
  return scene(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#141036"/><path d="M0 0H${width}V520H0Z" fill="#1b1644"/><path d="M0 150H150V520H0ZM930 150H1080V520H930Z" fill="#120d30"/>
    ${[0, 1, 2, 3].map((index) => `<rect x="${18 + (index % 2) * 62}" y="${196 + Math.floor(index / 2) * 122}" width="48" height="92" rx="4" fill="#F5B83D" opacity=".16"/><rect x="${952 + (index % 2) * 62}" y="${196 + Math.floor(index / 2) * 122}" width="48" height="92" rx="4" fill="#F5B83D" opacity=".16"/>`).join('')}
    <rect x="170" y="140" width="740" height="420" fill="#A9BCFF" opacity=".42" filter="url(#haze)"/>
    <rect x="206" y="166" width="668" height="376" rx="10" fill="#04060F" stroke="#6E8CE0" stroke-width="3"/><rect x="220" y="180" width="640" height="348" fill="#0E1A45"/>
    <path d="M220 180H860V292H220Z" fill="#22338C"/>${stand('tv', 'M220 180H860V292H220Z', [220, 180, 640, 112], 12, ['#3E55CF', '#8FA8FF', '#DCE6FF', '#F5B83D', '#F7F3E9'])}
    <path d="M220 290H860V528H220Z" fill="url(#grass)"/><path d="M300 290L220 400V460L360 290ZM430 290L330 528H450L510 290ZM590 290L600 528H720L670 290ZM750 290L860 470V400L820 290Z" fill="#fff" opacity=".09"/><path d="M220 306H860M540 306V528" stroke="#fff" stroke-width="3" opacity=".7"/><ellipse cx="540" cy="408" rx="100" ry="46" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>${players}<circle cx="588" cy="386" r="6" fill="#fff"/>
    ${lamp(110, 120)}${lamp(970, 120)}${bunting}
    ${row('#0D1440', 2, arm([170, 640], [142, 452], 44, 8) + hand(142, 440, 34) + arm([930, 640], [962, 440], 44, -8) + hand(962, 428, 34) + arm([424, 660], [366, 468], 40, 10) + arm([560, 660], [610, 462], 40, -10) + heldScarf([350, 448], [628, 440], { sag: 34, width: 36, colours: ['#F5B83D', '#2B3FAE'], blocks: 11 }))}${fist(368, 464, 0.62, -1)}${fist(610, 458, 0.62, 1)}
    ${busts('#0B1138', [
      ['curly', 90, 566, 0.82],
      ['bun', 246, 580, 0.82],
      ['flatcap', 700, 566, 0.82],
      ['ghutra', 846, 580, 0.82],
      ['short', 1000, 566, 0.82],
      ['beanie', 480, 574, 0.86],
    ])}
    ${busts('#050918', [
      ['hijab', 160, 660, 1.12],
      ['cap', 386, 690, 1.1],
      ['bunches', 560, 716, 0.9],
      ['scarfed', 730, 676, 1.14],
      ['long', 962, 672, 1.14],
    ])}
    ${row('#060B20', 2.2, `${arm([300, 820], [286, 640], 46, 6)}${cup(284, 596)}${hand(286, 624, 36)}`)}${confetti(width, 420, 34, 9)}`,
  );
}

/** Challenges: a podium, a cup and a table. */
export function challenges(): string {
  const step = (x: number, y: number, place: number, colour: string) =>
    `<path d="M${x - 118} ${y}H${x + 118}V${height}H${x - 118}Z" fill="${colour}"/><path d="M${x - 118} ${y}H${x + 118}V${y + 12}H${x - 118}Z" fill="#fff" opacity=".5"/><path d="M${x + 88} ${y}H${x + 118}V${height}H${x + 88}Z" fill="#0B1026" opacity=".18"/><text x="${x - 6}" y="${y + 124}" text-anchor="middle" style="font:900 120px Anybody;font-stretch:118%" fill="#0B1026">${place}</text>`;
  const board = Array.from({ length: 4 }, (_, index) => {
    const [y, length] = [66 + index * 38, [206, 182, 150, 116][index] ?? 100];
    return `<circle cx="372" cy="${y}" r="13" fill="${['#F5B83D', '#7FE3CF', '#FF6B3D', '#8FA8FF'][index]}"/><rect x="398" y="${y - 8}" width="${length}" height="16" rx="8" fill="#F7F3E9" opacity="${1 - index * 0.2}"/><text x="716" y="${y + 9}" text-anchor="end" style="font:850 25px Anybody" fill="#F5B83D">${[2480, 2310, 2275, 2190][index]}</text>`;
  }).join('');
  const cup = `<g transform="translate(540 284) scale(.86)"><circle r="130" fill="url(#warm)"/><path d="M-40-44H40C40 2 24 26 8 30V50H26V62H-26V50H-8V30C-24 26-40 2-40-44Z" fill="#F5B83D" stroke="#7A4B08" stroke-width="2.5"/><path d="M-40-36C-66-36-64 6-28 8M40-36C66-36 64 6 28 8" fill="none" stroke="#F5B83D" stroke-width="8"/><path d="M-26-36C-26-6-20 10-12 18" stroke="#fff" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
  return scene(
    width,
    height,
    `${cone(140, -20, 760, 420, 170)}${cone(540, -20, 800, 460)}${cone(940, -20, 760, 420, -170)}
    <path d="M370 0V40M710 0V40" stroke="#2A3670" stroke-width="5"/><rect x="336" y="36" width="408" height="176" rx="12" fill="#04060F" stroke="#2A3670" stroke-width="5"/>${board}
    ${standing('bun', 290, 610, 250, { left: 'up' })}${standing('ghutra', 790, 640, 256, { right: 'up' })}${standing('hijab', 540, 560, 236, { left: 'up', right: 'up' })}${cup}
    ${step(290, 610, 2, '#B9C2E6')}${step(790, 640, 3, '#FF8A63')}${step(540, 560, 1, '#F5B83D')}
    ${confetti(width, 620, 90, 21)}
    ${busts('#050918', [
      ['beanie', 60, 740, 0.9],
      ['cap', 204, 776, 0.9],
      ['long', 892, 770, 0.9],
      ['short', 1030, 740, 0.9],
    ])}`,
  );
}

/** An away day: a full coach, and the lights of a stadium behind hills. */
export function awayDays(): string {
  const heads = (['beanie', 'hijab', 'cap', 'curly', 'scarfed', 'ghutra', 'bunches', 'long'] as const)
    .map((fan, index) => bust(fan, 190 + index * 88, fan === 'bunches' ? 486 : 474, 0.42, '#0B1138'))
    .join('');
  const glass = Array.from(
    { length: 8 },
    (_, index) => `<rect x="${150 + index * 88}" y="412" width="80" height="104" rx="10"/>`,
  ).join('');
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="650" r="46" fill="#04060F"/><circle cx="${x}" cy="650" r="24" fill="#2A3670" stroke="#8FA8FF" stroke-width="3"/><circle cx="${x}" cy="650" r="7" fill="#8FA8FF"/>`;
  return scene(
    width,
    height,
    `<circle cx="190" cy="150" r="58" fill="#F7F3E9"/><circle cx="214" cy="138" r="50" fill="#0a1438"/>${farGround(830, 352, 300)}${floodlight(690, 196, 360, 0.42)}${floodlight(972, 196, 360, 0.42)}
    <path d="M0 372Q180 260 380 340T760 350T1080 330V560H0Z" fill="#131F5C"/><path d="M0 470Q240 360 520 440T1080 420V660H0Z" fill="#0E1745"/>
    <path d="M0 600H${width}V${height}H0Z" fill="#0A1132"/><path d="M0 700H${width}" stroke="#F7F3E9" stroke-width="8" stroke-dasharray="92 68" opacity=".85"/><path d="M0 604H${width}" stroke="#3E55CF" stroke-width="3"/>
    <ellipse cx="520" cy="694" rx="440" ry="20" fill="#02040C" opacity=".7"/>
    <path d="M120 384H858C908 384 936 420 944 486L956 566V640Q956 652 944 652H112Q96 652 96 636V410Q96 384 120 384Z" fill="#2B3FAE" stroke="#8FA8FF" stroke-width="3"/><path d="M96 560H956V602H96Z" fill="#F5B83D"/><path d="M96 540H954V552H96ZM96 610H956V620H96Z" fill="#F7F3E9"/>
    <clipPath id="windows">${glass}</clipPath><g fill="#FFE2A0">${glass}</g><g clip-path="url(#windows)"><rect x="96" y="384" width="860" height="60" fill="#F5B83D" opacity=".55"/>${heads}</g>
    <path d="M862 412H884C908 414 918 438 924 480L928 516H862Z" fill="#CFE0FF"/><path d="M862 412H884C896 413 904 420 909 430L870 516H862Z" fill="#fff" opacity=".4"/>
    ${wheel(250)}${wheel(770)}<circle cx="944" cy="616" r="11" fill="#FFF3CF"/><path d="M944 606L1080 580V700L944 628Z" fill="#FFE9B8" opacity=".45" filter="url(#soft)"/>
    <g transform="translate(150 452)"><path d="M6 0C-30 10-40-14-80-2C-112 8-124-8-150 0V34C-124 26-112 42-80 32C-40 20-30 44 6 34Z" fill="#F7F3E9"/><path d="M-18 5C-30 2-34-4-46-6V28C-34 30-30 36-18 39ZM-74-4C-88 0-96 4-106 3V37C-96 38-88 34-74 30Z" fill="#2B3FAE"/></g>
    <rect y="690" width="${width}" height="120" fill="url(#foot)"/>`,
  );
}
