import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's types with their properties and enumerations, as schema-dts writes them down. */
export type Vocabulary = {
  isType: (name: string) => boolean;
  isA: (type: string, ancestor: string) => boolean;
  /** @returns the names of what a property may hold; undefined for one that the type does not have */
  expected: (type: string, property: string) => readonly string[] | undefined;
  /** @returns the members of an enumeration, as addresses and as bare names; undefined for any other type */
  members: (name: string) => ReadonlySet<string> | undefined;
};

type Shape = { parents: string[]; properties: Map<string, string[]> };

const interfaceLine = /^(?:export )?interface (\w+?)(Base|Leaf) extends (.+) \{$/;
const thingLine = /^interface ThingBase extends /;
const propertyLine = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/;
const unionLine = /^export type (\w+) = (.*"https:\/\/schema\.org\/.*);$/;

export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
  const shapes = new Map<string, Shape>();
  const enumerations = new Map<string, ReadonlySet<string>>();
  const types = new Set<string>();
  let current: Shape | undefined;

  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', kind, bases = ''] = interfaceLine.exec(line) ?? [];
    if (kind) {
      const parents = thingLine.test(line)
        ? []
        : bases.split(', ').map((base) => base.replace(/(Base|Leaf)$/, ''));
      current = shapes.get(name) ?? { parents: [], properties: new Map() };
      current.parents.push(...parents.filter((parent) => parent !== name));
      shapes.set(name, current);
      if (kind === 'Leaf') types.add(name);
    }
    const [, property, range = ''] = propertyLine.exec(line) ?? [];
    if (property) current?.properties.set(property, range.split(' | '));
    const [, enumeration, union = ''] = unionLine.exec(line) ?? [];
    if (enumeration) enumerations.set(enumeration, new Set(union.match(/(?<=")[^"|]+(?=")/g)));
  }

  function expected(type: string, property: string): readonly string[] | undefined {
    const shape = shapes.get(type);
    if (!shape) return undefined;
    const own = shape.properties.get(property);
    if (own) return own;
    return shape.parents.map((parent) => expected(parent, property)).find((range) => range !== undefined);
  }
  function isA(type: string, ancestor: string): boolean {
    return type === ancestor || (shapes.get(type)?.parents.some((parent) => isA(parent, ancestor)) ?? false);
  }
  return { isType: (name) => types.has(name), isA, expected, members: (name) => enumerations.get(name) };
}
