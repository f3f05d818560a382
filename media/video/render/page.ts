/** Runs in the drawing browser. Draws frames on request and returns them as JPEG. */
import { drawFilm } from '../film.ts';
import { frameHeight, frameWidth } from '../stage/pen.ts';
import { type OutlineTable, setTypeface } from '../stage/type.ts';
import { framesPerSecond } from '../timeline.ts';

declare global {
  interface Window {
    /** Sends frames `first` up to, not including, `last` to the server in order. */
    sendFrames(first: number, last: number): Promise<void>;
    /** One frame as a data address. */
    still(seconds: number, width: number): string;
  }
}

const quality = 0.95;
const canvas = document.createElement('canvas');
canvas.width = frameWidth;
canvas.height = frameHeight;
const context = canvas.getContext('2d', { alpha: false });
if (!context) throw new Error('This browser has no 2D canvas');
const pen = context;

const outlines: OutlineTable = await (await fetch('/outlines.json')).json();
setTypeface(outlines);
await Promise.all(
  ['600 40px Archivo', '700 40px Archivo', '800 40px Archivo'].map((font) => document.fonts.load(font)),
);

function photograph(): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No frame'))), 'image/jpeg', quality);
  });
}

window.sendFrames = async (first, last) => {
  let sent: Promise<unknown> = Promise.resolve();
  for (let frame = first; frame < last; frame += 1) {
    drawFilm(pen, frame / framesPerSecond);
    const body = await photograph();
    await sent;
    sent = fetch('/frame', { method: 'POST', body });
  }
  await sent;
};

window.still = (seconds, width) => {
  drawFilm(pen, seconds);
  const small = document.createElement('canvas');
  small.width = width;
  small.height = Math.round((width * frameHeight) / frameWidth);
  const smallPen = small.getContext('2d');
  if (!smallPen) throw new Error('This browser has no 2D canvas');
  smallPen.imageSmoothingQuality = 'high';
  smallPen.drawImage(canvas, 0, 0, small.width, small.height);
  return small.toDataURL('image/png');
};
document.title = 'ready';
