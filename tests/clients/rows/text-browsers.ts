import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);

/** @param options for a page as text in UTF-8, on lines as long as possible */
function textBrowser(program: string, options: readonly string[]): Row {
  return {
    title: `${program} separates all words that the page separates`,
    programs: [program],
    async open() {
      const path = requireProgram(program, program);
      return async ({ page, url }) => {
        // lynx ends with an error for a page with the status 404, which it has printed.
        const { stdout } = await run(path, [...options, url], { env: { LANG: 'C.UTF-8' } }).catch(
          (error: Error & { stdout: string }) => error,
        );
        if (!stdout.includes('SportBuddy')) return [`${program} prints no page`];
        const text = stdout.replaceAll(/\s+/g, ' ');
        const joints = await page.evaluate(jointsOfTexts);
        const joined = joints.filter(({ left, right }) => text.includes(left + right));
        // Says each place once, with its first words.
        const places = new Map(joined.toReversed().map((joint) => [joint.where, joint]));
        return [...places.values()].map(({ left, right, where }) => `“${left}|${right}” (${where})`);
      };
    },
  };
}

export const lynx = textBrowser('lynx', ['-dump', '-nolist', '-width=990', '-display_charset=utf-8']);
export const w3m = textBrowser('w3m', ['-dump', '-cols', '990', '-O', 'UTF-8']);

type Joint = { left: string; right: string; where: string };

/**
 * Runs in the page. @returns the end of a text and the start of the next one, where they stand apart
 * on the page, although nothing is between them in the document
 */
function jointsOfTexts(): Joint[] {
  const isWord = /^[\p{L}\p{M}\p{N}]{2}$/u;
  /** Characters on each side, so that a joint is not found elsewhere by chance. */
  const shown = 14;
  // The flaps of a scoreboard stand apart, and are one number.
  const skipped = 'script, style, noscript, template, .scoreboard-flap';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const boxOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const areApart = (one: Node, other: Node) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    const isBelow = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 0;
    return isBelow || gap > 1;
  };
  const nameOf = (element: Element | null) =>
    element && [element.localName, ...element.classList].slice(0, 2).join('.');
  const commonParent = (one: Node, other: Node) => {
    let parent = one.parentElement;
    while (parent && !parent.contains(other)) parent = parent.parentElement;
    return parent;
  };
  const joints: Joint[] = [];
  let before = texts.nextNode();
  for (let text = texts.nextNode(); before && text; before = text, text = texts.nextNode()) {
    const [left = '', right = ''] = [before, text].map(({ textContent }) =>
      (textContent ?? '').replaceAll(/\s+/g, ' '),
    );
    // Two numbers of one or two digits are somewhere in any text.
    if (left.length + right.length < 6) continue;
    const parts = [commonParent(before, text), before.parentElement, text.parentElement];
    if (isWord.test(left.slice(-1) + right.slice(0, 1)) && areApart(before, text))
      joints.push({
        left: left.slice(-shown),
        right: right.slice(0, shown),
        where: parts.map(nameOf).join(' > '),
      });
  }
  return joints;
}
