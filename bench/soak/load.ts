import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpRequest } from '../sign-up-request.ts';

const signUpsPerSecond = 30;
const pagesPerSecond = 300;
const tickMs = 50;
const answerMs = 10_000;

/** What the site answered, kept until the end of the run. */
export type Load = {
  /** When each address was acknowledged, by address. */
  acknowledged: Map<string, number>;
  pages: number;
  /** Requests that failed: when they were sent, and why. */
  failures: { at: number; why: string }[];
};

type Call = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/**
 * Sends sign-ups and requests `paths` in turn at a steady pace until `signal` aborts, and then waits for the
 * answers. autocannon sends what is due in a second at once, and does not tell which request was
 * lost when a connection closed.
 */
export async function keepLoaded(
  url: string,
  paths: readonly string[],
  load: Load,
  signal: AbortSignal,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pending = new Set<Promise<void>>();
  const send = (call: Call, expected: number, answered: () => void) => {
    const at = performance.now();
    const sent = statusOf(agent, url, call)
      .then((status) => {
        if (status === expected) answered();
        else load.failures.push({ at, why: `${call.path} was answered with ${status}` });
      })
      .catch((error: unknown) => void load.failures.push({ at, why: `${call.path}: ${error}` }))
      .finally(() => pending.delete(sent));
    pending.add(sent);
  };
  const begin = performance.now();
  for (let [signUps, pages] = [0, 0]; !signal.aborted; await sleep(tickMs)) {
    const seconds = (performance.now() - begin) / 1_000;
    for (; signUps < seconds * signUpsPerSecond; signUps += 1) {
      const signUp = signUpRequest();
      const { email } = JSON.parse(signUp.body);
      send({ path: '/api/early-access', ...signUp }, 201, () =>
        load.acknowledged.set(email, performance.now()),
      );
    }
    for (; pages < seconds * pagesPerSecond; pages += 1)
      send({ path: paths[pages % paths.length] ?? '/', headers: { 'accept-encoding': 'br' } }, 200, () => {
        load.pages += 1;
      });
  }
  await Promise.all(pending);
  agent.destroy();
}

/** @returns the status, once the whole answer has arrived. @throws Error when it does not arrive */
function statusOf(agent: Agent, url: string, { path, body, ...options }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { ...options, agent, signal: AbortSignal.timeout(answerMs) });
    sent.on('response', (response) => text(response).then(() => resolve(response.statusCode ?? 0), reject));
    sent.on('error', reject);
    sent.end(body);
  });
}
