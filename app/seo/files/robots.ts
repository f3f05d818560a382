import { absoluteUrl } from '../addresses.ts';
import { type TextFile, textFile } from './text-file.ts';

/** Everything may be read; the API has nothing to read. */
export function robotsFile(): TextFile {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return textFile(`${lines.join('\n')}\n`, 'text/plain');
}
