import type { ReactNode } from 'react';
import type { HydrateWhen } from '../client/island.tsx';
import type { BehaviourName, BehaviourProps } from './registry.ts';

type BehaviourAttributes<Name extends BehaviourName> = {
  name: Name;
  timing: HydrateWhen;
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
    <div data-island={name} data-hydrate={timing} data-props={props && JSON.stringify(props)}>
      {children}
    </div>
  );
}
