import { absoluteUrl } from '../addresses.ts';
import { type TextFile, textFile } from './text-file.ts';

/** Allows everything but the API, which contains no pages. */
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
