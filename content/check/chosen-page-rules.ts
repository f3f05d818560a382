import { type Choice, chosenPage } from '../pages/popular-pages.ts';
import type { Finding } from './finding.ts';

/** @returns items of page lists that refer to an unknown sport or league */
export function chosenPageFindings(lists: readonly [name: string, choices: readonly Choice[]][]): Finding[] {
  return lists.flatMap(([entry, choices]) =>
    choices
      .filter((choice) => !chosenPage(choice))
      .map((choice) => {
        const [[field = '', slug = ''] = []] = Object.entries(choice);
        const message = `no ${field} has the slug "${slug}"`;
        return { file: 'content/pages/popular-pages.ts', entry, field, message };
      }),
  );
}
