import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleClientError } from './client-error.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  const limits = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  server = createServer(limits, (_request, response) => response.end());
  server.on('clientError', handleClientError);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

/** Sends bytes. Resolves with the response and the error code of the connection. */
async function send(bytes: string): Promise<{ received: string; error: string | undefined }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let error: string | undefined;
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    error = code;
  });
  socket.write(bytes);
  await new Promise((resolve) => {
    socket.on('close', resolve);
  });
  return { received, error };
}

describe('malformed and incomplete requests', () => {
  test.each([
    ['an incomplete request', 'GET / HTTP/1.1\r\n', '408 Request Timeout', 'The request took too long'],
    [
      'headers of 400 KB',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(400_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The headers are too large',
    ],
    ['another protocol', 'HELO a.example\r\n', '400 Bad Request', 'The request is incomplete or not HTTP'],
  ])(
    '%s: gets a response, and the connection closes without a reset',
    async (_name, bytes, status, error) => {
      const body = JSON.stringify({ ok: false, error });
      expect(await send(bytes)).toEqual({
        received: [
          `HTTP/1.1 ${status}`,
          'Content-Type: application/json; charset=utf-8',
          'Cache-Control: no-store',
          'Connection: close',
          `Content-Length: ${body.length}`,
          '',
          body,
        ].join('\r\n'),
        error: undefined,
      });
    },
  );
});

/** A connection in a state that a real client reaches only by chance. */
function fakeSocket(state: { destroyed?: boolean; writable?: boolean }) {
  const socket = {
    destroyed: false,
    writable: true,
    sent: [] as string[],
    ...state,
    end: (text: string) => socket.sent.push(text),
    destroy() {
      socket.destroyed = true;
    },
  };
  return socket;
}

test('destroys a connection that is not writable, without a response', () => {
  const socket = fakeSocket({ writable: false });
  handleClientError({ code: 'HPE_INVALID_METHOD' }, socket as unknown as Socket);
  expect([socket.sent, socket.destroyed]).toEqual([[], true]);
});

test('does not write to a connection that the client closed', () => {
  const reset = fakeSocket({});
  handleClientError({ code: 'ECONNRESET' }, reset as unknown as Socket);
  const closed = fakeSocket({ destroyed: true });
  handleClientError({ code: 'HPE_INVALID_METHOD' }, closed as unknown as Socket);
  expect([reset.sent, closed.sent]).toEqual([[], []]);
});
