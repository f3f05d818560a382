import { expect, test } from 'vitest';
import { drawTicket, type PictureInput, pictureSize } from './draw-ticket.ts';

type Written = { text: string; x: number; align: CanvasTextAlign; direction: CanvasDirection };

/** A context that records texts. A character is as wide as half of the font size. */
function recordingContext() {
  const written: Written[] = [];
  const images: number[] = [];
  const gradient = { addColorStop: () => undefined };
  const context = {
    font: '',
    textAlign: 'start' as CanvasTextAlign,
    direction: 'ltr' as CanvasDirection,
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fillRect: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
    drawImage: (_image: unknown, x: number) => images.push(x),
    measureText: (text: string) => ({ width: text.length * sizeOf(context.font) * 0.5 }),
    fillText: (text: string, x: number) =>
      written.push({ text, x, align: context.textAlign, direction: context.direction }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, written, images };
}
const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);

const input: PictureInput = {
  words: {
    strip: ['Early access', 'Free entry'],
    title: 'Sara',
    team: 'Al Hilal',
    admit: 'Admit one',
    facts: [['Row', 'First']],
    line: 'Where Fans Unite',
    address: 'sportbuddy.example/?with=abcd2345',
  },
  direction: 'ltr',
  fonts: { display: 'serif', text: 'serif' },
  colours: ['#0033A0', '#FFFFFF'],
  badge: undefined,
};

function draw(changed: Partial<PictureInput>) {
  const { context, ...recorded } = recordingContext();
  drawTicket(context, { ...input, ...changed });
  return recorded;
}

test('mirrors texts and badge in Arabic, and writes the address left to right', () => {
  const badge = {} as CanvasImageSource;
  const english = draw({ badge });
  const arabic = draw({ badge, direction: 'rtl' });
  for (const [index, { text, x, direction }] of english.written.entries()) {
    const mirrored = arabic.written[index];
    expect(mirrored?.text).toBe(text);
    const isAddress = text === input.words.address;
    expect([direction, mirrored?.direction]).toEqual(['ltr', isAddress ? 'ltr' : 'rtl']);
    expect(mirrored?.x).toBe(isAddress ? x : pictureSize.width - x);
  }
  const [place = 0] = english.images;
  expect(place).toBeGreaterThan(pictureSize.width / 2);
  expect(arabic.images[0]).toBeLessThan(pictureSize.width / 2);
});

test('shortens a title that is too long, at whole characters', () => {
  const { written } = draw({ words: { ...input.words, title: '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(100) } });
  const title = written.find(({ text }) => text.endsWith('…'))?.text ?? '';
  expect(title).toMatch(/^(🏴󠁧󠁢󠁥󠁮󠁧󠁿)+…$/u);
  expect(title.length * 48 * 0.5).toBeLessThanOrEqual(pictureSize.width);
});

test('omits an empty team', () => {
  const texts = draw({ words: { ...input.words, team: '' } }).written.map(({ text }) => text);
  expect(texts).not.toContain('');
  expect(texts).toContain('Sara');
});
