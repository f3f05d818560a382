import { ruleName as classOwners, classOwnersPlugin } from './tests/conventions/class-owners.ts';
import { ruleName as windowSizes, windowSizesPlugin } from './tests/conventions/window-sizes.ts';

/** One of a declaration's values, with its brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-use-logical', classOwnersPlugin, windowSizesPlugin],
  // An exception says why, and goes when it is none any more.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // The site is read from both sides.
    'csstools/use-logical': 'always',
    [windowSizes]: true,
    // Who wants to change a part of a page finds one sheet.
    [classOwners]: true,
    // Colours have names, all in content/palette.ts, so that a page cannot have a shade of its own.
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-disallowed-list': {
      // A size of type is a step of the scale, or comes from the room that the words have: the width of the window or
      // of what holds them, the window's height. Pixels may be the most that a drawing has room for.
      'font-size': [String.raw`/^(?!.*(?:cqi|svh)).*\drem\b/`, String.raw`/^\d+px$/`],
      // Up to three pixels are a hair's breadth that makes lines meet, no space.
      '/^(?:scroll-)?(?:margin|padding)|^(?:--|row-|column-)?gap$/': [
        String.raw`/(?<![\d.])(?:[4-9]|\d{2,})(?:\.\d+)?px\b|\drem\b/`,
      ],
      // The plugin above ignores gradients, and four sides in one, of which two are left and right.
      '/^(?:background|mask)/': [String.raw`/\bto (?:left|right)\b/`],
      '/^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/': [
        `/^(?:${value}\\s+){3}${value}$/`,
      ],
    },
    // A value that depends on the language is a token, set once. What remains says why.
    'selector-disallowed-list': [
      ['/:lang\\(ar\\)/'],
      { message: 'Use tokens, such as var(--arabic-label) or var(--latin). See Type in docs/design.md.' },
    ],
    'declaration-property-value-allowed-list': {
      // A layer has a name in tokens.css. In one component, a part may be behind or in front of its neighbours.
      'z-index': [
        '/^(?:auto|-?1|0)$/',
        '/^var\\(--(?:z-[a-z-]+|[a-z]+-layer, (?:auto|var\\(--z-[a-z-]+\\)))\\)$/',
      ],
      'line-height': ['/^(?:0\\.[89]|1(?:\\.[1-6]|\\.75)?)$/', '/var\\(/'],
    },
  },
  overrides: [{ files: ['app/styles/tokens.css'], rules: { 'selector-disallowed-list': null } }],
};
