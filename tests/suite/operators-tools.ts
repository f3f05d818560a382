import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

/** Programs that read what `docs/operate` offers, and Debian's packages of them. */
const tools = {
  '/usr/sbin/nginx': 'nginx',
  '/usr/bin/promtool': 'prometheus',
  '/usr/bin/openssl': 'openssl',
};

/** Installs what is missing, where that is allowed; a test that finds its program missing says so. */
export async function findOperatorsTools(): Promise<void> {
  const missing = Object.entries(tools).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0) await installPackages(...missing);
}
