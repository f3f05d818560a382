import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const footballAndAmericanGames: GuideEntry[] = [
  {
    slug: 'football',
    asOf: '2026-11-29',
    heading: { en: 'A match is longer than ninety minutes', ar: 'المباراة أطول من تسعين دقيقة' },
    passages: [
      {
        title: { en: 'Before kick-off', ar: 'قبل صافرة البداية' },
        text: {
          en: 'The walk counts. People take the same train or the same side street and stop at the same counter, because once, years ago, it worked. An hour before the start the line-ups come out, phones are passed round, and the quarrel over the left-back begins. Be in by then. Latecomers watch from behind a pillar.',
          ar: 'الطريق جزء من العادة: الشارع نفسه، والمقهى نفسه، والمقعد نفسه، لأن الفريق فاز مرة يوم جلست فيه. قبل البداية بساعة تُعلن التشكيلة، فتدور الجوالات بين الأيدي ويبدأ الخلاف على الظهير الأيسر. احضر قبلها، فمن تأخر شاهد المباراة من خلف عمود.',
        },
      },
      {
        title: { en: 'The stand and the room', ar: 'بين المدرج والمجلس' },
        text: {
          en: 'In the ground one end starts the song and the rest decide whether to answer. Away supporters are few, stand together and are louder for it. A good room copies that: scarves on the front table, the sound up, the talkers at the back. In Britain it is mostly a pub, in Riyadh a café or a rented istiraha, in South Asia a roof or a club room after midnight, and in America a bar that opens at breakfast for Europe’s afternoon games.',
          ar: 'في الملعب يبدأ طرف المدرج الأهزوجة، وعلى البقية أن يردّوا أو يسكتوا. وجمهور الضيف قليل، يقف متلاصقًا فيعلو صوته. والمجلس الجيد يقلّد ذلك: الشالات على الطاولة الأمامية، والصوت مرفوع، وأهل التحليل في الخلف. في السعودية موعدك استراحة أو مقهى، وفي بريطانيا مكان على ناصية الشارع، وفي أمريكا مطعم يفتح مع الفطور من أجل مباريات أوروبا.',
        },
      },
      {
        title: { en: 'If you are new', ar: 'إن كانت مباراتك الأولى' },
        text: {
          en: 'Wear the scarf. It suits every age and every coat. Learn one song, the short one. Stand when the row stands, and leave the rival’s colour at home, gloves included. Say nothing about the score until it is over.',
          ar: 'يكفيك الشال، فهو يليق بكل عمر وفوق كل ثوب. احفظ أهزوجة واحدة، أقصرها. قِف حين يقف الصف، واترك لون المنافس في البيت ولو كان لون ساعتك. ولا تعلن الفوز قبل الصافرة، فإن انقلبت النتيجة كنت أنت السبب. وخذ معك من لا يعرف القانون، فشرح التسلل بفناجين القهوة نصف السهرة، وأول هدف يشاهده مع الناس سيجعله يسأل عن موعد الجولة القادمة قبل أن يلبس حذاءه.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Where can I watch football with other fans when I cannot get a ticket?',
          ar: 'أين أشاهد المباراة مع جمهور فريقي إذا لم أجد تذكرة؟',
        },
        answer: {
          en: 'At a watch party: a pub, a café or a living room where fans of your club agree to meet. The pub map on our home page shows London places known for football, and any season-ticket holder knows where the rest of the row goes when there is no seat left.',
          ar: 'في تجمّع مشاهدة: مقهى أو استراحة يتفق عليها مشجعو ناديك. وفي صفحتنا الرئيسية خريطة بأماكن لندن المعروفة بعرض المباريات، وأهل المدرج أدرى بالمكان الذي يجمعهم حين تنفد التذاكر.',
        },
      },
      {
        question: { en: 'Do home and away fans sit together?', ar: 'هل يجلس جمهور الفريقين معًا؟' },
        answer: {
          en: 'In most grounds no: visitors have a section of their own, with its own gate. In a pub or a café it depends on the house. Ask before a derby, and if you sit in the wrong half, keep the celebration small.',
          ar: 'في أغلب الملاعب لا: للضيوف مدرج وبوابة. أما المقهى فبحسب صاحبه، فاسأل قبل الديربي. وإن وجدت نفسك في النصف الآخر فافرح في سرّك.',
        },
      },
      {
        question: {
          en: 'Why does the clock go past ninety?',
          ar: 'لماذا لا تنتهي المباراة عند الدقيقة التسعين؟',
        },
        answer: {
          en: 'The referee adds the time lost to injuries, changes and celebrations, and a board by the touchline shows the least there will be. Extra time is something else: two halves of fifteen minutes, only in knock-out ties.',
          ar: 'لأن الحكم يضيف ما ضاع في الإصابات والتبديلات والاحتفال، واللوحة تعلن أقل ما سيُضاف. أما الشوطان الإضافيان فشيء آخر: خمس عشرة دقيقة لكل منهما، ولا يكونان إلا حيث لا بد من فائز.',
        },
      },
      {
        question: { en: 'Who won the World Cup of 2026?', ar: 'من فاز بكأس العالم 2026؟' },
        answer: {
          en: 'Spain, 1–0 after extra time against Argentina, on 19 July 2026 in East Rutherford, New Jersey. Saudi Arabia went home after the group stage, with two draws.',
          ar: 'إسبانيا، بهدف على الأرجنتين بعد التمديد، يوم 19 يوليو 2026 في إيست رذرفورد بولاية نيوجيرسي. وخرج الأخضر من دور المجموعات بتعادلين.',
        },
      },
    ],
    sources: [
      {
        fact: 'World Cup 2026: final Spain 1–0 Argentina a.e.t., and the matches of Saudi Arabia',
        read: [
          'https://github.com/openfootball/worldcup.json 2026/worldcup.json',
          'https://github.com/martj42/international_results results.csv',
        ],
      },
    ],
  },
  {
    slug: 'basketball',
    asOf: '2026-11-21',
    heading: { en: 'Four quarters and a long night', ar: 'أربعة أرباع وسهرة طويلة' },
    passages: [
      {
        title: { en: 'How a night goes', ar: 'كيف تمضي الليلة' },
        text: {
          en: 'The first quarter is for arriving, the second for eating, and by the third somebody has stopped sitting down. Then the last two minutes take a quarter of an hour. Time-outs, free throws and reviews stop the clock, and each stop is a debate: foul or play on, two points or three. Crowds know their parts. “Defence”, two beats, then again; silence while their own man stands at the line, arms and towels waving while the other one does.',
          ar: 'الربع الأول لمن تأخر، والثاني للعشاء، وفي الثالث يقف أحدهم ولا يجلس بعدها. ثم تأتي الدقيقتان الأخيرتان فتأخذان ربع ساعة: وقت مستقطع، ورميات حرة، ومراجعة بالفيديو، وكل توقف نقاش جديد. والجمهور يعرف دوره: هتاف الدفاع بضربتين، وصمت حين يقف لاعبه على خط الرمية الحرة، وأيدٍ تلوّح خلف السلة حين يقف خصمه.',
        },
      },
      {
        title: { en: 'Where the world watches', ar: 'من أين تشاهدها' },
        text: {
          en: 'In North America it fills weeknights from autumn to early summer. East-coast games begin around midnight in Britain and before dawn in Riyadh. At weekends there is often an early one, and that is the night to invite people. European club basketball plays in the evening, with drums and singing ends borrowed from football. In the Philippines the screen may be in the barber’s shop, next to a hoop nailed to a wall.',
          ar: 'مباريات الساحل الشرقي في أمريكا تبدأ قبيل الفجر بتوقيت الرياض، ومباريات الغرب مع الفطور. لكن في عطلة نهاية الأسبوع مباريات مبكرة تقع في سهرة معقولة، وتلك ليلة دعوة الأصحاب. أما سلة أندية أوروبا فمساؤها قريب من مسائنا، ومدرجاتها تطبّل وتغني كمدرجات الكرة. ولجمهورنا عادة لا تتغير: شوط في ملعب الحي قبل الشاشة.',
        },
      },
      {
        title: { en: 'What to wear', ar: 'ماذا تلبس' },
        text: {
          en: 'A vest over a hoodie, and the best shoes you own. The older the player’s name on your back, the longer the conversation it starts.',
          ar: 'قميص الفريق فوق كنزة، وأحسن حذاء رياضي عندك. وكلما قدُم اسم اللاعب على ظهرك طال الحديث الذي يفتحه. واترك لون الخصم في الخزانة. وإن كنت في صالة سعودية فاحمل معك طبلة صغيرة، فجمهور السلة فيها قليل العدد عالي الصوت، ومقعدك قريب إلى حد أن اللاعب يسمع نصيحتك. وقد يجيبك بثلاثية.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Will there be company for games that tip off at three in the morning?',
          ar: 'هل سأجد من يسهر معي لمباراة تبدأ الثالثة فجرًا؟',
        },
        answer: {
          get en() {
            return `${launchText('That is what Echo will be for: it is to show fans near you who are awake for the same game.', 'That is what Echo is for: it shows fans near you who are awake for the same game.')} Late tip-offs suit a living room, or a place that stays open.`;
          },
          get ar() {
            return `لهذا صُمّم إيكو: ${launchText('سيدلّك', 'يدلّك')} على مشجعين قريبين ساهرين للمباراة نفسها. والمباريات المتأخرة يناسبها مجلس، أو مكان يفتح حتى الصباح.`;
          },
        },
      },
      {
        question: {
          en: 'Why do the rules look different from one game to the next?',
          ar: 'لماذا تختلف القواعد من مباراة إلى أخرى؟',
        },
        answer: {
          en: 'There are two books. The NBA plays quarters of twelve minutes. National teams and most of the world play FIBA’s ten, with the three-point line a little closer.',
          ar: 'لأنهما كتابان: في NBA الربع اثنتا عشرة دقيقة، وعند المنتخبات وأغلب العالم عشر دقائق وخط الثلاثيات أقرب قليلًا.',
        },
      },
      {
        question: { en: 'Can I find people to play with as well?', ar: 'هل أجد من ألعب معه أيضًا؟' },
        answer: {
          get en() {
            return `${launchText('A meetup will be', 'A meetup is')} anything a group agrees on, a pick-up game before the broadcast included. Five against five is a luxury. Three against three and half a court will do.`;
          },
          get ar() {
            return `اللقاء ${launchText('سيكون كما', 'كما')} يتفق عليه أهله، ومن ذلك مباراة ودية قبل البث. خمسة لخمسة رفاهية، وثلاثة لثلاثة على نصف ملعب تكفي.`;
          },
        },
      },
    ],
  },
  {
    slug: 'nfl',
    asOf: '2026-11-21',
    heading: { en: 'The Sunday that lasts all day', ar: 'أحدٌ يمتد من الظهر إلى الفجر' },
    passages: [
      {
        title: { en: 'The tailgate', ar: 'وليمة المواقف' },
        text: {
          en: 'In America the game starts in the car park, hours early, with the boot open and a grill going. Neighbouring cars share; a child throws spirals between the rows. At home the tailgate becomes the kitchen: wings, chilli, a dip in seven layers. Each family has a dish that may not be changed during a winning run.',
          ar: 'تبدأ المباراة في أمريكا قبل موعدها بساعات: صندوق السيارة مفتوح، والشواية عامرة، والجار يأكل من عند جاره وإن لم يعرفه، والصغار يتقاذفون الكرة بين الصفوف. وفي البيت تنتقل الوليمة إلى المطبخ: أجنحة دجاج وصلصات. وفي كل عائلة طبق لا يُغيَّر ما دام الفريق يفوز.',
        },
      },
      {
        title: { en: 'The clock abroad', ar: 'بتوقيتنا' },
        text: {
          en: 'Sunday has three windows. The early one is tea-time in Britain and night in Riyadh, which makes it everybody’s game. The second runs past midnight, and the third is for those with no Monday. Thursday and Monday nights belong to the truly devoted. In Mexico, Canada and Germany there are whole bars that rearrange their tables for it.',
          ar: 'يوم الأحد ثلاث دفعات. الأولى مساء بتوقيت الرياض، وهي التي يُدعى إليها الضيوف. والثانية تعبر منتصف الليل. والثالثة قبيل الفجر، لمن لا دوام له صباح الاثنين. أما مباراتا الخميس والاثنين فلأهل الصبر. وبين كل لعبة وأخرى وقت يكفي لتشرح لصاحبك ما جرى، ثم تكتشف أنك لم تفهمه.',
        },
      },
      {
        title: { en: 'How to be a crowd', ar: 'كيف تكون جمهورًا' },
        text: {
          en: 'Be loud when the other side has the ball and quiet when your own quarterback calls the play. It is the reverse of what newcomers do. Wear a jersey two sizes up, over everything. Wave a towel only if it is that team’s towel. And keep a finger off the remote: somebody is always following a second game for a fantasy league.',
          ar: 'ارفع صوتك حين تكون الكرة مع الخصم، واخفضه حين ينادي لاعبك الخطة؛ والجديد يفعل العكس دائمًا. البس القميص واسعًا فوق كل شيء. ولا تمدّ يدك إلى جهاز التحكم، ففي كل غرفة من يتابع مباراة ثانية من أجل فريقه الخيالي. وجهّز مكانًا لمن ينام بعد الدفعة الثانية، فبيت المباراة لا يُغلق بابه قبل الفجر. وصاحب البيت يختار القناة، وصاحب الحلى يُغفر له أي فريق يشجعه.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Can I find an NFL crowd outside the United States?',
          ar: 'هل أجد جمهور NFL خارج أمريكا؟',
        },
        answer: {
          get en() {
            return `Yes, and abroad the shirts mix: one room, a dozen teams, everyone following the early game together. ${launchText('The app is being built to gather those who stay up.', 'The app gathers those who stay up.')}`;
          },
          get ar() {
            return `نعم، والقمصان في الغربة تختلط: غرفة واحدة فيها جمهور عشرة فرق يتابعون المباراة المبكرة معًا. والتطبيق ${launchText('يُبنى ليجمع', 'يجمع')} من يسهر لها.`;
          },
        },
      },
      {
        question: {
          en: 'I do not know the rules. What is enough to begin?',
          ar: 'لا أعرف القواعد، فبماذا أبدأ؟',
        },
        answer: {
          en: 'Four tries to go ten yards. Make them and you get four more. A touchdown is six points, the kick after it one, a field goal three. The rest you learn by asking at the breaks, and there are many.',
          ar: 'أربع محاولات لقطع عشر ياردات، فإن قُطعت بدأت أربع جديدة. التاتشداون ست نقاط، والركلة بعده نقطة، وهدف الميدان ثلاث. والباقي تتعلمه بالسؤال في التوقفات، وما أكثرها.',
        },
      },
      {
        question: { en: 'Do you organise tailgates?', ar: 'هل تنظّمون ولائم ما قبل المباراة؟' },
        answer: {
          get en() {
            return `Fans do. Anyone ${launchText('will be able to', 'can')} host a tailgate or a watch party in the app, with a guest list and a shared list of who brings what.`;
          },
          get ar() {
            return `المشجعون ينظّمونها. ${launchText('سيستطيع', 'يستطيع')} أي عضو استضافة وليمة أو تجمّع مشاهدة في التطبيق، مع قائمة للحضور وما سيُحضِره كل واحد معه.`;
          },
        },
      },
    ],
  },
];
