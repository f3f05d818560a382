import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const sportsGovernance: GuideEntry = {
  slug: 'sports-governance',
  asOf: '2026-11-21',
  heading: { en: 'The meeting after the match', ar: 'الاجتماع الذي يلي المباراة' },
  passages: [
    {
      title: { en: 'What people do here', ar: 'ماذا يفعل أهل هذا الباب' },
      text: {
        en: 'They read the small print for the rest of us. In a room over a shop, one evening a month, a supporters’ trust goes through the club’s accounts, the new ticket prices, the plan to move a kick-off. Someone takes minutes. The victories are quiet: a cap on away tickets, a crest that may not be changed without a vote, a ground listed as a community asset so that it cannot be sold over the fans’ heads.',
        ar: 'يقرؤون السطور الصغيرة نيابة عنا. في غرفة متواضعة، مساءً من كل شهر، تراجع رابطة المشجعين حسابات النادي وأسعار التذاكر وموعدًا يُراد نقله، وأحدهم يكتب المحضر. والانتصار هنا هادئ: سقف لسعر تذكرة الضيوف، وشعار لا يُغيَّر إلا بتصويت، ومقعد للمشجعين حول الطاولة. لا أهازيج ولا طبول، بل سؤال مكتوب بعناية وجواب موقّع.',
      },
    },
    {
      title: { en: 'Who decides what', ar: 'من يقرر ماذا' },
      text: {
        en: 'A club’s owner decides less than people think and a league rather more. Above them sit national federations, confederations and world bodies, with the arbitration court in Lausanne as the last door. In Germany members keep a majority of the votes in most clubs; in Spain a few clubs still belong to theirs; Green Bay’s team has shareholders by the thousand. England passed a law for an independent football regulator in 2025.',
        ar: 'مالك النادي يقرر أقل مما يُظن، والدوري أكثر. وفوقهما الاتحادات الوطنية فالقارية فالدولية، وآخر الأبواب محكمة التحكيم الرياضي في لوزان. في ألمانيا يحتفظ الأعضاء بأغلبية الأصوات في معظم الأندية، وفي إسبانيا أندية ما زالت ملكًا لأعضائها، وإنجلترا سنّت عام 2025 نظامًا لجهة مستقلة تنظم كرة القدم. وفي المملكة بدأ مشروع تخصيص الأندية عام 2023، وصار السؤال عمّن يملك ماذا حديث المجالس. احضر هذه النقاشات مرة، وستقرأ الخبر الرياضي بعدها من آخره، حيث تُكتب الأرقام، لا من عنوانه.',
      },
    },
    {
      title: { en: 'How to begin', ar: 'كيف تبدأ' },
      text: {
        en: 'Small, and with company:',
        ar: 'بخطوة صغيرة ورفقة:',
      },
      points: [
        {
          en: 'find out what your club’s articles call a member',
          ar: 'اعرف من هو «العضو» في النظام الأساسي لناديك',
        },
        { en: 'go to one open meeting and only listen', ar: 'احضر اجتماعًا مفتوحًا واحدًا واكتفِ بالإصغاء' },
        { en: 'ask one question in writing, politely, with a date', ar: 'اكتب سؤالًا واحدًا بأدب وبتاريخ' },
        { en: 'take someone along who can read a balance sheet', ar: 'خذ معك من يعرف قراءة الميزانية' },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Do I need to be a lawyer?', ar: 'هل يلزم أن أكون محاميًا؟' },
      answer: {
        en: 'No. Trusts need members who turn up, write clearly and can count to a quorum. The lawyers usually sit two rows behind you in the stand.',
        ar: 'لا. الروابط تحتاج إلى من يحضر ويكتب بوضوح ويعرف معنى النصاب. والمحامي غالبًا في المدرج خلفك بصفّين.',
      },
    },
    {
      question: {
        en: 'What is the difference between a fan club and a trust?',
        ar: 'ما الفرق بين رابطة المشجعين والجمعية الممثلة لهم؟',
      },
      answer: {
        en: 'A fan club follows the team. A trust is a legal body owned by its members in equal shares, and can sit across a table from the club or hold part of it.',
        ar: 'الرابطة تشجع الفريق وتسافر معه. أما الجمعية فكيان نظامي لأعضائه أصوات متساوية، يجلس أمام إدارة النادي وقد يملك حصة فيه حيث تسمح الأنظمة.',
      },
    },
    {
      question: { en: 'Will SportBuddy campaign?', ar: 'هل يتخذ SportBuddy موقفًا في هذه القضايا؟' },
      answer: {
        get en() {
          return `No. ${launchText('It will be', 'It is')} a place to find those who do, whichever side of the table they sit on.`;
        },
        get ar() {
          return `لا. ${launchText('سيكون مكانًا', 'هو مكان')} تجد فيه من يعمل عليها، أيًّا كان رأيه.`;
        },
      },
    },
  ],
};
