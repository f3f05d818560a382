/** The drawing surface of the film and the arithmetic that every scene shares. */
export type Pen = CanvasRenderingContext2D;

export const frameWidth = 1920;
export const frameHeight = 1080;

/** A picture drawn once and stamped many times. */
export function sprite(width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  paint(pen);
  return canvas;
}

/** Draws inside a saved state, so that no transform, clip or alpha leaks to the next part. */
export function within(pen: Pen, paint: () => void): void {
  pen.save();
  paint();
  pen.restore();
}

interface Camera {
  /** The point of the scene that stands in the middle of the frame, in pixels of the scene. */
  x: number;
  y: number;
  zoom: number;
  /** Radians. */
  roll?: number;
}

/** Draws a layer as the camera sees it; `depth` 1 moves with the scene, less is further away. */
export function shoot(pen: Pen, camera: Camera, depth: number, paint: () => void): void {
  within(pen, () => {
    const zoom = 1 + (camera.zoom - 1) * depth;
    pen.translate(frameWidth / 2, frameHeight / 2);
    pen.rotate((camera.roll ?? 0) * depth);
    pen.scale(zoom, zoom);
    pen.translate(
      -frameWidth / 2 - (camera.x - frameWidth / 2) * depth,
      -frameHeight / 2 - (camera.y - frameHeight / 2) * depth,
    );
    paint();
  });
}

export function fillFrame(pen: Pen, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.fillRect(-frameWidth, -frameHeight, frameWidth * 3, frameHeight * 3);
}

/** A vertical gradient from evenly spaced colours. */
export function sweep(pen: Pen, top: number, bottom: number, colours: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [step, colour] of colours.entries())
    gradient.addColorStop(step / Math.max(1, colours.length - 1), colour);
  return gradient;
}

/** Soft round light, added to what is there. `colour` is a six-digit hex. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, strength: number): void {
  if (strength <= 0 || radius <= 0) return;
  within(pen, () => {
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha *= Math.min(1, strength);
    const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(0.35, `${colour}66`);
    gradient.addColorStop(0.7, `${colour}1c`);
    gradient.addColorStop(1, `${colour}00`);
    pen.fillStyle = gradient;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
}
