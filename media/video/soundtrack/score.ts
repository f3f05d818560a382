/** All sounds of the film by time, except the crowd. */
import { beat, chance } from '../stage/motion.ts';
import {
  arpeggio,
  type Buses,
  bassLine,
  both,
  groove,
  hands,
  hats,
  hit,
  pads,
  pick,
  roll,
  sing,
  stabs,
} from './band.ts';
import { flapClick, kick, lampOn, riser, stomp, tear, whoosh } from './drums.ts';
import { beats, chordAt, tuneBetween } from './harmony.ts';
import { beep, buzz, lipWhistle, ping, pluck, refereeWhistle, stab } from './instruments.ts';
import { place } from './pcm.ts';
import { choir } from './voices.ts';

function alone(buses: Buses): void {
  pads(buses, 0, 8, 0.75, 520);
  for (const at of beats(0, 8, 4)) place(buses.dry, kick(0.5, 40), at, 0.4);
  for (const { at, length, pitch } of tuneBetween(0.0, 7.5))
    both(buses, lipWhistle(pitch + 12, length, pitch), at, 0.2, 0.9, -0.1);
  for (const at of beats(4, 8, 2)) both(buses, pluck(chordAt(at).notes[0] ?? 59, 1.4, 0.6), at, 0.16, 0.8);
  both(buses, riser(41, 1), 7, 0.16, 0.4);
  hit(buses, 8, 0.8);
  choir(buses.near, 66, 8.02, 0.9, 1, 0.5, 5);
  choir(buses.dry, 66, 8.02, 0.8, 1, 0.34, 5);
  for (const at of beats(9.5, 11, 1)) both(buses, flapClick(3), at, 0.3, 0.6);
  both(buses, pluck(59, 2, 0.4), 10, 0.2, 1);
  for (const at of [11, 11.5]) both(buses, buzz(), at, 0.5, 0.2, 0.35);
  both(buses, ping(86), 11.02, 0.2, 0.9, 0.35);
}

function echo(buses: Buses): void {
  pads(buses, 12, 22, 0.8, 900);
  beats(12, 22, 2).forEach((at, index) => {
    both(
      buses,
      ping(pick([86, 90, 93, 90], index)),
      at,
      at < 14 ? 0.2 : 0.3,
      1,
      index % 2 ? 0.4 : -0.4,
      'far',
    );
  });
  both(buses, riser(17, 1.4), 12.6, 0.2, 0.3);
  hit(buses, 14, 0.7);
  arpeggio(buses, 14, 22, 1);
  bassLine(buses, 14, 18, 0.6, 1);
  beats(15, 18, 0.5).forEach((at, index) => {
    both(buses, pick(hands, index), at, 0.14 + 0.02 * index, 0.5, Math.sin(index * 2.3) * 0.8);
  });
  beats(15, 18, 1).forEach((at, index) => {
    choir(buses.near, pick([62, 66, 69], index), at, 0.3, 2 + index * 2, 0.2, index + 300);
  });
  groove(buses, 18, 22, 0.62);
  bassLine(buses, 18, 22, 0.8);
  both(buses, riser(29, 2), 20, 0.3, 0.4);
  roll(buses, 21, 22, 0.6);
}

function watchParty(buses: Buses): void {
  hit(buses, 22, 0.8);
  groove(buses, 22, 29, 0.85);
  bassLine(buses, 22, 29, 0.9);
  stabs(buses, 22, 29, 0.8);
  sing(buses, 24, 29, 10, 0.36, 'near');
  roll(buses, 28.5, 30, 1);
  both(buses, riser(37, 1.5), 28.5, 0.34, 0.4);
  hit(buses, 30, 1.1);
  groove(buses, 30, 34, 1, true);
  bassLine(buses, 30, 34, 1);
  stabs(buses, 30, 34, 1);
  sing(buses, 30, 34, 18, 0.42, 'far');
  both(buses, refereeWhistle(0.5, 3), 30.05, 0.12, 0.7, -0.4);
}

function challenges(buses: Buses): void {
  for (let click = 0; click < 210; click += 1) {
    const at = 33.4 + chance(click * 3.1) ** 1.3 * 4;
    place(buses.dry, flapClick(click), at, 0.22, chance(click) * 1.6 - 0.8);
  }
  for (const start of [34, 38, 42])
    for (const offset of [0, 1, 2, 2.5, 3, 4, 4.5, 5, 5.5, 6, 7])
      if (start + offset * beat < 46)
        both(buses, pick(hands, Math.round(offset * 2)), start + offset * beat, 0.55, 0.45, 0.1);
  for (const at of beats(34, 46, 2)) both(buses, stomp(at), at, 0.45, 0.3);
  bassLine(buses, 36, 46, 0.45, 1);
  hats(buses, 34, 42, 0.9);
  arpeggio(buses, 35, 42, 1.5);
  pads(buses, 36, 46, 0.9, 2400);
  sing(buses, 38, 42, 6, 0.24, 'near');
  for (const at of [38.5, 39.5, 40.5]) {
    both(buses, ping(90, 0.9), at, 0.34, 0.6, 0.2);
    both(buses, stab([62, 66, 69, 74], 0.4), at, 0.34, 0.5);
  }
  both(buses, whoosh(5), 41.6, 0.5, 0.4);
  groove(buses, 42, 46, 0.7);
  beats(42.5, 45, 1).forEach((at, index) => {
    both(
      buses,
      stab(
        [62, 66, 69].map((note) => note + 2 * index),
        0.35,
      ),
      at,
      0.4,
      0.5,
    );
  });
  arpeggio(buses, 42, 46, 0.8);
  hit(buses, 44.75, 0.7);
}

