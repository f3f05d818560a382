import { llmsText } from './llms-text.ts';
import { textResponse } from './text-response.ts';

export function loader() {
  return textResponse(llmsText(), 'text/plain');
}
