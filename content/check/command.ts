/**
 * `npm run -s content [SLUG]`: what has to be mended in the content, a line each; of one entry alone when it is named.
 * It reads the content only now, so that a wrong shape is a line too and no stack of calls.
 */
import { tell } from './finding.ts';

const [slug] = process.argv.slice(2);
try {
  const { contentFindings } = await import('./findings.ts');
  const found = contentFindings().filter(({ entry }) => slug === undefined || entry === slug);
  for (const finding of found) console.log(tell(finding));
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
