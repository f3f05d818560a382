import type { GuideEntry } from '../../schema.ts';

export const wimbledon2027: GuideEntry = {
  slug: 'wimbledon-2027',
  asOf: '2026-11-21',
  heading: { en: 'Monday morning, in the Queue', ar: 'صباح الاثنين في الطابور' },
  passages: [
    {
      title: { en: 'The Queue', ar: 'الطابور' },
      text: {
        en: 'You come to Wimbledon Park, find the end, and are handed a card with a number. That card is your place; you may leave for half an hour and be believed. Those at the front slept there, in tents, for the show courts. Everyone else gets a ground pass, which on the first day is worth more than it costs: a dozen and more courts in use, a seat a yard from somebody’s serve.',
        ar: 'تصل إلى حديقة ويمبلدون وتبحث عن آخر الصف فتُعطى بطاقة برقم. تلك البطاقة مكانك، ولك أن تغيب نصف ساعة وتُصدَّق. من في الأمام ناموا في خيامهم طلبًا للملاعب الكبرى، والبقية يأخذون تذكرة الساحات، وهي في اليوم الأول أثمن من سعرها: ملاعب جانبية كلها مشغولة، ومقعد على بُعد خطوة من إرسال لاعب قد يصير بطلًا.',
      },
    },
    {
      title: { en: 'What to take and when', ar: 'ماذا تأخذ ومتى' },
      text: {
        en: 'The outside courts begin at eleven, the great ones after lunch; play can last until eleven at night under the roof. Take:',
        ar: 'الملاعب الجانبية تبدأ الحادية عشرة صباحًا هناك، أي الواحدة ظهرًا في الرياض، والكبرى بعد ذلك، وقد يمتد اللعب تحت السقف إلى ساعة متأخرة، فهو رفيق يوم كامل لمن يعمل من بيته. خذ معك:',
      },
      points: [
        { en: 'a hat and a coat, for the same afternoon', ar: 'قبعة ومعطفًا للعصر نفسه' },
        { en: 'a picnic; you may bring your own', ar: 'طعامك من البيت، فهو مسموح' },
        { en: 'a small bag, since large ones are turned away', ar: 'حقيبة صغيرة، فالكبيرة تُردّ' },
        { en: 'shoes for grass and for standing', ar: 'حذاء للعشب والوقوف الطويل' },
        {
          en: 'a name or two from the order of play you have never heard of',
          ar: 'اسمًا من جدول اليوم لم تسمع به من قبل، وشجّعه',
        },
      ],
    },
    {
      title: { en: 'Away from the gates', ar: 'بعيدًا عن البوابات' },
      text: {
        en: 'It is a working Monday, so gather from the late afternoon on, when the best matches are in their fourth set and the strawberries reduced.',
        ar: 'اليوم دوام، فاجمع رفاقك بعد العصر، حين تبلغ أجمل المباريات مجموعتها الرابعة. ولا عذر في الفراولة، فهي تباع في الرياض أيضًا.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Do spectators have to wear white?', ar: 'هل على المتفرج أن يلبس الأبيض؟' },
      answer: {
        en: 'No, only players. Torn jeans and dirty trainers are frowned upon, more in some seats than in others.',
        ar: 'لا، اللاعبون وحدهم. ويكفي لباس مرتب.',
      },
    },
    {
      question: { en: 'Who opens play on Centre Court?', ar: 'من يفتتح الملعب الرئيسي؟' },
      answer: {
        en: 'By custom the gentlemen’s champion of the year before, on Monday after lunch; the ladies’ champion has the honour on Tuesday.',
        ar: 'جرت العادة أن يفتتحه بطل الرجال في العام السابق يوم الاثنين، وبطلة السيدات يوم الثلاثاء.',
      },
    },
  ],
};
