/**
 * The running order. The music has 120 beats a minute, so each bar of two seconds is a place to
 * cut.
 */
export const duration = 90;
export const framesPerSecond = 30;

export const sceneIds = [
  'alone',
  'echo',
  'watch-party',
  'challenges',
  'club-event',
  'away-days',
  'playpass',
  'unite',
] as const;
export type SceneId = (typeof sceneIds)[number];

export interface Clip {
  scene: SceneId;
  /** Seconds from the start of the film. */
  start: number;
  end: number;
  name: { en: string; ar: string };
}

export const clips: readonly Clip[] = [
  { scene: 'alone', start: 0, end: 12, name: { en: 'Alone on the sofa', ar: 'وحيدًا على الأريكة' } },
  {
    scene: 'echo',
    start: 12,
    end: 22,
    name: { en: 'Echo finds fans nearby', ar: 'إيكو يدلّك على المشجعين من حولك' },
  },
  { scene: 'watch-party', start: 22, end: 34, name: { en: 'The watch party', ar: 'تجمّع المشاهدة' } },
  {
    scene: 'challenges',
    start: 34,
    end: 46,
    name: { en: 'Challenges and the leaderboard', ar: 'التحديات ولوحة الصدارة' },
  },
  { scene: 'club-event', start: 46, end: 56, name: { en: 'Club night', ar: 'أمسية مع النادي' } },
  { scene: 'away-days', start: 56, end: 68, name: { en: 'Away days', ar: 'رحلات خارج الأرض' } },
  { scene: 'playpass', start: 68, end: 76, name: { en: 'PlayPass', ar: 'PlayPass' } },
  { scene: 'unite', start: 76, end: 90, name: { en: 'Where fans unite', ar: 'حيث يتحد المشجعون' } },
];

/** The clip on screen at a moment of the film; the last one holds to the end. */
export function clipAt(seconds: number): Clip {
  const clip = clips.findLast((candidate) => candidate.start <= seconds) ?? clips[0];
  if (!clip) throw new Error('The film has no scenes');
  return clip;
}
