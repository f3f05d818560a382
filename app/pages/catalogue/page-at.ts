import { data } from 'react-router';
import { findPage, type Page } from '../../../content/addresses.ts';
import { barePath, type Locale, localeOf } from '../../i18n/locale.ts';
import { pagePath } from '../../i18n/page-path.ts';

/**
 * @returns the catalogue's page at the address of a request, and its language
 * @throws a 404 response where there is no such page or one of another kind
 */
export function pageAt<Kind extends Page['kind']>(
  request: Request,
  kind: Kind,
): { page: Extract<Page, { kind: Kind }>; locale: Locale } {
  const pathname = pagePath(request);
  const page = findPage(barePath(pathname));
  if (!page || !isOfKind(page, kind)) throw data(null, { status: 404 });
  return { page, locale: localeOf(pathname) };
}

function isOfKind<Kind extends Page['kind']>(page: Page, kind: Kind): page is Extract<Page, { kind: Kind }> {
  return page.kind === kind;
}
