import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = /^used-by-(\d+)$/;

/**
 * Notes that this process serves the release in `folder`, so that later builds leave it there. Who may not write there
 * cannot say so; a few releases are kept in any case.
 */
export function markInUse(folder: string): void {
  const file = join(folder, `used-by-${process.pid}`);
  try {
    writeFileSync(file, '');
  } catch {
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @returns whether a process that still runs serves the release in `folder` */
export function isInUse(folder: string): boolean {
  return readdirSync(folder).some((name) => {
    const pid = mark.exec(name)?.[1];
    return pid !== undefined && isAlive(Number(pid));
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
