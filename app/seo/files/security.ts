import { absoluteUrl } from '../addresses.ts';
import { securityText } from './security-text.ts';
import { textResponse } from './text-response.ts';

export function loader() {
  return textResponse(securityText(new Date(), absoluteUrl('/.well-known/security.txt')), 'text/plain');
}
