import * as z from 'zod';
import { direction, localizedPath } from '../../../content/locale.ts';
import { devtools } from '../../look/settled/devtools.ts';
import type { Row } from '../row.ts';

const manifest = z.object({
  name: z.string().startsWith('SportBuddy'),
  lang: z.string(),
  dir: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string() })).min(1),
});

/** The reader that a browser installs a site with. */
export const webManifest: Row = {
  title: 'Chromium reads the manifest of each page without an error, for one app in the language of the page',
  async open() {
    return async ({ locale, page }) => {
      const session = await devtools(page);
      const { errors, data = '' } = await session.send('Page.getAppManifest');
      const { appId = '' } = await session.send('Page.getAppId');
      const { lang, dir, start_url, icons } = manifest.parse(JSON.parse(data));
      const faults = errors.map(({ message }) => message);
      const read = [new URL(appId).pathname, lang, dir, start_url].join(' ');
      const wanted = ['/', locale, direction[locale], localizedPath('/', locale)].join(' ');
      if (read !== wanted) faults.push(`read ${read} in place of ${wanted}`);
      for (const { src } of icons) {
        const response = await page.request.get(src);
        if (!response.ok()) faults.push(`${src} has the status ${response.status()}`);
      }
      return faults;
    };
  },
};
