import { cpus, loadavg } from 'node:os';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { median } from '../median.ts';
import { writePart } from '../proof-file.ts';
import type { Findings } from './broken-limits.ts';
import { type PageRounds, paintRatios, type Round } from './rounds.ts';
import type { SecondPage } from './second-page.ts';
import { speedLimits } from './weight-limits.ts';

/** @returns what was measured, as a page of Markdown */
export function proof({ pages, interactions, secondPage, browser }: Findings & { browser: string }): string {
  const rounds = pages[0]?.rounds.length ?? 0;
  const [processor] = cpus();
  return [
    `Written by \`npm run bench pages\` on ${new Date().toISOString().slice(0, 10)}: ${rounds} interleaved rounds, medians. Lighthouse ${lighthouse.version}, Chromium ${browser}, Node ${process.versions.node}, ${cpus().length} cores, ${processor?.model.trim() ?? 'unknown'}, load ${Math.round(loadavg()[0] ?? 0)} at the end.`,
    '',
    'The site stands behind nginx as [its example](operate/nginx.conf) has it, by TLS and HTTP/2. A page stands beside itself without scripts (limit 1.05) and beside the first paint of an empty document from the same server (limit 2.0), in Lighthouse’s simulation and on a phone slowed down to 1.6 Mbit/s, 150 ms and a quarter of the processor. Milliseconds are this machine’s; ratios are what to read. Bytes are bodies in brotli.',
    '',
    '| page | speed, accessibility, practices, search | largest paint, simulated | ÷ no scripts | ÷ empty | throttled | ÷ no scripts | ÷ empty | shift | longest task after load | requests | script | awake | HTML |',
    `|---|${'---:|'.repeat(13)}`,
    ...pages.map(row),
    '',
    `Press to next paint, throttled, as soon as the page has loaded, medians of five: ${[...interactions].map(([name, took]) => `${name} ${Math.round(took)} ms`).join(', ')} (limit ${speedLimits.interactionMs}).`,
    '',
    `From a league's badge to its club: ${Math.round(secondPage.plain)} ms plain, ${aheadIn(secondPage)} (limit ${speedLimits.preparedPageMs}).`,
    '',
  ].join('\n');
}

function aheadIn({ prepared, preparedStill }: SecondPage): string {
  if (prepared === null || preparedStill === null) return 'not rendered ahead by this browser';
  return `${Math.round(prepared)} ms rendered ahead, ${Math.round(preparedStill)} ms where no page becomes the other`;
}

/** Keeps it for readers of the repository. */
export async function writeProof(text: string): Promise<void> {
  await writePart('Pages', text);
}

function row({ path, weight, rounds }: PageRounds): string {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const ratio = (name: keyof ReturnType<typeof paintRatios>) =>
    of((round) => paintRatios(round)[name]).toFixed(2);
  const score = (name: keyof Round['simulated']['page']['scores']) =>
    of(({ simulated }) => simulated.page.scores[name]);
  return `| ${[
    path,
    [score('performance'), score('accessibility'), score('best-practices'), score('seo')].join(', '),
    Math.round(of(({ simulated }) => simulated.page.largestPaint)),
    ratio('simulated, beside no scripts'),
    ratio('simulated, beside empty'),
    Math.round(of(({ throttled }) => throttled.page.paint)),
    ratio('throttled, beside no scripts'),
    ratio('throttled, beside empty'),
    of(({ simulated, throttled }) => Math.max(simulated.page.shift, throttled.page.shift)).toFixed(4),
    Math.round(of(({ throttled }) => throttled.page.longest)),
    of(({ simulated }) => simulated.page.requests),
    weight.script,
    weight.awake,
    weight.document,
  ].join(' | ')} |`;
}
