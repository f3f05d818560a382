import type { GuideEntry } from '../../schema.ts';

export const womensWorldCup2027: GuideEntry = {
  slug: 'womens-world-cup-2027',
  asOf: '2026-11-27',
  heading: { en: 'Thirty-two teams, thirty-two days', ar: 'اثنان وثلاثون منتخبًا في اثنين وثلاثين يومًا' },
  passages: [
    {
      title: { en: 'Over there', ar: 'هناك في البرازيل' },
      text: {
        en: 'The opening day, 24 June, is the feast of São João, when the north-east lights bonfires, bakes maize cake and dances in pairs. Recife, Salvador and Fortaleza would be celebrating that week in any case. It is winter all the same: Porto Alegre in July wants a coat, Brasília is dry and clear, and by six in the evening it is dark everywhere. All eight grounds staged matches in the men’s World Cup of 2014. They lie flights apart, so most Brazilians will follow it in the street, on plastic chairs, with somebody’s drum.',
        ar: 'يوم الافتتاح، 24 يونيو، هو عند أهل الشمال الشرقي مهرجان شعبي قديم: نيران في الساحات وكعك من الذرة وطبول، فمدن مثل ريسيفي وسلفادور وفورتاليزا محتفلة في ذلك الأسبوع على كل حال. والوقت عندهم شتاء: معطف في بورتو أليغري، وهواء جاف وسماء صافية في برازيليا، والظلام يحل قبل السادسة في المدن كلها. والملاعب الثمانية استضافت مباريات في مونديال الرجال 2014، وبينها رحلات بالطائرة، فأكثر أهل البلد سيتابعونها من الشارع، على كراسي بلاستيكية وطبلة لا تسكت.',
      },
    },
    {
      title: { en: 'By your clock', ar: 'بتوقيتك أنت' },
      text: {
        en: 'The eight cities share one time, three hours behind Greenwich. Add four hours for Britain: a match at four in Rio is at eight in Leeds, and one at nine is past bedtime. Agree with your people which ones to see together, and leave the rest to the highlights. On the first evening let each guest draw a nation out of a hat. By the quarter-finals somebody will be singing an anthem whose country they could not have found on a map in June.',
        ar: 'المدن الثماني على توقيت واحد، والحساب سهل: أضف ست ساعات. مباراة الرابعة عصرًا في ريو تبدأ العاشرة ليلًا في الرياض وجدة، ومباراة التاسعة هناك هي الثالثة فجرًا هنا. وليالي الصيف عندنا للسهر أصلًا، فاختر لها بيتًا فيه مكيّف قوي وقهوة لا تنتهي. ووزّع المنتخبات بالقرعة في أول ليلة، وليأتِ كلٌّ بحكاية عن منتخبه. أما البنت التي تركل الكرة في حوش البيت فأجلسها في الصف الأول، فهذه البطولة لها.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How many teams leave each group?', ar: 'كم منتخبًا يتأهل من كل مجموعة؟' },
      answer: {
        en: 'Two of the four. Eight groups send sixteen teams on, and from there each round is a single match.',
        ar: 'اثنان من أربعة. ثماني مجموعات ترسل ستة عشر منتخبًا إلى الأدوار الإقصائية، وكل دور فيها مباراة واحدة تفصل.',
      },
    },
    {
      question: { en: 'Who has won it before?', ar: 'من فاز بها من قبل؟' },
      answer: {
        en: 'The United States four times, Germany twice, Norway, Japan and Spain once each. In the final of 2023 in Sydney, Spain beat England 1–0.',
        ar: 'الولايات المتحدة أربع مرات، وألمانيا مرتين، والنرويج واليابان وإسبانيا مرة لكل منها. وفي نهائي 2023 بسيدني فازت إسبانيا على إنجلترا بهدف.',
      },
    },
  ],
};
