/** The fan film. Written by `npm run media video`; times in seconds, sizes in px and bytes, loudness in LUFS and dBTP. */
export const fanVideo = {
  width: 1920,
  height: 1080,
  duration: 90,
  fps: 30,
  sources: [
    {
      src: '/media/video/fan-film.61e8ed80.webm',
      type: 'video/webm; codecs="av01.0.08M.08, opus"',
      bytes: 11276070,
    },
    {
      src: '/media/video/fan-film.4dccb36d.mp4',
      type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"',
      bytes: 13306498,
    },
  ],
  clips: [
    {
      start: 0,
      end: 12,
      name: {
        en: 'Alone on the sofa',
        ar: 'وحيدًا على الأريكة',
      },
    },
    {
      start: 12,
      end: 22,
      name: {
        en: 'Echo finds fans nearby',
        ar: 'إيكو يدلّك على المشجعين من حولك',
      },
    },
    {
      start: 22,
      end: 34,
      name: {
        en: 'The watch party',
        ar: 'تجمّع المشاهدة',
      },
    },
    {
      start: 34,
      end: 46,
      name: {
        en: 'Challenges and the leaderboard',
        ar: 'التحديات ولوحة الصدارة',
      },
    },
    {
      start: 46,
      end: 56,
      name: {
        en: 'Club night',
        ar: 'أمسية مع النادي',
      },
    },
    {
      start: 56,
      end: 68,
      name: {
        en: 'Away days',
        ar: 'رحلات خارج الأرض',
      },
    },
    {
      start: 68,
      end: 76,
      name: {
        en: 'PlayPass',
        ar: 'PlayPass',
      },
    },
    {
      start: 76,
      end: 90,
      name: {
        en: 'Where fans unite',
        ar: 'حيث يتحد المشجعون',
      },
    },
  ],
  loudness: {
    integrated: -16.2,
    truePeak: -1.7,
  },
} as const;
