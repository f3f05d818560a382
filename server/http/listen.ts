import type { FastifyInstance } from 'fastify';

/**
 * Connections that the kernel takes for a server that is busy (it cuts this to its own `somaxconn`, 4096 on Linux). Node's 511
 * are fewer than come at once when a link is shown to a full ground, and who is turned away tries again only after a second.
 */
const backlog = 4_096;

/** Takes visitors at `host` and `port` (0: a free one). @throws when the address is taken or not this machine's */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  await app.listen({ port, host, backlog });
}
