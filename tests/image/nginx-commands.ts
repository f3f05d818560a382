import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Container, type Network, startContainer, until } from './containers.ts';
import { buildah, debianImage } from './images.ts';

const debian = 'debian:bookworm-slim';
/** The directory of the site in the container. */
const site = '/srv/sportbuddy';

/**
 * Runs the commands of docs/operations.md on a fresh Debian, with Debian's own package of nginx.
 * @returns the container, in which nginx runs in the background
 * @throws Error with the output if a command fails
 */
export async function startDocumentedNginx(network: Network): Promise<Container> {
  const commands = await documentedCommands();
  await debianImage(debian);
  const name = await buildah('from', '--pull-never', `docker.io/library/${debian}`);
  // The container has no network. Its own run of this line then finds everything installed.
  const install = commands.split('\n').find((line) => line.startsWith('apt-get')) ?? 'false';
  const quietly = `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install}`;
  await buildah('run', '--isolation', 'chroot', name, '--', 'sh', '-c', quietly);
  await buildah('copy', name, 'docs/operate', join(site, 'docs/operate'));
  const container = await startContainer({
    network,
    root: await buildah('mount', name),
    cwd: site,
    env: ['PATH=/usr/sbin:/usr/bin:/sbin:/bin'],
    command: ['sh', '-c', `set -e\n${commands}\necho all commands ran\nexec sleep infinity`],
  });
  const hasEnded = container.ended.then(() => true);
  await until(
    async () => container.output().includes('all commands ran') || (await isSettled(hasEnded)),
    'the commands of docs/operations.md',
  );
  if (!container.output().includes('all commands ran')) throw new Error(container.output());
  return container;
}

/** @returns the first block of commands below the heading "nginx" */
async function documentedCommands(): Promise<string> {
  const [, section = ''] = (await readFile('docs/operations.md', 'utf8')).split('\n### nginx\n');
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  if (!commands) throw new Error('docs/operations.md has no commands for nginx');
  return commands;
}

async function isSettled(promise: Promise<boolean>): Promise<boolean> {
  return Promise.race([promise, Promise.resolve(false)]);
}
