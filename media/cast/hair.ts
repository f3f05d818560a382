import { flat, INK, line, type Paint, shape } from './paint.ts';

/** Hair and headwear of a person. */
export interface Hair {
  /** Behind the head and the body. */
  readonly back?: (paint: Paint) => string;
  /** Over the face. */
  readonly front: (paint: Paint) => string;
  /** The whole head as seen from behind. */
  readonly nape: (paint: Paint) => string;
}

const dark = (paint: Paint) => paint(INK);

function curls(radius: number, bumps: number, size: number): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = Math.PI * (0.9 + (index / (bumps - 1)) * 1.2);
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius - 10)}`;
  });
  const [first, ...rest] = points;
  return `M${first}${rest.map((point) => `A${size} ${size} 0 0 1 ${point}`).join('')}`;
}

/** Short hair from behind, down to the neck. */
export const croppedNape = (paint: Paint, hair: string) =>
  shape(
    paint(hair),
    'M-38 0C-41-38-25-57 0-57C25-57 41-38 38 0C37 16 30 30 18 37C8 33-8 33-18 37C-30 30-37 16-38 0Z',
  );

export const cropped = (hair: string): Hair => ({
  nape: (paint) => croppedNape(paint, hair),
  front: (paint) =>
    shape(
      paint(hair),
      'M-37 0C-40-38-24-56 0-56C24-56 40-38 37 0C35-8 34-18 29-28C12-33-12-33-29-28C-34-18-35-8-37 0Z',
    ),
});

export const curly = (hair: string): Hair => ({
  nape: (paint) =>
    shape(paint(hair), `${curls(54, 11, 16)}C56 26 34 46 0 44C-34 46-56 26-56 2Z`) +
    line(
      dark(paint),
      'M-30-44a8 8 0 0 1 13-3M-4-54a8 8 0 0 1 13 1M18-44a7 7 0 0 1 11 2M-40-14a8 8 0 0 1 13-3M-12-22a8 8 0 0 1 13 1M20-14a7 7 0 0 1 11 2M-26 14a8 8 0 0 1 13-3M8 16a8 8 0 0 1 13 1',
      1.8,
    ),
  back: (paint) => shape(paint(hair), `${curls(56, 11, 16)}C56 34-56 34-58 4Z`),
  front: (paint) =>
    shape(
      paint(hair),
      `${curls(50, 10, 15)}C40 0 38-12 33-20A11 11 0 0 1 18-27A11 11 0 0 1 2-29A11 11 0 0 1-16-27A11 11 0 0 1-33-20C-36-12-40 0-48 6Z`,
    ) + line(dark(paint), 'M-30-44a8 8 0 0 1 13-3M-4-54a8 8 0 0 1 13 1M18-44a7 7 0 0 1 11 2', 1.8),
});

const twoPuffs = (colour: string) =>
  `<circle cx="-36" cy="-40" r="21" fill="${colour}"/><circle cx="36" cy="-40" r="21" fill="${colour}"/>`;

export const puffs = (hair: string): Hair => ({
  nape: (paint) => croppedNape(paint, hair) + twoPuffs(paint(hair)) + line(dark(paint), 'M0-55V32', 1.8),
  back: (paint) => twoPuffs(paint(hair)),
  front: (paint) =>
    shape(paint(hair), 'M-38 2C-42-34-26-56 0-56C26-56 42-34 38 2C36-12 30-24 0-36C-30-24-36-12-38 2Z') +
    line(dark(paint), 'M0-55V-37', 1.8),
});

const LONG_HAIR =
  'M0-60C-38-60-52-34-50 4C-49 44-60 74-56 112C-30 126 30 126 56 112C60 74 49 44 50 4C52-34 38-60 0-60Z';

export const long = (hair: string): Hair => ({
  back: (paint) => shape(paint(hair), LONG_HAIR),
  nape: (paint) =>
    shape(paint(hair), LONG_HAIR) +
    line(dark(paint), 'M-30-30C-36 10-34 60-38 104M-4-54C-8 0-6 60-8 110M26-36C32 10 28 60 34 104', 1.8, 0.6),
  front: (paint) =>
    shape(
      paint(hair),
      'M6-59C-28-62-46-34-42 8C-40 22-43 36-46 50C-36 32-34 0-27-14C-16-24 4-36 10-44C18-34 28-24 30-10C34 4 36 32 46 50C43 36 41 22 42 8C46-34 34-58 6-59Z',
    ) + line(dark(paint), 'M8-46C-4-42-24-34-33-14M12-46C24-38 32-28 36-10', 1.8),
});

const BOBBED_HAIR =
  'M0-60C-36-60-52-34-50 2C-50 22-52 36-50 50C-32 58 32 58 50 50C52 36 50 22 50 2C52-34 36-60 0-60Z';

export const bob = (hair: string): Hair => ({
  back: (paint) => shape(paint(hair), BOBBED_HAIR),
  nape: (paint) =>
    shape(paint(hair), BOBBED_HAIR) +
    line(dark(paint), 'M-32-20C-36 6-34 30-36 48M-4-52C-6-10-4 20-6 50M28-26C32 6 30 30 32 48', 1.8, 0.6),
  front: (paint) =>
    shape(
      paint(hair),
      'M0-59C-34-59-48-34-44 8C-43 22-44 34-46 46C-38 40-35 18-33-14C-14-18 14-18 33-14C35 18 38 40 46 46C44 34 43 22 44 8C48-34 34-59 0-59Z',
    ) + line(dark(paint), 'M-16-17L-13-34M1-17V-36M18-17L14-34', 1.8),
});

/** Grey hair, pulled up. */
export const bun = (hair: string): Hair => ({
  nape: (paint) =>
    croppedNape(paint, hair) +
    `<circle cx="0" cy="-56" r="21" fill="${paint(hair)}"/>` +
    line(dark(paint), 'M-26 22C-18-6-10-24-4-34M26 22C18-6 10-24 4-34M-9-60C-2-65 8-64 12-57', 1.8),
  back: (paint) => `<circle cx="0" cy="-64" r="20" fill="${paint(hair)}"/>`,
  front: (paint) =>
    shape(
      paint(hair),
      'M-39 8C-46-34-30-58 0-58C30-58 46-34 39 8C37-8 32-20 24-27C10-23-10-30-20-33C-28-24-36-10-39 8Z',
    ) + line(dark(paint), 'M-30-24C-24-38-14-46 0-49M26-28C22-40 14-46 4-50M-9-68C-2-73 8-72 12-65', 1.8),
});

/** A plait over one shoulder. */
export const plait = (hair: string, band: string): Hair => ({
  nape: (paint) =>
    croppedNape(paint, hair) +
    shape(
      paint(hair),
      'M-12 24C-17 38-11 48-4 53C-14 63-14 77-4 86C-12 94-8 104 0 112C8 104 12 94 4 86C14 77 14 63 4 53C11 48 17 38 12 24Z',
    ) +
    flat(paint(band), 'M-8 106H8V114H-8Z'),
  front: (paint) =>
    shape(
      paint(hair),
      'M-39 8C-44-34-28-58 2-58C32-58 44-34 39 8C37-10 30-24 8-40C-4-28-28-24-33-14C-36-6-38 0-39 8Z',
    ) +
    shape(
      paint(hair),
      'M36-4C46 10 50 26 46 40C56 48 56 58 48 64C58 72 57 84 49 89C58 97 54 108 46 114C36 108 34 98 40 90C32 84 32 72 39 65C30 58 31 48 37 41C34 28 34 12 36-4Z',
    ) +
    line(
      dark(paint),
      'M8-42C20-36 30-26 34-8M38 42C42 46 46 44 46 41M40 66C44 70 48 68 48 65M41 90C45 94 49 92 49 89',
      1.8,
    ) +
    flat(paint(band), 'M38 108H54V116H38Z'),
});

const twoBunches = (paint: Paint, hair: string, band: string) =>
  shape(
    paint(hair),
    'M-34-26C-60-44-74-20-66 6C-64 22-56 32-46 36C-50 18-40-4-34-26ZM34-26C60-44 74-20 66 6C64 22 56 32 46 36C50 18 40-4 34-26Z',
  ) + flat(paint(band), 'M-46-24L-36-32L-32-18L-40-12ZM46-24L36-32L32-18L40-12Z');

export const bunches = (hair: string, band: string): Hair => ({
  back: (paint) => twoBunches(paint, hair, band),
  nape: (paint) =>
    croppedNape(paint, hair) + twoBunches(paint, hair, band) + line(dark(paint), 'M0-56V32', 1.8),
  front: (paint) =>
    shape(
      paint(hair),
      'M-38 4C-44-34-28-57 0-57C28-57 44-34 38 4C37-10 34-18 31-23C16-16-2-18-14-32C-18-24-26-20-31-20C-35-12-37-6-38 4Z',
    ) + line(dark(paint), 'M0-56C-8-48-12-40-14-33', 1.8),
});

/** Bald on top, hair at the sides. */
export const fringeOnly = (hair: string): Hair => ({
  nape: (paint) =>
    flat(paint(hair), 'M-39-6C-40 22-28 35 0 35C28 35 40 22 39-6C34 10 20 17 0 17C-20 17-34 10-39-6Z'),
  front: (paint) =>
    shape(
      paint(hair),
      'M-36-22C-46-16-46 4-39 14C-36 4-35-8-36-22ZM36-22C46-16 46 4 39 14C36 4 35-8 36-22Z',
    ) + line('#fff', 'M-18-40C-12-45-4-47 4-47', 3, 0.45),
});
