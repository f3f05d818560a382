/**
 * `npm run test:image`: builds the image from the last commit and runs it as compose.yaml does, with
 * nginx and PostgreSQL beside it. Needs root on Debian, and no container engine: debootstrap makes
 * the base images, buildah does what the Dockerfile says, and namespaces of the kernel replace the
 * engine. The last line is `N passed, N failed`.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../fixtures/processes/run-in.ts';
import { findProgram } from '../fixtures/processes/system-program.ts';
import { prepareServices, writeHosts } from './compose-services.ts';
import {
  type Container,
  createNetwork,
  killContainers,
  type Network,
  processOf,
  runInContainer,
  startContainer,
  until,
} from './containers.ts';
import { buildah, buildImage, debianImage, mountImage, readImageConfig, removeContainers } from './images.ts';
import { startDocumentedNginx } from './nginx-commands.ts';

/** The release before this one. Its data must work with this one. */
const earlierCommit = '248be891';
const programs = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  curl: 'curl',
  openssl: 'openssl',
  ip: 'iproute2',
};
const siteUrl = 'http://127.0.0.1:3000';
const total = { passed: 0, failed: 0 };

function report(name: string, isRight: boolean, details = ''): void {
  total[isRight ? 'passed' : 'failed'] += 1;
  console.log(`${isRight ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isRight && details) console.log(`       ${details.slice(-2_000)}`);
}

/** @throws Error with the output of the container if `url` is not answered with 200 in time */
async function untilAnswered(network: Network, url: string, container: Container): Promise<void> {
  await until(async () => (await network.fetch(url)).status === 200, url).catch((error: Error) => {
    throw new Error(`${error.message}: ${container.output()}`);
  });
}

/** An image, and how to run it on a volume. */
type Release = Awaited<ReturnType<typeof openRelease>>;

async function openRelease(image: string, network: Network, hosts: string) {
  const config = await readImageConfig(image);
  const root = await mountImage(image);
  const options = (data: string, env: readonly string[] = []) => ({
    ...processOf(config),
    network,
    root,
    env: [...config.Env, ...env],
    readOnly: true,
    volumes: { '/data': data, '/etc/hosts': hosts },
  });
  const { uid, gid } = await stat(join(root, 'data'));
  return {
    config,
    root,
    /** An empty volume, which belongs to the owner of the folder in the image, as in Docker. */
    async volume(folder: string): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await runIn(folder, 'chown', [`${uid}:${gid}`, '.']);
      return folder;
    },
    async start(data: string, env: readonly string[] = []): Promise<Container> {
      const container = await startContainer(options(data, env));
      await untilAnswered(network, `${siteUrl}/readyz`, container);
      return container;
    },
    run: (data: string, command: readonly string[], env: readonly string[] = [], readOnly = true) =>
      runInContainer({ ...options(data, env), command, readOnly }),
    list: (data: string, env: readonly string[] = []) =>
      runInContainer({ ...options(data, env), command: ['node', 'dist/signups.js', 'list'] }),
  };
}

function signUp(network: Network, email: string, origin = siteUrl) {
  const json = JSON.stringify({ name: 'سارة', email });
  return network.fetch(`${origin}/api/early-access`, [
    '--header',
    'content-type: application/json',
    '--data',
    json,
  ]);
}

async function testAlone(release: Release, network: Network, folder: string): Promise<void> {
  const { config } = release;
  const data = await release.volume(join(folder, 'alone'));
  report('the image has a user of its own', /^[1-9]\d*$/.test(config.User), config.User);
  const began = performance.now();
  const server = await release.start(data);
  console.log(
    `       ready after ${Math.round((performance.now() - began) / 1000)} s, with ${await server.memory()} MB`,
  );
  report('it is ready on a read-only root file system, without capabilities', true);
  const page = await network.fetch(`${siteUrl}/ar`);
  report('a page is served', page.status === 200 && page.body.includes('dir="rtl"'), page.body);
  const stored = await signUp(network, 'ann@example.org');
  report('a sign-up is stored', stored.status === 201, stored.body);
  const [kind, ...health] = config.Healthcheck?.Test ?? [];
  const checked = await release.run(data, health);
  report('the health command ends with 0', kind === 'CMD' && checked.code === 0, checked.output);
  const listed = await release.list(data);
  report('the operator lists the sign-up', listed.output.includes('ann@example.org'), listed.output);
  const touched = await release.run(data, ['touch', '/srv/sportbuddy/x'], [], false);
  report('its user cannot change its files on a writable file system either', touched.code !== 0);
  const stopped = performance.now();
  const code = await server.end('SIGTERM');
  const seconds = (performance.now() - stopped) / 1000;
  report('it ends with 0 within 20 s of SIGTERM', code === 0 && seconds < 20, `${code} after ${seconds} s`);
  const unhealthy = await release.run(data, health);
  report('the health command fails when the server is gone', unhealthy.code === 1, unhealthy.output);
}

/** Runs the earlier release and this one on the same data. */
async function testUpgrade(
  name: string,
  releases: { earlier: Release; current: Release },
  network: Network,
  data: string,
  env: readonly string[] = [],
): Promise<Container> {
  const before = await releases.earlier.start(data, env);
  await signUp(network, 'earlier@example.org');
  await before.end('SIGTERM');
  const after = await releases.current.start(data, env);
  await signUp(network, 'later@example.org');
  const { output } = await releases.current.list(data, env);
  const isKept = output.includes('earlier@example.org') && output.includes('later@example.org');
  report(`an upgrade from ${earlierCommit} keeps the sign-ups (${name})`, isKept, output);
  return after;
}

async function testCompose(
  releases: { earlier: Release; current: Release },
  network: Network,
  folder: string,
): Promise<void> {
  const services = await prepareServices(network, folder);
  const postgres = await services.startPostgres();
  report('PostgreSQL passes the health check of compose.yaml', true);
  const data = await releases.current.volume(join(folder, 'unused'));
  const site = await testUpgrade('PostgreSQL', releases, network, data, services.environment);
  const nginx = await services.startNginx();
  const origin = 'https://sportbuddy.example';
  await untilAnswered(network, origin, nginx);
  const page = await network.fetch(`${origin}/ar/coming-soon`);
  report('nginx serves a page over TLS', page.status === 200 && page.body.includes('dir="rtl"'), page.body);
  const plain = await network.fetch('http://127.0.0.1/football', ['--header', 'host: sportbuddy.example']);
  report('nginx redirects from HTTP', plain.status === 308, plain.body);
  const stored = await signUp(network, 'behind@example.org', origin);
  report('a sign-up is stored behind nginx', stored.status === 201, stored.body);
  const { output } = await releases.current.list(data, services.environment);
  report('the operator lists it from PostgreSQL', output.includes('behind@example.org'), output);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await signUp(network, `fan${n}@example.org`, origin)).status);
  report('SIGN_UP_LIMIT of .env reaches the site', statuses.includes(429), statuses.join());
  report('the site stops on SIGTERM', (await site.end('SIGTERM')) === 0, site.output());
  await nginx.end('SIGQUIT');
  await postgres.end('SIGINT');
}

/** The site does not run, so nginx answers by itself. */
async function testNginxCommands(network: Network): Promise<void> {
  const nginx = await startDocumentedNginx(network);
  report('the commands of docs/operations.md start nginx on a fresh Debian', true);
  for (const host of ['127.0.0.1', '[::1]']) {
    const page = await network.fetch(`https://${host}/football`, ['--header', 'host: sportbuddy.example']);
    const isOwn = page.status === 502 && page.body.includes('| SportBuddy</title>');
    report(`it answers at ${host} with its own page`, isOwn, page.body);
  }
  const check = await network.fetch('http://127.0.0.1/.well-known/acme-challenge/none', [
    '--header',
    'host: sportbuddy.example',
  ]);
  report('it answers checks of certificates on port 80', check.status === 404, check.body);
  await nginx.end('SIGKILL');
}

