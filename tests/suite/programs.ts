import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBrowser } from '../../browsers/installed-browser.ts';
import { findProgram, unpackedFolder } from '../fixtures/processes/system-program.ts';
import { runProgram } from './step.ts';

/** Debian packages by the program or font folder that they contain. */
type Packages = Record<string, string>;

/** Browsers need many libraries, so they are installed. */
const installed: Packages = { 'firefox-esr': 'firefox-esr', openssl: 'openssl' };
/** The fonts that `tests/look/fonts.conf` names. */
const fonts: Packages = { dejavu: 'fonts-dejavu-core', liberation: 'fonts-liberation' };
/**
 * Only `npm run test:all` tests WebKit and Chromium's back/forward cache, which the headless shell
 * lacks, and opens exports in LibreOffice.
 */
const installedForAll: Packages = {
  ...installed,
  chromium: 'chromium',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  soffice: 'libreoffice-calc',
};
/** Unpacked only, because installing these packages would start system services. */
const unpacked: Packages = { nginx: 'nginx', promtool: 'prometheus', pgbouncer: 'pgbouncer' };
/** Libraries of the unpacked programs. */
const libraries = ['libc-ares2'];

/**
 * Installs missing programs if run as root on Debian. Otherwise the tests fail with the name of the
 * missing program.
 * @throws Error if there is no Chromium
 */
export async function providePrograms(isLong: boolean): Promise<void> {
  const missing = (packages: Packages) =>
    Object.entries(packages).flatMap(([program, name]) => (findProgram(program) ? [] : [name]));
  const missingFonts = () =>
    Object.entries(fonts).flatMap(([folder, name]) =>
      existsSync(`/usr/share/fonts/truetype/${folder}`) ? [] : [name],
    );
  const toInstall = [
    ...(testBrowser() ? [] : ['chromium-headless-shell']),
    ...missing(isLong ? installedForAll : installed),
    ...missingFonts(),
  ];
  const toUnpack = isLong ? missing(unpacked) : [];
  if (toInstall.length + toUnpack.length > 0 && canInstall()) {
    const quietly = { variables: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-get', ['update', '-qq'], quietly);
    if (toInstall.length > 0)
      await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...toInstall], quietly);
    if (toUnpack.length > 0) await unpack([...toUnpack, ...libraries]);
  }
  if (missingFonts().length > 0)
    console.warn(`Pictures will differ: the Debian packages ${missingFonts().join(', ')} are missing.`);
  if (!testBrowser())
    throw new Error(
      'There is no Chromium. Install it (for example: apt-get install chromium-headless-shell) and run this again.',
    );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Downloads packages and unpacks them below `node_modules/.cache`, without running their scripts.
 */
async function unpack(names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-packages-'));
  await mkdir(unpackedFolder, { recursive: true });
  spawnSync('apt-get', ['download', '-qq', ...names], { cwd: folder, stdio: 'inherit' });
  for (const file of await readdir(folder))
    await runProgram('dpkg-deb', ['-x', join(folder, file), unpackedFolder]);
  await rm(folder, { recursive: true, force: true });
}
