import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

/** Physical sides in inline styles. stylelint checks the style sheets. */
const sides =
  /\b(?:(?:scroll)?(?:margin|padding|border(?:Top|Bottom)?)(?:Left|Right)\w*|(?:textAlign|float|clear):\s*['"](?:left|right)\b)|style=\{\{[^}]*\b(?:left|right)\s*:|\.style\.(?:left|right)\b/gi;
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

function sidesIn(code: string): string[] {
  return code.replace(comments, ' ').match(sides) ?? [];
}

test('no inline style uses a physical side, which is wrong in Arabic', () => {
  const ours = sourcesEnding('.ts', '.tsx').filter(
    ({ path }) => path.startsWith('app/') && !path.includes('/paraglide/'),
  );
  expect(ours.flatMap(({ path, text }) => sidesIn(text).map((side) => `${path}: ${side}`))).toEqual([]);
});

test.each(['style={{ top: 0, left: 4 }}', 'style={{ marginLeft: 4 }}', "style={{ textAlign: 'right' }}"])(
  'finds a physical side in «%s»',
  (code) => {
    expect(sidesIn(code)).not.toEqual([]);
  },
);

test.each([
  "position={arabic ? 'bottom-right' : 'bottom-left'}",
  'onClick={() => row.scrollBy({ left: 4 })}',
  'title="All that is left of the day" // left-0',
])('finds no physical side in «%s»', (code) => {
  expect(sidesIn(code)).toEqual([]);
});
