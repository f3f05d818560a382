import { z } from 'zod';

const files = new WeakMap<object, string>();

/** @returns the path of the content file that an entry stands in, for errors found later than its shape */
export function fileOf(entry: object): string {
  return files.get(entry) ?? 'content';
}

/**
 * Turns a wrong entry into an error that says where it stands.
 * @param file the content file's path, as named in errors
 * @returns the parsed entries
 * @throws Error naming the file, the entry (its slug or its place in the file) and the field
 */
export function parseEntries<T extends z.ZodType>(
  file: string,
  schema: T,
  entries: readonly z.input<T>[],
): z.output<T>[] {
  return entries.map((entry, index) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) {
      if (typeof parsed.data === 'object' && parsed.data !== null) files.set(parsed.data, file);
      return parsed.data;
    }
    const named = z.object({ slug: z.string() }).safeParse(entry);
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || '(entry)';
    throw new Error(
      `${file}: entry "${named.success ? named.data.slug : index + 1}", field ${field}: ${issue?.message}`,
    );
  });
}
