import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { stopOnSignal } from './stop.ts';

/** Events in order, each with the seconds since the test began. */
let events: string[];
let startedAt: number;
let appClose: PromiseWithResolvers<void>;
let signalHandlers: Map<string, (signal: string) => unknown>;
let server: EventEmitter;
const readiness = { isDraining: false };

const record = (event: string) => events.push(`${(Date.now() - startedAt) / 1000} ${event}`);

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  startedAt = Date.now();
  appClose = Promise.withResolvers();
  signalHandlers = new Map();
  readiness.isDraining = false;
  vi.spyOn(process, 'on').mockImplementation((name, handler) => {
    signalHandlers.set(String(name), handler);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => record(`ended with ${code}`) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function registerStop(drainSeconds: number) {
  server = Object.assign(new EventEmitter(), {
    closeIdleConnections: vi.fn(),
    closeAllConnections: () => record('cut off'),
  });
  const app = {
    server,
    log: { info: (...words: unknown[]) => record(JSON.stringify(words)) },
    close: () => {
      record('closing');
      return appClose.promise;
    },
  };
  stopOnSignal(app as unknown as FastifyInstance, {
    services: {
      stopPurge: () => record('purge stopped'),
      stop: async () => record('services stopped'),
    } as unknown as Services,
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

const send = (signal: string) => void signalHandlers.get(signal)?.(signal);

test.each(['SIGTERM', 'SIGINT'])(
  'on %s, shuts down in order: drain, server, services, log',
  async (signal) => {
    registerStop(20);
    expect(readiness.isDraining).toBe(false);
    send(signal);
    expect(readiness.isDraining).toBe(true);
    await vi.advanceTimersByTimeAsync(20_500);
    appClose.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual([
      `0 [{"signal":"${signal}"},"stopping"]`,
      '0 purge stopped',
      '20 closing',
      '20.5 services stopped',
      '20.5 ["stopped"]',
      '20.5 log flushed, 500 ms',
      '20.5 ended with 0',
    ]);
    const idleCloses = vi.mocked((server as unknown as FastifyInstance['server']).closeIdleConnections).mock
      .calls;
    const idleCloseCount = idleCloses.length;
    expect(idleCloseCount).toBe(5);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([idleCloses.length, events.filter((line) => line.endsWith('cut off'))]).toEqual([
      idleCloseCount,
      [],
    ]);
  },
);

test('ignores further signals', async () => {
  registerStop(1);
  send('SIGTERM');
  send('SIGINT');
  await vi.advanceTimersByTimeAsync(500);
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual(['0 [{"signal":"SIGTERM"},"stopping"]', '0 purge stopped', '1 closing']);
});

test('cuts off requests after 5 s and exits with code 1 after 9 s', async () => {
  registerStop(0);
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(events.slice(2)).toEqual(['0 closing', '5 cut off', '9 ended with 1']);
});

test('while stopping, keeps closing connections that have sent no data', async () => {
  registerStop(0);
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
