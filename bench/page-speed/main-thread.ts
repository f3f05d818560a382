import type { Artifacts } from 'lighthouse';
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js';

type TaskNode = Awaited<ReturnType<typeof MainThreadTasks.request>>[number];

/** A task of the main thread. Times in milliseconds, as measured on this machine. */
type Task = {
  /** Since the start of the navigation. */
  start: number;
  duration: number;
  /** Trace events that take at least half of the task, outermost first, and their script. */
  what: string;
};

/** Main-thread work of one page load. Times in milliseconds, as measured on this machine. */
export type Work = {
  total: number;
  /** By the labels of Lighthouse's groups, such as "Style & Layout". */
  byKind: Record<string, number>;
  longest: Task[];
};

const longestCount = 5;

export async function mainThreadWork({ Trace }: Artifacts): Promise<Work> {
  const tasks = await MainThreadTasks.request(Trace, { computedCache: new Map() });
  const byKind: Record<string, number> = {};
  for (const { group, selfTime } of tasks) byKind[group.label] = (byKind[group.label] ?? 0) + selfTime;
  const longest = tasks
    // A task without an end in the trace has an inferred duration.
    .filter(({ parent, unbounded }) => !parent && !unbounded)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, longestCount)
    .map((task) => ({ start: task.startTime, duration: task.duration, what: explain(task) }));
  const total = Object.values(byKind).reduce((sum, time) => sum + time, 0);
  return { total, byKind, longest };
}

/** @returns for example `TimerFire › FunctionCall, hydrate-abc.js` */
function explain(task: TaskNode): string {
  const names: string[] = [];
  let part = largePart(task, task.duration / 2);
  for (; part; part = largePart(part, task.duration / 2))
    if (part.event.name !== names.at(-1)) names.push(part.event.name);
  const events = names.join(' › ') || heaviest(task, ({ group }) => group.label);
  const script = heaviest(task, ({ attributableURLs }) =>
    attributableURLs.find((url) => url.endsWith('.js')),
  );
  return script ? `${events}, ${script.replace(/^.*\//, '')}` : `${events}`;
}

function largePart({ children }: TaskNode, least: number): TaskNode | undefined {
  return children.find(({ duration }) => duration >= least);
}

/** @returns the key with the most time of a task and its parts, undefined if none has a key */
function heaviest(task: TaskNode, keyOf: (part: TaskNode) => string | undefined): string | undefined {
  const times = new Map<string, number>();
  const add = (part: TaskNode) => {
    const key = keyOf(part);
    if (key !== undefined) times.set(key, (times.get(key) ?? 0) + part.selfTime);
    part.children.forEach(add);
  };
  add(task);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
