import { check, type Step } from './step.ts';

/** Type checks and tests need the compiled messages. */
export const compileMessages = check('messages compile', 'node', ['tests/suite/compile-messages.ts']);

export const contentCheck: Step = {
  ...check('content', 'node', ['content/check/command.ts']),
  stops: true,
};

/** Biome ignores NO_COLOR, and puts codes around every character of a file. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** Checks that only read the sources. */
export const staticChecks: Step[] = [
  check('types', 'tsc', ['-b', '.', 'tsconfig.server.json']),
  check('unused code', 'knip', []),
  check('styles', 'stylelint', ['app/**/*.css']),
  check('import rules', 'node', ['tests/suite/imports.ts']),
  check(
    'lint and format',
    'biome',
    ['ci', '--error-on-warnings', ...colours, '.'],
    'run npx biome check --write: it corrects the format and most rules',
  ),
];
