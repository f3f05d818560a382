import { expect, test } from 'vitest';
import type { Render } from '../../app/rendering.ts';
import { createTeamPages, isTeamName } from './team-pages.ts';

test.each([
  ['Ajax', true],
  ['Brighton & Hove Albion', true],
  ["Queen's Park", true],
  ['<b>', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['', false],
  ['"', false],
  ['\\', false],
  ['{{launch}}', false],
  ['a\nb', false],
  ['\ud800', false],
])('a page can be filled with %j: %s', (team, can) => {
  expect(isTeamName(team)).toBe(can);
});

function pages(isLasting: boolean) {
  const state = { asked: [] as string[], breaks: false };
  const render: Render = async ({ url }) => {
    state.asked.push(url);
    if (state.breaks) throw new Error('broken');
    return {
      status: 200,
      type: 'text/html',
      body: `[${new URLSearchParams(url.split('?')[1]).get('team')}]`,
    };
  };
  return { state, teams: createTeamPages(render, isLasting) };
}

test('each form is rendered once, whatever teams are named in it', async () => {
  const { state, teams } = pages(true);
  expect((await teams.get('/coming-soon', "<A & B's>")).body).toBe('[&lt;A &amp; B&#x27;s&gt;]');
  expect((await teams.get('/coming-soon', '$& Ajax')).body).toBe('[$&amp; Ajax]');
  expect((await teams.get('/ar/coming-soon', 'الهلال')).body).toBe('[الهلال]');
  expect(state.asked).toHaveLength(2);
});

test('one that breaks is tried again', async () => {
  const { state, teams } = pages(true);
  state.breaks = true;
  await expect(teams.get('/coming-soon', 'Ajax')).rejects.toThrow('broken');
  state.breaks = false;
  expect((await teams.get('/coming-soon', 'Ajax')).body).toBe('[Ajax]');
});

test('under development it is rendered with its team each time', async () => {
  const { state, teams } = pages(false);
  await teams.get('/coming-soon', 'A & B');
  await teams.get('/coming-soon', 'A & B');
  expect(state.asked).toEqual(['/coming-soon?team=A+%26+B', '/coming-soon?team=A+%26+B']);
});
