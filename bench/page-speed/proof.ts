import { cpus, loadavg } from 'node:os';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { median } from '../median.ts';
import { writePart } from '../proof-file.ts';
import { type Findings, isScored } from './broken-limits.ts';
import { slowPhone } from './measure.ts';
import { type PageRounds, paintRatios, type Round } from './rounds.ts';
import type { SecondPage } from './second-page.ts';
import { speedLimits, weightLimitsOf } from './weight-limits.ts';

const limits = {
  noScripts: speedLimits.paintBesideNoScripts.toFixed(2),
  empty: speedLimits.paintBesideEmpty.toFixed(1),
};

/** @returns what was measured, as a page of Markdown */
export function proof({ pages, interactions, secondPage, browser }: Findings & { browser: string }): string {
  const rounds = pages[0]?.rounds.length ?? 0;
  const [processor] = cpus();
  return [
    `Written by \`npm run bench pages\` on ${new Date().toISOString().slice(0, 10)}: ${rounds} interleaved rounds, medians. Lighthouse ${lighthouse.version}, Chromium ${browser}, Node ${process.versions.node}, ${cpus().length} cores, ${processor?.model.trim() ?? 'unknown'}, load ${Math.round(loadavg()[0] ?? 0)} at the end.`,
    '',
    `The site stands behind nginx as [its example](operate/nginx.conf) has it, by TLS and HTTP/2. A page stands beside itself without scripts and beside the first paint of an empty document from the same server, in Lighthouse’s simulation and on a phone with ${slowPhone.megabits} Mbit/s, ${slowPhone.latencyMs} ms and a processor slowed down ${slowPhone.slowdown} times. Milliseconds are this machine’s; ratios are what to read. Bytes are bodies in brotli. Limits stand in brackets, and in \`bench/page-speed/weight-limits.ts\` for bytes; what is past its limit is **bold**.`,
    '',
    `| page | speed, accessibility, practices, search (${speedLimits.score}) | largest paint, simulated | ÷ no scripts (${limits.noScripts}) | ÷ empty (${limits.empty}) | throttled | ÷ no scripts (${limits.noScripts}) | ÷ empty (${limits.empty}) | shift (${speedLimits.shift}) | longest task after load (${speedLimits.longestTaskMs}) | requests (${speedLimits.requests}) | script | awake | HTML |`,
    `|---|${'---:|'.repeat(13)}`,
    ...pages.map(row),
    '',
    `Press to next paint, throttled, as soon as the page’s script answers, in ms, medians of five (${speedLimits.interactionMs}): ${[...interactions].map(([name, took]) => `${name} ${atMost(took, speedLimits.interactionMs)}`).join(', ')}.`,
    '',
    `From a league’s badge to its club, in ms: ${Math.round(secondPage.plain)} plain, ${aheadIn(secondPage)}.`,
    '',
  ].join('\n');
}

function aheadIn({ prepared, preparedStill }: SecondPage): string {
  if (prepared === null || preparedStill === null) return 'not rendered ahead by this browser';
  const held = (took: number) => atMost(took, speedLimits.preparedPageMs);
  return `${held(prepared)} rendered ahead (${speedLimits.preparedPageMs}), ${held(preparedStill)} where no page becomes the other`;
}

/** Keeps it for readers of the repository. */
export async function writeProof(text: string): Promise<void> {
  await writePart('Pages', text);
}

/** @returns the figure as it is read, bold where that is past its limit */
function atMost(figure: number, limit: number, digits = 0): string {
  return mark(figure.toFixed(digits), Number(figure.toFixed(digits)) > limit);
}

function mark(text: string, isPast: boolean): string {
  return isPast ? `**${text}**` : text;
}

function row({ path, weight, rounds }: PageRounds): string {
  const bytes = weightLimitsOf(path);
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const ratio = (name: keyof ReturnType<typeof paintRatios>, limit: number) =>
    atMost(
      of((round) => paintRatios(round)[name]),
      limit,
      2,
    );
  const score = (name: keyof Round['simulated']['page']['scores']) => {
    const points = of(({ simulated }) => simulated.page.scores[name]);
    return mark(String(points), points < speedLimits.score && isScored(path, name));
  };
  return `| ${[
    path,
    [score('performance'), score('accessibility'), score('best-practices'), score('seo')].join(', '),
    Math.round(of(({ simulated }) => simulated.page.largestPaint)),
    ratio('simulated, beside no scripts', speedLimits.paintBesideNoScripts),
    ratio('simulated, beside empty', speedLimits.paintBesideEmpty),
    Math.round(of(({ throttled }) => throttled.page.paint)),
    ratio('throttled, beside no scripts', speedLimits.paintBesideNoScripts),
    ratio('throttled, beside empty', speedLimits.paintBesideEmpty),
    atMost(
      of(({ simulated, throttled }) => Math.max(simulated.page.shift, throttled.page.shift)),
      speedLimits.shift,
      4,
    ),
    atMost(
      of(({ throttled }) => throttled.page.longest),
      speedLimits.longestTaskMs,
    ),
    atMost(
      of(({ simulated }) => simulated.page.requests),
      speedLimits.requests,
    ),
    atMost(weight.script, bytes.script),
    atMost(weight.awake, bytes.awake),
    atMost(weight.document, bytes.document),
  ].join(' | ')} |`;
}
