/** The fan film. Written by `npm run media video`; times in seconds, sizes in px and bytes. */
export const fanVideo = {
  width: 1920,
  height: 1080,
  duration: 90,
  fps: 30,
  sources: [
    {
      src: '/media/video/fan-film.501eb3d9.webm',
      type: 'video/webm; codecs="av01.0.08M.08, opus"',
      bytes: 11305697,
    },
  ],
  thumbnail: {
    jpg: '/media/video/thumbnail.9e6f1153.jpg',
    avif: '/media/video/thumbnail.79f8bee9.avif',
    webp: '/media/video/thumbnail.7cffad3b.webp',
    width: 1280,
    height: 720,
  },
  captions: {
    en: '/media/video/captions-en.a1551af0.vtt',
    ar: '/media/video/captions-ar.cf4c48f8.vtt',
  },
  chapters: {
    en: '/media/video/chapters-en.53422a8a.vtt',
    ar: '/media/video/chapters-ar.d1aba3a9.vtt',
  },
  clips: [
    {
      scene: 'alone',
      start: 0,
      end: 12,
      name: {
        en: 'Alone on the sofa',
        ar: 'وحيدًا على الأريكة',
      },
    },
    {
      scene: 'echo',
      start: 12,
      end: 22,
      name: {
        en: 'Echo finds fans nearby',
        ar: 'إيكو يكشف المشجعين من حولك',
      },
    },
    {
      scene: 'watch-party',
      start: 22,
      end: 34,
      name: {
        en: 'The watch party',
        ar: 'تجمّع المشاهدة',
      },
    },
    {
      scene: 'challenges',
      start: 34,
      end: 46,
      name: {
        en: 'Challenges and the leaderboard',
        ar: 'التحديات ولوحة الصدارة',
      },
    },
    {
      scene: 'club-event',
      start: 46,
      end: 56,
      name: {
        en: 'Club night',
        ar: 'ليلة مع النادي',
      },
    },
    {
      scene: 'away-days',
      start: 56,
      end: 68,
      name: {
        en: 'Away days',
        ar: 'رحلات خارج الأرض',
      },
    },
    {
      scene: 'playpass',
      start: 68,
      end: 76,
      name: {
        en: 'PlayPass',
        ar: 'PlayPass',
      },
    },
    {
      scene: 'unite',
      start: 76,
      end: 90,
      name: {
        en: 'Where fans unite',
        ar: 'حيث يتحد المشجعون',
      },
    },
  ],
} as const;
