import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { refuseBrokenRequest } from './broken-request.ts';

/** A connection as the server finds it, and what becomes of it. */
function connection(state: { destroyed?: boolean; writable?: boolean } = {}) {
  const sent: string[] = [];
  const socket = {
    destroyed: false,
    writable: true,
    ...state,
    write: (text: string) => sent.push(text),
    destroy() {
      socket.destroyed = true;
    },
  };
  return {
    socket,
    sent,
    refuse: (code?: string) => refuseBrokenRequest(code ? { code } : {}, socket as unknown as Socket),
  };
}

describe('what never became a request', () => {
  test.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'The request took too long'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'The headers are too large'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'The request is cut off or no HTTP'],
    [undefined, '400 Bad Request', 'The request is cut off or no HTTP'],
  ])('with %s is answered %s', (code, status, error) => {
    const { socket, sent, refuse } = connection();
    refuse(code);
    const body = JSON.stringify({ ok: false, error });
    expect(sent.join('')).toBe(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: application/json; charset=utf-8',
        'Cache-Control: no-store',
        'Connection: close',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
    expect(socket.destroyed).toBe(true);
  });

  test('is answered nothing where nobody reads any more, and let go', () => {
    const { socket, sent, refuse } = connection({ writable: false });
    refuse();
    expect([sent, socket.destroyed]).toEqual([[], true]);
  });
});

test('a visitor who went away is left alone', () => {
  const reset = connection();
  reset.refuse('ECONNRESET');
  expect([reset.sent, reset.socket.destroyed]).toEqual([[], false]);
  const gone = connection({ destroyed: true });
  gone.refuse('HPE_INVALID_METHOD');
  expect(gone.sent).toEqual([]);
});
