/**
 * Draws markup of the cast (media/cast/) on the canvas. Shapes on which the website's pictures have
 * a rim of light get the rim of the film's scene, which a general renderer such as canvg does not
 * know.
 */
import { type Pen, within } from '../../stage/pen.ts';
import { type Light, rimmed } from './rim-light.ts';

const parser = new DOMParser();

/** @param markup inner markup of an SVG with g, path, circle, ellipse and rect, without gradients */
export function drawMarkup(pen: Pen, markup: string, light: Light): void {
  const svg = parser.parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    'image/svg+xml',
  );
  drawChildren(pen, svg.documentElement, {}, light);
}

/** Presentation attributes that children take from their group. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const;
type Style = Partial<Record<(typeof inherited)[number], string>>;

function drawChildren(pen: Pen, parent: Element, style: Style, light: Light): void {
  for (const child of parent.children) {
    if (!(child instanceof SVGGraphicsElement)) throw new Error(`The film cannot draw <${child.tagName}>`);
    const own: Style = { ...style };
    for (const name of inherited) {
      const value = child.getAttribute(name);
      if (value !== null) own[name] = value;
    }
    within(pen, () => {
      const matrix = child.transform.baseVal.consolidate()?.matrix;
      if (matrix) pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
      if (child.tagName === 'g') drawChildren(pen, child, own, light);
      else drawShape(pen, outlineOf(child), own, child.getAttribute('fill-rule') ?? 'nonzero', light);
    });
  }
}

function outlineOf(shape: Element): Path2D {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape.tagName === 'rect')
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else {
    const radius = number('r');
    const [rx, ry] = radius ? [radius, radius] : [number('rx'), number('ry')];
    path.ellipse(number('cx'), number('cy'), rx, ry, 0, 0, Math.PI * 2);
  }
  return path;
}

function drawShape(pen: Pen, path: Path2D, style: Style, rule: string, light: Light): void {
  const { fill = '#000', stroke } = style;
  if (fill !== 'none') {
    if (stroke === undefined) rimmed(pen, path, fill, light, rule as CanvasFillRule);
    else
      within(pen, () => {
        pen.globalAlpha *= Number(style['fill-opacity'] ?? 1);
        pen.fillStyle = fill;
        pen.fill(path, rule as CanvasFillRule);
      });
  }
  if (stroke === undefined || stroke === 'none') return;
  within(pen, () => {
    pen.globalAlpha *= Number(style['stroke-opacity'] ?? 1);
    pen.strokeStyle = stroke;
    pen.lineWidth = Number(style['stroke-width'] ?? 1);
    pen.lineCap = (style['stroke-linecap'] ?? 'round') as CanvasLineCap;
    pen.lineJoin = (style['stroke-linejoin'] ?? 'round') as CanvasLineJoin;
    pen.setLineDash((style['stroke-dasharray'] ?? '').split(/[ ,]+/).filter(Boolean).map(Number));
    pen.stroke(path);
  });
}
