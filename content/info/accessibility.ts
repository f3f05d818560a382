import type { InfoText } from './info-page.ts';

export const accessibility: InfoText = {
  headline: { en: 'No stairs to your seat', ar: 'إلى مقعدك بلا عتبات' },
  lead: {
    en: 'This website is for all fans: those who listen to it, zoom into it, find their way by keyboard or need the page to keep still.',
    ar: 'هذا الموقع لكل المشجعين: من يستمع إليه، ومن يكبّر خطه، ومن يتنقل فيه بلوحة المفاتيح، ومن تزعجه الحركة.',
  },
  sections: [
    {
      heading: { en: 'The standard', ar: 'المعيار' },
      text: [
        {
          en: 'We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English and in Arabic. This statement is about the website, not the app.',
          ar: 'نبني الموقع على إرشادات الوصول إلى محتوى الويب (WCAG) 2.2 بمستوى AA، بالعربية والإنجليزية. وهذا البيان يخص الموقع لا التطبيق.',
        },
      ],
    },
    {
      heading: { en: 'What you can count on', ar: 'ما تعتمد عليه هنا' },
      points: [
        {
          en: '**Keyboard.** Everything that can be pressed can be reached by keyboard, in order, and you always see where you are. The first stop on each page skips the menu.',
          ar: '**لوحة المفاتيح.** كل ما يُضغط تصل إليه بترتيب واضح، وترى موضعك دائمًا. وأول محطة في كل صفحة تتخطى القائمة.',
        },
        {
          en: '**Screen readers.** Headings, lists, forms, carousels and messages have names and roles. Pictures have a text alternative, or an empty one if they are decoration.',
          ar: '**قارئ الشاشة.** للعناوين والقوائم والنماذج والشرائح والرسائل أسماء وأدوار. ولكل صورة نص بديل، إلا ما كان للزينة فقط.',
        },
        {
          en: '**Large text.** The layout holds at twice the size, and in a window of 320 pixels.',
          ar: '**الخط الكبير.** يبقى التصميم سليمًا عند مضاعفة الخط، وفي نافذة عرضها 320 بكسلًا.',
        },
        {
          en: '**Contrast.** 4.5 to 1 for text, 3 to 1 for large text and icons.',
          ar: '**التباين.** لا تقل نسبته عن 4.5 إلى 1 للنصوص، وعن 3 إلى 1 للنصوص الكبيرة والأيقونات.',
        },
        {
          en: '**Motion.** Nothing moves if your device asks for less motion, and whatever plays or turns by itself can be paused.',
          ar: '**الحركة.** لا يتحرك شيء إذا طلب جهازك تقليل الحركة، وكل ما يدور أو يُعرض من تلقاء نفسه يمكن إيقافه.',
        },
        {
          en: '**Without scripts.** Every page can be read and the form can be sent without JavaScript.',
          ar: '**دون «جافاسكربت».** تُقرأ كل الصفحات ويُرسل النموذج وإن أوقفتها في متصفحك.',
        },
        {
          en: '**Film.** It has captions and chapters in both languages, and no speech.',
          ar: '**الفيلم.** فيه تعليق مكتوب ومشاهد مرقّمة باللغتين، وليس فيه كلام.',
        },
      ],
    },
    {
      heading: { en: 'How we check', ar: 'كيف نفحص؟' },
      text: [
        {
          en: 'Before a release, a browser opens each kind of page in both languages, in windows the size of a phone and of a computer. It runs the rules of axe-core, measures contrast on the picture of the page, and walks through it with the Tab key. These checks are our own and automatic. No outside audit has been made, and a machine does not find everything.',
          ar: 'قبل كل إصدار نفتح بمتصفح آلي كل نوع من الصفحات باللغتين، بعرض شاشة الجوال وشاشة الحاسوب. ونطبّق عليها قواعد آلية لسهولة الوصول، ونقيس التباين على صورة الصفحة نفسها، ونتنقل فيها بمفتاح الانتقال وحده. هذه الفحوص آلية ومن عندنا، ولم تفحص الموقع جهة خارجية بعد، والآلة لا تكتشف كل شيء.',
        },
      ],
    },
    {
      heading: { en: 'What does not work well yet', ar: 'ما لا يعمل جيدًا بعد' },
      points: [
        {
          en: 'The film has no audio description. What happens in it is told by its captions and its chapters only.',
          ar: 'ليس في الفيلم وصف صوتي، ولا يروي ما يحدث فيه إلا التعليق المكتوب وأسماء المشاهد.',
        },
        {
          en: 'The maps are drawings. The pubs of the pub map are also in a list beside it, but the streets are on the map alone.',
          ar: 'الخرائط رسوم. وأماكن المشاهدة موجودة في قائمة بجانب خريطتها، أما الشوارع فعلى الخريطة وحدها.',
        },
        {
          en: 'Other companies’ pages, such as stores and social networks, are beyond our reach.',
          ar: 'صفحات الجهات الأخرى، كالمتاجر والشبكات الاجتماعية، ليست في أيدينا.',
        },
      ],
    },
    {
      heading: { en: 'Tell us', ar: 'أخبرنا' },
      text: [
        {
          en: 'If something keeps you out, write to {support}. Name the page, what you wanted to do and what you use, such as a browser or a screen reader. If you need a text of this site in another form, ask at the same address.',
          ar: 'إن منعك شيء من الدخول فاكتب إلى {support}. اذكر الصفحة وما أردت فعله وما تستخدمه، كالمتصفح أو قارئ الشاشة. وإن احتجت إلى نص من الموقع بصيغة أخرى فاطلبه على العنوان نفسه.',
        },
      ],
    },
  ],
};
