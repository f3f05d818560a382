import type { GuideEntry } from '../../schema.ts';

export const ryderCup2027: GuideEntry = {
  slug: 'ryder-cup-2027',
  asOf: '2026-11-27',
  heading: { en: 'Three days without a whisper', ar: 'ثلاثة أيام بلا همس' },
  passages: [
    {
      title: { en: 'How it is scored', ar: 'كيف تُحسب النقاط' },
      text: {
        en: 'Friday and Saturday have two sessions each. In foursomes two partners share a ball and hit it in turn. In fourballs each plays his own and the better score counts. Four matches a session make sixteen points. On Sunday all twelve from each side go out alone, for twelve more. Europe, as holders, keep the cup with fourteen of the twenty-eight. The Americans need fourteen and a half. They have not won in Europe since 1993. At Bethpage in 2025 they came back a long way on the Sunday and still lost, 15–13.',
        ar: 'الجمعة والسبت فترتان في كل يوم. في «الفورسوم» يتقاسم الشريكان كرة واحدة ويضربانها بالتناوب، وفي «الفوربول» يلعب كل منهما كرته وتُحسب النتيجة الأفضل. أربع مباريات في كل فترة تصنع ست عشرة نقطة، ثم يخرج اللاعبون كلهم فرادى يوم الأحد على اثنتي عشرة نقطة أخرى. يكفي أوروبا، لأن الكأس عندها، أربع عشرة نقطة لتحتفظ بها، وعلى الأمريكيين أن يزيدوا عليها نصف نقطة. ولم يكسبوها على أرض أوروبية منذ 1993، وفي نيويورك 2025 عادوا من بعيد يوم الأحد وخسروا 15–13.',
      },
    },
    {
      title: { en: 'How it is watched', ar: 'كيف تُشاهَد' },
      text: {
        en: 'Golf is quiet all year. Here the first tee is a football stand, with a song for each pair, and a roar crosses the course faster than the scoreboard can tell it. Only four matches are out at a time, so people walk ahead, settle behind a green and wait for everyone to come through. Adare is a village of thatched cottages, full from Monday, when practice begins. Irish time is British time. In New York the first ball is struck before dawn, and in Riyadh it is two hours later than on the course.',
        ar: 'الجولف همس طوال العام إلا هنا. عند نقطة البداية الأولى مدرج كامل بأهازيجه، والهدير يعبر الملعب قبل أن تصل النتيجة إلى اللوحة. والمباريات أربع فقط في الفترة الواحدة، فيسبق الناس اللاعبين إلى الحفرة وينتظرون مرورهم جميعًا. وأدير قرية بيوتها بسقوف من القش، تمتلئ من يوم الاثنين مع أيام التدريب. وأيرلندا متأخرة عن الرياض ساعتين، فاللعب عندنا من الضحى إلى العشاء، بلا سهر. وفي البيت اختر لكل ضيف لاعبًا يتبعه، فأربعة وعشرون اسمًا تكفي العائلة كلها.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Who leads Europe?', ar: 'من يقود أوروبا؟' },
      answer: {
        en: 'Luke Donald, for the third time running. No captain has won three in a row.',
        ar: 'لوك دونالد للمرة الثالثة على التوالي. ولم يسبق لقائد أن فاز بثلاث متتالية.',
      },
    },
    {
      question: { en: 'What if it ends level?', ar: 'ومن يأخذ الكأس عند التعادل؟' },
      answer: {
        en: 'Then the cup stays where it was, with Europe. Fourteen points each is enough for the holders.',
        ar: 'تبقى الكأس حيث كانت، أي عند أوروبا، فالتعادل يكفي حاملها.',
      },
    },
  ],
};
