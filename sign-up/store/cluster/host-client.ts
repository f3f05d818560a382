import pg from 'pg';
import { StorageError } from '../storage-errors.ts';

type Done = (error: Error | null) => void;

/**
 * @param hosts each with its own configuration
 * @returns a client class that connects to the primary among several hosts. After a connection that
 * failed, or that found a read-only standby, the next client tries the next host.
 */
export function clientForHosts(hosts: pg.ClientConfig[]) {
  let current = 0;

  return class HostClient extends pg.Client {
    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, ...hosts[current] });
      const index = current;
      const connect = this.connect.bind(this) as (done: Done) => void;
      // The pool adds its listener after `connect`. Without one, a connection that breaks before
      // would end the process.
      this.on('error', () => undefined);
      // The pool calls it with a callback only.
      this.connect = ((done: Done) => {
        const finish: Done = (error) => {
          if (error && index === current) current = (current + 1) % hosts.length;
          done(error);
        };
        connect((error) => {
          if (error || hosts.length === 1) return finish(error);
          requirePrimary(this).then(
            () => finish(null),
            (standby: Error) => this.end(() => finish(standby)),
          );
        });
      }) as typeof this.connect;
    }
  };
}

/** @throws StorageError on a hot standby, which is read-only */
async function requirePrimary(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
  if (rows[0]?.isStandby) throw new StorageError('NOT_PRIMARY', 'the host is a standby');
}
