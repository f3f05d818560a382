import { type ComponentType, createElement, type ReactNode } from 'react';
import './island-error.css';
import type { BehaviourName, BehaviourProps, PartName, PartProps } from './registry.ts';

/**
 * When the code of an island is fetched: once the page has loaded, when the island comes near the window, or when
 * somebody is about to use it. Whatever was chosen, use wakes it at once.
 */
export type IslandTiming = 'load' | 'visible' | 'use';

/**
 * Marks a component as one that React brings to life in the browser. All around it stays the HTML that was sent. Its
 * props travel in the markup: they must be plain data.
 *
 * An island is a React root of its own: no context reaches it, and ids come by props, not by `useId`.
 */
export function island<Name extends PartName>(
  name: Name,
  Component: ComponentType<PartProps<Name>>,
  timing: IslandTiming,
) {
  return function Island(props: PartProps<Name>) {
    return (
      <div data-island={name} data-timing={timing} data-props={JSON.stringify(props)}>
        {createElement(Component, props)}
      </div>
    );
  };
}

type BehaviourAttributes<Name extends BehaviourName> = {
  name: Name;
  timing: IslandTiming;
  children: ReactNode;
} & (undefined extends BehaviourProps<Name> ? { props?: never } : { props: BehaviourProps<Name> });

/** Marks HTML that a behaviour moves. What is inside is rendered once, on the server. */
export function Behaviour<Name extends BehaviourName>({
  name,
  timing,
  props,
  children,
}: BehaviourAttributes<Name>) {
  return (
    <div data-island={name} data-timing={timing} data-props={props && JSON.stringify(props)}>
      {children}
    </div>
  );
}
