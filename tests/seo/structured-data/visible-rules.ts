import { calendarTag } from '../../../content/clock/day-names.ts';
import { localeOf } from '../../../content/locale.ts';
import { sports } from '../../../content/sports/sports.ts';
import type { PageFacts } from '../page-facts.ts';
import { isNode, listOf, type Node, typeOf } from './nodes.ts';

/** Whether a visitor of the page sees what a property says. `node` is the thing that has the property. */
type IsSeen = (value: unknown, page: PageFacts, node: Node) => boolean;

/** The mark that every page shows as a drawing. */
const ourMark = /\/media\/brand\/mark\.\w+\.png$/;
/** What costs nothing says so. */
const free: Record<string, RegExp> = { en: /\bFree\b/, ar: /مجان/ };

const text: IsSeen = (value, page) => page.text.includes(String(value).replace(/\s+/g, ' '));

/** An address that the page is at, leads to or shows. */
const link: IsSeen = (value, page) => {
  const there = new URL(String(value));
  return [page.canonical, page.references]
    .flat()
    .some((address) => URL.canParse(address, there) && new URL(address, there).href === there.href);
};
/** Of one drawing there may be several files: `/media/part/name.hash.format`. */
const drawing = (address: string) => /\/media\/[\w-]+\/[\w-]+(?=\.\w+\.\w+$)/.exec(address)?.[0];
const otherFormat: IsSeen = (value, page) => {
  const wanted = drawing(String(value));
  return wanted !== undefined && page.references.some((address) => drawing(address) === wanted);
};
const picture: IsSeen = (value, page, node) =>
  meta(page, 'og:image') === value ||
  link(value, page, node) ||
  otherFormat(value, page, node) ||
  ourMark.test(String(value));

/** A day in the page's words, or a moment that they are marked with. */
const day: IsSeen = (value, page) => {
  const date = String(value).slice(0, 10);
  const words = new Intl.DateTimeFormat(calendarTag[localeOf(page.address)], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return page.text.includes(words.format(new Date(date))) || page.html.includes(`dateTime="${value}"`);
};
const sport: IsSeen = (value, page) =>
  sports.some(
    ({ schemaSport, label }) =>
      (schemaSport ?? label.en) === value && page.text.includes(page.language === 'ar' ? label.ar : label.en),
  );
const cost: IsSeen = (value, page) => value === 0 && free[page.language]?.test(page.text) === true;
const clock: IsSeen = (value, page) =>
  page.text.includes(`${Math.floor(Number(value) / 60)}:${String(Number(value) % 60).padStart(2, '0')}`);
/** PT1M30S is 1 min 30 s, and in Arabic a minute and 30 seconds. */
const length: IsSeen = (value, page) => {
  const [minutes, seconds] = String(value).match(/\d+/g) ?? [];
  return page.text.includes(
    page.language === 'ar' ? `دقيقة و${seconds} ثانية` : `${minutes} min ${seconds} s`,
  );
};
const counted: IsSeen = (value, _page, node) => listOf(node.itemListElement).length === value;
/** The window of meetups is agreed with those who read it, and shown as soon as one can come. */
const windowOfMeetups: IsSeen = (value, page, node) => node.offers === undefined || day(value, page, node);
const start: IsSeen = (value, page, node) => (isMeetups(node) ? windowOfMeetups : day)(value, page, node);
/** The end of others' events is three hours after a start that is shown. */
const end: IsSeen = (value, page, node) => !isMeetups(node) || windowOfMeetups(value, page, node);

/** What speaks to machines alone: names of things, their order, languages, units and kinds. */
const machine: IsSeen = () => true;
/** What is said in a node of its own. */
const inner: IsSeen = (value) => listOf(value).every(isNode);

const organization = {
  name: text,
  description: text,
  url: link,
  sport,
  foundingDate: text,
  location: inner,
  memberOf: inner,
  sameAs: link,
  address: inner,
  coach: inner,
  athlete: inner,
};
const page = {
  url: link,
  name: (value, { titles }) => titles.includes(String(value)),
  description: (value, facts) => meta(facts, 'description') === value,
  inLanguage: machine,
  isPartOf: inner,
  primaryImageOfPage: inner,
  dateModified: machine,
  mainEntity: inner,
  breadcrumb: inner,
} satisfies Record<string, IsSeen>;

/** By type and property. What is not here may not be said before somebody tells how a visitor sees it. */
const rules: Record<string, Record<string, IsSeen>> = {
  // Our own name as Arabic readers write it, and our own address, stand for us on every page.
  Organization: { name: text, alternateName: machine, url: machine, slogan: text, logo: inner, sameAs: link },
  WebSite: { name: text, alternateName: machine, url: machine, inLanguage: machine, publisher: inner },
  WebPage: page,
  CollectionPage: page,
  MobileApplication: {
    name: text,
    url: link,
    applicationCategory: machine,
    operatingSystem: (_value, facts) => text('App Store', facts, {}) && text('Google Play', facts, {}),
    inLanguage: machine,
    publisher: inner,
    offers: inner,
  },
  Offer: { url: link, price: cost, priceCurrency: machine, availability: machine, validFrom: start },
  SportsTeam: organization,
  SportsOrganization: organization,
  SportsEvent: {
    name: text,
    description: text,
    url: link,
    image: picture,
    sport,
    startDate: start,
    endDate: end,
    eventStatus: machine,
    eventAttendanceMode: machine,
    location: inner,
    offers: inner,
    organizer: inner,
    homeTeam: inner,
    awayTeam: inner,
  },
  Place: { name: text, address: inner },
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: text },
  Person: { name: text },
  BreadcrumbList: { itemListElement: inner },
  ItemList: { name: text, numberOfItems: counted, itemListElement: inner },
  ListItem: { position: machine, name: text, item: link, url: link },
  FAQPage: { inLanguage: machine, mainEntity: inner },
  Question: { name: text, acceptedAnswer: inner },
  Answer: { text },
  VideoObject: {
    name: text,
    description: text,
    url: link,
    thumbnailUrl: picture,
    uploadDate: day,
    duration: length,
    contentUrl: link,
    embedUrl: link,
    width: inner,
    height: inner,
    publisher: inner,
    hasPart: inner,
  },
  Clip: { name: text, startOffset: clock, endOffset: machine, url: machine },
  ImageObject: { url: picture, width: inner, height: inner },
  QuantitativeValue: { value: machine, unitCode: machine },
};

/** @returns what a thing says that a visitor of the page does not see */
export function unseen(node: Node, facts: PageFacts): string[] {
  const type = typeOf(node);
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const rule = rules[type]?.[property];
      if (!rule) return [`nobody says how a visitor sees ${type}.${property}`];
      return listOf(value)
        .filter((item) => !rule(item, facts, node))
        .map((item) => `marks up what the page does not show: ${type}.${property} "${item}"`);
    });
}

function meta({ meta: contents }: PageFacts, name: string): string | undefined {
  return contents.get(name)?.[0];
}

function isMeetups(node: Node): boolean {
  return typeOf(node) === 'Offer' || String(node['@id']).endsWith('#meetups');
}
