import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Container, type Network, runInContainer, startContainer, until } from './containers.ts';
import { buildah, debianImage, mountImage } from './images.ts';

const run = promisify(execFile);
const image = 'localhost/sportbuddy-services';
/** In Debian bookworm: nginx 1.22 and PostgreSQL 15. compose.yaml names newer ones. */
const packages = 'nginx postgresql';
const debian = 'debian:bookworm-slim';
const dataFolder = '/var/lib/postgresql/data';

const composeFile = z.object({
  services: z.object({
    site: z.object({ environment: z.record(z.string(), z.string()) }),
    nginx: z.object({ command: z.array(z.string()) }),
    postgres: z.object({ healthcheck: z.object({ test: z.tuple([z.literal('CMD-SHELL'), z.string()]) }) }),
  }),
});

const password = 'a password of the test';
/** The `.env` beside compose.yaml. */
const variables: Record<string, string> = {
  POSTGRES_PASSWORD: password,
  SITE_URL: 'https://sportbuddy.example',
  SIGN_UP_LIMIT: '5',
};

/** PostgreSQL and nginx of compose.yaml, as far as Debian has them. */
export type ComposeServices = {
  /** The environment of the site, as Compose would set it. */
  environment: string[];
  startPostgres(): Promise<Container>;
  startNginx(): Promise<Container>;
};

/** @param folder for the data, the certificate and the list of hosts */
export async function prepareServices(network: Network, folder: string): Promise<ComposeServices> {
  const { services } = composeFile.parse(parse(await readFile('compose.yaml', 'utf8')));
  const root = await mountImage(await servicesImage());
  const hosts = await writeHosts(folder);
  const common = { network, root, env: ['PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/15/bin'] };
  const data = join(folder, 'postgres');
  await mkdir(data, { recursive: true });

  async function inPostgres(command: string) {
    const ran = await runInContainer({
      ...common,
      user: 'postgres',
      volumes: { [dataFolder]: data, '/etc/hosts': hosts },
      command: ['sh', '-c', command],
      env: [...common.env, `PASSWORD=${password}`],
    });
    return ran;
  }

  return {
    environment: Object.entries(services.site.environment).map(
      ([name, value]) => `${name}=${substitute(value)}`,
    ),
    async startPostgres() {
      await run('chown', ['--recursive', await ownerOf(root, 'postgres'), data]);
      // As the official image does with POSTGRES_USER, POSTGRES_DB and POSTGRES_PASSWORD.
      const made = await inPostgres(
        `printf %s "$PASSWORD" > /tmp/password && initdb --pgdata=${dataFolder} --username=sportbuddy --pwfile=/tmp/password --auth-host=scram-sha-256 --encoding=UTF8 --locale=C`,
      );
      if (made.code !== 0) throw new Error(made.output);
      const server = await startContainer({
        ...common,
        user: 'postgres',
        volumes: { [dataFolder]: data, '/etc/hosts': hosts },
        command: ['postgres', '-D', dataFolder, '-k', '/tmp', '-h', '127.0.0.1'],
      });
      const health = `PGHOST=127.0.0.1 ${services.postgres.healthcheck.test[1]}`;
      await until(async () => (await inPostgres(health)).code === 0, 'PostgreSQL');
      const created = await inPostgres(
        'PGPASSWORD="$PASSWORD" createdb --host=127.0.0.1 --username=sportbuddy sportbuddy',
      );
      if (created.code !== 0) throw new Error(created.output);
      return server;
    },
    async startNginx() {
      const cache = join(folder, 'nginx-cache');
      await mkdir(cache, { recursive: true });
      const [certificate, key] = [join(folder, 'sportbuddy.pem'), join(folder, 'sportbuddy.key')];
      const subject = ['-subj', '/CN=sportbuddy.example', '-days', '1', '-keyout', key, '-out', certificate];
      await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject]);
      return startContainer({
        ...common,
        command: services.nginx.command,
        volumes: {
          '/etc/hosts': hosts,
          '/var/cache/sportbuddy': cache,
          '/etc/sportbuddy/nginx.conf': join(process.cwd(), 'docs/operate/nginx.conf'),
          '/etc/ssl/sportbuddy.pem': certificate,
          '/etc/ssl/private/sportbuddy.key': key,
        },
      });
    },
  };
}

/** Names under which the services of compose.yaml find each other. */
export async function writeHosts(folder: string): Promise<string> {
  const file = join(folder, 'hosts');
  await writeFile(file, '127.0.0.1 localhost postgres site\n');
  return file;
}

/** Replaces the variables of a value as Compose does. */
function substitute(value: string): string {
  return value.replaceAll(
    /\$\{(\w+):[-?]([^}]*)\}/g,
    (_, name: string, other: string) => variables[name] ?? other,
  );
}

async function ownerOf(root: string, user: string): Promise<string> {
  const users = await readFile(join(root, 'etc/passwd'), 'utf8');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${user}:`))
      ?.split(':') ?? [];
  return `${uid}:${gid}`;
}

async function servicesImage(): Promise<string> {
  const known = await buildah('images', '--quiet', image).catch(() => '');
  if (known) return image;
  await debianImage(debian);
  const container = await buildah('from', '--pull-never', `docker.io/library/${debian}`);
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages} && rm -f /etc/nginx/sites-enabled/default && mkdir -p /etc/sportbuddy`;
  await buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', install);
  await buildah('commit', '--rm', container, image);
  return image;
}
