import type { Page } from '@playwright/test';
import * as z from 'zod';
import { devtools } from '../../look/settled/devtools.ts';
import type { Row } from '../row.ts';

const text = z.object({ value: z.string().optional() }).optional();
const node = z.object({
  ignored: z.boolean(),
  role: text,
  name: text,
  nodeId: z.string(),
  parentId: z.string().optional(),
});
type Node = z.infer<typeof node>;

/** Parts with these roles need a name. */
const named = [
  ...['article', 'complementary', 'region', 'navigation', 'dialog'],
  ...['button', 'link', 'textbox', 'combobox', 'checkbox', 'timer', 'image', 'heading'],
];

/** Chromium's accessibility tree, which screen readers read. */
export const screenReader: Row = {
  title: 'a screen reader gets every text of the page in whole words, and a name for every part',
  async open() {
    return async ({ page }) => {
      const nodes = await readTree(page);
      return [...unnamed(nodes), ...splitTexts(nodes), ...(await missingTexts(page, nodes))];
    };
  },
};

async function readTree(page: Page): Promise<Node[]> {
  const session = await devtools(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return z.array(node).parse(nodes);
}

function unnamed(nodes: readonly Node[]): string[] {
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && named.includes(role?.value ?? '') && !name?.value?.trim(),
    )
    .map(({ role }) => `a part without a name: ${role?.value}`);
}

const isText = ({ role, ignored }: Node) => !ignored && role?.value === 'StaticText';

/** @returns texts of one part whose characters are nodes of their own, which are read one by one */
function splitTexts(nodes: readonly Node[]): string[] {
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const partOf = ({ parentId }: Node): Node | undefined => {
    const parent = byId.get(parentId ?? '');
    return parent && (parent.ignored || parent.role?.value === 'generic') ? partOf(parent) : parent;
  };
  const texts = nodes.filter(isText);
  const isSingle = ({ name }: Node) => /^[\p{L}\p{N}]$/u.test(name?.value ?? '');
  return texts.flatMap((each, at) => {
    const next = texts[at + 1];
    if (!next || !isSingle(each) || !isSingle(next) || partOf(each) !== partOf(next)) return [];
    return [
      `read character by character: “${each.name?.value}${next.name?.value}” in ${partOf(each)?.role?.value}`,
    ];
  });
}

/** @returns texts that the page shows and the tree has not */
async function missingTexts(page: Page, nodes: readonly Node[]): Promise<string[]> {
  const plain = (value: string) => value.replaceAll(/\s+/g, '');
  const read = plain(nodes.flatMap(({ ignored, name }) => (ignored ? [] : [name?.value ?? ''])).join(' '));
  const shown = await page.evaluate(shownTexts);
  return shown.filter((value) => !read.includes(plain(value))).map((value) => `not read: “${value}”`);
}

/** Runs in the page. @returns the texts of blocks without those that are hidden from readers */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    const element = at.parentElement;
    const value = at.textContent?.trim();
    if (
      !element ||
      !value ||
      element.closest('[aria-hidden=true], script, style, svg, noscript, option, template')
    )
      continue;
    if (element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      found.push(value);
  }
  return found;
}
