/** The outline of a badge on 400 × 440 px, and the positions of its parts. */
export interface Silhouette {
  path: string;
  /** Centre height and radius of the medallion. */
  disc: readonly [y: number, radius: number];
  /** Centre height and half width of the name ribbon. */
  ribbon: readonly [y: number, half: number];
  /**
   * Bottom of a head band that can carry the name instead of a ribbon; absent where the top is too
   * narrow.
   */
  head?: number;
}

const polar = (angle: number, radius: number, middle: number): string =>
  `${Math.round(200 + radius * Math.sin(angle))} ${Math.round(middle - radius * Math.cos(angle))}`;

function lobed(count: number, radius: number, middle: number): string {
  const step = (2 * Math.PI) / count;
  const size = Math.round(radius * Math.sin(step / 2) * 1.06);
  let path = `M${polar(-step / 2, radius, middle)}`;
  for (let lobe = 0; lobe < count; lobe++)
    path += `A${size} ${size} 0 0 1 ${polar((lobe + 0.5) * step, radius, middle)}`;
  return `${path}Z`;
}

function star(points: number, outer: number, inner: number, middle: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar((at * Math.PI) / points, at % 2 === 0 ? outer : inner, middle),
  );
  return `M${corners.join('L')}Z`;
}

export const silhouettes = {
  heater: {
    path: 'M200 20C165 46 105 54 36 46V215C36 305 105 372 200 422C295 372 364 305 364 215V46C295 54 235 46 200 20Z',
    disc: [182, 92],
    ribbon: [306, 132],
  },
  flat: {
    path: 'M38 30H362V205C362 305 300 374 200 422C100 374 38 305 38 205Z',
    disc: [172, 94],
    ribbon: [300, 134],
    head: 118,
  },
  basin: {
    path: 'M44 28H356V250C356 352 288 416 200 420C112 416 44 352 44 250Z',
    disc: [172, 94],
    ribbon: [310, 148],
    head: 116,
  },
  eared: {
    path: 'M28 66C76 66 122 54 140 20C166 42 234 42 260 20C278 54 324 66 372 66C350 112 366 160 364 215C360 312 290 372 200 422C110 372 40 312 36 215C34 160 50 112 26 66Z',
    disc: [190, 90],
    ribbon: [308, 134],
  },
  waisted: {
    path: 'M46 26H354C336 92 374 142 366 222C356 312 286 368 200 422C114 368 44 312 34 222C26 142 64 92 46 26Z',
    disc: [176, 92],
    ribbon: [302, 136],
    head: 112,
  },
  peaked: {
    path: 'M200 18L364 76V222C364 312 290 374 200 422C110 374 36 312 36 222V76Z',
    disc: [184, 92],
    ribbon: [306, 134],
  },
  scooped: {
    path: 'M36 24C64 52 96 52 122 24H278C304 52 336 52 364 24V228C364 318 292 372 200 422C108 372 36 318 36 228Z',
    disc: [182, 94],
    ribbon: [308, 136],
  },
  roundel: {
    path: 'M200 38A182 182 0 0 1 200 402A182 182 0 0 1 200 38Z',
    disc: [184, 96],
    ribbon: [318, 138],
  },
  petal: { path: lobed(12, 155, 220), disc: [184, 92], ribbon: [316, 132] },
  cog: { path: lobed(16, 162, 220), disc: [186, 94], ribbon: [318, 134] },
  oval: {
    path: 'M200 18A166 202 0 0 1 200 422A166 202 0 0 1 200 18Z',
    disc: [178, 92],
    ribbon: [312, 136],
  },
  hex: { path: 'M200 18L372 118V322L200 422L28 322V118Z', disc: [182, 96], ribbon: [316, 144] },
  bolt: { path: 'M114 46H286L380 220L286 394H114L20 220Z', disc: [182, 94], ribbon: [314, 132] },
  cage: {
    path: 'M126 38H274L380 144V296L274 402H126L20 296V144Z',
    disc: [178, 96],
    ribbon: [318, 146],
  },
  lozenge: {
    path: 'M188 30Q200 16 212 30L370 206Q380 220 370 234L212 410Q200 424 188 410L30 234Q20 220 30 206Z',
    disc: [178, 88],
    ribbon: [302, 126],
  },
  plate: { path: 'M44 32H356V262L200 418L44 262Z', disc: [166, 92], ribbon: [286, 136], head: 118 },
  gridiron: {
    path: 'M112 28H288L380 84L346 268L200 420L54 268L20 84Z',
    disc: [168, 94],
    ribbon: [292, 138],
    head: 120,
  },
  spade: { path: 'M52 26H348V292L200 422L52 292Z', disc: [164, 94], ribbon: [292, 152], head: 114 },
  tile: {
    path: 'M88 36H312L366 90V350L312 404H88L34 350V90Z',
    disc: [174, 94],
    ribbon: [316, 148],
    head: 120,
  },
  arch: {
    path: 'M38 408V194C38 92 110 24 200 24C290 24 362 92 362 194V408Z',
    disc: [182, 96],
    ribbon: [326, 142],
  },
  pick: {
    path: 'M200 420C148 420 58 252 28 132C12 62 80 34 200 34C320 34 388 62 372 132C342 252 252 420 200 420Z',
    disc: [158, 90],
    ribbon: [276, 118],
  },
  drop: {
    path: 'M200 26C240 96 374 178 374 266C374 360 298 422 200 422C102 422 26 360 26 266C26 178 160 96 200 26Z',
    disc: [210, 90],
    ribbon: [330, 134],
  },
  burst: { path: star(16, 182, 158, 220), disc: [184, 92], ribbon: [316, 130] },
  belt: {
    path: 'M20 152L78 134C104 76 148 42 200 42C252 42 296 76 322 134L380 152V298L322 316C296 370 252 402 200 402C148 402 104 370 78 316L20 298Z',
    disc: [184, 92],
    ribbon: [312, 144],
  },
  nose: {
    path: 'M200 20L262 66L376 92L336 300L200 418L64 300L24 92L138 66Z',
    disc: [178, 90],
    ribbon: [302, 130],
  },
  banner: { path: 'M50 26H350V416L200 356L50 416Z', disc: [160, 92], ribbon: [288, 158], head: 112 },
} as const satisfies Record<string, Silhouette>;

