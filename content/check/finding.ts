/** A fault in the content that a writer has to fix. */
export type Finding = { file: string; entry: string; field: string; message: string };

/** @returns one line, in the same format as schema errors */
export function formatFinding({ file, entry, field, message }: Finding): string {
  return `${file}: entry "${entry}", field ${field}: ${message}`;
}

/** Marks a placeholder in a generated entry. A hint for the writer follows. */
export const placeholderMark = '✎';

export const hasPlaceholder = (text: string): boolean => text.includes(placeholderMark);
