import { check, isThere, type Step } from './step.ts';

const paraglide = ['compile', '--project', './project.inlang', '--outdir', './app/i18n/paraglide'];

/** What can be told without running the product: generated types and messages first, as others read them. */
export function staticChecks(): Step[] {
  return [
    ...(isThere('project.inlang') ? [check('messages compile', 'paraglide-js', paraglide)] : []),
    ...(isThere('react-router.config.ts') ? [check('route types', 'react-router', ['typegen'])] : []),
    check('types', 'tsc', ['--noEmit']),
    check('lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
    check('nothing unused', 'knip', ['--no-progress']),
  ];
}
