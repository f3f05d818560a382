/**
 * @param body the SVG elements of an icon: paths, circles and rectangles with round corners
 * @returns the same shapes as one path
 * @throws Error on another element
 */
export function outline(body: string): string {
  const shapes = [...body.matchAll(/<([a-z]+)([^>]*)\/>/g)].map(([element, tag, text = '']) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const number = (key: string) => Number(attributes[key] ?? 0);
    // After another path, an initial relative move would start at its end instead of the origin.
    if (tag === 'path') return (attributes.d ?? '').replace(/^m/, 'M0 0m');
    if (tag === 'circle') return circle(number('cx'), number('cy'), number('r'));
    if (tag === 'rect')
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    throw new Error(`An icon has an element that cannot be converted: ${element}`);
  });
  return shapes.join('');
}

function circle(x: number, y: number, radius: number): string {
  const half = (width: number) => `a${radius} ${radius} 0 1 0 ${width} 0`;
  return `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}z`,
  ].join('');
}
