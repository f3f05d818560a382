import type { Socket } from 'node:net';

const statuses: Record<string, readonly [status: string, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
};
const badRequest = ['400 Bad Request', 'The request is incomplete or not HTTP'] as const;

/** How long the rest of the request is read and discarded. */
const lingerMs = 1_000;

/**
 * Answers a malformed or timed-out request with JSON, as the API does, and closes the connection.
 */
export function handleClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = statuses[error.code ?? ''] ?? badRequest;
  const body = JSON.stringify({ ok: false, error: message });
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
  if (!socket.writable) return void socket.destroy();
  socket.end(head + body);
  // Closing with unread bytes resets the connection, and the client may lose the response.
  socket.removeAllListeners('data').on('data', () => undefined);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
