import { localizedPaths } from '../../content/locale.ts';

/** The pages that hold the plain form; each is also where it is sent. */
export const formPages: ReadonlySet<string> = new Set(localizedPaths('/coming-soon'));
