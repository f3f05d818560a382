import { absoluteUrl } from '../addresses.ts';
import { textResponse } from './text-response.ts';

/** Everything may be read; the API has nothing to read. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return textResponse(`${lines.join('\n')}\n`, 'text/plain');
}
