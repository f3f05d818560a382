import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { exportCommit, findCommit } from '../../bench/commits.ts';

const run = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/** Keeps the base images and the image of the earlier release for the next run. */
const workFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sportbuddy/image');

/** Runs buildah with a store of its own, so that it changes no other image of this machine. */
export async function buildah(...args: string[]): Promise<string> {
  const store = ['--root', join(workFolder, 'store'), '--runroot', join(workFolder, 'run')];
  const { stdout } = await run('buildah', [...store, ...args], { maxBuffer: maxOutputBytes });
  return stdout.trim();
}

/** buildah writes null for a list that is empty. */
const strings = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const imageConfig = z.object({
  User: z.string().default(''),
  Env: strings,
  Cmd: strings,
  WorkingDir: z.string().default('/'),
  Healthcheck: z.object({ Test: strings }).optional(),
});
const inspected = z.object({ Docker: z.object({ config: imageConfig }) });

export type ImageConfig = z.infer<typeof imageConfig>;

export async function readImageConfig(image: string): Promise<ImageConfig> {
  return inspected.parse(JSON.parse(await buildah('inspect', '--type', 'image', image))).Docker.config;
}

/** Creates a container of an image. @returns the folder with its files */
export async function mountImage(image: string): Promise<string> {
  return buildah('mount', await buildah('from', '--pull-never', image));
}

async function exists(image: string): Promise<boolean> {
  return buildah('inspect', '--type', 'image', image).then(
    () => true,
    () => false,
  );
}

/** Builds the image of a commit as its Dockerfile says. Reuses an image of an earlier run on request. */
export async function buildImage(commit: string, { reuse = false } = {}): Promise<string> {
  const whole = await findCommit(commit);
  const image = `localhost/sportbuddy:${reuse ? whole : 'tested'}`;
  if (reuse && (await exists(image))) return image;
  const context = join(workFolder, 'context');
  await rm(context, { recursive: true, force: true });
  await mkdir(context, { recursive: true });
  await exportCommit(whole, context);
  await prepareBases(await readFile(join(context, 'Dockerfile'), 'utf8'));
  // Docker's format: the default format of buildah and Podman has no health check.
  await buildah(
    ...['bud', '--format', 'docker', '--isolation', 'chroot', '--pull-never', '--layers=false'],
    ...['--tag', image, context],
  );
  return image;
}

/** Removes the containers that were mounted, and layers that no image has. */
export async function removeContainers(): Promise<void> {
  for (const command of [
    ['umount', '--all'],
    ['rm', '--all'],
    ['rmi', '--prune'],
  ])
    await buildah(...command).catch(() => undefined);
}

/** @returns the image that a commit's image starts from */
export async function baseImageOf(commit: string): Promise<string> {
  const { stdout } = await run('git', ['show', `${await findCommit(commit)}:Dockerfile`]);
  return `docker.io/library/${basesOf(stdout).at(-1)}`;
}

function basesOf(dockerfile: string): string[] {
  return [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
}

/** Makes the images that a Dockerfile names, which come from no registry here. */
async function prepareBases(dockerfile: string): Promise<void> {
  const bases = basesOf(dockerfile);
  const debian = bases.find((name) => name.startsWith('debian:'));
  if (!debian) throw new Error(`The Dockerfile has no stage from debian: ${bases.join(', ')}`);
  await debianImage(debian);
  for (const name of bases.filter((base) => base.startsWith('node:'))) await nodeImage(name, debian);
}

async function commitBase(container: string, name: string): Promise<void> {
  await buildah('commit', '--rm', container, `docker.io/library/${name}`);
}

/** @param name such as debian:bookworm-slim */
export async function debianImage(name: string): Promise<void> {
  if (await exists(`docker.io/library/${name}`)) return;
  const [, suite = ''] = /^debian:([a-z]+)/.exec(name) ?? [];
  const files = join(workFolder, suite);
  if (!existsSync(files)) {
    await rm(`${files}.unfinished`, { recursive: true, force: true });
    await run('debootstrap', ['--variant=minbase', suite, `${files}.unfinished`], {
      maxBuffer: maxOutputBytes,
    });
    await rename(`${files}.unfinished`, files);
  }
  const container = await buildah('from', 'scratch');
  await buildah('add', container, files, '/');
  await commitBase(container, name);
}

/** The official image has the same Debian, a Node and its npm. This one has those of this machine. */
async function nodeImage(name: string, debian: string): Promise<void> {
  if (await exists(`docker.io/library/${name}`)) return;
  const files = join(workFolder, 'node');
  await rm(files, { recursive: true, force: true });
  for (const folder of ['bin', 'etc', 'lib/node_modules', 'share/ca-certificates'])
    await mkdir(join(files, folder), { recursive: true });
  await copyFile(process.execPath, join(files, 'bin/node'));
  for (const program of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(files, 'bin', program));
  const { stdout } = await run('npm', ['config', 'get', 'registry']);
  const certificates = '/usr/local/share/ca-certificates/all.crt';
  await copyFile('/etc/ssl/certs/ca-certificates.crt', join(files, 'share/ca-certificates/all.crt'));
  await writeFile(join(files, 'etc/npmrc'), `registry=${stdout.trim()}\ncafile=${certificates}\n`);
  const container = await buildah('from', '--pull-never', `docker.io/library/${debian}`);
  await buildah('copy', container, files, '/usr/local');
  await buildah('copy', container, await npmFolder(), '/usr/local/lib/node_modules/npm');
  // The official image has the libraries of its Node, and Debian's image does not.
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libatomic1';
  await buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', install);
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  await commitBase(container, name);
}

async function npmFolder(): Promise<string> {
  const { stdout } = await run('sh', ['-c', 'command -v npm']);
  return dirname(dirname(await realpath(stdout.trim())));
}
