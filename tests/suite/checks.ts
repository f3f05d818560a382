import { check, type Step } from './step.ts';

const colours = process.stdout.isTTY ? 'force' : 'off';

/** What can be told without running the product: messages first, as others read them. */
export function staticChecks(): Step[] {
  return [
    { ...check('content', 'node', ['content/check/command.ts']), stops: true },
    compiledMessages(),
    check('types', 'tsc', ['--noEmit']),
    check('nothing unused', 'knip', []),
    check('nothing that tests alone use', 'knip', ['--production', '--include', 'files']),
    check('styles', 'stylelint', ['app/**/*.css']),
    check('imports', 'node', ['tests/suite/imports.ts']),
    // Piped, colours would stand around each letter of a line that differs.
    check('lint and format', 'biome', ['ci', '--error-on-warnings', `--colors=${colours}`, '.']),
  ];
}

/** Types and tests read what the messages compile to. */
export function compiledMessages(): Step {
  return check('messages compile', 'node', ['tests/suite/compile-messages.ts']);
}
