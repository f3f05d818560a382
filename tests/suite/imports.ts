/**
 * `npm run imports` says which imports run against the way, and whether the picture in docs/architecture.md is as the
 * imports are; `npm run imports -- --draw` draws it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import { importPicture } from './import-picture.ts';
import { forbidden, options } from './import-rules.ts';

const document = 'docs/architecture.md';
const folders = ['app', 'server', 'sign-up', 'content', 'build', 'media', 'browsers', 'bench', 'tests'];

const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === 'string') throw new Error(output);
if (output.summary.error > 0) {
  const report = await format(output, { outputType: 'err' });
  console.error(report.output);
  process.exitCode = 1;
}

const picture = importPicture(
  output.modules.map(({ source, dependencies }) => ({
    file: source,
    imports: dependencies.map(({ resolved }) => resolved),
  })),
);
const before = readFileSync(document, 'utf8');
const now = before.replace(/```mermaid\n[\s\S]*?```/, () => `\`\`\`mermaid\n${picture}\n\`\`\``);
if (process.argv.includes('--draw')) writeFileSync(document, now);
else if (now !== before) {
  console.error(`${document}: the picture of imports is not as they are: npm run imports -- --draw`);
  process.exitCode = 1;
}
