/** Bodies lit by one rim of light. */
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

/** Fills a shape in its body colour and leaves a crescent of light on the lit side. */
export function rimmed(pen: Pen, path: Path2D, body: string | CanvasGradient, light: Light): void {
  within(pen, () => {
    pen.clip(path);
    pen.fillStyle = light.colour;
    pen.fill(path);
    pen.translate(-light.dx, -light.dy);
    pen.fillStyle = body;
    pen.lineWidth = 0.03;
    pen.fill(path);
    pen.translate(light.dx, light.dy);
  });
}
