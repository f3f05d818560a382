import { z } from 'zod';
import { describeIssue } from './schema-words.ts';

const files = new WeakMap<object, string>();

/** @returns the path of the content file of an entry, for errors that are found after parsing */
export function fileOf(entry: object): string {
  return files.get(entry) ?? 'content';
}

/**
 * Validates entries.
 * @param file path of the content file of all entries or of each, for error messages
 * @returns the parsed entries
 * @throws Error with file, entry (its slug or index) and field of an invalid entry
 */
export function parseEntries<T extends z.ZodType>(
  file: string | ((entry: z.input<T>) => string),
  schema: T,
  entries: readonly z.input<T>[],
): z.output<T>[] {
  return entries.map((entry, index) => {
    const path = typeof file === 'string' ? file : file(entry);
    const parsed = schema.safeParse(entry, { error: describeIssue });
    if (parsed.success) {
      if (typeof parsed.data === 'object' && parsed.data !== null) files.set(parsed.data, path);
      return parsed.data;
    }
    const named = z.object({ slug: z.string() }).safeParse(entry);
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || '(entry)';
    throw new Error(
      `${path}: entry "${named.success ? named.data.slug : index + 1}", field ${field}: ${issue?.message}`,
    );
  });
}
