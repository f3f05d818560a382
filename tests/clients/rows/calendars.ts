import { type Locale, locales } from '../../../content/locale.ts';
import { days } from '../../look/days.ts';
import { load } from '../packages.ts';
import type { Row, ServedSite } from '../row.ts';

const icalJs = { name: 'ical.js', version: '2.2.1' };
const nodeIcal = { name: 'node-ical', version: '0.27.2' };

/** Casablanca leaves its standard time for Ramadan. */
const zones = ['Asia/Riyadh', 'Europe/London', 'America/Los_Angeles', 'Africa/Casablanca'];
const summaries: Record<Locale, string> = { en: 'SportBuddy kicks off', ar: 'انطلاق SportBuddy' };

type Entry = { start: Date; end: Date; summary: string; url: string };

/** @param read returns the entries of a calendar file, with times in the zone of the process */
async function checkEntries(
  { url }: ServedSite,
  read: (calendar: string) => Entry[] | Promise<Entry[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const own = process.env.TZ;
  try {
    for (const locale of locales) {
      const calendar = await (await fetch(`${url}/kick-off.ics?lang=${locale}`)).text();
      for (const zone of zones) {
        process.env.TZ = zone;
        const entries = await read(calendar);
        const shown = entries.map(({ start, end, summary, url: page }) =>
          [local(start), local(end), summary, new URL(page).pathname].join(' | '),
        );
        const page = locale === 'ar' ? '/ar/coming-soon' : '/coming-soon';
        const year = new Date(days.beforeLaunch).getUTCFullYear() + 1;
        const right = `${year}-6-6 0:0 | ${year}-6-6 1:0 | ${summaries[locale]} | ${page}`;
        if (shown.join() !== right) faults.push(`${zone}, ${locale}: ${shown.join(', ') || 'no entry'}`);
      }
    }
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
  return faults;
}

function local(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].join('-');
  return `${day} ${time.getHours()}:${time.getMinutes()}`;
}

type Time = { toJSDate(): Date };
type IcalJs = {
  default: {
    parse(text: string): unknown;
    Component: new (
      parsed: unknown,
    ) => { getAllSubcomponents(name: string): { getFirstPropertyValue(name: string): string }[] };
    Event: new (
      component: unknown,
    ) => { startDate: Time; endDate: Time; summary: string; isRecurring(): boolean };
  };
};

export const icalJsOnCalendar: Row = {
  title: 'ical.js reads one calendar entry, at midnight on 6 June in each zone',
  packages: [icalJs],
  async checkSite(site) {
    const { default: ical } = await load<IcalJs>(icalJs);
    return await checkEntries(site, (calendar) =>
      new ical.Component(ical.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
        const event = new ical.Event(component);
        if (event.isRecurring()) throw new Error('the entry recurs');
        const { startDate, endDate, summary } = event;
        const url = component.getFirstPropertyValue('url');
        return { start: startDate.toJSDate(), end: endDate.toJSDate(), summary, url };
      }),
    );
  },
};

type NodeIcal = {
  default: { sync: { parseICS(text: string): Record<string, { type: string; rrule?: unknown } & Entry> } };
};

export const nodeIcalOnCalendar: Row = {
  title: 'node-ical reads one calendar entry, at midnight on 6 June in each zone',
  packages: [nodeIcal],
  async checkSite(site) {
    const { default: ical } = await load<NodeIcal>(nodeIcal);
    return await checkEntries(site, (calendar) => {
      const entries = Object.values(ical.sync.parseICS(calendar)).filter(({ type }) => type === 'VEVENT');
      if (entries.some(({ rrule }) => rrule)) throw new Error('the entry recurs');
      return entries;
    });
  },
};
