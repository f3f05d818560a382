import { execFileSync } from 'node:child_process';
import { startServerProcess } from '../../tests/fixtures/server-process.ts';
import { signUpLoad } from './load.ts';

/** @returns the server's resident memory in MB after each `step` sign-ups, `steps` times, on the embedded database */
export async function memoryBySteps(directory: string, step: number, steps: number): Promise<number[]> {
  const server = await startServerProcess({ DATA_DIR: directory, TRUST_PROXY: '1' });
  const megabytes: number[] = [];
  while (megabytes.length < steps) {
    const { done, failed } = await signUpLoad(server.url, { connections: 64, amount: step });
    if (done < step || failed > 0) throw new Error(`only ${done - failed} of ${step} sign-ups were made`);
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    megabytes.push(Math.round(Number(kilobytes) / 1024));
  }
  await server.end('SIGTERM');
  return megabytes;
}
