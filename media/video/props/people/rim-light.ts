/** Bodies lit by one rim of light. */
import { clear } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';

export interface Light {
  /** The colour of the rim. */
  colour: string;
  /** Where the rim's light comes from, in head radii: 0,-0.1 is from above. */
  dx: number;
  dy: number;
  /** How far bodies sink into the night: 0 full colour, 1 silhouette. */
  dark: number;
}

/** Width of the outline, as a share of the rim's. */
const outline = 0.6;

/**
 * Fills a shape in its body colour, with an outline and a crescent of light on the lit side. Parts of
 * one path that overlap get one outline.
 */
export function rimmed(
  pen: Pen,
  path: Path2D,
  body: string | CanvasGradient,
  light: Light,
  rule: CanvasFillRule = 'nonzero',
): void {
  pen.strokeStyle = clear('#B4C6FF', 0.85 * (1 - light.dark));
  pen.lineWidth = 2 * outline * Math.hypot(light.dx, light.dy);
  pen.lineJoin = 'round';
  pen.stroke(path);
  within(pen, () => {
    pen.clip(path, rule);
    pen.fillStyle = light.colour;
    pen.fill(path, rule);
    pen.translate(-light.dx, -light.dy);
    pen.fillStyle = body;
    pen.fill(path, rule);
  });
}
