import { load } from '../packages.ts';
import type { Row } from '../row.ts';

const extractor = { name: '@marbec/web-auto-extractor', version: '2.2.1' };
const validator = { name: '@adobe/structured-data-validator', version: '1.7.1' };

type Extractor = { default: new (options: object) => { parse(html: string): object } };
type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: { type?: string }[] };
type Validator = { default: new () => { validate(data: object): Promise<Issue[]> } };

/** Google's rules for rich results, on what an extractor finds in each page. */
export const structuredDataValidator: Row = {
  title: 'the structured data validator finds every field that rich results need, on all pages',
  packages: [validator, extractor],
  differs: 'right. Of the film it would like four optional fields, such as `expires`, that do not apply',
  async checkSite({ url, paths }) {
    const [{ default: Reader }, { default: Rules }] = [
      await load<Extractor>(extractor),
      await load<Validator>(validator),
    ];
    const faults: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(`${url}${path}`)).text();
      const data = new Reader({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
      for (const { severity, issueMessage, path: place } of await new Rules().validate(data)) {
        const type = place.at(-1)?.type;
        if (severity !== 'WARNING' || type !== 'VideoObject')
          faults.push(`${path}: ${type}: ${issueMessage}`);
      }
    }
    return faults;
  },
};
