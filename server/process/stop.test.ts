import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { stopOnSignal } from './stop.ts';

/** Events in order, each with the seconds since the test began. */
let events: string[];
let startedAt: number;
let closed: PromiseWithResolvers<void>;
let signals: Map<string, (signal: string) => unknown>;
let server: EventEmitter;
const readiness = { isDraining: false };

const record = (event: string) => events.push(`${(Date.now() - startedAt) / 1000} ${event}`);

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  startedAt = Date.now();
  closed = Promise.withResolvers();
  signals = new Map();
  readiness.isDraining = false;
  vi.spyOn(process, 'on').mockImplementation((name, act) => {
    signals.set(String(name), act);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => record(`ended with ${code}`) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start(drainSeconds: number) {
  server = Object.assign(new EventEmitter(), {
    closeIdleConnections: vi.fn(),
    closeAllConnections: () => record('cut off'),
  });
  const app = {
    server,
    log: { info: (...words: unknown[]) => record(JSON.stringify(words)) },
    close: () => {
      record('closing');
      return closed.promise;
    },
  };
  stopOnSignal(app as unknown as FastifyInstance, {
    services: { stop: async () => record('services stopped') } as unknown as Services,
    destination: {
      write: () => undefined,
      end: async (timeoutMs) => {
        record(`log flushed, ${timeoutMs} ms`);
      },
    },
    readiness,
    drainSeconds,
  });
}

const send = (signal: string) => void signals.get(signal)?.(signal);

test.each(['SIGTERM', 'SIGINT'])(
  'on %s drains, closes the server, then stops services and flushes the log',
  async (signal) => {
    start(20);
    expect(readiness.isDraining).toBe(false);
    send(signal);
    expect(readiness.isDraining).toBe(true);
    await vi.advanceTimersByTimeAsync(20_500);
    closed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual([
      `0 [{"signal":"${signal}"},"stopping"]`,
      '20 closing',
      '20.5 services stopped',
      '20.5 ["stopped"]',
      '20.5 log flushed, 500 ms',
      '20.5 ended with 0',
    ]);
    const swept = vi.mocked((server as unknown as FastifyInstance['server']).closeIdleConnections).mock.calls;
    const sweeps = swept.length;
    expect(sweeps).toBe(5);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([swept.length, events.filter((line) => line.endsWith('cut off'))]).toEqual([sweeps, []]);
  },
);

test('ignores further signals', async () => {
  start(1);
  send('SIGTERM');
  send('SIGINT');
  await vi.advanceTimersByTimeAsync(500);
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual(['0 [{"signal":"SIGTERM"},"stopping"]', '1 closing']);
});

test('cuts off requests after 5 s and exits with 1 after 9 s', async () => {
  start(0);
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(events.slice(1)).toEqual(['0 closing', '5 cut off', '9 ended with 1']);
});

test('repeatedly closes open connections that have sent nothing', async () => {
  start(0);
  const connection = (bytesRead: number) => {
    const socket = Object.assign(new Duplex({ read() {} }), { bytesRead });
    server.emit('connection', socket);
    return { socket, destroy: vi.spyOn(socket, 'destroy') };
  };
  const [unused, active, closedEarly] = [connection(0), connection(1), connection(0)];
  closedEarly.socket.emit('close');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(unused.destroy).not.toHaveBeenCalled();
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(150);
  const late = connection(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(unused.destroy).toHaveBeenCalled();
  expect(late.destroy).toHaveBeenCalled();
  expect(active.destroy).not.toHaveBeenCalled();
  expect(closedEarly.destroy).not.toHaveBeenCalled();
});
