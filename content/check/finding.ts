/** Something a writer has to mend: where it stands, and what should stand there. */
export type Finding = { file: string; entry: string; field: string; message: string };

/** One line, in the form that a wrong shape is reported in too. */
export function tell({ file, entry, field, message }: Finding): string {
  return `${file}: entry "${entry}", field ${field}: ${message}`;
}

/** Begins what a generated entry leaves to be written, followed by what should stand there. */
export const unwrittenMark = '✎';

export const isUnwritten = (text: string): boolean => text.includes(unwrittenMark);
