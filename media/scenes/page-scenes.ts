import * as palette from '../../content/palette.ts';
import { groundShadow, standing } from '../cast/whole-figures.ts';
import { cone, confetti, farGround, floodlight, lamps, scene, stand } from './scenery.ts';

/** The ground behind the features page's hero, px. */
export const HERO = { width: 1760, height: 990 } as const;
/** The 404 picture, px. */
export const LOST = { width: 1200, height: 900 } as const;

/** A full stadium from inside, without fans in front. */
export function featuresHero(): string {
  const { width, height } = HERO;
  const tones = ['#22338C', palette.royal2, '#8FA8FF', '#DCE6FF', palette.gold, palette.ember, palette.mint];
  const rigs = [210, 470, 760, 1050, 1310, 1570]
    .map(
      (x, index) =>
        cone(x, 122, 620, 380, (2.5 - index) * 46) +
        lamps(x, 120 + 26 * Math.sin(((index + 0.5) / 6) * Math.PI), 1.05),
    )
    .join('');
  return scene(
    width,
    height,
    `${stand('far', 'M0 270Q880 372 1760 270V520Q880 590 0 520Z', [0, 270, width, 320], 4, tones)}
    <path d="M0 0H${width}V250Q880 352 0 250Z" fill="#060A1E"/><path d="M0 250Q880 352 ${width} 250" fill="none" stroke="#3E55CF" stroke-width="5"/><path d="M0 236Q880 338 ${width} 236" fill="none" stroke="#22338C" stroke-width="3"/>
    <path d="M0 520Q880 590 ${width} 520V560Q880 632 0 560Z" fill="#22338C"/><path d="M0 560Q880 632 ${width} 560V${height}H0Z" fill="url(#grass)"/>
    <path d="M300 600L120 ${height}H420L520 606ZM760 616L740 ${height}H1020L1000 616ZM1240 606L1340 ${height}H1640L1460 598Z" fill="#fff" opacity=".07"/><path d="M880 612V${height}M100 640Q880 690 1660 640" stroke="#fff" stroke-width="4" opacity=".6" fill="none"/><ellipse cx="880" cy="760" rx="260" ry="74" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>
    ${rigs}${confetti(width, 700, 70, 3)}
    <rect y="${height - 120}" width="${width}" height="120" fill="url(#foot)"/>`,
  );
}

/** A fan in front of a locked turnstile. */
export function lostFan(): string {
  const { width, height } = LOST;
  const bars = Array.from(
    { length: 4 },
    (_, index) =>
      `<path d="M566 ${520 + index * 44}H772" stroke="#B9C2E6" stroke-width="12" stroke-linecap="round"/><path d="M566 ${516 + index * 44}H772" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>`,
  ).join('');
  const bricks = Array.from(
    { length: 15 },
    (_, line) =>
      `M420 ${250 + line * 32}H1200${Array.from({ length: 13 }, (__, index) => `M${420 + index * 64 + (line % 2) * 32} ${250 + line * 32}v32`).join('')}`,
  ).join('');
  return scene(
    width,
    height,
    `${farGround(170, 520, 260)}${floodlight(60, 336, 520, 0.4)}${floodlight(290, 330, 520, 0.44)}<path d="M0 520H${width}V${height}H0Z" fill="#0E1745"/>
    <path d="M420 250H1200V720H420Z" fill="#1B2761"/><path d="${bricks}" stroke="#131D4E" stroke-width="3" fill="none"/><path d="M400 214H1200V258H400Z" fill="${palette.royal2}"/><path d="M400 214H1200V224H400Z" fill="#8FA8FF" opacity=".6"/>
    <path d="M540 330H800V720H540Z" fill="${palette.pitchBlack}"/><path d="M540 330H800V344H540Z" fill="#000"/>
    <rect x="756" y="470" width="58" height="250" rx="8" fill="${palette.boardEdge}" stroke="#8FA8FF" stroke-width="2"/><rect x="526" y="470" width="44" height="250" rx="8" fill="${palette.boardEdge}" stroke="#8FA8FF" stroke-width="2"/>${bars}
    <circle cx="785" cy="506" r="40" fill="${palette.cardRed}" opacity=".3" filter="url(#soft)"/><circle cx="785" cy="506" r="12" fill="${palette.cardRed}"/><path d="M779 500l12 12M791 500l-12 12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
    <path d="M880 400h150v196H880z" fill="#131D4E"/><path d="M892 412h126v76H892zM892 498h126v12H892zM892 520h92v12H892zM892 542h110v12H892z" fill="#3E55CF" opacity=".7"/>
    ${cone(670, 20, 800, 760)}<g transform="translate(670 26)"><circle r="160" fill="url(#lamp)" opacity=".6"/><path d="M-60-26H60L44 8H-44Z" fill="#0A1230" stroke="#8FA8FF" stroke-width="2"/><ellipse cy="8" rx="44" ry="9" fill="#fff"/></g>
    <ellipse cx="650" cy="770" rx="380" ry="70" fill="#A9BCFF" opacity=".16" filter="url(#soft)"/>
    ${groundShadow(470, 822, 220)}${standing('sami', 470, 820, 520, { expression: 'wonder', turn: 6, tilt: 4, left: { to: [-70, 30], hand: 'palm', turn: -20 }, right: { to: [128, 112], hand: 'fist', turn: 30 } })}
    <rect x="560" y="276" width="220" height="84" rx="8" fill="${palette.chalk}"/><text x="670" y="345" text-anchor="middle" style="font:900 76px Anybody;font-stretch:116%" fill="${palette.ink}">404</text>
    <g transform="translate(610 412) rotate(-16)"><path d="M-34-17H34V-6a6 6 0 0 0 0 12V17H-34V6a6 6 0 0 0 0-12Z" fill="${palette.gold}" stroke="${palette.night}" stroke-width="2"/><path d="M12-14V14" stroke="${palette.night}" stroke-width="2" stroke-dasharray="3 4"/></g>
    <rect y="${height - 100}" width="${width}" height="100" fill="url(#foot)"/>`,
  );
}