/** docs/operations.md says how to build with Podman. */
async function testPodmanFormat(folder: string): Promise<void> {
  await debianImage('debian:bookworm-slim');
  await writeFile(join(folder, 'Dockerfile'), 'FROM debian:bookworm-slim\nHEALTHCHECK CMD ["true"]\n');
  const build = [
    'bud',
    '--isolation',
    'chroot',
    '--pull-never',
    '--layers=false',
    '--tag',
    'localhost/health',
  ];
  await buildah(...build, '--format', 'oci', folder);
  const { Healthcheck } = await readImageConfig('localhost/health');
  report('the default format of Podman drops the health check, as the documentation says', !Healthcheck);
}

const missing = Object.entries(programs).filter(([name]) => !findProgram(name));
if (process.getuid?.() !== 0 || missing.length > 0) {
  const packages = missing.map(([, name]) => name).join(' ');
  console.error(`This needs root on Debian${packages && `, and the packages: apt-get install ${packages}`}.`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-image-'));
const network = await createNetwork();
try {
  const hosts = await writeHosts(folder);
  console.log('Building the images takes about five minutes each, the first time.');
  const current = await openRelease(await buildImage('HEAD'), network, hosts);
  report('the image builds', true);
  const { size } = await sizeOf(current.root);
  console.log(`       it has ${size} MB`);
  await testAlone(current, network, folder);
  await testNginxCommands(network);
  await testPodmanFormat(folder);
  const earlier = await openRelease(await buildImage(earlierCommit, { reuse: true }), network, hosts);
  const releases = { earlier, current };
  const data = await current.volume(join(folder, 'upgraded'));
  const upgraded = await testUpgrade('embedded database', releases, network, data);
  await upgraded.end('SIGTERM');
  await testCompose(releases, network, folder);
} catch (error) {
  report('the test runs to its end', false, String(error));
} finally {
  killContainers();
  network.close();
  await removeContainers();
  await rm(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function sizeOf(root: string): Promise<{ size: number }> {
  return { size: Number.parseInt(await runIn(root, 'du', ['-sm', '.']), 10) };
}
