import { expect, test } from 'vitest';
import * as palette from '../../content/palette.ts';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx');
const styles = sourcesEnding('.css');

const longestFile = 250;
/** Their length is that of the catalogue and of its texts. */
const entries = /^content\/(teams|guides|leagues|events|sports|pages|places|faqs)\//;

test('no source file has more than 250 lines', () => {
  const long = [...code, ...styles].filter(
    ({ path, text }) => !entries.test(path) && text.split('\n').length > longestFile + 1,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('no file or folder is named utils, helpers, common, misc or lib', () => {
  const unspecific = code.filter(({ path }) =>
    /(^|\/)(utils|helpers|common|misc|lib)(\/|\.tsx?$)/.test(path),
  );
  expect(unspecific.map(({ path }) => path)).toEqual([]);
});

test('the letter spacing of Arabic text is 0', () => {
  const tokens = styles.find(({ path }) => path === 'app/styles/tokens.css')?.text ?? '';
  expect(tokens).toMatch(/:root:lang\(ar\)[^}]*--tracking-display:\s*0/);
});

test('no source uses any, @ts-ignore, @ts-nocheck or @ts-expect-error', () => {
  const silencer = /(:|<|as) any\b|@ts-(ignore|nocheck|expect-error)/;
  const silenced = code.filter(({ path, text }) => {
    const statements = text
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) || line.includes('@ts-'));
    return !path.startsWith('tests/conventions/') && silencer.test(statements.join('\n'));
  });
  expect(silenced.map(({ path }) => path)).toEqual([]);
});

test('colours of the palette are written only in content/palette.ts', () => {
  const { translucent: _, lights, ...colours } = palette;
  const forms = Object.entries({ ...colours, ...lights }).map(([name, hex]) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    return { name, hex, pattern: new RegExp(`(#|0x)${hex.slice(1)}|\\(${channels.join('[ ,]+')}\\b`, 'i') };
  });
  // Clubs have colours of their own, manifests are drawn, and tests state what they expect.
  const others =
    /^content\/(palette|teams\/.*)\.ts$|^media\/manifest\/|\.(test|spec)\.tsx?$|^(tests|bench)\//;
  const written = [...code, ...styles]
    .filter(({ path }) => !others.test(path))
    .flatMap(({ path, text }) =>
      forms
        .filter(({ pattern }) => pattern.test(text))
        .map(
          ({ name, hex }) =>
            `${path}: import ${name} from content/palette.ts, or in CSS use its token, for ${hex}`,
        ),
    );
  expect(written).toEqual([]);
});
