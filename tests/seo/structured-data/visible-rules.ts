import { calendarTag } from '../../../content/clock/day-names.ts';
import { localeOf } from '../../../content/locale.ts';
import { meetupPlace } from '../../../content/site.ts';
import { sports } from '../../../content/sports/sports.ts';
import type { PageFacts } from '../page-facts.ts';
import { isNode, listOf, type Node, typeOf } from './nodes.ts';

/** Returns true if the page shows the value of a property of `node`. */
type IsVisible = (value: unknown, page: PageFacts, node: Node) => boolean;

/** The site's logo, which every page shows as inline SVG. */
const siteLogo = /\/media\/brand\/mark\.\w+\.png$/;
/** Text of a page with a free offer, or with a free place on the early-access list. */
const free: Record<string, RegExp> = { en: /\bFree\b|\bfree to join\b/, ar: /مجان/ };

const text: IsVisible = (value, page) => page.text.includes(String(value).replace(/\s+/g, ' '));

/** Accepts the page's canonical URL and the URLs of its links and files. */
const link: IsVisible = (value, page) => {
  const there = new URL(String(value));
  return [page.canonical, page.references]
    .flat()
    .some((address) => URL.canParse(address, there) && new URL(address, there).href === there.href);
};
/** @returns the part of `/media/part/name.hash.format` that all files of one drawing share */
const drawing = (address: string) => /\/media\/[\w-]+\/[\w-]+(?=\.\w+\.\w+$)/.exec(address)?.[0];
const otherFormat: IsVisible = (value, page) => {
  const wanted = drawing(String(value));
  return wanted !== undefined && page.references.some((address) => drawing(address) === wanted);
};
const picture: IsVisible = (value, page, node) =>
  meta(page, 'og:image') === value ||
  link(value, page, node) ||
  otherFormat(value, page, node) ||
  siteLogo.test(String(value));

/** Accepts a date in the text of the page, or in a `dateTime` attribute. */
const day: IsVisible = (value, page) => {
  const date = String(value).slice(0, 10);
  const words = new Intl.DateTimeFormat(calendarTag[localeOf(page.address)], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return page.text.includes(words.format(new Date(date))) || page.html.includes(`dateTime="${value}"`);
};
const sport: IsVisible = (value, page) =>
  sports.some(
    ({ schemaSport, label }) =>
      (schemaSport ?? label.en) === value && page.text.includes(page.language === 'ar' ? label.ar : label.en),
  );
const cost: IsVisible = (value, page) => value === 0 && free[page.language]?.test(page.text) === true;
const clock: IsVisible = (value, page) =>
  page.text.includes(`${Math.floor(Number(value) / 60)}:${String(Number(value) % 60).padStart(2, '0')}`);
/** PT1M30S is "1 min 30 s" in English, and "a minute and 30 seconds" in Arabic. */
const length: IsVisible = (value, page) => {
  const [minutes, seconds] = String(value).match(/\d+/g) ?? [];
  return page.text.includes(
    page.language === 'ar' ? `دقيقة و${seconds} ثانية` : `${minutes} min ${seconds} s`,
  );
};
const counted: IsVisible = (value, _page, node) => listOf(node.itemListElement).length === value;
/** Before the launch the page shows the launch day instead of the period of meetups. */
const windowOfMeetups: IsVisible = (value, page, node) => offersEarlyAccess(node) || day(value, page, node);
const start: IsVisible = (value, page, node) => (isMeetups(node) ? windowOfMeetups : day)(value, page, node);
/** Accepts any end of other events, which is three hours after a visible start. */
const end: IsVisible = (value, page, node) => !isMeetups(node) || windowOfMeetups(value, page, node);

/** Accepts the default place of a hub's event, which the page shows from the launch on. */
const place: IsVisible = (value, page, node) =>
  [node.name, node.addressLocality].some((city) => Object.values(meetupPlace.city).includes(String(city))) ||
  text(value, page, node);

/** Accepts values for machines only: identifiers, order, languages, units and types. */
const machine: IsVisible = () => true;
/** Accepts nodes, which are checked separately. */
const inner: IsVisible = (value) => listOf(value).every(isNode);

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
} satisfies Record<string, IsVisible>;

/** Rules by type and property. A property without a rule is a fault. */
const rules: Record<string, Record<string, IsVisible>> = {
  // The Arabic name and the URL of the site identify it on every page.
  Organization: {
    name: text,
    alternateName: machine,
    url: machine,
    slogan: text,
    logo: inner,
    sameAs: link,
    contactPoint: inner,
    legalName: text,
    address: text,
  },
  ContactPoint: { contactType: machine, email: text, availableLanguage: machine },
  WebSite: { name: text, alternateName: machine, url: machine, inLanguage: machine, publisher: inner },
  WebPage: page,
  CollectionPage: page,
  AboutPage: page,
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
  Place: { name: place, address: inner },
  PostalAddress: { streetAddress: text, addressLocality: place, addressCountry: place },
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

/** @returns properties of a node whose values the page does not show */
export function unseen(node: Node, facts: PageFacts): string[] {
  const type = typeOf(node);
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const rule = rules[type]?.[property];
      if (!rule) return [`no visibility rule for ${type}.${property}`];
      return listOf(value)
        .filter((item) => !rule(item, facts, node))
        .map((item) => `marks up what the page does not show: ${type}.${property} "${item}"`);
    });
}

function meta({ meta: contents }: PageFacts, name: string): string | undefined {
  return contents.get(name)?.[0];
}

function offersEarlyAccess(node: Node): boolean {
  const offer = typeOf(node) === 'Offer' ? node : node.offers;
  return isNode(offer) && /\/coming-soon\?team=/.test(String(offer.url));
}

function isMeetups(node: Node): boolean {
  return typeOf(node) === 'Offer' || String(node['@id']).endsWith('#meetups');
}
