import { absoluteUrl } from '../addresses.ts';
import { securityText } from './security-text.ts';
import { type TextFile, textFile } from './text-file.ts';

export function securityFile(): TextFile {
  return textFile(securityText(absoluteUrl('/.well-known/security.txt')), 'text/plain');
}
