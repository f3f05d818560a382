export type Framing = {
  width: number;
  height: number;
  /** Vertical angle of view in degrees. */
  angle: number;
  eye: readonly [number, number, number];
  aim: readonly [number, number, number];
  /** Sharpest distance in metres. */
  focus: number;
  /**
   * Blur radius, in pixels of a 1080 line picture, for each unit of 1/distance away from the focus.
   */
  aperture: number;
};

/** The two cuts of the loop; each is composed for its own shape. */
export const FRAMINGS = {
  landscape: {
    width: 1920,
    height: 1080,
    angle: 31,
    eye: [39, 9.6, 45],
    aim: [46.5, 11.4, -40],
    focus: 46,
    aperture: 265,
  },
  portrait: {
    width: 720,
    height: 1280,
    angle: 45,
    eye: [37, 9.6, 45],
    aim: [58, 15, -40],
    focus: 48,
    aperture: 185,
  },
} as const satisfies Record<string, Framing>;

export type Shape = keyof typeof FRAMINGS;
export const SHAPES = ['landscape', 'portrait'] as const;
