import type { FastifyInstance } from 'fastify';

/**
 * Queue length for connections that are not accepted yet. Linux limits it to `somaxconn`, 4096.
 * Node's default of 511 is too short when a full stadium opens a link. A client whose connection is
 * dropped retries only after 1 s.
 */
const backlog = 4_096;

/**
 * @param port 0 means any free port. @throws when the address is in use or does not belong to this
 * machine
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  await app.listen({ port, host, backlog });
}
