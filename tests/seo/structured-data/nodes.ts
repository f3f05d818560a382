/** A JSON-LD node. */
export type Node = { [property: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

export function typeOf(node: Node): string {
  return typeof node['@type'] === 'string' ? node['@type'] : '';
}

/** @returns the nodes of a block: those of its `@graph`, or the block itself */
export function nodesOf(block: unknown): Node[] {
  if (!isNode(block)) return [];
  return (Array.isArray(block['@graph']) ? block['@graph'] : [block]).filter(isNode);
}

/** @returns the node and every node inside it */
export function withInner(node: Node): Node[] {
  return [node, ...Object.values(node).flatMap(listOf).filter(isNode).flatMap(withInner)];
}

/** True for a node with only `@id`, which refers to another node. */
export function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id';
}
