import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { looksLike } from './looks-like.ts';

const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-looks-'));
afterAll(() => rm(folder, { recursive: true }));

const field = (mark: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#0b1026"/>${mark}</svg>`,
    ),
  );
const goal = '<rect x="100" y="120" width="60" height="40" fill="#f7f3e9"/>';
const webp = (picture: Sharp, quality: number) => picture.webp({ quality }).toBuffer();

async function kept(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

test('another encoding of a picture looks like it', async () => {
  const file = await kept('field.webp', await webp(field(goal), 90));
  expect(await looksLike(file, await webp(field(goal), 60))).toBe(true);
});

test('a picture with another mark, ground or size does not', async () => {
  const file = await kept('goal.webp', await webp(field(goal), 90));
  expect(await looksLike(file, await webp(field(''), 90))).toBe(false);
  expect(await looksLike(file, await webp(field(goal.replace('#f7f3e9', '#c8102e')), 90))).toBe(false);
  expect(await looksLike(file, await webp(field(goal).resize(297, 300), 90))).toBe(false);
});

test('a text must be equal', async () => {
  const file = await kept('badge.svg', '<svg/>');
  expect(await looksLike(file, '<svg/>')).toBe(true);
  expect(await looksLike(file, '<svg />')).toBe(false);
});
