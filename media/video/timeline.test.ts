import { expect, test } from 'vitest';
import { captions, captionTrack, chapterTrack } from './captions.ts';
import { bar } from './stage/motion.ts';
import { clipAt, clips, duration, framesPerSecond, sceneIds } from './timeline.ts';

test('clips cover the film without gaps', () => {
  expect(clips[0]?.start).toBe(0);
  expect(clips.at(-1)?.end).toBe(duration);
  for (const [index, clip] of clips.entries()) {
    expect(clip.end).toBeGreaterThan(clip.start);
    if (index > 0) expect(clip.start).toBe(clips[index - 1]?.end);
  }
});

test('every clip shows one scene, and every scene has one clip, in order', () => {
  expect(clips.map(({ scene }) => scene)).toEqual([...sceneIds]);
});

test('cuts are on a bar of the music and on a whole frame', () => {
  for (const { start } of clips) {
    expect(start % bar).toBe(0);
    expect((start * framesPerSecond) % 1).toBe(0);
  }
});

test('clipAt returns the clip at each second', () => {
  for (const clip of clips) {
    expect(clipAt(clip.start)).toBe(clip);
    expect(clipAt(clip.end - 1 / framesPerSecond)).toBe(clip);
  }
  expect(clipAt(duration)).toBe(clips.at(-1));
});

test('captions are in order, inside the film and do not overlap', () => {
  let last = 0;
  for (const { start, end } of captions) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(duration);
});

test('a caption is shown for at least 0.9 s and at most 21 characters a second', () => {
  for (const { start, end, en, ar } of captions) {
    expect(end - start).toBeGreaterThanOrEqual(0.9);
    for (const text of [en, ar]) expect(text.length / (end - start), text).toBeLessThanOrEqual(21);
  }
});

test('sound captions are the same in both languages', () => {
  for (const { en, ar } of captions) expect(ar.includes('['), ar).toBe(en.includes('['));
});

test('the caption track is WebVTT with one positioned cue per caption', () => {
  const track = captionTrack('ar');
  expect(track.startsWith('WEBVTT\n\n00:00:00.200 --> 00:00:02.600 line:80%\n')).toBe(true);
  expect(track.match(/ --> .* line:8[08]%$/gm)).toHaveLength(captions.length);
});

test('the chapter track has every clip at its time', () => {
  const track = chapterTrack(clips, 'en');
  expect(track).toContain('00:00:12.000 --> 00:00:22.000\nEcho finds fans nearby');
  expect(track).toContain('00:01:16.000 --> 00:01:30.000\nWhere fans unite');
  expect(track.match(/ --> /g)).toHaveLength(clips.length);
});
