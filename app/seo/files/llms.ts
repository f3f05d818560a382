import { llmsText } from './llms-text.ts';
import { type TextFile, textFile } from './text-file.ts';

export function llmsFile(): TextFile {
  return textFile(llmsText(), 'text/plain');
}
