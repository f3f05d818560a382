import { isAbsolute, relative, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

/** Variables by which a platform that discards the disk at each deployment is recognized. */
const platforms = {
  RENDER: 'Render',
  RAILWAY_PROJECT_ID: 'Railway',
  FLY_APP_NAME: 'Fly.io',
  DYNO: 'Heroku',
  K_SERVICE: 'Cloud Run',
} as const;

/** Railway sets it if the service has a volume. Other platforms name no disk. */
const mountVariable = 'RAILWAY_VOLUME_MOUNT_PATH';

/**
 * Warns if the embedded database is on a platform whose file system is ephemeral. A next deployment
 * would delete every sign-up. The operator confirms a mounted disk by `PERSISTENT_DISK`.
 */
export function warnAboutEphemeralDisk(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PERSISTENT_DISK'>,
  environment: NodeJS.ProcessEnv,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (config.DATABASE_URL || config.PERSISTENT_DISK === '1') return;
  const found = Object.entries(platforms).find(([variable]) => environment[variable]);
  if (!found) return;
  const mount = environment[mountVariable];
  if (mount && isInside(config.DATA_DIR, mount)) return;
  const [, platform] = found;
  log.warn(
    { platform, directory: resolve(config.DATA_DIR) },
    `${platform} discards files at each deployment, and with them every sign-up: set DATABASE_URL, or mount a disk, set DATA_DIR to a folder on it and PERSISTENT_DISK=1`,
  );
}

function isInside(folder: string, mount: string): boolean {
  const path = relative(resolve(mount), resolve(folder));
  return path.split('/')[0] !== '..' && !isAbsolute(path);
}