function clubEvent(buses: Buses): void {
  both(buses, whoosh(8, 0.9), 45.8, 0.5, 0.4);
  pads(buses, 46, 56, 1.4, 2400);
  for (const at of beats(46, 56, 4)) {
    both(buses, kick(), at, 0.8, 0.1);
    both(buses, pick(hands, 1), at + 2 * beat, 0.5, 0.6);
    both(buses, kick(), at + 2.5 * beat, 0.6, 0.1);
  }
  bassLine(buses, 46, 56, 0.4, 2);
  hats(buses, 46, 56, 0.6);
  arpeggio(buses, 46, 50, 1.5);
  both(buses, stomp(2), 47.95, 1.1, 0.5);
  both(buses, tear(4, 1), 49.25, 0.7, 0.3);
  stabs(buses, 50, 56, 0.6);
  sing(buses, 50, 56, 14, 0.36, 'far');
  hit(buses, 51.6, 0.6);
  for (const at of [53, 54]) {
    both(buses, flapClick(5), at, 0.9, 0.5, 0.3);
    both(buses, flapClick(9), at + 0.07, 0.7, 0.5, 0.3);
    both(buses, ping(98, 0.7), at, 0.16, 0.8);
  }
  both(buses, riser(51, 1), 55, 0.24, 0.3);
}

function awayDays(buses: Buses): void {
  groove(buses, 56, 66, 0.8, true);
  bassLine(buses, 56, 66, 1);
  pads(buses, 56, 66, 0.7, 1500);
  for (const { at, length, pitch } of tuneBetween(56, 60))
    both(buses, lipWhistle(pitch + 12, length, pitch), at, 0.22, 0.6);
  stabs(buses, 60, 66, 0.7);
  sing(buses, 60, 66, 12, 0.42, 'near');
  for (const at of [60.6, 61.8, 62.6, 63.9, 65.2])
    place(buses.dry, whoosh(at * 10, 0.4), at, 0.4, Math.sin(at * 5));
  both(buses, kick(1, 36), 66, 0.5, 1, 0, 'far');
  // Steps in the tunnel, and the song of the ground ahead.
  for (const at of beats(66, 68, 0.5)) both(buses, pick(hands, Math.round(at * 4)), at, 0.3, 1, 0, 'far');
  for (const at of beats(66, 68)) both(buses, kick(0.5, 42), at, 0.2, 0.9, 0, 'far');
  sing(buses, 66, 68, 16, 0.42, 'far');
  pads(buses, 66, 68, 1.2, 2400);
  both(buses, riser(61, 2), 66, 0.4, 0.6);
}

function playPass(buses: Buses): void {
  hit(buses, 68, 0.8);
  pads(buses, 68, 76, 1.5, 2600);
  beats(68, 76, 0.5).forEach((at, index) => {
    both(
      buses,
      ping(pick(chordAt(at).notes, index) + 24 + (index % 3 === 2 ? 12 : 0), 0.8),
      at,
      0.11,
      0.9,
      Math.sin(index * 2.1) * 0.7,
    );
  });
  for (const at of beats(68, 75, 2)) both(buses, kick(), at, 0.45, 0.1);
  for (const at of beats(68, 75, 2, 1)) both(buses, pick(hands, Math.round(at)), at, 0.3, 0.5);
  bassLine(buses, 68, 74, 0.35, 1);
  hats(buses, 68, 75, 0.7);
  arpeggio(buses, 69, 74, 1.2);
  both(buses, beep(), 73.45, 0.7, 0.5, 0.25);
  both(buses, stomp(9), 73.6, 0.7, 0.5, 0.1);
  both(buses, riser(71, 2.4), 73.6, 0.46, 0.5);
  roll(buses, 75, 76, 0.8);
}

function unite(buses: Buses): void {
  [0.5, 0.9, 1.3].forEach((late, index) => {
    for (const side of [-0.6, 0.6]) both(buses, lampOn(index + 2), 76 + late, 0.55, 0.9, side, 'far');
  });
  pads(buses, 76, 80, 0.9, 1000);
  for (const at of beats(77, 80, 2)) both(buses, stomp(at), at, 0.6, 0.8, 0, 'far');
  for (const { at, length, pitch } of tuneBetween(77.9, 79.5))
    both(buses, lipWhistle(pitch + 12, length, pitch), at, 0.18, 1, 0, 'far');
  roll(buses, 79, 80, 0.9);
  both(buses, riser(81, 1.4), 78.6, 0.4, 0.5);
  hit(buses, 80, 1.2);
  hit(buses, 82, 0.8);
  groove(buses, 80, 86, 1, true);
  bassLine(buses, 80, 86, 1);
  stabs(buses, 80, 86, 0.9);
  pads(buses, 80, 88, 0.8, 2200);
  sing(buses, 80, 87.6, 34, 0.62, 'far');
  hit(buses, 86, 1);
  for (const at of beats(86, 88, 2)) both(buses, stomp(at), at, 0.8, 0.7, 0, 'far');
  for (const [at, length] of [
    [87.5, 0.22],
    [87.8, 0.22],
    [88.1, 0.8],
  ] as const)
    both(buses, refereeWhistle(length, 5), at, 0.16, 0.8, 0, 'far');
  both(buses, stab([50, 57, 62, 66, 69], 1.8), 88, 0.5, 1, 0, 'far');
  both(buses, kick(1, 36), 88, 0.9, 0.6, 0, 'far');
}

/** Writes the whole score into the buses. */
export function play(buses: Buses): void {
  for (const part of [alone, echo, watchParty, challenges, clubEvent, awayDays, playPass, unite]) part(buses);
}
