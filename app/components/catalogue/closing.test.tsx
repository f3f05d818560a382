import { crowd } from '@sportbuddy/media/manifest/crowd';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Closing, ClosingCrowd, SloganClosing } from './closing.tsx';

test('a closing is a section named by its heading, with its buttons', () => {
  const drawn = renderToStaticMarkup(
    <Closing heading="Ready?">
      <a href="/coming-soon">Sign up</a>
    </Closing>,
  );
  expect(drawn).toMatch(/^<section [^>]*aria-labelledby="closing"/);
  expect(drawn).toMatch(/<h2 id="closing"[^>]*>Ready\?<\/h2>/);
  expect(drawn).toContain('<div class="closing-actions"><a href="/coming-soon">Sign up</a></div>');
  expect(drawn).not.toContain('closing-note');
});

test('a closing with the slogan links to the sign-up page', () => {
  const drawn = renderToStaticMarkup(<SloganClosing kind="club" />);
  expect(drawn).toContain('Never watch a game alone.');
  expect(drawn).toContain('href="/coming-soon"');
});

test('only the crowd of a club has masks for its colours', () => {
  const house = renderToStaticMarkup(<ClosingCrowd />);
  expect(house).toContain(crowd.signUp.svg);
  expect(house).not.toContain('--cloth');
  const { svg, cloth, stripes } = crowd.clubs.east;
  const club = renderToStaticMarkup(<ClosingCrowd isClub />);
  for (const file of [svg, cloth, stripes]) expect(club).toContain(file);
});

test('a terrace has people of its own, with and without club colours', () => {
  expect(renderToStaticMarkup(<ClosingCrowd terrace="west" />)).toContain(crowd.closing.svg);
  const club = renderToStaticMarkup(<ClosingCrowd terrace="west" isClub />);
  for (const file of Object.values(crowd.clubs.west))
    if (typeof file === 'string') expect(club).toContain(file);
});

test('the crowd of a closing can be moved, so that other people are in the middle', () => {
  const position = /background-position-x:([^;"]+)/;
  expect(renderToStaticMarkup(<ClosingCrowd />)).not.toMatch(position);
  expect(position.exec(renderToStaticMarkup(<ClosingCrowd crowdShift={100} />))?.[1]).toBe(
    'calc(50% + 70px)',
  );
});
