import { signUpQuestions } from '../faqs/faqs.ts';
import { fixedPages } from '../pages/fixed-pages.ts';
import type { Finding } from './finding.ts';
import { messageFindings } from './message-rules.ts';
import { placeholdersIn, wrongScriptIn } from './texts.ts';

const pagesFile = 'content/pages/fixed-pages.ts';

/** @returns faults in the texts of fixed pages, in the questions of the sign-up page and in the messages */
export function pageFindings(): Finding[] {
  return [
    ...fixedPages.flatMap((page) => [
      ...placeholdersIn(pagesFile, page.kind, page),
      ...wrongScriptIn(pagesFile, page.kind, page),
    ]),
    ...wrongScriptIn('content/faqs/faqs.ts', 'signUpQuestions', signUpQuestions),
    ...messageFindings(),
  ];
}
