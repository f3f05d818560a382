/**
 * `npm run -s content [SLUG]`: prints faults in the content, one per line, of all entries or of one.
 * Imports the content dynamically, so that a schema error is printed as a line instead of a stack trace.
 */
import { formatFinding } from './finding.ts';

const [slug] = process.argv.slice(2);
try {
  const { contentFindings } = await import('./findings.ts');
  const found = contentFindings().filter(({ entry }) => slug === undefined || entry === slug);
  for (const finding of found) console.log(formatFinding(finding));
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
