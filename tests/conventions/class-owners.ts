import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import stylelint from 'stylelint';

const className = /\.([a-z][\w-]*)/g;

/** @returns the classes in selectors */
function classesIn(selectors: string): string[] {
  return [...selectors.matchAll(className)].map(([, name = '']) => name);
}

const sheets = globSync('app/**/*.css');

/** Folders of a page, of a section that is too large for a component, or of what some or all pages share. */
const folders = /^app\/(?:pages\/[^/]+|maps\/[^/]+|link-previews|sign-up|styles)\//;

/** @returns the folder, or the sheet of a component */
function ownerOf(sheet: string): string {
  return folders.test(sheet) ? dirname(sheet) : sheet;
}

/** The owners of each class: with valid sheets, one. */
const owners = new Map<string, Set<string>>();
for (const sheet of sheets) {
  const withoutText = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
  for (const [selectors] of withoutText.matchAll(/[^{};]+(?=\{)/g))
    for (const name of classesIn(selectors)) {
      const of = owners.get(name) ?? new Set();
      owners.set(name, of.add(ownerOf(sheet)));
    }
}

/** @returns whether the class has the name of the sheet, such as `pin`, `pin-name` and `pins-near` in pins.css */
function isNamedLike(sheet: string, name: string): boolean {
  const component = basename(sheet, '.css');
  return [component, component.replace(/s$/, '')].some(
    (start) => name === start || name.startsWith(`${start}-`),
  );
}

/** @returns what is wrong with a class in the selector of a sheet, or nothing */
export function ownershipFault(sheet: string, name: string): string | undefined {
  const owner = ownerOf(sheet);
  const other = [...(owners.get(name) ?? [])].find((each) => each !== owner);
  if (other) return `.${name} belongs to ${other}`;
  if (owner === sheet && !isNamedLike(sheet, name))
    return `.${name} does not start with the name of its sheet`;
  return;
}

export const ruleName = 'site/class-owners';

const rule: stylelint.RuleBase = () => (root, result) => {
  const sheet = relative('.', root.source?.input.file ?? '');
  root.walkRules((rule) => {
    for (const name of classesIn(rule.selector)) {
      const fault = ownershipFault(sheet, name);
      if (fault)
        stylelint.utils.report({
          result,
          ruleName,
          node: rule,
          word: `.${name}`,
          message: `${fault}. See Where a rule belongs in docs/design.md (${ruleName})`,
        });
    }
  });
};

export const classOwnersPlugin = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages: {} }),
);
