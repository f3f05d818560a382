import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBrowser } from '../../browsers/installed-browser.ts';
import { findOldestPostgres, oldestVersion } from '../fixtures/databases/oldest-postgres.ts';
import { oldestPrograms } from '../fixtures/databases/oldest-programs.ts';
import { findProgram, unpackedFolder } from '../fixtures/processes/system-program.ts';
import { runProgram } from './step.ts';
import { isBrowserTest } from './test-files.ts';

/** `package` is Debian's. `isUsedBy` receives the path of a test. */
type Program = { package: string; isThere: () => boolean; isUsedBy: (path: string) => boolean };

const program = (name: string, debianPackage: string, users: RegExp): Program => ({
  package: debianPackage,
  isThere: () => findProgram(name) !== undefined,
  isUsedBy: (path) => users.test(path),
});

/** A font that `tests/look/fonts.conf` names. */
const font = (folder: string, debianPackage: string): Program => ({
  package: debianPackage,
  isThere: () => existsSync(`/usr/share/fonts/truetype/${folder}`),
  isUsedBy: isBrowserTest,
});

const chromium: Program = {
  package: 'chromium-headless-shell',
  isThere: () => testBrowser() !== undefined,
  isUsedBy: (path) => isBrowserTest(path) || path.startsWith('tests/clients/'),
};
const fonts = [font('dejavu', 'fonts-dejavu-core'), font('liberation', 'fonts-liberation')];
/** Programs of `npm run test:clients` alone, with their Debian packages. */
const clients = Object.entries({
  java: 'default-jre-headless',
  lynx: 'lynx',
  w3m: 'w3m',
  khal: 'khal',
  calcurse: 'calcurse',
  ssconvert: 'gnumeric',
  sqlite3: 'sqlite3',
  mutt: 'mutt',
  script: 'bsdutils',
  spamassassin: 'spamassassin',
  zbarimg: 'zbar-tools',
  ZXingReader: 'zxing-cpp-tools',
}).map(([name, debianPackage]) => program(name, debianPackage, /^tests\/clients\//));
/** Programs that are installed, because they need many libraries. */
const installed: Program[] = [
  chromium,
  ...fonts,
  program('firefox-esr', 'firefox-esr', /^tests\/(?:engines\/firefox|clients\/)/),
  program('pdftotext', 'poppler-utils', /\/paper\.spec|^tests\/clients\//),
  program('openssl', 'openssl', /\/(connection-string|nginx)[.-]/),
  program('WebKitWebDriver', 'webkit2gtk-driver', /^tests\/engines\/webkit/),
  program('Xvfb', 'xvfb', /^tests\/engines\/webkit/),
  ...clients,
  program('ffmpeg', 'ffmpeg', /\/film\/seam\./),
  program('soffice', 'libreoffice-calc', /\/libreoffice\.|^tests\/clients\//),
];
/** The headless shell has no back/forward cache. */
const installedForLongTests = [program('chromium', 'chromium', /\/navigation\.spec/)];
/** Unpacked only, because installing these packages would start system services. */
const unpacked: Program[] = [
  program('nginx', 'nginx', /\/(?:nginx|cdn)[.-]/),
  program('promtool', 'prometheus', /\/operate\.long|^tests\/clients\//),
  program('pgbouncer', 'pgbouncer', /\/pgbouncer\./),
  {
    package: `postgresql-${oldestVersion}`,
    isThere: () => findOldestPostgres() !== undefined,
    isUsedBy: (path) => /\/(?:oldest-version|restore-cluster)\./.test(path),
  },
  {
    package: `postgresql-client-${oldestVersion}`,
    isThere: () => oldestPrograms() !== undefined,
    isUsedBy: (path) => path.includes('/restore-cluster.'),
  },
];
/** Libraries of the unpacked programs. */
const libraries = ['libc-ares2', 'libpq5'];

/**
 * Installs the programs that these tests need and that are missing, if run as root on Debian.
 * Otherwise the tests fail with the name of the missing program.
 * @throws Error if browser tests have no Chromium
 */
export async function providePrograms(files: readonly string[], isLong: boolean): Promise<void> {
  const missing = (programs: readonly Program[]) =>
    programs
      .filter(({ isThere, isUsedBy }) => files.some(isUsedBy) && !isThere())
      .map((each) => each.package);
  const toInstall = missing([...installed, ...(isLong ? installedForLongTests : [])]);
  const toUnpack = missing(unpacked);
  if (toInstall.length + toUnpack.length > 0 && canInstall()) {
    console.log(
      `Installing Debian packages that these tests need: ${[...toInstall, ...toUnpack].join(', ')}`,
    );
    const quietly = { variables: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'failed' } as const;
    await runProgram('apt-get', ['update', '-qq'], quietly);
    if (toInstall.length > 0)
      await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...toInstall], quietly);
    if (toUnpack.length > 0) await unpack([...toUnpack, ...libraries]);
  }
  const missingFonts = missing(fonts);
  if (missingFonts.length > 0)
    console.warn(`Pictures will differ: the Debian packages ${missingFonts.join(', ')} are missing.`);
  if (missing([chromium]).length > 0)
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
