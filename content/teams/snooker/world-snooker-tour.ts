import type { TeamEntry } from '../../schema.ts';

export const worldSnookerTour: TeamEntry = {
  slug: 'world-snooker-tour',
  name: { en: 'World Snooker Tour', ar: 'جولة السنوكر العالمية' },
  article: true,
  aliases: { en: ['WST', 'World Snooker'], ar: ['بطولة العالم للسنوكر'] },
  sport: 'snooker',
  kind: 'competition',
  short: { en: '147', ar: '147' },
  badge: { colours: ['#0B6B3A', '#C8102E', '#F7F3E9'], pattern: 'cross' },
  description: {
    en: 'World Snooker Tour followers who like to watch together, quietly: a hush, a click and a Sheffield theatre full of held breath.',
    ar: 'جولة السنوكر العالمية: صمت ونقرة ومسرح في شيفيلد يحبس أنفاسه، ومن يشاهده معك بهدوء.',
  },
  story: {
    en: [
      'The game was put together in 1875 by bored British officers in Jabalpur, who named it after a word for a raw cadet. The tour that grew out of it has its holy place in Sheffield, where since 1977 the world championship has been played at the Crucible, a theatre so small that players can hear a sweet being unwrapped in row F. For decades no first-time champion managed to keep the title a second year. This is known as the curse and is taken seriously.',
      'In 1985 Dennis Taylor beat Steve Davis on the last black, after midnight, with eighteen and a half million Britons up to see it. In 1997 Ronnie O’Sullivan made a maximum in five minutes and eight seconds. Between sessions the followers drift into the Winter Garden and Tudor Square, where a screen is put up and pensioners replay safety battles with walking sticks. January belongs to the Masters at Alexandra Palace, rowdier by one cough. England against Scotland is the old line of battle: Davis and Hendry, or White and anyone.',
      'In March 2024 Riyadh Season put a golden ball on the table, to be played only after a 147, and the hall found that a silence can be more exciting than shouting. In 2025 Zhao Xintong became the first world champion from China, and much of Asia stayed up. The best of it for a beginner is that the table in your street is the table in Sheffield.',
    ],
    ar: [
      'ابتكر اللعبة ضباط بريطانيون أصابهم الملل في جبلبور الهندية عام 1875، وسموها بكلمة كانت تُطلق على الطالب العسكري الغِرّ. أما قلعتها فمسرح «كروسيبل» في شيفيلد، مقر بطولة العالم منذ 1977، وهو من الصغر بحيث يسمع اللاعب من يفتح حلوى في الصف السادس. وعلى مدى عقود لم يحتفظ بلقبه من تُوّج هناك أول مرة، وتلك «لعنة كروسيبل» ولا أحد يمزح بشأنها.',
      'عام 1985 فاز دينيس تايلور على ستيف ديفيس بالكرة السوداء الأخيرة بعد منتصف الليل، وأمام الشاشات 18.5 مليون بريطاني. وفي 1997 أنجز روني أوسوليفان 147 نقطة في خمس دقائق وثماني ثوانٍ. بين الجلسات يتمشى الجمهور في «الحديقة الشتوية» وساحة تيودور ويعيد لعب الأشواط بالعصي. وفي مارس 2024 وضع موسم الرياض كرة ذهبية على الطاولة لا تُلعب إلا بعد 147 نقطة، فعرف السهارى هنا أن هذا الصمت أكثر إثارة من الصراخ. وفي 2025 صار جاو شينتونغ أول صيني يُتوَّج بطلًا للعالم، فامتدت السهرة إلى آسيا كلها. وأجمل ما فيها للمبتدئ أن الطاولة واحدة في حيّك وفي شيفيلد.',
    ],
  },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  sameAs: ['https://www.wst.tv/'],
  sources: [
    {
      fact: 'Golden ball in Riyadh, March 2024',
      read: [
        'https://www.totallysnookered.com/sport/snooker/tournaments/world-masters-of-snooker/world-masters-of-snooker-information-and-a-potted-history-4585701',
        'https://www.newsletter.co.uk/sport/other-sport/golden-ball-big-break-win-open-to-mark-allen-in-saudi-arabia-4542681',
      ],
    },
  ],
  updated: '2026-11-29',
};
