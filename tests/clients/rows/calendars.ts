import { checkEntries, type Entry } from '../calendar-entries.ts';
import { load } from '../packages.ts';
import type { Row } from '../row.ts';

const icalJs = { name: 'ical.js', version: '2.2.1' };
const nodeIcal = { name: 'node-ical', version: '0.27.2' };

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
