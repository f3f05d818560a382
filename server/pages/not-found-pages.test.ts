import { expect, test } from 'vitest';
import type { Render } from '../../app/rendering.ts';
import { createNotFoundPages } from './not-found-pages.ts';

/** The 404 pages around a page that says how often it was rendered, and a day that can turn. */
function pages({ isLasting = true, breaks = false } = {}) {
  const state = { rendered: 0, day: 'Sunday', breaks };
  const render: Render = async ({ url }) => {
    state.rendered += 1;
    if (state.breaks) throw new Error('broken');
    return { status: 404, type: 'text/html', body: `${url} ${state.rendered} ` };
  };
  const substitute = {
    apply: (text: string, kind: string) => `${kind}: ${text}${state.day}`,
    edition: () => state.day,
  };
  const made = createNotFoundPages({ render, substitute, isLasting });
  return {
    state,
    bodyOf: async (path: '/404' | '/ar/404') => (await made.get(path, 'identity')).body.toString(),
  };
}

test('each language has a page of its own, made once in each edition', async () => {
  const { state, bodyOf } = pages();
  expect(await bodyOf('/404')).toBe('html: /404 1 Sunday');
  expect(await bodyOf('/404')).toBe('html: /404 1 Sunday');
  expect(await bodyOf('/ar/404')).toBe('html: /ar/404 2 Sunday');
  state.day = 'Monday';
  expect(await bodyOf('/404')).toBe('html: /404 3 Monday');
  expect(await bodyOf('/404')).toBe('html: /404 3 Monday');
});

test('under development it is made each time', async () => {
  const { bodyOf } = pages({ isLasting: false });
  expect([await bodyOf('/404'), await bodyOf('/404')]).toEqual([
    'html: /404 1 Sunday',
    'html: /404 2 Sunday',
  ]);
});

test('one that breaks is tried again', async () => {
  const { state, bodyOf } = pages({ breaks: true });
  await expect(bodyOf('/404')).rejects.toThrow('broken');
  state.breaks = false;
  expect(await bodyOf('/404')).toBe('html: /404 2 Sunday');
});
