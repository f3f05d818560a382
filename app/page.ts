import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Page as Address } from '../content/addresses.ts';
import type { Locale } from '../content/locale.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { OwnSignUpOutcome } from './own-sign-up-outcome.ts';
import type { HeadTag } from './seo/head-tags.tsx';

export type Kind = Address['kind'];
type AddressOf = { [K in Kind]: Extract<Address, { kind: K }> };

/** Input of a page's `load`: its address entry, the language, and data of the request. */
export type Visit<K extends Kind = Kind> = {
  address: AddressOf[K];
  locale: Locale;
  query: URLSearchParams;
  outcome: FormOutcome | null;
  ownSignUp: OwnSignUpOutcome | null;
};

/** A page's props: plain data in one language, including its head. */
type PageData = {
  head: readonly HeadTag[];
};

export type PageContent = PageData & { body: ReactElement };
export type Page<K extends Kind> = (visit: Visit<K>) => PageContent;

/** Defines a page: `load` returns data, `Component` renders it. */
export function page<K extends Kind, Data extends PageData>(
  load: (visit: Visit<K>) => Data,
  Component: ComponentType<Data>,
): Page<K> {
  return (visit) => {
    const data = load(visit);
    return { head: data.head, body: createElement(Component, data) };
  };
}
