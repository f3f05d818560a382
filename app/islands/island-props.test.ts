import { expect, test } from 'vitest';
import { decodeProps, encodeProps } from './island-props.ts';

test('props contain no quotation marks that HTML must escape', () => {
  expect(encodeProps({ teams: ['Al Hilal', 'الهلال'], count: 2 })).toBe(
    '{`teams`:[`Al Hilal`,`الهلال`],`count`:2}',
  );
});

test.each(['"', '`', '\\', '\\"', '\\`', '"`"', "'", '\n', '&quot;', '$1', '\u2028'])(
  'decodes %j in keys and values',
  (text) => {
    const props = { [text]: text, nested: [`a${text}b${text}`, null, 1.5] };
    expect(decodeProps(encodeProps(props))).toEqual(props);
  },
);
