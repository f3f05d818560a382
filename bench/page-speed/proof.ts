import { cpus, loadavg } from 'node:os';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { table } from '../report.ts';
import { type MeasuredPage, measurementsOf, speedLimits } from './measurements.ts';
import { phoneTables } from './phone-tables.ts';
import type { Phone } from './phones.ts';

/** @returns docs/proof.md */
export function proof(
  pages: readonly MeasuredPage[],
  phones: readonly Phone[],
  browserVersion: string,
): string {
  const rounds = pages[0]?.rounds.length ?? 0;
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const { performance, otherScores, paintRatio, homeBlockedMs, shift } = speedLimits;
  return `# Page speed

\`npm run bench pages\` wrote this on ${new Date().toISOString().slice(0, 10)}: medians of ${rounds} interleaved ${rounds === 1 ? 'round' : 'rounds'}. Lighthouse ${lighthouse.version}, Chromium ${browserVersion}, Node ${process.versions.node}, ${cpus().length} cores, ${processor}, load average ${loadavg()[0]?.toFixed(1)} at the end.

Lighthouse loads each page on its simulated phone, then the same page with its scripts blocked. The site runs behind nginx with [the example configuration](operate/nginx.conf), over TLS and HTTP/2. Bytes are response bodies in brotli. The machine needs Liberation Sans, Arial or Roboto: until the web fonts load they stand in for them, and any other face shifts the text.

Limits:
- performance at least ${performance}
- accessibility, best practices and SEO ${otherScores} (the 404 page: accessibility only, because Lighthouse lowers the other two for its status. Own sign-up pages: no SEO, because search engines must not list them)
- largest paint at most ${paintRatio} times that of the page without scripts
- total blocking time of the home page below ${homeBlockedMs + 1} ms
- cumulative layout shift at most ${shift}
- bytes: \`bench/page-speed/weight-limits.ts\`

A figure past its limit is **bold**.

${pagesTable(pages)}

## Slower phones

Lighthouse simulates each phone with the same loads. Its benchmark index says how fast a phone is. Figures are those of the best round. Main-thread work is that of the whole load, by kind.

${phoneTables(
  pages.map(({ path, rounds: own }) => ({ name: path, rounds: own })),
  phones,
)}
`;
}

export function pagesTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map((page) => ({ path: page.path, measurements: measurementsOf(page) }));
  return table(
    ['page', ...(rows[0]?.measurements.map(({ name }) => name) ?? [])],
    rows.map(({ path, measurements }) => [
      path,
      ...measurements.map(({ text, isBroken }) => (isBroken ? `**${text}**` : text)),
    ]),
  );
}
