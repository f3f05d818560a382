/** The week becomes a game: a board that clatters, three tasks, a table to climb. */
import * as palette from '../../../content/palette.ts';
import { drawChallengeScreen } from '../props/app/app-screens.ts';
import { drawLeaderboard } from '../props/app/leaderboard.ts';
import { drawFingers, drawPalm, drawPhone } from '../props/app/phone.ts';
import { hero, yarnsOf } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { ribbon, slung } from '../props/people/scarf.ts';
import { drawConfetti } from '../props/places/weather.ts';
import { drawTurning } from '../props/things/flap-board.ts';
import { beat, easeOut, lerp, pulse, ramp, settle } from '../stage/motion.ts';
import { board, chalk, gold, ink, paper, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, type Pen, shoot, sweep } from '../stage/pen.ts';
import { rise, write } from '../stage/type.ts';

const tasksAt = 4;
const tableAt = 8;
const boardRows = ['DERBY WEEK', 'THREE TASKS', 'ONE TABLE'] as const;
const boardColumns = 11;

export function drawChallenges(pen: Pen, time: number): void {
  if (time < tasksAt) drawBoard(pen, time);
  else if (time < tableAt) drawTasks(pen, time - tasksAt);
  else drawTable(pen, time - tableAt);
}

function drawBoard(pen: Pen, time: number): void {
  fillFrame(pen, board);
  const camera = {
    x: 960,
    y: 540,
    zoom: lerp(1.16, 1, ramp(time, 0, 3.8, easeOut)),
    roll: lerp(-0.05, 0, ramp(time, 0, 3, easeOut)),
  };
  shoot(pen, camera, 1, () => {
    const width = 158;
    const height = 236;
    for (let row = -1; row < 4; row += 1) {
      const text = (boardRows[row] ?? '').padEnd(boardColumns, ' ');
      for (let column = -1; column <= boardColumns; column += 1) {
        const letter = text[column] ?? ' ';
        const start = Math.max(0, row) * beat * 2 + column * 0.045 + 0.1;
        const lit = row === 2;
        drawTurning(
          pen,
          {
            x: 48 + column * (width + 8),
            y: 168 + row * (height + 16),
            width,
            height,
            ink: lit ? gold : chalk,
            ground: (row + column) % 2 ? '#131C48' : '#151F50',
          },
          boardRows[row] ? time - start : 0,
          ' ',
          letter,
          row * 31 + column,
        );
      }
    }
  });
}

const ticks = [0.5, 1.5, 2.5] as const;
const steps = ['Turn up.', 'Call it.', 'Bring a mate.'] as const;

function drawTasks(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#FFC855', gold, '#EFA526']));
  const count = ticks.filter((moment) => time >= moment).length;
  const since = time - (ticks[count - 1] ?? 0);
  const slam = count > 0 ? ramp(since, 0, 0.4, settle) : 0;
  if (count > 0)
    write(pen, String(count), {
      x: 640,
      y: 1010,
      size: 960,
      fill: paper,
      align: 'middle',
      width: lerp(52, 104, slam),
      move: () => ({ dy: (1 - slam) * 180 }),
    });
  streak(pen, time, count, since);
  steps.forEach((step, index) => {
    const start = ticks[index] ?? 0;
    rise(pen, step, {
      x: 112,
      y: 260,
      size: index === 2 ? 104 : 150,
      fill: ink,
      time: time - start,
      leave: index === 2 ? 9 : 0.75,
      stagger: 0.015,
    });
  });
  const arrive = ramp(time, 0, 0.5, easeOut);
  const place = {
    x: 1420,
    y: lerp(1700, 590, arrive) - 14 * pulse(time),
    height: 980,
    turn: lerp(-0.4, -0.1, arrive) + Math.sin(time * 1.6) * 0.015,
  };
  const light: Light = { colour: paper, dx: 0.07, dy: -0.08, dark: 0.05 };
  drawPalm(pen, place, light);
  drawPhone(pen, place, (inner) => drawChallengeScreen(inner, time, ticks));
  const near = Math.min(...ticks.map((moment) => Math.abs(time - moment)));
  drawFingers(pen, place, light, { x: 10, y: 640, down: 1 - Math.min(1, near * 3) });
}

/** The scarf grows by a hand's breadth with each task done. */
function streak(pen: Pen, time: number, count: number, since: number): void {
  const grown = count === 0 ? 0 : count - 1 + ramp(since, 0, 0.5, settle);
  if (grown <= 0) return;
  const end = -160 + grown * 620;
  ribbon(pen, slung([-220, 860], [end, 860], 24, time, 8, 90), { breadth: 150, yarns: [royal, gold, chalk] });
}

function drawTable(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#2F45C2', royal, '#16247A']));
  const won = ramp(time, 2.75, 3.1, settle);
  write(pen, '1', {
    x: 1610,
    y: 960,
    size: 1150,
    fill: won > 0 ? gold : palette.royal2,
    align: 'middle',
    width: lerp(70, 112, won),
    move: () => ({ dy: -26 * won * pulse(time, beat * 2) }),
  });
  drawLeaderboard(pen, time, yarnsOf(hero));
  drawConfetti(pen, time - 2.75, 1500, 1150, 150, 1.1);
  rise(pen, 'Climb the table', { x: 110, y: 168, size: 96, fill: chalk, time: time - 0.05, stagger: 0.015 });
  pen.fillStyle = gold;
  pen.fillRect(112, 204, (frameWidth - 780) * ramp(time, 0.1, 0.8, easeOut), 6);
}
