import { useRouteLoaderData } from 'react-router';

/** Addresses that the operator sets at start. */
export type SiteAddresses = { origin: string; appStoreUrl: string; playStoreUrl: string };

const unknown: SiteAddresses = { origin: '', appStoreUrl: '', playStoreUrl: '' };

/** @returns the configured addresses, while a page is rendered; empty on the screen of an error that hit before they were known */
export function useSite(): SiteAddresses {
  return useRouteLoaderData<SiteAddresses>('root') ?? unknown;
}
