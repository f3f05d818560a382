import { check, type Step } from './step.ts';

/** What can be told without running the product: messages first, as others read them. */
export function staticChecks(): Step[] {
  return [
    { ...check('content', 'node', ['content/check/command.ts']), stops: true },
    check('messages compile', 'node', ['tests/suite/compile-messages.ts']),
    check('types', 'tsc', ['--noEmit']),
    check('nothing unused', 'knip', []),
    check('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
  ];
}
