import { extname } from 'node:path';
import {
  androidAppLinksPath,
  appleAppLinksPath,
  calendarPath,
  cityApiPath,
  mailEventsPath,
  signUpApiPath,
} from '../../content/service-addresses.ts';
import { vitalsPath } from '../../content/vitals-path.ts';
import { formPages, isAssetPath, isOwnSignUpLink } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';

export type RequestKind =
  | 'api'
  | 'form'
  | 'ticket'
  | 'vitals'
  | 'mail'
  | 'health'
  | 'page'
  | 'part'
  | 'media'
  | 'file'
  | 'redirect'
  | 'unknown';

/** Files that are not part of the site's build. */
const serviceFiles: ReadonlySet<string> = new Set([calendarPath, appleAppLinksPath, androidAppLinksPath]);

/**
 * @returns the metric label of a request. A path as label would create a series for every path a
 * scanner tries.
 */
export function requestKind(
  { method, path, status }: { method: string; path: string; status: number },
  pages: Pick<PageServer, 'isAddress' | 'files'> | undefined,
): RequestKind {
  if (path === signUpApiPath || path === cityApiPath) return 'api';
  if (path === vitalsPath) return 'vitals';
  if (path === mailEventsPath && status !== 404) return 'mail';
  if (formPages.has(path) && method === 'POST') return 'form';
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (pages?.isAddress(path) === true) return extname(path) ? 'file' : 'page';
  if (isAssetPath(path)) return 'part';
  if (status === 404) return 'unknown';
  if (isOwnSignUpLink(path)) return 'ticket';
  if (path.startsWith('/media/')) return 'media';
  if (pages?.files.names.has(path) || serviceFiles.has(path)) return 'file';
  if (status === 308) return 'redirect';
  return status < 400 ? 'page' : 'unknown';
}
