import { isNode, isReference, listOf, type Node, typeOf } from './nodes.ts';
import type { Vocabulary } from './vocabulary.ts';

const textTypes = [
  'Text',
  'URL',
  'Date',
  'DateTime',
  'Time',
  'Duration',
  'CssSelectorType',
  'PronounceableText',
];
const forms: Record<string, RegExp> = {
  URL: /^(?:https:\/\/|mailto:)\S+$/,
  Date: /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/,
  Duration: /^P(?=\d|T\d)(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
};

/** @returns what a thing says that schema.org has no words for: unknown types, properties, values of another kind */
export function vocabularyFaults(node: Node, vocabulary: Vocabulary): string[] {
  const type = typeOf(node);
  if (!vocabulary.isType(type)) return [`unknown type "${type}"`];
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const expected = vocabulary.expected(type, property);
      if (!expected) return [`${type} has no property "${property}"`];
      return listOf(value).flatMap((item) => {
        if (isNode(item) && !isReference(item)) {
          const fits = expected.some((range) => vocabulary.isA(typeOf(item), range));
          return [
            ...(fits ? [] : [`${type}.${property} cannot be a ${typeOf(item)}`]),
            ...vocabularyFaults(item, vocabulary),
          ];
        }
        return fits(item, expected, vocabulary)
          ? []
          : [`${type}.${property} cannot be ${JSON.stringify(item)}`];
      });
    });
}

function fits(value: unknown, expected: readonly string[], vocabulary: Vocabulary): boolean {
  if (isNode(value)) return expected.includes('IdReference');
  if (typeof value === 'number')
    return expected.some((range) => ['Number', 'Integer', 'Float'].includes(range));
  if (typeof value === 'boolean') return expected.includes('Boolean');
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (expected.some((range) => vocabulary.members(range)?.has(value))) return true;
  const texts = expected.filter((range) => textTypes.includes(range));
  if (texts.includes('Text')) return true;
  if (texts.length > 0) return texts.some((range) => forms[range]?.test(value) ?? true);
  // A place or country may be told by its name alone, any thing by its address.
  if (expected.includes('Thing')) return forms.URL?.test(value) ?? false;
  return expected.some((range) => ['Country', 'Place', 'Person', 'Organization'].includes(range));
}
