import { expect, test } from 'vitest';
import { physicalInCode, physicalInStyles } from './physical-sides.ts';
import { sourcesEnding } from './sources.ts';

/** What may name a side, and why. */
const allowed: Record<string, { text: string; because: string }[]> = {
  'app/pages/home/hero/hero-film.css': [
    { text: 'to right', because: 'the shade under English words; its Arabic twin follows it' },
    { text: 'to left', because: 'the shade under Arabic words, which stand on the other side of the film' },
  ],
};

const ours = sourcesEnding('.ts', '.tsx', '.css').filter(
  ({ path }) => path.startsWith('app/') && !path.includes('/paraglide/'),
);

test('no property names a physical side, which would be wrong in Arabic', () => {
  const faults = ours.flatMap(({ path, text }) => {
    const may = new Set(allowed[path]?.map((each) => each.text));
    const sides = path.endsWith('.css') ? physicalInStyles(text) : physicalInCode(text);
    return sides.filter((side) => !may.has(side)).map((side) => `${path}: ${side}`);
  });
  expect(faults).toEqual([]);
});

test('nothing is allowed that is no longer there', () => {
  const stale = Object.entries(allowed).flatMap(([path, entries]) => {
    const there = physicalInStyles(ours.find((source) => source.path === path)?.text ?? '');
    return entries.filter(({ text }) => !there.includes(text));
  });
  expect(stale).toEqual([]);
});

test.each([
  'margin-left: 4px',
  'padding-right:4px',
  'left: 0',
  'right: auto',
  'border-left-color: red',
  'border-top-right-radius: 2px',
  'text-align: left',
  'float: right',
  'background: linear-gradient(to right, red, blue)',
  'padding: 4px 20px 4px 24px',
  'margin: 0 max(1px, calc(2px + 3px)) 0 0',
])('the style «%s» names a side', (style) => {
  expect(physicalInStyles(`.a { ${style}; }`)).toHaveLength(1);
});

test.each([
  'margin-inline-start: 4px',
  'inset-inline: auto 4%',
  'border-start-end-radius: 2px',
  'text-align: start',
  'padding: 4px 20px 6px 20px',
  'padding: 0 max(12px, calc((100vw - 1560px) / 2)) 14px',
  '/* right: to left */ color: red',
])('the style «%s» names none', (style) => {
  expect(physicalInStyles(`.a { ${style}; }`)).toEqual([]);
});

test.each(['style={{ top: 0, left: 4 }}', 'style={{ marginLeft: 4 }}', "style={{ textAlign: 'right' }}"])(
  'the code «%s» names a side',
  (code) => {
    expect(physicalInCode(`<p ${code} />`)).not.toEqual([]);
  },
);

test.each([
  "position={arabic ? 'bottom-right' : 'bottom-left'}",
  'onClick={() => row.scrollBy({ left: 4 })}',
  'title="All that is left of the day" // left-0',
])('the code «%s» names none', (code) => {
  expect(physicalInCode(`<p ${code} />`)).toEqual([]);
});
