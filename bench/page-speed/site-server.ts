import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFolderVariable } from '../../build/releases/build-folder.ts';
import { distFolder, freshRelease } from '../../build/releases/fresh-release.ts';
import { fingerprintSources } from '../../build/releases/sources.ts';
import { fillFolder } from '../../build/site.ts';
import { freePort } from '../../tests/fixtures/processes/free-port.ts';
import { startNginx } from '../../tests/fixtures/processes/nginx.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Below the project, since what renders on demand asks for its libraries from there. */
const ownBuilds = join(projectFolder, 'dist/bench');
const startLimitMs = 300_000;
const askEveryMs = 500;

/** An address that no page has, and a document with one mark to paint. */
export const emptyPath = '/empty';
const emptyDocument =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body>.</body></html>';

export type SiteServer = {
  /** As visitors name it. */
  url: string;
  /** The site itself, without nginx: here bodies can be counted, which HTTP/2 mixes with its frames. */
  plainUrl: string;
  stop(): Promise<void>;
};

/** Nobody signed the certificate. */
export const trustAll = '--ignore-certificate-errors';

/**
 * Starts the whole site as its visitors meet it, behind nginx with TLS and HTTP/2, an empty document beside its pages.
 * What is stale is built before.
 */
export async function startSite(dataFolder: string): Promise<SiteServer> {
  await copyRelease();
  const [port, tls] = [await freePort(), await freePort()];
  const url = `https://127.0.0.1:${tls}`;
  const plainUrl = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SITE_URL: url,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      [distFolderVariable]: ownBuilds,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopSite = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(ownBuilds, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimitMs;
  while (!(await fetch(`${plainUrl}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  const nginx = await startNginx({ site: port, tls }).catch(async (error: unknown) => {
    await stopSite();
    throw error;
  });
  const stop = async () => {
    await nginx.stop();
    await stopSite();
  };
  return { url, plainUrl, stop };
}

async function copyRelease(): Promise<void> {
  const fingerprint = await fingerprintSources();
  const release = await freshRelease({ root: distFolder, fingerprint, fill: fillFolder });
  await rm(ownBuilds, { recursive: true, force: true });
  await cp(release.folder, join(ownBuilds, release.id), { recursive: true });
  await symlink(release.id, join(ownBuilds, 'current'));
  const folder = join(ownBuilds, release.id, 'client', emptyPath);
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), emptyDocument);
}
