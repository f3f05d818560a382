import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emailKey } from '../../sign-up/email-key.ts';
import type { ConfirmationRequest, NewLetterState } from '../../sign-up/store/mailboxes/confirmations.ts';
import { clientNetwork } from '../http/client-address.ts';

const hourMs = 3_600_000;
/** Networks counted at once. Beyond it the least recently used is forgotten. */
const maxNetworks = 100_000;

/**
 * A place within the limits for one confirmation. `release` must be called after the request. It
 * gives the place back unless `onQueued` was called.
 */
export type ConfirmationReservation = Required<ConfirmationRequest> & { release(): void };

/** Reserves a confirmation to an address, and returns its state. */
export type ConfirmationLimit = (request: FastifyRequest, email: string) => ConfirmationReservation;

export type ConfirmationLimits = { perNetwork: number; perHour: number };

/** Used where no limits are configured. */
export const unlimitedConfirmation: ConfirmationReservation = {
  state: 'waiting',
  onQueued: () => undefined,
  release: () => undefined,
};

/**
 * Stops list bombing: an attacker enters addresses of other people, who then get letters. Above a
 * limit the sign-up is stored, and its letter is paused until an operator resumes it. Counts letters
 * that are queued, not requests.
 * @param perNetwork letters per hour and network
 * @param perHour letters per hour of this server
 */
export function createConfirmationLimit(
  app: FastifyInstance,
  { perNetwork, perHour }: ConfirmationLimits,
): ConfirmationLimit {
  const networks = createReservations(perNetwork);
  const server = createReservations(perHour);
  let endsAt = 0;
  const startWindow = () => {
    networks.clear();
    server.clear();
    endsAt = Date.now() + hourMs;
  };
  // Forgets networks also while no sign-up arrives. The privacy policy promises about one window.
  const timer = setInterval(startWindow, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const warn = createWarning();

  return (request, email) => {
    if (Date.now() >= endsAt) startWindow();
    const key = emailKey(email);
    const ofNetwork = networks.reserve(clientNetwork(request), key);
    const ofServer = ofNetwork && server.reserve('all', key);
    if (!ofServer) {
      ofNetwork?.release(false);
      warn(request, ofNetwork ? 'CONFIRMATIONS_PER_HOUR' : 'CONFIRMATIONS_PER_NETWORK');
      return { ...unlimitedConfirmation, state: 'paused' satisfies NewLetterState };
    }
    let isQueued = false;
    return {
      state: 'waiting',
      onQueued() {
        isQueued = true;
      },
      release() {
        ofNetwork.release(isQueued);
        ofServer.release(isQueued);
      },
    };
  };
}

type Reservation = { release(isUsed: boolean): void };

/**
 * Counts used places by key, and addresses whose requests are in progress. Many requests for one
 * address reserve one place, because at most one letter is queued for it.
 */
function createReservations(max: number) {
  type Count = { used: number; open: Map<string, number> };
  const counts = new LRUCache<string, Count>({
    max: maxNetworks,
    memoMethod: () => ({ used: 0, open: new Map() }),
  });

  return {
    clear: () => counts.clear(),

    /** @returns undefined above the limit */
    reserve(key: string, address: string): Reservation | undefined {
      const count = counts.memo(key);
      const { open } = count;
      const requests = open.get(address) ?? 0;
      if (requests === 0 && count.used + open.size >= max) return undefined;
      open.set(address, requests + 1);
      return {
        release(isUsed) {
          const left = (open.get(address) ?? 1) - 1;
          if (left === 0) open.delete(address);
          else open.set(address, left);
          if (isUsed) count.used += 1;
          // A new window may have another count for the key.
          else if (count.used === 0 && open.size === 0 && counts.get(key) === count) counts.delete(key);
        },
      };
    },
  };
}

/** Logs at most one warning an hour. */
function createWarning(): (request: FastifyRequest, limit: string) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (request, limit) => {
    if (performance.now() - warnedAt < hourMs) return;
    warnedAt = performance.now();
    request.log.warn(
      { limit },
      'confirmation letters are paused, because unusually many were requested within an hour; see "signups stats", then run "signups letters --resume" or "signups letters --discard-paused"',
    );
  };
}
