import type { TeamEntry } from '../../schema.ts';

export const astonMartin: TeamEntry = {
  slug: 'aston-martin',
  name: { en: 'Aston Martin', ar: 'أستون مارتن' },
  aliases: { en: ['AMR', 'Aston Martin F1'], ar: [] },
  sport: 'f1',
  short: { en: 'AST', ar: 'أستون' },
  badge: { colours: ['#00594F', '#CEDC00', '#F7F3E9'], pattern: 'halves' },
  description: {
    en: 'Racing green across the road from Silverstone: company for Aston Martin fans in the grandstand, on the sofa and for the long game.',
    ar: 'الأخضر الإنجليزي قبالة بوابة سيلفرستون: رفقة لمشجعي أستون مارتن في المدرج وأمام الشاشة.',
  },
  story: {
    en: [
      'Half the name is a hill. Lionel Martin raced up Aston Clinton’s in Buckinghamshire before the First World War and added it to his own. The marque tried Grands Prix in 1959, the summer it won Le Mans, with a front-engined car that was handsome and a year late. By the end of 1960 it had gone home.',
      'The team that carries the badge now took a longer way round. It began as Jordan in 1991, yellow and noisy, won at Spa in a 1998 downpour, and then changed colour with its owners: Midland, Spyker, Force India, Racing Point and, from 2021, British racing green. Some of the staff have kept the whole set of jackets.',
      'Saudi Arabia’s Aramco has had its name on the green car since 2022, and the team has had more followers in the Kingdom from that year on.',
      'Through all of it the address barely moved. The works stand on Dadford Road, opposite the circuit, so a Grand Prix weekend at Silverstone is also an open day for the neighbours. Green flags start at the campsite fence and thicken towards Stowe. Supporters who came for Jordan stand beside supporters who came for the film car, and each considers the other slightly eccentric. Neighbourly feuds are supplied by Enstone and Grove, each about an hour away by lane.',
    ],
    ar: [
      'نصف الاسم تلة. كان ليونيل مارتن يتسابق صعودًا على تلة أستون في باكنغهامشير قبل الحرب العالمية الأولى، فأضافها إلى اسم عائلته. جرّبت العلامة سباقات الجائزة الكبرى عام 1959، صيف فوزها في لومان، بسيارة أنيقة محركها في المقدمة بعد أن فات زمنه، ومع نهاية 1960 كانت قد انسحبت.',
      'أما الفريق الحالي فجاء من طريق أطول: بدأ عام 1991 باسم جوردان، أصفر صاخبًا، وفاز تحت طوفان سبا في 1998، ثم بدّل لونه مع كل مالك: ميدلاند ثم سبايكر ثم فورس إنديا ثم ريسينغ بوينت، حتى وصل في 2021 إلى الأخضر الإنجليزي.',
      'العنوان وحده لم يتغير تقريبًا. المصنع على طريق دادفورد قبالة الحلبة، فيصبح أسبوع سيلفرستون مناسبة للجيران، تبدأ الأعلام الخضراء من سياج المخيم وتكثر نحو منعطف ستو. هناك يقف من جاء أيام جوردان بجانب من جاء حبًا في سيارة الأفلام، وكل منهما يستغرب الآخر. أما خصوم الجوار ففي إنستون وغروف، على بُعد ساعة تقريبًا بين الحقول. ومنذ 2022 صار اسم «أرامكو» السعودية على السيارة الخضراء، فزاد متابعوها في المملكة.',
    ],
  },
  city: { en: 'Silverstone', ar: 'سيلفرستون' },
  country: { en: 'England', ar: 'إنجلترا' },
  sameAs: ['https://www.astonmartinf1.com/'],
  updated: '2026-11-29',
};
