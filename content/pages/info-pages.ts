import type { FixedPage } from './fixed-page.ts';

/**
 * Search terms and metadata of the pages whose texts are in `content/info/`. The footer lists them
 * in this order.
 */
export const infoPages = [
  {
    kind: 'about',
    path: '/about',
    updated: '2026-11-27',
    name: { en: 'About and contact', ar: 'من نحن وكيف تراسلنا' },
    aliases: {
      en: ['About us', 'Contact', 'Contact us', 'Company', 'Imprint', 'Who runs SportBuddy', 'Email us'],
      ar: ['عن SportBuddy', 'تواصل معنا', 'اتصل بنا', 'الشركة', 'عنوان البريد', 'من يدير التطبيق'],
    },
    title: { en: 'About and Contact | SportBuddy', ar: 'من نحن وكيف تراسلنا | SportBuddy' },
    description: {
      en: 'What SportBuddy is, what is open now and what opens when, which company facts are settled, and the addresses to write to.',
      ar: 'ما هو SportBuddy، وما المفتوح منه الآن وما يُفتح لاحقًا، وبيانات الشركة المعلنة، والعناوين التي تراسلنا عليها.',
    },
    keywords: {
      en: ['about SportBuddy', 'contact SportBuddy', 'who runs SportBuddy', 'SportBuddy launch date'],
      ar: ['من نحن', 'تواصل مع SportBuddy', 'من يدير SportBuddy', 'موعد إطلاق SportBuddy'],
    },
  },
  {
    kind: 'help',
    path: '/help',
    updated: '2026-11-27',
    name: { en: 'Help', ar: 'المساعدة' },
    aliases: {
      en: ['FAQ', 'Questions', 'Questions and answers', 'Support', 'Unsubscribe', 'Delete my data'],
      ar: ['أسئلة شائعة', 'الأسئلة المتكررة', 'الدعم', 'إلغاء التسجيل', 'حذف بياناتي'],
    },
    title: { en: 'Help: Questions and Answers | SportBuddy', ar: 'المساعدة: أسئلة وأجوبة | SportBuddy' },
    description: {
      en: 'How the early-access list works, how to correct or delete a sign-up, what the app is for and what early access costs: questions and answers.',
      ar: 'كيف تعمل قائمة الدخول المبكر، وكيف تصحّح تسجيلك أو تحذفه، وما فائدة التطبيق وكم يكلّف الدخول المبكر: أسئلة وأجوبة.',
    },
    keywords: {
      en: ['SportBuddy help', 'SportBuddy FAQ', 'delete sign-up', 'early access questions'],
      ar: ['مساعدة SportBuddy', 'أسئلة شائعة', 'حذف التسجيل', 'أسئلة الدخول المبكر'],
    },
  },
  {
    kind: 'safety',
    path: '/safety',
    updated: '2026-11-27',
    name: { en: 'Meetup safety', ar: 'السلامة في اللقاءات' },
    aliases: {
      en: ['Safety', 'Is it safe', 'Report', 'Women', 'Under 18', 'Children', 'Verified'],
      ar: ['السلامة', 'الأمان', 'الإبلاغ', 'بلاغ', 'النساء', 'دون 18', 'الأطفال', 'التوثيق'],
    },
    title: { en: 'Meetup Safety | SportBuddy', ar: 'السلامة في اللقاءات | SportBuddy' },
    description: {
      en: 'The first meeting, advice for women and for under-18s, what verified means and what it does not, and how to report someone.',
      ar: 'اللقاء الأول، ونصائح للنساء ولمن هم دون 18، وما الذي يعنيه التوثيق وما لا يعنيه، وكيف تبلّغ عن شخص أو محتوى.',
    },
    keywords: {
      en: ['safe meetups', 'meeting strangers safely', 'verified fans', 'report a member'],
      ar: ['لقاءات آمنة', 'سلامة اللقاءات', 'أعضاء موثّقون', 'الإبلاغ عن عضو'],
    },
  },
  {
    kind: 'pubs-and-clubs',
    path: '/pubs-and-clubs',
    updated: '2026-11-27',
    name: { en: 'For pubs and sports clubs', ar: 'للمقاهي والأندية' },
    aliases: {
      en: ['Pubs', 'Clubs', 'Venues', 'Partners', 'Add my pub', 'Business', 'Host a watch party'],
      ar: ['للأندية', 'للمقاهي', 'الشركاء', 'أضف مقهاي', 'أماكن العرض', 'الأعمال'],
    },
    title: {
      en: 'For Pubs, Venues and Sports Clubs | SportBuddy',
      ar: 'للمقاهي وأماكن المشاهدة والأندية | SportBuddy',
    },
    description: {
      en: 'You have the screens or the stadium. How your pub gets on the map, what SportBuddy says about your club, and where to write.',
      ar: 'عندك الشاشات أو عندك النادي؟ كيف يصل مكانك في لندن إلى الخريطة، وماذا نقول عن ناديك، وأين تراسلنا.',
    },
    keywords: {
      en: ['pubs showing sport', 'host a watch party', 'sports bar partners', 'clubs and fan communities'],
      ar: ['مقاهٍ تعرض المباريات', 'استضافة تجمّع مشاهدة', 'شركاء SportBuddy', 'الأندية والمشجعون'],
    },
  },
  {
    kind: 'press',
    path: '/press',
    updated: '2026-11-27',
    name: { en: 'Press kit', ar: 'الملف الصحفي' },
    aliases: {
      en: ['Press', 'Media', 'Media kit', 'Logo', 'Journalists', 'Screenshots'],
      ar: ['الصحافة', 'الإعلام', 'الشعار', 'للصحفيين', 'صور التطبيق'],
    },
    title: {
      en: 'Press Kit: Facts, Logo and Pictures | SportBuddy',
      ar: 'الملف الصحفي: حقائق وشعار وصور | SportBuddy',
    },
    description: {
      en: 'Facts to copy, the name and how to write it, the logo, sample screens, drawings and the film of SportBuddy, to download.',
      ar: 'حقائق جاهزة للنسخ، والاسم وطريقة كتابته، والشعار وشاشات توضيحية ورسوم وفيلم SportBuddy، كلها للتنزيل.',
    },
    keywords: {
      en: ['SportBuddy press kit', 'SportBuddy logo', 'SportBuddy screenshots', 'SportBuddy facts'],
      ar: ['ملف SportBuddy الصحفي', 'شعار SportBuddy', 'صور SportBuddy', 'حقائق عن SportBuddy'],
    },
  },
  {
    kind: 'accessibility',
    path: '/accessibility',
    updated: '2026-11-27',
    name: { en: 'Accessibility', ar: 'سهولة الوصول' },
    aliases: {
      en: ['Accessibility statement', 'WCAG', 'Screen reader', 'Keyboard', 'Disability'],
      ar: ['إمكانية الوصول', 'بيان سهولة الوصول', 'قارئ الشاشة', 'ذوو الإعاقة', 'لوحة المفاتيح'],
    },
    title: { en: 'Accessibility Statement | SportBuddy', ar: 'بيان سهولة الوصول | SportBuddy' },
    description: {
      en: 'The standard this website is built to, what is checked and how, what does not work well yet, and how to tell us about a barrier.',
      ar: 'المعيار الذي بُني عليه هذا الموقع، وما نفحصه وكيف، وما لا يعمل جيدًا بعد، وكيف تخبرنا بعائق واجهك.',
    },
    keywords: {
      en: ['SportBuddy accessibility', 'WCAG 2.2 AA', 'screen reader', 'keyboard navigation'],
      ar: ['سهولة الوصول', 'WCAG 2.2', 'قارئ الشاشة', 'التصفح بلوحة المفاتيح'],
    },
  },
] as const satisfies readonly FixedPage[];

export type InfoKind = (typeof infoPages)[number]['kind'];
