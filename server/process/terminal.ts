import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Addresses on which a server of this machine listens. A browser cannot open the first two. */
const ownAddresses = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/** Lines of the log are written asynchronously. The address comes below them. */
const afterLogMs = 200;

/** Prints the address to open on a terminal. Elsewhere the log has it. stdout is the log. */
export async function printAddress(
  bound: AddressInfo | string | null,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Promise<void> {
  if (!stream.isTTY || typeof bound !== 'object' || bound === null) return;
  await sleep(afterLogMs, undefined, { ref: false });
  stream.write(`\nThe site runs. Open ${addressOf(bound)} in a browser. Ctrl+C stops it.\n\n`);
}

function addressOf({ address, port }: AddressInfo): string {
  if (ownAddresses.has(address)) return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
