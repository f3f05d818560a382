import { readdirSync, readlinkSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSite, type TestSite } from '../../../tests/fixtures/site.ts';
import { type TestApp, testApp } from '../../../tests/fixtures/test-app.ts';

const film = '/media/hero.webm';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const wait = { timeout: 20_000, interval: 20 };

let site: TestSite;
let server: TestApp;
const clients: Socket[] = [];
beforeEach(async () => {
  site = await makeSite();
  // More than the kernel buffers for a connection.
  await truncate(join(site.root, film), 64 * 1024 * 1024);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.app.close();
  await site.remove();
});

async function start(options: { maxOpenFiles?: number } = {}): Promise<void> {
  server = await testApp({ pages: await site.pages(), logLevel: 'info', ...options });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends `bytes`. Reads nothing if `isPaused`. */
function open(bytes: string, isPaused = false) {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  const client = { socket, received: '', isClosed: false };
  socket.on('error', () => undefined);
  socket.on('close', () => {
    client.isClosed = true;
  });
  if (isPaused) socket.pause();
  else
    socket.on('data', (data) => {
      client.received += data;
    });
  socket.write(bytes);
  return client;
}

const responsesIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g) ?? [];

function openFilms(): number {
  const path = join(site.root, film);
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  }).length;
}

test('answers 16 pipelined requests in their order, as often as they come', async () => {
  await start();
  const client = open(get('/healthz').repeat(8) + get('/nowhere') + get('/favicon.svg').repeat(7));
  for (const total of [16, 32, 48]) {
    await vi.waitFor(() => expect(responsesIn(client.received)).toHaveLength(total), wait);
    if (total < 48) client.socket.write(get('/healthz').repeat(16));
  }
  expect(responsesIn(client.received).slice(0, 16)).toEqual([
    ...Array(8).fill('HTTP/1.1 200'),
    'HTTP/1.1 404',
    ...Array(7).fill('HTTP/1.1 200'),
  ]);
});

test('closes a connection with 17 unanswered requests, and handles no more of them', async () => {
  await start();
  const client = open(get('/nowhere').repeat(2_000));
  await vi.waitFor(() => expect(client.isClosed).toBe(true), wait);
  expect(site.rendered.length).toBeLessThanOrEqual(1);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
});

test('closes a connection that sends requests one by one and reads no response', async () => {
  await start();
  const client = open(get(film), true);
  for (let n = 0; n < 16; n++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    client.socket.write(get(film));
  }
  client.socket.resume();
  await vi.waitFor(() => expect(client.isClosed).toBe(true), wait);
});

test('one connection holds one file open, and closes it with the connection', async () => {
  await start();
  const readers = Array.from({ length: 10 }, () => open(get(film).repeat(16), true));
  await vi.waitFor(() => expect(openFilms()).toBe(10), wait);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(openFilms()).toBe(10);
  expect((await server.app.inject('/features')).statusCode).toBe(200);
  for (const { socket } of readers) socket.destroy();
  await vi.waitFor(() => expect(openFilms()).toBe(0), wait);
});

test('returns 503 with Retry-After while too many files are sent, and files again afterwards', async () => {
  await start({ maxOpenFiles: 2 });
  const readers = [open(get(film), true), open(get(film), true)];
  await vi.waitFor(() => expect(openFilms()).toBe(2), wait);
  const refused = await server.app.inject('/favicon.svg');
  expect([refused.statusCode, refused.body]).toEqual([
    503,
    'Too many files are being sent. Try again in a second.\n',
  ]);
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect((await server.app.inject('/features')).statusCode).toBe(200);
  readers[0]?.socket.destroy();
  await vi.waitFor(async () => expect((await server.app.inject('/favicon.svg')).statusCode).toBe(200), wait);
  for (let n = 0; n < 10; n++) expect((await server.app.inject('/favicon.svg')).statusCode).toBe(200);
});

test('2,000 requests on each of 20 connections leave files and connections for others', async () => {
  await start();
  const attackers = Array.from({ length: 20 }, () => open(get(film).repeat(2_000), true));
  for (const { socket } of attackers) socket.resume();
  await vi.waitFor(() => expect(attackers.every(({ isClosed }) => isClosed)).toBe(true), wait);
  await vi.waitFor(() => expect(openFilms()).toBe(0), wait);
  expect((await server.app.inject('/favicon.svg')).statusCode).toBe(200);
  expect(server.lines().length).toBeLessThan(20);
});

test('accepts 4,000 connections, or as many as descriptors allow', async () => {
  await start();
  const { report } = process;
  const { soft } = (report.getReport() as { userLimits: { open_files: { soft: number } } }).userLimits
    .open_files;
  expect(server.app.server.maxConnections).toBe(Math.min(4_000, Math.floor(soft / 2) - 64));
});
