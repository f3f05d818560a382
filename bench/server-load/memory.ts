import { execFileSync } from 'node:child_process';
import { startServerProcess } from '../../tests/fixtures/processes/server-process.ts';
import { signUpLoad } from './load.ts';

const connections = 64;

/** @returns the server's resident memory in MB after each `step` sign-ups or little more, `steps` times, on the embedded database */
export async function memoryBySteps(directory: string, step: number, steps: number): Promise<number[]> {
  const server = await startServerProcess({ DATA_DIR: directory, TRUST_PROXY: '1' });
  const megabytes: number[] = [];
  while (megabytes.length < steps) {
    for (let made = 0; made < step; ) {
      const { done, failed } = await signUpLoad(server.url, { connections, seconds: 1 });
      if (failed > 0) throw new Error(`${failed} of ${done} sign-ups failed`);
      made += done;
    }
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    megabytes.push(Math.round(Number(kilobytes) / 1024));
  }
  await server.end('SIGTERM');
  return megabytes;
}
