import { scarf } from '@sportbuddy/media/manifest/scarf';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeamScarf } from './seam-scarf.tsx';

test('a seam scarf uses pictures of cloth and tassels, and is hidden from screen readers', () => {
  const drawn = renderToStaticMarkup(<SeamScarf />);
  expect(drawn).toContain('aria-hidden="true"');
  for (const { webp } of [scarf.seam, scarf.tassels]) expect(drawn).toContain(`url(${webp})`);
});

test('a seam scarf is knitted in the house colours, unless it has others', () => {
  expect(renderToStaticMarkup(<SeamScarf />)).toContain(
    '--yarn-1:var(--color-royal-2);--yarn-2:var(--color-gold)',
  );
  expect(renderToStaticMarkup(<SeamScarf yarn={['#C8102E', 'var(--club-c)']} />)).toContain(
    '--yarn-1:#C8102E;--yarn-2:var(--club-c)',
  );
});
