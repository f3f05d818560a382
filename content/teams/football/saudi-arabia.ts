import type { TeamEntry } from '../../schema.ts';

export const saudiArabia: TeamEntry = {
  slug: 'saudi-arabia',
  name: { en: 'Saudi Arabia', ar: 'المنتخب السعودي' },
  aliases: {
    en: ['Saudi national team', 'Green Falcons', 'KSA'],
    ar: ['الأخضر', 'الأخضر السعودي', 'المنتخب', 'منتخبنا', 'منتخب السعودية', 'السعودية', 'الصقور الخضر'],
  },
  sport: 'football',
  kind: 'national',
  short: { en: 'AKH', ar: 'الأخضر' },
  badge: { colours: ['#0B6B3A', '#FFFFFF'], pattern: 'chevron' },
  description: {
    en: 'Saudi Arabia, the Green Falcons: the run of 1994, the afternoon in Lusail, and company for the next match wherever you live.',
    ar: 'المنتخب السعودي، الأخضر: ركضة 1994، وظهيرة لوسيل، ومجلس يجمع كل الألوان على لون واحد، ورفقة للمباراة القادمة أينما كنت.',
  },
  story: {
    en: [
      'Most countries learn slowly how to win a tournament. Saudi Arabia won the first Asian Cup they played in: Singapore, 16 December 1984, 2–0 against China, under Khalil Al-Zayani, a coach of thirty-seven who had been given the job that same year. The second came from Doha in 1988 and the third from Abu Dhabi in 1996, neither with a goal in the final and both on penalties. In between, in October 1992, Riyadh invited three other continental champions to a King Fahd Cup of four matches. FIFA liked it so much that they took it over and called it the Confederations Cup.',
      'Ask for the finest date and you are given one of two. On 29 June 1994, in Washington, Saeed Al-Owairan collected the ball in his own half and did not stop until it was in Belgium’s net, and a team in its first World Cup was in the last sixteen. On 22 November 2022, in Lusail, Argentina had gone thirty-six matches unbeaten and led through Messi. Saleh Al-Shehri scored after 48 minutes and Salem Al-Dawsari after 53, and the next day was a holiday for every office and school in the Kingdom. The seventh World Cup, in 2026, was quieter: draws with Uruguay and Cape Verde, four goals from Spain, and home after the group.',
      'Club scarves are folded away on these nights. Hilal sits beside Nassr, Ittihad passes Ahli the coffee, and nobody counts titles. In Jeddah on 14 October 2025 more than 60,000 watched a goalless draw with Iraq and went home as if it had been five, because that point was the ticket to America. The majlis lights its fire, the rest house borrows a second screen, and the student abroad sets an alarm and finds somebody already at the door. When the anthem begins, even the man pouring the coffee stands still.',
    ],
    ar: [
      'المنتخبات تتعلم الفوز بالبطولات على مهل، أما الأخضر فأخذ أول كأس آسيا شارك فيها: سنغافورة، 16 ديسمبر 1984، هدفان في مرمى الصين، ومدرب وطني في السابعة والثلاثين تسلّم المهمة في العام نفسه، خليل الزياني. وجاءت الثانية من الدوحة 1988 والثالثة من أبوظبي 1996، وفي النهائيين لا أهداف، بل ركلات ترجيح وأعصاب. وبينهما، في أكتوبر 1992، دعت الرياض أبطال ثلاث قارات إلى كأس الملك فهد، فأُعجب «الفيفا» بالفكرة وأخذها وسمّاها كأس القارات.',
      'اسأل عن أجمل تاريخ فستسمع واحدًا من اثنين. 29 يونيو 1994 في واشنطن: سعيد العويران يستلم الكرة في نصفه ولا يقف إلا وهي في شباك بلجيكا، والمنتخب في دور الستة عشر من أول كأس عالم يلعبها. و22 نوفمبر 2022 في لوسيل: الأرجنتين بلا خسارة في ست وثلاثين مباراة، وهدف لميسي، ثم صالح الشهري في الدقيقة 48 وسالم الدوسري في الدقيقة 53، وفي الغد إجازة للدوائر والمدارس والشركات. أما كأس العالم السابعة، في 2026، فكانت أهدأ: تعادلان مع الأوروغواي والرأس الأخضر، ورباعية إسبانية، وعودة من دور المجموعات.',
      'في ليلته تُطوى شالات الأندية: الهلالي بجانب النصراوي، والاتحادي يناول الأهلاوي فنجانه، ولا أحد يعدّ البطولات. في جدة يوم 14 أكتوبر 2025 جاء أكثر من ستين ألفًا لتعادل بلا أهداف مع العراق، وخرجوا كأنها خماسية، فتلك النقطة كانت تذكرة أمريكا. المجلس يشعل حطبه، والاستراحة تستعير شاشة ثانية، والمبتعث يضبط منبهه فيجد عند الباب من سبقه. وحين يُعزف السلام الملكي يقف حتى من كان يصبّ القهوة.',
    ],
  },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1957',
  sameAs: ['https://www.saff.com.sa/'],
  honours: [{ count: 3, title: { en: 'Asian Cups', ar: 'كؤوس آسيا' } }],
  honoursTo: 2026,
  asOf: '2026-11-27',
  updated: '2026-11-29',
};
