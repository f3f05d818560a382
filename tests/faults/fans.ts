import { setTimeout as sleep } from 'node:timers/promises';

const connections = 16;
/** A crowd, not a flood: what is stored must be delivered as well before the next fault can come. */
const pauseMs = 40;
/** A fan who waits this long has gone. */
const patienceMs = 20_000;

type SignUpRecord = { email: string; status: number; sentAt: number; answeredAt: number };

export type Fans = {
  /** Every answer so far; status 0 where the connection broke. */
  answers: SignUpRecord[];
  acknowledged(): SignUpRecord[];
  /** Resolves once the requests under way are answered. */
  leave(): Promise<void>;
};

/** Sixteen connections that sign up one fan after another, spread over `urls`, until they are told to leave. */
export function sendFans(urls: string[], name: string): Fans {
  const answers: SignUpRecord[] = [];
  let next = 0;
  let isOver = false;

  async function connection(index: number) {
    while (!isOver) {
      const n = next++;
      const email = `${name}-${n}@example.com`;
      const sentAt = performance.now();
      const url = urls[index % urls.length] ?? '';
      const status = await signUp(url, email, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
      answers.push({ email, status, sentAt, answeredAt: performance.now() });
      await sleep(pauseMs);
    }
  }

  const all = Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  return {
    answers,
    acknowledged: () => answers.filter(({ status }) => status === 201),
    async leave() {
      isOver = true;
      await all;
    },
  };
}

/** @returns the status of the answer, 0 when there is none */
export async function signUp(url: string, email: string, client: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ name: 'Fan', email }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}
