import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Page as Address } from '../content/addresses.ts';
import type { Locale } from '../content/locale.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { HeadTag } from './seo/head-tags.tsx';

export type Kind = Address['kind'];
type AddressOf = { [K in Kind]: Extract<Address, { kind: K }> };

/** What a page is made for: its entry among the addresses, a language, and what came with the request. */
export type Visit<K extends Kind = Kind> = {
  address: AddressOf[K];
  locale: Locale;
  query: URLSearchParams;
  outcome: FormOutcome | null;
};

/** Data that a page is made from: plain, in one language, its head among it. */
type PageData = {
  head: readonly HeadTag[];
};

export type PageContent = PageData & { body: ReactElement };
export type Page<K extends Kind> = (visit: Visit<K>) => PageContent;

/** A page is what it loads, shown by a component that takes just that. */
export function page<K extends Kind, Data extends PageData>(
  load: (visit: Visit<K>) => Data,
  Component: ComponentType<Data>,
): Page<K> {
  return (visit) => {
    const data = load(visit);
    return { head: data.head, body: createElement(Component, data) };
  };
}
