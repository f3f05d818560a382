import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onFreePort } from '../../fixtures/processes/free-port.ts';
import { startSite } from '../../fixtures/processes/site-process.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import { inFolder } from '../in-folder.ts';
import type { Row } from '../row.ts';

/** Gauges of prom-client, whose names end as those of counters. */
const misnamed = /^nodejs_active_(?:handles|requests|resources)_total non-counter metrics should not have/;

/** The linter of Prometheus, on metrics after a few requests. */
export const promtool: Row = {
  title: 'promtool accepts the metrics',
  programs: ['promtool'],
  differs:
    'right, but for three gauges of prom-client 15.1.3, whose names end with `_total` as only those of counters should',
  async checkSite({ paths }) {
    const metrics = await scrape(paths.slice(0, 3));
    const child = spawn(requireProgram('promtool', 'prometheus'), ['check', 'metrics']);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    child.stdin.end(metrics);
    const [code] = await once(child, 'close');
    const faults = printed.split('\n').filter((line) => line && !misnamed.test(line));
    // It ends with 3 if it has printed names against the rules.
    return [
      ...faults,
      ...(code === 3 ? [] : [`promtool ended with ${code}`]),
      ...(metrics.includes('sportbuddy_') ? [] : ['no metrics of the site']),
    ];
  },
};

async function scrape(paths: readonly string[]): Promise<string> {
  return await inFolder(async (folder) => {
    return await onFreePort(async (port) => {
      const site = await startSite({ DATA_DIR: folder, METRICS_PORT: String(port) });
      try {
        for (const path of paths) await fetch(`${site.url}${path}`);
        return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      } finally {
        await site.end('SIGTERM');
      }
    });
  });
}
