/** Reads the built site as search engines do and prints what it found; fails when it found anything. */
import { checks, counted, described } from './report.ts';
import { readSite } from './site.ts';

const site = await readSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
let total = 0;
for (const [name, check] of Object.entries(checks)) {
  const findings = await check(site);
  total += findings.length;
  console.log(
    findings.length === 0 ? `ok    ${name}` : `FAIL  ${name} (${findings.length})\n${described(findings)}`,
  );
}
console.log(`\n${counted(site)}, ${total} findings`);
process.exitCode = total === 0 ? 0 : 1;
