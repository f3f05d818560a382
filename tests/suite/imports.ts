/** Checks the rules in `import-rules.ts` and `browser-imports.ts`. */
import { cruise, format } from 'dependency-cruiser';
import { forbiddenInBrowser } from './browser-imports.ts';
import { forbidden, options } from './import-rules.ts';

const folders = [
  'app',
  'server',
  'sign-up',
  'content',
  'bundler',
  'launch',
  'media',
  'browsers',
  'bench',
  'tests',
];

const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === 'string') throw new Error(output);
if (output.summary.error > 0) {
  const report = await format(output, { outputType: 'err' });
  console.error(report.output);
  process.exitCode = 1;
}

const inBrowser = forbiddenInBrowser(output.modules);
if (inBrowser.length > 0) {
  console.error(`Browsers must not load these. Pass the values as props:\n  ${inBrowser.join('\n  ')}`);
  process.exitCode = 1;
}
