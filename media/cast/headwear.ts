import { croppedNape, type Hair } from './hair.ts';
import { CHALK, flat, INK, line, type Paint, shape } from './paint.ts';

/** A cloth with an opening for the face. */
const hood = (fill: string, d: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;

const crease = (paint: Paint, d: string, opacity = 0.4) => line(paint(INK), d, 2, opacity);

const sides = (paint: Paint, hair: string) =>
  flat(paint(hair), 'M-37-16C-44-8-42 8-37 14L-33-10ZM37-16C44-8 42 8 37 14L33-10Z');

/** A racing or baseball cap, peak to the front. */
export const cap = (cloth: string, peak: string, hair: string): Hair => ({
  nape: (paint) =>
    croppedNape(paint, hair) +
    shape(
      paint(cloth),
      'M-41-10C-44-48-26-66 0-66C26-66 44-48 41-10C24-4 18-4 13-5C12-20-12-20-13-5C-18-4-24-4-41-10Z',
    ) +
    crease(paint, 'M0-66V-18M-20-62C-26-44-28-26-27-7M20-62C26-44 28-26 27-7'),
  front: (paint) =>
    sides(paint, hair) +
    shape(paint(cloth), 'M-41-14C-44-48-26-66 0-66C26-66 44-48 41-14C20-25-20-25-41-14Z') +
    crease(paint, 'M0-66V-22M-20-62C-26-48-28-34-27-20M20-62C26-48 28-34 27-20') +
    flat(paint(CHALK), 'M-13-46H13L9-32H-9Z') +
    flat(paint(peak), 'M-9-42H1L-1-36H-7Z') +
    shape(paint(peak), 'M-42-15C-22-29 22-29 42-15C50-6 46-1 38-4C16-13-16-13-38-4C-46-1-50-6-42-15Z'),
});

/** A knitted hat with a bobble. */
export const bobbleHat = (wool: string, cuff: string, hair: string): Hair => {
  const hat = (paint: Paint) =>
    `<circle cx="0" cy="-74" r="14" fill="${paint(cuff)}"/>` +
    shape(paint(wool), 'M-41-16C-45-50-26-70 0-70C26-70 45-50 41-16Z') +
    crease(paint, 'M-22-62L-27-32M-8-68L-10-34M8-68L10-34M22-62L27-32', 0.3) +
    shape(paint(cuff), 'M-42-32C-18-41 18-41 42-32C47-24 47-13 42-8C18-18-18-18-42-8C-47-13-47-24-42-32Z') +
    crease(paint, 'M-30-34V-15M-15-37V-18M0-38V-19M15-37V-18M30-34V-15', 0.3);
  return {
    front: (paint) => sides(paint, hair) + hat(paint),
    nape: (paint) => croppedNape(paint, hair) + hat(paint),
  };
};

export const flatCap = (tweed: string, hair: string): Hair => ({
  nape: (paint) =>
    croppedNape(paint, hair) +
    shape(paint(tweed), 'M-45-10C-54-42-28-64 4-62C36-60 53-38 45-10C22-2-22-2-45-10Z') +
    crease(paint, 'M4-61C0-44 0-24 2-5M-24-54C-32-38-34-24-32-7M28-54C36-38 36-24 34-7'),
  front: (paint) =>
    sides(paint, hair) +
    shape(paint(tweed), 'M-46-18C-54-44-28-64 4-62C36-60 54-40 46-18C22-30-22-30-46-18Z') +
    crease(paint, 'M-34-32C-14-46 20-50 42-34M4-61C-2-54-4-46-4-40') +
    shape(paint(tweed), 'M-40-20C-18-33 18-33 40-20C44-11 38-8 32-11C12-19-12-19-32-11C-38-8-44-11-40-20Z'),
});

const HIJAB =
  'M0-60C-35-60-50-34-47 2C-46 26-46 44-56 60C-68 72-80 82-86 100C-50 124 50 124 86 100C80 82 68 72 56 60C46 44 46 26 47 2C50-34 35-60 0-60Z';

/** A hijab that is wrapped round the neck. `under`: the band below it. */
export const hijab = (cloth: string, under: string): Hair => ({
  nape: (paint) =>
    shape(paint(cloth), HIJAB) +
    crease(
      paint,
      'M-42-6C-30 26-20 66-34 108M40-10C34 30 20 50-8 62M-56 60C-30 78 26 78 58 62M0-58C-4-30-10-6-18 14',
    ),
  front: (paint) =>
    flat(paint(under), 'M-30-20C-26-34-14-41 0-41C14-41 26-34 30-20C22-30 10-33 0-33C-10-33-22-30-30-20Z') +
    hood(
      paint(cloth),
      `${HIJAB}M0-38C22-38 33-22 32 4C31 28 17 46 0 46C-17 46-31 28-32 4C-33-22-22-38 0-38Z`,
    ) +
    crease(
      paint,
      'M-44 24C-34 48-10 60 22 56M-52 60C-26 84 24 86 60 66M-78 92C-40 106 10 108 50 92M-38-36C-20-54 20-54 38-36',
    ),
});

const SHAYLA = 'M0-62C-40-62-54-30-52 6C-52 44-66 70-72 104H72C66 70 52 44 52 6C54-30 40-62 0-62Z';

/** A loose black veil with one end over the shoulder, above an abaya. */
export const shayla = (cloth: string, trim: string): Hair => ({
  back: (paint) => shape(paint(cloth), SHAYLA),
  nape: (paint) =>
    shape(paint(cloth), SHAYLA) +
    line(paint(trim), 'M-70 99H70', 2.4) +
    line(paint('#5A6390'), 'M-34-30C-40 20-44 60-50 98M-6-58C-8 0-10 50-12 98M34-34C38 20 40 60 44 98', 2),
  front: (paint) =>
    hood(
      paint(cloth),
      'M0-61C-36-61-50-34-47 4C-45 34-50 56-58 76C-36 92 4 84 30 66C44 86 60 130 56 176L84 170C90 124 72 82 52 54C46 38 46 20 47 4C50-34 36-61 0-61ZM0-40C22-40 33-22 32 4C31 30 16 48 0 48C-16 48-31 30-32 4C-33-22-22-40 0-40Z',
    ) +
    line(paint(trim), 'M-36-16C-34-34-20-46 0-46C20-46 34-34 36-16M62 172L80 169', 2.4) +
    line(paint('#5A6390'), 'M-44 30C-36 56-8 66 20 60M34 66C48 88 62 126 64 168', 2),
});

/** A ghutra with its cord. `check`: the colour of its pattern. */
export const ghutra = (cloth: string, check?: string): Hair => ({
  nape: (paint) =>
    shape(
      paint(cloth),
      'M0-62C-42-62-54-34-52-4C-51 34-64 74-82 116C-44 146-14 184 0 206C14 184 44 146 82 116C64 74 51 34 52-4C54-34 42-62 0-62Z',
    ) +
    (check
      ? line(
          paint(check),
          'M-30-10L-14 6M0-10L16 6M30-10L44 4M-44 20L-28 36M-12 24L4 40M18 20L34 36M-30 54L-12 72M2 58L20 76M34 54L50 70M-52 78L-36 94M-18 90L0 108M16 96L34 114M-6 132L8 146M-44-14L-30-28M-2-16L12-30M28-16L42-30M-14 10L-30 24M16 10L2 26M46 10L32 24M-28 40L-44 56M4 44L-12 58M36 42L20 58M-12 76L-28 92M22 80L6 96M52 76L36 92M-24 112L-8 98M10 130L24 116',
          2.2,
        )
      : crease(
          paint,
          'M-40 10C-40 60-52 96-60 122M40 10C40 60 52 96 60 122M-10 0C-12 70-10 120-4 190',
          0.28,
        )) +
    line(paint('#0B0D18'), 'M-51-26C-30-12 30-12 51-26M-50-38C-30-25 30-25 50-38', 7.5),
  back: (paint) =>
    shape(paint(cloth), 'M0-60C-42-60-54-32-52-2C-52 34-64 66-74 108H74C64 66 52 34 52-2C54-32 42-60 0-60Z'),
  front: (paint) =>
    shape(
      paint(cloth),
      'M0-62C-42-62-54-34-52-4C-51 34-64 74-78 122L-40 114C-34 100-46 60-38 8C-37-6-36-12-34-17C-22-32-8-36 0-43C8-36 22-32 34-17C36-12 37-6 38 8C46 60 34 100 40 114L78 122C64 74 51 34 52-4C54-34 42-62 0-62Z',
    ) +
    (check
      ? line(
          paint(check),
          'M-44-30L-30-22M-30-52L-14-36M30-52L14-36M44-30L30-22M-50 0L-40 10M-50 18L-41 28M-54 36L-43 46M-58 54L-44 64M-64 74L-46 84M-70 94L-44 104M50 0L40 10M50 18L41 28M54 36L43 46M58 54L44 64M64 74L46 84M70 94L44 104M-40 0L-50 12M-41 18L-52 30M-43 36L-56 48M-44 56L-60 68M-46 76L-66 88M-44 98L-72 110M40 0L50 12M41 18L52 30M43 36L56 48M44 56L60 68M46 76L66 88M44 98L72 110M-10-40L0-54L10-40',
          2.2,
        )
      : crease(paint, 'M-46 14C-44 50-54 84-62 114M46 14C44 50 54 84 62 114M0-43V-52', 0.28)) +
    line(paint('#0B0D18'), 'M-50-24C-30-46 30-46 50-24M-48-35C-30-56 30-56 48-35', 7.5),
});

/** A turban whose folds meet at the forehead. */
export const turban = (cloth: string, under: string): Hair => ({
  nape: (paint) =>
    croppedNape(paint, '#1C1210') +
    shape(paint(cloth), 'M-43 6C-58-40-34-80 2-80C36-80 58-40 43 6C24 17-24 17-43 6Z') +
    crease(paint, 'M-48-18C-20-2 24-6 46-34M-48-40C-20-22 22-28 44-54M-40-60C-16-44 18-50 34-68', 0.42),
  front: (paint) =>
    flat(paint(under), 'M-16-30L0-46L16-30C8-34-8-34-16-30Z') +
    shape(paint(cloth), 'M-41-2C-58-40-34-80 2-80C36-80 58-40 41-2C36-18 22-32 0-42C-22-32-36-18-41-2Z') +
    crease(
      paint,
      'M0-42C-14-52-32-50-46-34M0-42C-12-60-28-66-42-52M0-42C14-52 32-50 46-34M0-42C12-60 28-66 42-52M0-42C-2-60 4-74 16-76',
      0.42,
    ),
});

/** A band for runners and climbers over any hair. */
export const headband = (band: string, hair: Hair): Hair => ({
  ...(hair.back && { back: hair.back }),
  nape: (paint) =>
    hair.nape(paint) +
    flat(paint(band), 'M-40-22C-22-12 22-12 40-22C42-18 42-12 40-9C20 1-20 1-40-9C-42-12-42-18-40-22Z'),
  front: (paint) =>
    hair.front(paint) +
    flat(paint(band), 'M-40-22C-22-37 22-37 40-22C42-18 42-12 40-9C20-23-20-23-40-9C-42-12-42-18-40-22Z'),
});
