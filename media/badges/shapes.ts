/** A straight bar from one point to another, as path data. */
export const stroke = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)];
  const at = (x: number, y: number) => `${+x.toFixed(2)} ${+y.toFixed(2)}`;
  return `M${at(x1 + dx, y1 + dy)}L${at(x2 + dx, y2 + dy)}L${at(x2 - dx, y2 - dy)}L${at(x1 - dx, y1 - dy)}Z`;
};

/** A circle, as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${+(x - r).toFixed(2)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
