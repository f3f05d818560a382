/**
 * Classes of one part of a component: the component's own and, if the page gave the component a name, the page's.
 *
 * @param part for example `ticket-stub`
 * @param name class that the page gave the component, for example `event-ticket`
 * @returns for example `ticket-stub event-ticket-stub`
 */
export function partClass(component: string, part: string, name: string | undefined): string {
  return name ? `${component}-${part} ${name}-${part}` : `${component}-${part}`;
}