export type SilhouetteName = keyof typeof silhouettes;

/** Outlines of each sport. The slug of a team selects one. */
export const familyOf: Record<string, readonly SilhouetteName[]> = {
  football: ['heater', 'flat', 'basin', 'eared', 'waisted', 'peaked', 'scooped'],
  basketball: ['roundel', 'petal', 'oval', 'cog'],
  nfl: ['gridiron', 'nose', 'peaked'],
  baseball: ['plate', 'tile', 'petal'],
  hockey: ['spade', 'bolt', 'tile'],
  cricket: ['hex', 'cage', 'scooped'],
  'womens-cricket': ['hex', 'oval'],
  motorsport: ['lozenge', 'bolt'],
  f1: ['lozenge', 'nose', 'pick'],
  'horse-racing': ['arch', 'oval'],
  mma: ['cage', 'burst'],
  snooker: ['pick', 'roundel'],
  wrestling: ['belt', 'burst'],
  boxing: ['burst', 'belt'],
  rugby: ['waisted', 'oval', 'banner'],
  bowls: ['cog', 'roundel'],
  chess: ['tile', 'plate'],
  darts: ['cog', 'roundel'],
  golf: ['drop', 'oval'],
  tennis: ['oval', 'pick'],
  running: ['banner', 'burst'],
  rowing: ['banner', 'peaked'],
  equestrian: ['arch', 'petal'],
  'sports-governance': ['burst', 'hex'],
  kabaddi: ['bolt', 'banner'],
  lacrosse: ['spade', 'nose'],
  cycling: ['pick', 'cog'],
  'mountain-biking': ['cog', 'gridiron'],
  pickleball: ['bolt', 'petal'],
  swimming: ['drop', 'roundel'],
  'womens-football': ['eared', 'basin', 'scooped', 'heater'],
  'womens-soccer': ['petal', 'peaked', 'waisted'],
  caving: ['arch', 'hex'],
  fencing: ['heater', 'lozenge'],
  'outdoor-swimming': ['drop', 'petal'],
  'womens-rugby': ['waisted', 'eared', 'banner'],
  padel: ['tile', 'plate'],
  volleyball: ['roundel', 'pick'],
};
